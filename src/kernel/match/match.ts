import { reveals } from '../sight/barrier.ts';
import { chanceOf, type Seed, seedFrom } from './chance.ts';
import { InputError, reasonOf } from '../error.ts';
import type { AnyGame, Game, GameEvent, Move, Outcome, Seat } from '../game.ts';
import { chanceAt, luckFrom, type PastLuck } from './luck.ts';
import { readOptions } from '../options.ts';
import { clone, equal, isPlain } from '../data/plain.ts';
import { findByData, findByText, means, type WhyNot } from '../text.ts';

/** One move of a match. */
export interface Ply {
  readonly seat: Seat;
  readonly move: Move;
  /** Whether its seat has left the match with it, by the rules of the game. */
  readonly leaves?: true;
}

/** A match being played: its seed and moves say everything, the state is what they lead to. */
export interface Match<State extends object = object> {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly seed: Seed;
  /** There in a branch of another match: what its setup and its first moves drew from, which were made in that match. */
  readonly pastLuck?: readonly PastLuck[];
  /** The position the match began with, when it was not the game's own setup. */
  readonly start?: State;
  readonly plies: Ply[];
  state: State;
}

/** What a match begins with. */
export interface MatchSetup {
  readonly seats: number;
  readonly options?: unknown;
  /** 64 hex digits, or any text to be hashed into a seed. */
  readonly seed: string;
}

/** A new match, its options checked and completed. */
export function newMatch<State extends object>(game: Game<State>, setup: MatchSetup): Match<State>;
export function newMatch(game: AnyGame, setup: MatchSetup): Match {
  const options = readOptions(game, setup.seats, setup.options);
  const seed = seedFrom(setup.seed);
  const state = game.setup(setup.seats, options, chanceOf(seed, 0));
  return { game, seats: setup.seats, options, seed, plies: [], state };
}

/** A match that begins with a position from outside; refused when the position breaks an invariant of the game. */
export function loadMatch(game: AnyGame, state: object, seed: string): Match {
  const fault = stateFaultOf(game, state);
  if (fault !== undefined) throw new InputError('bad_state', `not a position of ${game.title}: ${fault}`);
  const start = clone(state);
  return {
    game,
    seats: game.seatsOf(start),
    options: {},
    seed: seedFrom(seed),
    start,
    plies: [],
    state: clone(start),
  };
}

/** Data of any form may come from outside, so a check that trips over it has found a fault too. */
function stateFaultOf(game: AnyGame, state: object): string | undefined {
  try {
    return game.stateFault(state) ?? (isPlain(state) ? undefined : 'a list holds things of different kinds');
  } catch (error) {
    return `its form is wrong (${reasonOf(error)})`;
  }
}

/** Plays a move given as text or data; on any fault the match is as it was before. */
export function play(
  match: Match,
  seat: Seat,
  given: string | object,
  events?: GameEvent[],
  whyNot?: WhyNot,
): Ply {
  const { game } = match;
  const leaving = leavingBy(match, seat, given);
  const move = leaving ?? moveFrom(legalFor(match, seat), given, whyNot);
  const next = game.copy(match.state);
  const chance = chanceAt(match, match.plies.length + 1);
  const happened: GameEvent[] = [];
  game.apply(next, seat, move, chance, happened);
  const ply: Ply = { seat, move, ...(leaving && { leaves: true }) };
  match.state = next;
  match.plies.push(ply);
  events?.push(...happened);
  return ply;
}

function moveFrom(legal: readonly Move[], given: string | object, whyNot?: WhyNot): Move {
  return typeof given === 'string' ? findByText(legal, given, whyNot) : findByData(legal, given);
}

/** The move by which a seat leaves, if that is what is given: it is among no moves that are offered. */
export function leavingBy(
  { game, state }: Pick<Match, 'game' | 'state'>,
  seat: Seat,
  given: string | object,
): Move | undefined {
  const leaving: Move | undefined = game.leaving?.(state, seat);
  if (leaving === undefined) return undefined;
  const isGiven = typeof given === 'string' ? means(given)(leaving) : equal(leaving, given);
  return isGiven ? leaving : undefined;
}

