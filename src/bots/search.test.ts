import { describe, expect, test } from 'vitest';
import { GAMES as TOYS } from '../../test/kit/toy.ts';
import type { GameEntry } from '../kernel/entry.ts';
import { GAMES } from '../games/index.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { canonical, clone } from '../kernel/data/plain.ts';
import { seeded } from '../kernel/match/rng.ts';
import { runMatch } from '../kernel/match/runner.ts';
import { moveText } from '../kernel/text.ts';
import { greedy } from './greedy.ts';
import { botOf } from './index.ts';
import { bestOf, findingsOf, type Question, startSearch, think } from './search.ts';
import { linesIn, searcher, settingsFor } from './searcher.ts';

const tides = itemAt(TOYS, 0);

/** A question from the middle of a match between greedy players. */
function questionOf(entry: GameEntry, seed: number, moves: number, least = 2): Question & { state: object } {
  const { game } = entry;
  const players = [0, 1].map((seat) => greedy.make(entry, seed + seat));
  let found: (Question & { state: object }) | undefined;
  let count = 0;
  runMatch(game, { seats: 2, seed: `question ${seed}` }, players, (_seat, _move, state) => {
    const seat = game.actors(state)[0] as Seat | undefined;
    if (seat === undefined || found !== undefined || ++count < moves) return;
    const legal = game.legalMoves(state, seat) as Move[];
    if (legal.length >= least) found = { seat, legal, view: game.redact(state, seat), state: clone(state) };
  });
  return found as Question & { state: object };
}

function thought(entry: GameEntry, question: Question, lines: number, seed = 1) {
  const search = startSearch(entry, question, settingsFor(entry, lines), seed);
  think(search, { lines });
  return { move: bestOf(search), findings: findingsOf(search), effort: search.effort };
}

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('a search in %s', (_, entry) => {
  test('finds the same with the same seed and lines, and leaves the view alone', () => {
    const question = questionOf(entry, 3, 40);
    const before = canonical(question.view);
    expect(thought(entry, question, 24)).toEqual(thought(entry, question, 24));
    expect(canonical(question.view)).toBe(before);
  });

  test('chooses the same in positions that look the same to it', () => {
    for (let seed = 0; seed < 3; seed++) {
      const { state, seat, legal, view } = questionOf(entry, seed, 60 + 20 * seed);
      const other = entry.game.determinize(view, seat, seeded(99 + seed)) as object;
      const [one, two] = [state, other].map((position) =>
        thought(entry, { seat, legal, view: entry.game.redact(position, seat) }, 16),
      );
      expect(one).toEqual(two);
    }
  });

  test('takes no more lines than it is allowed, but for the last round', () => {
    const question = questionOf(entry, 5, 50, 4);
    const { candidates } = settingsFor(entry, 20);
    expect(thought(entry, question, 20).effort.lines).toBeLessThan(20 + candidates);
  });
});

describe('a search', () => {
  test('tells the chances of the moves it looked into', () => {
    const { findings, move } = thought(tides, questionOf(tides, 1, 3), 60);
    expect(findings.length).toBeGreaterThan(1);
    expect(findings.map((finding) => finding.move)).toContainEqual(move);
    for (const { chance, visits } of findings) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(visits).toBeGreaterThan(0);
    }
  });

  test('goes by the hints where it has no time at all', () => {
    const question = questionOf(tides, 2, 2);
    const search = startSearch(tides, question, settingsFor(tides, 100), 1);
    think(search, { lines: 1000, late: () => true });
    expect(search.effort.lines).toBe(0);
    expect(question.legal).toContainEqual(bestOf(search));
  });

  test('ends when it is late', () => {
    let ticks = 0;
    const search = startSearch(tides, questionOf(tides, 2, 2), settingsFor(tides, 100), 1);
    think(search, { lines: 1e9, late: () => ++ticks > 5 });
    expect(search.effort.lines).toBeGreaterThan(0);
    expect(search.effort.lines).toBeLessThan(100);
  });

  test('sees a win that greed does not', () => {
    expect(moveText(thought(trap, trapQuestion, 40).move)).toBe('take 1');
  });
});

/** Thinks about half of its decisions at `medium`, about all at `skilled`, and slips at once as a `novice`. */
const PRACTICE = {
  novice: { attention: 0, slips: 1 },
  easy: { attention: 0, slips: 0.5 },
  casual: { attention: 0, slips: 0 },
  medium: { attention: 0.5, slips: 0 },
  skilled: { attention: 1, slips: 0 },
};

