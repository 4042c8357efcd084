import type { Outcome, Seat } from '../../kernel/game.ts';
import { type Effect, LOCATIONS, TECH } from './facts.ts';
import { ANCIENTS, type State, type Throne, type Who } from './state.ts';
import { coloniesOf } from './actions/landmarks.ts';
import { ancientsOf, isSolo, playerOf, sectorsOf, totalOf } from './verbs.ts';

/** Points and places (13). */

/** The lines of the score pad. */
export interface Tally {
  readonly throne: number;
  readonly galaxy: number;
  readonly far: number;
  readonly colonies: number;
  readonly techs: number;
}

export function tallyOf(state: State, seat: Seat): Tally {
  const { throne } = playerOf(state, seat);
  return {
    throne: throne.own + totalOf(throne.captured),
    galaxy: throne.galaxy,
    far: farPoints(state, seat),
    colonies: coloniesOf(state, seat).length,
    techs: techPoints(state, seat),
  };
}

export function pointsOf(state: State, seat: Seat): number {
  const { throne, galaxy, far, colonies, techs } = tallyOf(state, seat);
  return throne + galaxy + far + colonies + techs;
}

function farPoints({ far }: State, who: Who): number {
  return LOCATIONS.reduce((sum, { value }, i) => sum + (far[i] === who ? value : 0), 0);
}

/** Tokens of any kind in a throne. */
export function thronePoints({ own, captured, galaxy }: Throne): number {
  return own + totalOf(captured) + galaxy;
}

export function ancientPoints(state: State): number {
  return thronePoints(ancientsOf(state).throne) + farPoints(state, ANCIENTS);
}

export function toBeat(state: State): number | undefined {
  return isSolo(state) ? ancientPoints(state) : undefined;
}

/** What technologies are worth at the end. */
function techPoints(state: State, seat: Seat): number {
  const { techs } = playerOf(state, seat);
  let points = 0;
  for (const id of techs) {
    const { per, div = 1 } = TECH[id].effect;
    if (per !== undefined) points += Math.floor(countOf(state, seat, per) / div);
  }
  return points;
}

function countOf(state: State, seat: Seat, per: NonNullable<Effect['per']>): number {
  if (per === 'tech') return playerOf(state, seat).techs.length;
  const colonies = coloniesOf(state, seat);
  return per === 'colony' ? colonies.length : Math.max(0, sectorsOf(colonies).size - 1);
}

/** Points by seat so far. */
export function score(state: State): number[] {
  return state.players.map((_, seat) => pointsOf(state, seat));
}

// ── The end ───────────────────────────────────────────────────────────────────────────────────────

/** Ties go to more credits, then to more resources. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.ending === '') return undefined;
  const points = score(state);
  if (isSolo(state)) return { points, places: [beatsAncients(state) ? 1 : 2] };
  const standings = state.players.map(
    ({ credits, stock }, seat) => [points[seat]!, credits, totalOf(stock)] as const,
  );
  const places = standings.map((own) => 1 + standings.filter((other) => isBetter(other, own)).length);
  return { points, places };
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

/** 19.38: a tie goes to the Ancients unless the table has agreed otherwise. */
function beatsAncients(state: State): boolean {
  const lead = pointsOf(state, 0) - ancientPoints(state);
  return lead > 0 || (lead === 0 && state.options.soloTie !== 'ancients');
}
