import { type Chance, chanceOf, seedFrom } from '../match/chance.ts';
import type { AnyGame, GameEvent, Move, Seat } from '../game.ts';
import { readOptions } from '../options.ts';
import { clone, equal, isPlain } from '../data/plain.ts';
import { pick, type Rng, seeded } from '../match/rng.ts';
import { visible } from './sight.ts';
import { moveText } from '../text.ts';

/** A random match under examination. */
interface Trial {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: string;
  readonly rng: Rng;
  readonly played: [Seat, Move][];
  /** The seats that have left by the rules. */
  readonly left: Set<Seat>;
  state: object;
  ply: number;
}

/** A random match under the laws. */
export interface TrialOptions {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  readonly mostMoves: number;
  /** The laws are checked at every n-th decision (1: at all); the game's own invariants always. */
  readonly every?: number;
  /** Picks the move of a seat; any of the legal ones unless said. */
  choose?(this: void, rng: Rng, state: object, seat: Seat): Move;
  /** Sees every move with the events it made, after it was played. */
  seen?(this: void, state: object, seat: Seat, move: Move, events: readonly GameEvent[]): void;
}

/** Plays a random match and checks at its decisions what must hold of every game; returns the number of moves. */
export function checkLaws(game: AnyGame, trial: TrialOptions): number {
  const options = readOptions(game, trial.seats, trial.options);
  const seed = seedFrom(trial.seed);
  const state = game.setup(trial.seats, options, chanceOf(seed, 0));
  const t: Trial = {
    game,
    seats: trial.seats,
    seed,
    rng: seeded(hashOf(trial.seed)),
    played: [],
    left: new Set(),
    state,
    ply: 0,
  };
  need(
    t,
    equal(state, game.setup(trial.seats, options, chanceOf(seed, 0))),
    'the same seed gives the same setup',
  );
  while (game.actors(t.state).length > 0) {
    need(t, t.ply < trial.mostMoves, `the match ends within ${trial.mostMoves} moves`);
    playMove(t, t.ply % (trial.every ?? 1) === 0, trial);
  }
  need(t, game.outcome(t.state) !== undefined, 'a match without actors has an outcome');
  checkFault(t);
  checkReplay(t, game.setup(trial.seats, options, chanceOf(seed, 0)));
  return t.ply;
}

/** Plays one move of the trial; the costly laws are checked only where `closely`. */
function playMove(t: Trial, closely: boolean, { choose, seen }: TrialOptions): void {
  const { game } = t;
  checkFault(t);
  need(t, game.outcome(t.state) === undefined, 'there is no outcome while somebody is asked');
  const leaver = leaverIn(t);
  const { seat, move } = leaver ?? chosenIn(t, choose);
  const before = t.state;
  const text = closely ? JSON.stringify(before) : '';
  if (closely) {
    checkData(t);
    checkMoves(t);
    checkViews(t, seat, move);
  }
  const events: GameEvent[] = [];
  const next = game.copy(before);
  game.apply(next, seat, move, chanceAt(t), events);
  if (closely) checkPlay(t, seat, move, next, text);
  if (leaver) checkLeft(t, seat, next);
  t.state = next;
  t.played.push([seat, move]);
  t.ply++;
  seen?.(next, seat, move, events);
}

/** A seat and what it plays. */
interface Choice {
  readonly seat: Seat;
  readonly move: Move;
}

function chosenIn(t: Trial, choose: TrialOptions['choose']): Choice {
  const { game, state, rng } = t;
  const seat = pick(rng, game.actors(state));
  const legal: Move[] = game.legalMoves(state, seat);
  need(t, legal.length > 0, `actor ${seat} has a move`);
  return { seat, move: choose ? choose(rng, state, seat) : pick(rng, legal) };
}

/** One in so many moves is that of a seat that leaves, where the rules say how. */
const LEAVES = 60;

function leaverIn({ game, state, seats, rng }: Trial): Choice | undefined {
  if (game.leaving === undefined || rng.int(LEAVES) > 0) return undefined;
  const seat = rng.int(seats);
  const move: Move | undefined = game.leaving(state, seat);
  return move && { seat, move };
}

/** Whoever has left is never asked again. */
function checkLeft(t: Trial, seat: Seat, next: object): void {
  need(t, t.game.leaving?.(next, seat) === undefined, `seat ${seat} leaves once`);
  t.left.add(seat);
}

function checkFault(t: Trial): void {
  const fault = t.game.stateFault(t.state);
  need(t, fault === undefined, `the invariants hold: ${fault}`);
}

function checkData(t: Trial): void {
  const { state } = t;
  const same = isPlain(state) && equal(JSON.parse(JSON.stringify(state)), state);
  need(t, same, 'a state is plain data and equals its JSON round trip');
}

