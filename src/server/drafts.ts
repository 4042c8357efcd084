import { tellsSomething } from '../kernel/barrier.ts';
import { chanceOf } from '../kernel/chance.ts';
import { InputError } from '../kernel/error.ts';
import type { GameEvent, Move, Seat } from '../kernel/game.ts';
import { legalFor } from '../kernel/match.ts';
import { clone } from '../kernel/plain.ts';
import { findByText, moveText } from '../kernel/text.ts';
import type { Note } from '../protocol/table.ts';
import type { Deed, MoveDeed } from './entry.ts';
import { type Chapter, type Ledger, plyOf } from './ledger.ts';
import { isOpen, movesOf } from './position.ts';

/** A deed and the state it leads to, not yet part of the ledger. */
export interface Draft {
  readonly deed: Deed;
  readonly state: object;
}

export interface MoveWish {
  readonly note?: Note;
  readonly again?: true;
  /** Whether its player may want to take it back; nobody asks that of a bot's. */
  readonly regretted: boolean;
}

/** What a move would do; a fault where it is not legal. The ledger stays as it is. */
export function draftMove(ledger: Ledger, seat: Seat, text: string, wish: MoveWish): Draft {
  const { game, match } = ledger;
  const move = findByText(needMoves(ledger, seat), text);
  const state = clone(match.state);
  const chance = chanceOf(match.seed, plyOf(ledger) + 1);
  const events: GameEvent[] = [];
  game.game.apply(state, seat, move, chance, events);
  const passage = { before: match.state, after: state, seat, move };
  // What was open to everybody before shows nothing new but the choice itself.
  const told = !ledger.chapters.last()?.open && tellsSomething(game.game, match.seats, passage);
  const final = !wish.regretted || chance.used || told;
  const deed: MoveDeed = {
    kind: 'move',
    seat,
    move,
    events,
    points: [...game.score(state)],
    open: isOpen(game.game, state),
    undoable: final ? 0 : undoableBy(ledger, seat) + 1,
    ...(wish.note && { note: wish.note }),
    ...(wish.again && { again: wish.again }),
  };
  return { deed, state };
}

/** The moves of a seat that is asked; anybody else is told who is. */
function needMoves({ match }: Ledger, seat: Seat): readonly Move[] {
  const { game, state } = match;
  return game.actors(state).includes(seat) ? movesOf(game, state, seat) : legalFor(match, seat);
}

/** How many of its own latest moves a seat may take back: up to what is new to anybody or another's choice. */
export function undoableBy({ chapters }: Ledger, seat: Seat): number {
  const last = chapters.last()?.deed;
  return last?.seat === seat ? last.undoable : 0;
}

/** Taking back the latest move of a seat. */
export function draftUndo(ledger: Ledger, seat: Seat): Draft {
  if (undoableBy(ledger, seat) === 0) {
    throw new InputError(
      'illegal_move',
      `seat ${seat} cannot take back 1 move: something new was seen or somebody else has chosen since`,
    );
  }
  return draftReturn(ledger, seat, plyOf(ledger) - 1, false);
}

/** Going back to the position after so many moves. */
export function draftReturn(ledger: Ledger, seat: Seat, to: number, consent: boolean): Draft {
  const last = plyOf(ledger);
  if (!(Number.isInteger(to) && to >= 0 && to < last)) {
    throw new InputError('bad_request', `there is no earlier position ${to}; there are 0 to ${last - 1}`);
  }
  return { deed: { kind: 'undo', seat, to, consent }, state: stateAt(ledger, to) };
}

/** Playing again what a seat has taken back last. */
export function draftRedo(ledger: Ledger, seat: Seat): Draft {
  const last = ledger.undone.at(-1);
  if (last?.seat !== seat) throw new InputError('illegal_move', `seat ${seat} has taken back no move`);
  return draftMove(ledger, seat, moveText(last.move), { again: true, regretted: true });
}

/** States on the way of a match by the number of moves, so that looking back is quick; nobody changes them. */
export type Waypoints = Map<number, object>;

const WAYPOINT_STRIDE = 32;

/** The state after `ply` moves, played on from the last waypoint before it; new ones are left on the way. */
export function stateAt(ledger: Ledger, ply: number, waypoints: Waypoints = new Map()): object {
  const { match, chapters } = ledger;
  if (ply === plyOf(ledger)) return match.state;
  const { game, seats, options, seed } = match;
  const near = [...waypoints.keys()].filter((known) => known <= ply);
  const from = Math.max(0, ...near);
  const known = waypoints.get(from);
  const state = known ? clone(known) : game.setup(seats, options, chanceOf(seed, 0));
  for (let i = from; i < ply; i++) {
    const { deed } = chapters.at(i + 1) as Chapter;
    const { seat, move } = deed as MoveDeed;
    game.apply(state, seat, move, chanceOf(seed, i + 1));
    if ((i + 1) % WAYPOINT_STRIDE === 0) waypoints.set(i + 1, clone(state));
  }
  return state;
}
