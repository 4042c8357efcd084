import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/match/rng.ts';
import { CORE, SECTOR } from '../board.ts';
import {
  CRUISER,
  DREADNOUGHT,
  EDICT,
  EDICTS_DRAWN,
  type EdictId,
  type Least,
  MEASURES,
  type Measure,
} from '../facts.ts';
import { drawEdict } from './piles.ts';
import { askPower, window } from './powers.ts';
import { thronePoints } from '../scoring.ts';
import type { Events, Step, StepOf, MoveOf, State } from '../state.ts';
import { categoriesOf } from './techs.ts';
import { scoreGalaxy } from './tokens.ts';
import { coloniesOf } from '../actions/landmarks.ts';
import { playerOf, sectorsOf, totalOf, unitRegions } from '../verbs.ts';

/** Edicts (15): what the Emperor is rewarded for. */

const MEASURE: Readonly<Record<Measure, (state: State, seat: Seat) => number>> = {
  colonies: (state, seat) => coloniesOf(state, seat).length,
  shipsOnBoard: (state, seat) => playerOf(state, seat).ships.length,
  dreadnoughtsOnBoard: (state, seat) => shipsOfKind(state, seat, DREADNOUGHT),
  cruisersOnBoard: (state, seat) => shipsOfKind(state, seat, CRUISER),
  techs: (state, seat) => playerOf(state, seat).techs.length,
  techCategories: (state, seat) => categoriesOf(playerOf(state, seat).techs).length,
  credits: (state, seat) => playerOf(state, seat).credits,
  resources: (state, seat) => totalOf(playerOf(state, seat).stock),
  unitSectors: (state, seat) => sectorsOf(unitRegions(state, seat)).size,
  coreUnits: (state, seat) => unitRegions(state, seat).filter((region) => SECTOR[region] === CORE).length,
  farTokens: (state, seat) => state.far.filter((owner) => owner === seat).length,
  thronePoints: (state, seat) => thronePoints(playerOf(state, seat).throne),
};

function shipsOfKind(state: State, seat: Seat, kind: number): number {
  return playerOf(state, seat).ships.filter((ship) => ship.kind === kind).length;
}

/** Ties count; the most must be more than nothing. */
export function fulfils(state: State, seat: Seat, edict: EdictId): boolean {
  const { condition } = EDICT[edict];
  if (condition === null) return true;
  const own = (measure: Measure) => MEASURE[measure](state, seat);
  const all = (measure: Measure) => state.players.map((_, other) => MEASURE[measure](state, other));
  const reaches = (least: Least) =>
    MEASURES.every((measure) => least[measure] === undefined || own(measure) >= least[measure]);
  const { most, fewest, atLeast, anyOf } = condition;
  if (most !== undefined) return own(most) > 0 && own(most) === Math.max(...all(most));
  if (fewest !== undefined) return own(fewest) === Math.min(...all(fewest));
  return atLeast !== undefined ? reaches(atLeast) : (anyOf ?? []).some(reaches);
}

/** The Emperor is rewarded; then the one who can may copy it. */
export function scoreEdict(state: State, _frame: Step, events: Events): void {
  const { emperor, edict } = state;
  if (edict === '') return;
  const { condition, reward } = EDICT[edict];
  const met = fulfils(state, emperor, edict);
  events?.push({ type: 'edictScored', seat: emperor, edict, met });
  if (!met) return;
  if (reward.tribute !== undefined) collectTribute(state, reward.tribute, events);
  if (reward.galaxy === undefined) return;
  scoreGalaxy(state, emperor, 'edict', events);
  state.players.forEach((_, seat) => {
    const may =
      seat !== emperor && condition !== null && state.galaxy > 0 && window(state, seat, 'copyEdict');
    if (may && fulfils(state, seat, edict)) askPower(state, seat);
  });
}

function collectTribute(state: State, each: number, events: Events): void {
  state.players.forEach((player, seat) => {
    const paid = seat === state.emperor ? 0 : Math.min(each, player.credits);
    if (paid === 0) return;
    player.credits -= paid;
    playerOf(state, state.emperor).credits += paid;
    events?.push({ type: 'credits', who: seat, by: -paid, reason: 'tribute' });
    events?.push({ type: 'credits', who: state.emperor, by: paid, reason: 'tribute' });
  });
}

/** The old edict goes under the deck, and two are drawn. */
export function redraw(state: State, _frame: Step, _events: Events, rng: Rng): void {
  if (state.edict !== '') state.decreed = [...state.decreed, state.edict];
  state.edict = '';
  const choices = Array.from({ length: EDICTS_DRAWN }, () => drawEdict(state, rng));
  state.stack.push({ step: 'edict', seat: state.emperor, choices });
}

export function edictMoves(_state: State, { choices }: StepOf<'edict'>): MoveOf<'edict'>[] {
  return choices.map((edict) => ({ type: 'edict', edict }));
}

export function answerEdict(
  state: State,
  { seat, choices }: StepOf<'edict'>,
  { edict }: MoveOf<'edict'>,
  events: Events,
): void {
  state.stack.pop();
  state.edict = edict;
  state.decreed = [...state.decreed, ...choices.filter((other) => other !== edict)];
  events?.push({ type: 'edict', seat, edict });
}
