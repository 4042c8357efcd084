import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { chanceOf, seedFrom } from '../src/kernel/chance.ts';
import type { AnyGame, GameEvent, Move, Seat } from '../src/kernel/game.ts';
import { visible } from '../src/kernel/sight.ts';
import { readOptions } from '../src/kernel/options.ts';
import { clone } from '../src/kernel/plain.ts';
import { pick, type Rng, seeded } from '../src/kernel/rng.ts';
import { moveText } from '../src/kernel/text.ts';
import { game as toy } from './toy.ts';

/** What nobody may see has no influence on what a seat is shown, may do and is told, byte for byte. */

/** Options that make a match short and put as much as possible into it. */
const OPTIONS: Record<string, (seats: number, i: number) => object> = {
  sol: (seats, i) =>
    seats === 1
      ? { scenario: 'none', effects: 'random', triggerFlares: 4 }
      : { stallRounds: 1, effects: 'random', triggerFlares: 4, keepTiming: i % 2 ? 'deferred' : 'immediate' },
  star: () => ({ roundLimit: 5 }),
  empire: (seats) => (seats === 1 ? { difficulty: 'doom' } : { events: true }),
};

/** Every how many moves a position is examined. */
const STRIDE: Record<string, number> = { toy: 1, sol: 9, star: 29, factions: 19, empire: 13 };

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
  const next = clone(state);
  const events: GameEvent[] = [];
  game.apply(next, seat, move, chance(), events);
  const [view, told] = [game.redact(next, viewer), visible(events, viewer)].map((part) =>
    JSON.stringify(part),
  );
  return { all: JSON.stringify(next), view: view as string, told: told as string };
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

/** Plays a random match; returns the first leak in it and how many of the twins were other states. */
function examine(game: AnyGame, seats: number, seed: string, options: object): [string | undefined, number] {
  const secret = seedFrom(seed);
  const rng = seeded(seed.length + seats);
  let state = game.setup(seats, readOptions(game, seats, options), chanceOf(secret, 0)) as object;
  let others = 0;
  for (let ply = 1; game.actors(state).length > 0; ply++) {
    const chance = (): Rng => chanceOf(secret, ply);
    const viewers = [undefined, ...Array.from({ length: seats }, (_, viewer) => viewer)];
    for (const viewer of ply % (STRIDE[game.id] ?? 1) === 0 ? viewers : []) {
      const twin = game.determinize(game.redact(state, viewer), viewer, rng) as object;
      if (JSON.stringify(twin) !== JSON.stringify(state)) others++;
      const leak = leakOf({ game, state, twin, viewer, chance });
      if (leak !== undefined) return [`after move ${ply}: ${leak} of seat ${viewer}`, others];
    }
    const seat = pick(rng, game.actors(state));
    const next = clone(state);
    game.apply(next, seat, pick(rng, game.legalMoves(state, seat) as Move[]), chance());
    state = next;
  }
  return [undefined, others];
}

const SUBJECTS = [...GAMES.map((entry) => entry.game), toy as AnyGame].flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
    id: game.id,
    seats: game.seats.min + i,
    game,
  })),
);

test.each(SUBJECTS)('$id with $seats seats shows nobody what is hidden', ({ id, seats, game }) => {
  for (let i = 0; i < 3; i++) {
    const options = OPTIONS[id]?.(seats, i) ?? {};
    expect(examine(game, seats, `quiet ${i}`, options)[0]).toBeUndefined();
  }
});

test('in a game with secrets the twins are other states', () => {
  expect(examine(toy, 3, 'twins', {})[1]).toBeGreaterThan(20);
});

test.each<[string, Partial<AnyGame>]>([
  [
    'the view',
    {
      redact: (state: { hands: number[][] }, viewer: Seat | undefined) => ({
        ...toy.redact(state as never, viewer),
        round: state.hands[0]?.[0] ?? 0,
      }),
    },
  ],
  [
    'the legal moves',
    {
      legalMoves: (state: { bag: number[] }, seat: Seat) => {
        const moves = toy.legalMoves(state as never, seat);
        return state.bag[0] === 1 ? moves : moves.toReversed();
      },
    },
  ],
  [
    'the events of bid',
    {
      apply: (state: object, seat: Seat, move: Move, rng: Rng, events?: GameEvent[]) => {
        toy.apply(state as never, seat, move as never, rng, events as never);
        events?.push({ type: moveText(move) });
      },
    },
  ],
])('a leak in %s is noticed', (what, leaky) => {
  const leaks = [1, 2, 3, 4, 5].map((i) => examine({ ...toy, ...leaky } as AnyGame, 3, `leak ${i}`, {})[0]);
  expect(leaks.join('; ')).toContain(what);
});