/** Two turns: whoever takes two now gives the other the last three. */
const trap: GameEntry = {
  ...tides,
  game: {
    ...tides.game,
    seatsOf: () => 2,
    actors: ({ left, seat }: Heap) => (left === 0 ? [] : [seat]),
    legalMoves: ({ left }: Heap) => [1, 2, 3].filter((n) => n <= left).map((n) => ({ type: 'take', n })),
    apply(heap: Heap, seat: Seat, { n }: { n: number }) {
      heap.left -= n;
      heap.last = seat;
      heap.seat = 1 - seat;
    },
    outcome: ({ left, last }: Heap) =>
      left > 0 ? undefined : { points: [0, 0], places: [0, 1].map((seat) => (seat === last ? 1 : 2)) },
    redact: clone,
    determinize: clone,
  },
  hints: {
    value: ({ left }: Heap) => -left,
    weight: () => 0,
    chances: () => [0.5, 0.5],
    turn: ({ left }: Heap) => -left,
    foresight: { turns: 9, explore: 0.1, doubt: 1, handicap: 0.01, pace: 100, practice: PRACTICE },
  },
};
interface Heap {
  left: number;
  seat: Seat;
  last: Seat;
}
const trapQuestion: Question = {
  seat: 0,
  view: { left: 5, seat: 0, last: -1 },
  legal: [1, 2, 3].map((n) => ({ type: 'take', n })),
};

test('levels think as often and slip as often as the game says', () => {
  const takes = (level: string, n: number): number =>
    Array.from({ length: 40 }, (_, seed) => botOf(level).make(trap, seed)).filter(
      (bot) => moveText(bot.choose({ ...trapQuestion, view: () => trapQuestion.view })) === `take ${n}`,
    ).length;
  expect(takes('casual', 3)).toBe(40);
  expect(takes('skilled', 1)).toBe(40);
  expect(takes('medium', 1)).toBeGreaterThan(10);
  expect(takes('medium', 3)).toBeGreaterThan(10);
  expect(takes('novice', 1)).toBeGreaterThan(0);
});

/** Hints that call for a certain number before the first turn. */
function calling(wanted: number): GameEntry['hints'] {
  return {
    ...trap.hints,
    judge: (_state: Heap, _seat: Seat, moves: readonly Move[]) => moves.map(() => 0),
    weight: (_state: Heap, _seat: Seat, { n }: { n: number }) => (n === wanted ? 3 : 1),
    opening: () => true,
  };
}

test('before the first turn a search prefers what the game calls promising', () => {
  const bot = searcher({ ...trap, hints: calling(2) }, 1, linesIn(trap, 0.1));
  expect(moveText(bot.choose({ ...trapQuestion, view: () => trapQuestion.view }))).toBe('take 2');
});

test('levels think with the skill of a game, habits and greedy go by its plain hints', () => {
  const entry = { ...trap, skill: calling(2) };
  const choice = (bot: string): string =>
    moveText(
      botOf(bot)
        .make(entry, 1)
        .choose({ ...trapQuestion, view: () => trapQuestion.view }),
    );
  expect(['greedy', 'casual', 'skilled', 'hard'].map(choice)).toEqual([
    'take 3',
    'take 3',
    'take 2',
    'take 2',
  ]);
});

describe('a player that searches', () => {
  test('looks at every decision afresh, its own next step too', () => {
    const sol = itemAt(GAMES, 0);
    const { state, seat } = questionOf(sol, 4, 30, 8);
    let [now, pace] = [0, 0];
    const bot = searcher(sol, 7, linesIn(sol, 0.05), { now: () => (now += pace) });
    const ask = () => {
      const legal = sol.game.legalMoves(state, seat) as Move[];
      return bot.weigh?.({ seat, legal, view: () => sol.game.redact(state, seat) });
    };
    const first = ask();
    expect(first?.findings).not.toEqual([]);
    sol.game.apply(state, seat, first?.move, seeded(1));
    expect(sol.game.actors(state)).toEqual([seat]);
    // No time is left for a single line, so nothing can have been found but before.
    pace = 1e6;
    expect(ask()?.findings).toEqual([]);
  });

  test('keeps to its time where there is a clock', () => {
    let now = 0;
    const bot = searcher(tides, 1, linesIn(tides, 1), { now: () => (now += 400) });
    const { seat, legal, view } = questionOf(tides, 2, 2);
    expect(legal).toContain(bot.choose({ seat, legal, view: () => view }));
    expect(now).toBeLessThan(4000);
  });

  test('beats greedy in the toy', () => {
    let wins = 0;
    for (let match = 0; match < 40; match++) {
      const players = [searcher(tides, match, linesIn(tides, 0.2)), greedy.make(tides, match)];
      const seat = match % 2;
      const seated = seat === 0 ? players : players.toReversed();
      const { outcome } = runMatch(tides.game, { seats: 2, seed: `toy ${match >> 1}` }, seated);
      if (outcome?.places[seat] === 1) wins++;
    }
    expect(wins).toBeGreaterThan(20);
  });
});
