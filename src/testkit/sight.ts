import { chanceOf, seedFrom } from '../kernel/match/chance.ts';
import type { AnyGame, GameEvent, Move, Seat } from '../kernel/game.ts';
import { readOptions } from '../kernel/options.ts';
import { pick, type Rng, seeded } from '../kernel/match/rng.ts';
import { visible } from '../kernel/sight/sight.ts';
import { moveText } from '../kernel/text.ts';
import { type Check, optionsOf, seatCounts, type Subject } from './subject.ts';

/** More moves than a match has. */
const MOST_MOVES = 20_000;

/** What nobody may see has no influence on what a seat is shown, may do and is told, byte for byte. */
export function sightChecks(subject: Subject): Check[] {
  return seatCounts(subject.game).map((seats) => ({
    title: `with ${seats} seats shows nobody what is hidden`,
    run: () => checkMatches(subject, seats),
  }));
}

function checkMatches(subject: Subject, seats: number): void {
  for (let i = 0; i < 3; i++) {
    const { leak } = examine(subject, seats, `quiet ${i}`, optionsOf(subject, seats, i));
    if (leak !== undefined) throw new Error(`${subject.id}, ${seats} seats, match ${i}: ${leak}`);
  }
}

interface Position {
  readonly game: AnyGame;
  readonly state: object;
  /** A state that may differ from the first in everything the viewer cannot see. */
  readonly twin: object;
  readonly viewer: Seat | undefined;
  /** The same chance for each move tried. */
  readonly chance: () => Rng;
}

/** What comes of a move: everything, what the viewer sees of it and what the viewer is told. */
interface Result {
  readonly all: string;
  readonly view: string;
  readonly told: string;
}

function resultOf({ game, viewer, chance }: Position, state: object, seat: Seat, move: Move): Result {
  const next = game.copy(state);
  const events: GameEvent[] = [];
  game.apply(next, seat, move, chance(), events);
  const [view, told] = [game.redact(next, viewer), visible(events, viewer)];
  return { all: JSON.stringify(next), view: JSON.stringify(view), told: JSON.stringify(told) };
}

/** Results that look alike but are not must be told alike. */
function tellsApart(one: Result, other: Result): boolean {
  return one.view === other.view && one.all !== other.all && one.told !== other.told;
}

/** The first thing a viewer could learn from that the view does not show, or nothing. */
function leakOf(position: Position): string | undefined {
  const { game, state, twin, viewer } = position;
  const differs = (look: (state: object) => unknown): boolean =>
    JSON.stringify(look(state)) !== JSON.stringify(look(twin));
  if (differs((seen) => game.redact(seen, viewer))) return 'the view';
  if (differs((seen) => game.actors(seen))) return 'who is asked';
  if (differs((seen) => game.outcome(seen))) return 'the outcome';
  for (const seat of game.actors(state)) {
    if (seat === viewer && differs((seen) => game.legalMoves(seen, seat))) return 'the legal moves';
    const leak = leakOfMoves(position, seat);
    if (leak !== undefined) return leak;
  }
  return undefined;
}

/** An actor's move tells the viewer nothing about the state it was made in, nor about a secret choice. */
function leakOfMoves(position: Position, seat: Seat): string | undefined {
  const { game, state, twin } = position;
  const also = new Set((game.legalMoves(twin, seat) as Move[]).map(moveText));
  const results: Result[] = [];
  for (const move of game.legalMoves(state, seat) as Move[]) {
    const result = resultOf(position, state, seat, move);
    const compared = also.has(moveText(move)) ? [resultOf(position, twin, seat, move), ...results] : results;
    if (compared.some((other) => tellsApart(result, other))) return `the events of ${moveText(move)}`;
    results.push(result);
  }
  return undefined;
}

/** What a match has shown: its first leak, and how many of the twins were other states. */
export interface Examined {
  readonly leak: string | undefined;
  readonly others: number;
}

/** Plays a random match and looks for a leak. */
export function examine({ game, trials }: Subject, seats: number, seed: string, options: object): Examined {
  const secret = seedFrom(seed);
  const rng = seeded(seed.length + seats);
  const viewers = [undefined, ...Array.from({ length: seats }, (_, viewer) => viewer)];
  let state: object = game.setup(seats, readOptions(game, seats, options), chanceOf(secret, 0));
  let others = 0;
  for (let ply = 1; game.actors(state).length > 0; ply++) {
    if (ply > MOST_MOVES) throw new Error(`${game.id}: a match has no end`);
    const chance = (): Rng => chanceOf(secret, ply);
    for (const viewer of ply % (trials.sightEvery ?? 1) === 0 ? viewers : []) {
      const twin: object = game.determinize(game.redact(state, viewer), viewer, rng);
      if (JSON.stringify(twin) !== JSON.stringify(state)) others++;
      const leak = leakOf({ game, state, twin, viewer, chance });
      if (leak !== undefined) return { leak: `after move ${ply}: ${leak} of seat ${viewer}`, others };
    }
    const seat = pick(rng, game.actors(state));
    const next = game.copy(state);
    game.apply(next, seat, pick(rng, game.legalMoves(state, seat)), chance());
    state = next;
  }
  return { leak: undefined, others };
}
