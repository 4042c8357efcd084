import type { Asking } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { count, type Names } from '../../../kernel/defaults/words.ts';
import { moveText } from '../../../kernel/text.ts';
import {
  because as reasonOf,
  type Distance,
  type Goods,
  type Lack,
  type Reason,
  type ReasonParts,
} from '../../../kernel/why.ts';
import { type Cell, isOuter, NAME, type Sector } from '../board.ts';
import { cheapestPaths, type Path } from '../actions/ways.ts';
import type { Move, State, Step } from '../state.ts';
import { place } from '../texts/words.ts';
import { neighbours, playerOf, shipOf } from '../verbs.ts';
import type { Aim } from './aim.ts';

/** A wish that cannot be had, and the question it meets. */
export interface Ask<F extends Step = Asking<Step>> {
  readonly state: State;
  readonly seat: Seat;
  readonly step: F;
  readonly aim: Aim;
  readonly names: Names;
  readonly legal: readonly Move[];
}

/** Nothing where a question has nothing to say about a thing. */
export type Answer = Reason | undefined;

const MOST_INSTEAD = 2;

/** What a reason may have beside its sentence and the number of its rule; moves instead are legal ones. */
interface Parts extends Omit<ReasonParts, 'instead'> {
  readonly instead?: readonly Move[] | undefined;
}

export function because(text: string, rule: string, { instead = [], ...parts }: Parts = {}): Reason {
  return reasonOf(text, rule, { ...parts, instead: instead.slice(0, MOST_INSTEAD).map(moveText) });
}

/** Too little energy or too few resources, as a lack and as it is shown at their gauge. */
export function tooFew(
  of: 'energy' | 'resources',
  have: number,
  need: number,
): { readonly lack: Lack; readonly drawings: readonly Goods[] } {
  return { lack: { of, by: need - have }, drawings: [{ kind: 'goods', of, have, need }] };
}

/** A way that energy does not pay for, as far as it does. */
export function tooFar(state: State, { sectors, prices }: Path): Distance {
  const { energy, ships } = playerOf(state, state.turn.seat);
  let [reach, left] = [0, energy];
  for (const price of prices) {
    left -= price;
    if (left >= 0) reach++;
  }
  const path = sectors.map((sector) => NAME[sector]!);
  return { kind: 'distance', from: NAME[ships[0]!]!, to: path.at(-1)!, steps: path.length, reach, path };
}

/** A distance from the ship, as a lack and as it is shown on the board. */
export function away(
  state: State,
  to: string,
  steps: number,
): { readonly lack: Lack; readonly drawings: readonly Distance[] } {
  const from = NAME[playerOf(state, state.turn.seat).ships[0]!]!;
  return {
    lack: { of: 'distance', by: steps, at: to },
    drawings: [{ kind: 'distance', from, to, steps, reach: 0 }],
  };
}

export function legalOf({ legal }: Pick<Ask, 'legal'>, ...types: readonly Move['type'][]): Move[] {
  return legal.filter(({ type }) => types.includes(type));
}

/** The questions of the own turn. */
const TURN: ReadonlySet<Step['step']> = new Set<Step['step']>([
  'turn',
  'begin',
  'fly',
  'landed',
  'action',
  'finish',
]);

export function isTurn({ step }: Step): boolean {
  return TURN.has(step);
}

/** Whether the ship may still fly. */
export function mayFly({ step }: Step): boolean {
  return step === 'turn' || step === 'begin' || step === 'fly';
}

// ── Ways ──────────────────────────────────────────────────────────────────────────────────────────

/** Positions that are asked about are views, which never change. */
const found = new WeakMap<State, ReadonlyMap<Sector, Path>>();

/** The cheapest ways of the ship whose turn it is, whatever they cost. */
export function ways(state: State): ReadonlyMap<Sector, Path> {
  const known = found.get(state);
  if (known !== undefined) return known;
  const { seat } = state.turn;
  const paths = cheapestPaths(state, seat, shipOf(playerOf(state, seat)), Number.POSITIVE_INFINITY);
  found.set(state, paths);
  return paths;
}

/** How many sectors a ship is from the nearest of some. */
export function sectorsTo(state: State, from: Sector, goals: readonly Cell[]): number {
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (const sector of queue) {
    const steps = far.get(sector)!;
    if (goals.includes(sector)) return steps;
    for (const next of neighbours(state, sector)) {
      if (far.has(next)) continue;
      far.set(next, steps + 1);
      queue.push(next);
    }
  }
  return Number.POSITIVE_INFINITY;
}

// ── Words ─────────────────────────────────────────────────────────────────────────────────────────

export function cellWords(cell: Cell): string {
  return place(NAME[cell]!);
}

export function sectorWords(n: number): string {
  return count(n, 'sector');
}

/** The zone that says what an empty sector costs. */
export function ringWords(sector: Sector): string {
  return isOuter(sector) ? 'the Outer Ring' : 'the Inner Ring';
}