/** The legal moves of a seat that is asked; anybody else is told who is. */
export function legalFor(match: Pick<Match, 'game' | 'state'>, seat: Seat): Move[] {
  const actors = match.game.actors(match.state);
  if (actors.includes(seat)) return match.game.legalMoves(match.state, seat);
  const asked =
    actors.length === 0
      ? 'the match is over'
      : `seat ${actors.join(' and ')} ${actors.length > 1 ? 'are' : 'is'} asked`;
  throw new InputError('illegal_move', `seat ${seat} has nothing to choose; ${asked}`);
}

/** How a match ended; nothing while somebody is asked. */
export function outcomeOf(match: Pick<Match, 'game' | 'state'>): Outcome | undefined {
  return match.game.outcome(match.state);
}

/** What has been worked out so far; a replayed match of a thousand moves asks for none of it. */
const FINALITY = new WeakMap<Ply, boolean>();

/** Whether a move showed something new to somebody, or its seat has left with it: then it cannot be taken back. */
export function isFinal(match: Match, index: number): boolean {
  const ply = match.plies[index]!;
  if (ply.leaves) return true;
  const known = FINALITY.get(ply) ?? findFinality(match, index);
  FINALITY.set(ply, known);
  return known;
}

function findFinality(match: Match, index: number): boolean {
  const { game, seats } = match;
  const { seat, move } = match.plies[index]!;
  const before = stateAt(match, index);
  const after = game.copy(before);
  const chance = chanceAt(match, index + 1);
  game.apply(after, seat, move, chance);
  return chance.used || reveals(game, seats, { before, after, seat, move });
}

/** How many of its own latest moves a seat may take back: up to what is new to anybody or another's choice. */
export function undoable(match: Match, seat: Seat): number {
  let count = 0;
  for (let i = match.plies.length - 1; i >= 0; i--) {
    if (match.plies[i]?.seat !== seat || isFinal(match, i)) break;
    count++;
  }
  return count;
}

/** Takes back the latest moves of a seat and returns them, the last played first. */
export function undo(match: Match, seat: Seat, count = 1): Ply[] {
  const most = undoable(match, seat);
  if (count > most) {
    const why =
      most === 0 ? 'something new was seen or somebody else has chosen since' : `only ${most} can be`;
    throw new InputError(
      'illegal_move',
      `seat ${seat} cannot take back ${count} move${count === 1 ? '' : 's'}: ${why}`,
    );
  }
  const taken = match.plies.splice(match.plies.length - count).reverse();
  match.state = stateAt(match, match.plies.length);
  return taken;
}

/** The state after the first `ply` moves. */
export function stateAt(match: Match, ply: number): object {
  const { game } = match;
  const state = match.start
    ? game.copy(match.start)
    : game.setup(match.seats, match.options, chanceAt(match, 0));
  for (let i = 0; i < ply; i++) {
    const { seat, move } = match.plies[i]!;
    game.apply(state, seat, move, chanceAt(match, i + 1));
  }
  return state;
}

/** A branch of a match: a match of its own that goes on from the position after so many moves, with luck of its own. */
export function branchOff(match: Match, ply: number, seed: string): Match {
  if (!(Number.isInteger(ply) && ply >= 0 && ply <= match.plies.length)) {
    throw new InputError(
      'bad_request',
      `there is no position ${ply} to play on from; there are 0 to ${match.plies.length}`,
    );
  }
  const { game, seats, options, start } = match;
  return {
    ...{ game, seats, options, ...luckFrom(match, ply, seedFrom(seed)), ...(start && { start }) },
    plies: match.plies.slice(0, ply),
    state: stateAt(match, ply),
  };
}