/** Played in place on one state, as the runner does, the moves lead where they led on copies. */
function checkReplay(t: Trial, state: object): void {
  t.played.forEach(([seat, move], i) => t.game.apply(state, seat, move, chanceOf(t.seed, i + 1)));
  need(t, equal(state, t.state), 'the same seed and moves give the same state');
}

function checkMoves(t: Trial): void {
  const { game, state } = t;
  const text = JSON.stringify(state);
  for (const seat of game.actors(state)) {
    const moves: Move[] = game.legalMoves(state, seat);
    const texts = moves.map(moveText);
    const leaving: Move | undefined = game.leaving?.(state, seat);
    need(t, !t.left.has(seat), `seat ${seat} has left and is asked no more`);
    need(t, !leaving || !texts.includes(moveText(leaving)), 'leaving is among no moves that are offered');
    need(t, new Set(texts).size === texts.length, `move texts are distinct: ${texts.join('; ')}`);
    need(
      t,
      equal(game.legalMoves(clone(state), seat), moves),
      'equal states give equal moves in the same order',
    );
  }
  need(t, JSON.stringify(state) === text, 'asking for moves changes nothing');
}

/** Playing with and without events, on any equal copy, with the same chance, leads to the same state. */
function checkPlay(t: Trial, seat: Seat, move: Move, next: object, text: string): void {
  const { game, state } = t;
  need(t, JSON.stringify(state) === text, 'a move on a copy leaves the original as it was');
  const silent: object = JSON.parse(JSON.stringify(state));
  game.apply(silent, seat, JSON.parse(JSON.stringify(move)), chanceAt(t));
  need(t, equal(silent, next), `events change nothing and chance alone decides: ${moveText(move)}`);
}

/** What a seat is shown and may do follows from what it may see, and so do the events it is told. */
function checkViews(t: Trial, seat: Seat, move: Move): void {
  const { game, state, rng } = t;
  for (
    let viewer: Seat | undefined = t.seats - 1;
    viewer !== undefined;
    viewer = viewer > 0 ? viewer - 1 : undefined
  ) {
    const view = game.redact(state, viewer);
    const guess = game.determinize(clone(view), viewer, rng);
    need(t, equal(game.actors(view), game.actors(state)), 'who is asked follows from public facts');
    need(t, equal(game.redact(view, viewer), view), 'redacting twice changes nothing more');
    need(t, !game.open || equal(view, state), 'nothing is hidden in an open game');
    need(
      t,
      equal(game.redact(view, undefined), game.redact(state, undefined)),
      'a seat sees all that a spectator sees',
    );
    need(
      t,
      JSON.stringify(game.redact(guess, viewer)) === JSON.stringify(view),
      'a guess looks the same as the truth',
    );
    const fault = game.stateFault(guess);
    need(t, fault === undefined, `the invariants hold in a guess: ${fault}`);
    need(
      t,
      equal(game.leaving?.(view, viewer), game.leaving?.(state, viewer)),
      'leaving follows from what the seat sees',
    );
    if (game.actors(state).includes(viewer)) {
      const legal = game.legalMoves(state, viewer);
      need(t, equal(game.legalMoves(view, viewer), legal), 'legal moves follow from what the seat sees');
      need(t, equal(game.legalMoves(guess, viewer), legal), 'a guess allows the same moves');
    }
    checkEvents(t, guess, viewer, seat, move);
  }
  const open = game.redact(state, undefined);
  need(t, equal(game.actors(open), game.actors(state)), 'a spectator sees who is asked');
  need(t, !game.open || equal(open, state), 'a spectator sees all of an open game');
}

/** When a move leaves two look-alike states looking alike, the events told of it are the same, byte for byte. */
function checkEvents(t: Trial, guess: object, viewer: Seat, seat: Seat, move: Move): void {
  const { game } = t;
  if (!game.legalMoves(guess, seat).some((legal: Move) => equal(legal, move))) return;
  const played = (state: object): [string, string] => {
    const next = game.copy(state);
    const events: GameEvent[] = [];
    game.apply(next, seat, move, chanceAt(t), events);
    return [JSON.stringify(game.redact(next, viewer)), JSON.stringify(visible(events, viewer))];
  };
  const [view, events] = played(t.state);
  const [guessView, guessEvents] = played(guess);
  if (view === guessView) need(t, events === guessEvents, 'events tell a seat no more than its view does');
}

function chanceAt(t: Trial): Chance {
  return chanceOf(t.seed, t.ply + 1);
}

function need(t: Trial, holds: boolean, law: string): void {
  if (holds) return;
  throw new Error(`${t.game.id}, ${t.seats} seats, seed ${t.seed}, after move ${t.ply}: broken law: ${law}`);
}

function hashOf(text: string): number {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}
