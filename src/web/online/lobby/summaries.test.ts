import { describe, expect, test } from 'vitest';
import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { EVERYTHING, matches, isMyTurn, standingFor, myOpenTables, titleFor } from './summaries.ts';

const ADA: Person = { id: 'a', name: 'Ada', account: false };
const BEN: Person = { id: 'b', name: 'Ben', account: false };

const table = (changed: Partial<OnlineSummary> = {}): OnlineSummary => ({
  id: 'aa',
  setup: {
    game: 'sol',
    options: {},
    seats: ['me', 'open', 'open'],
    private: false,
    spectators: true,
    patience: 60,
  },
  stage: 'playing',
  host: ADA,
  seats: [
    { person: ADA, bot: undefined },
    { person: BEN, bot: undefined },
    { person: undefined, bot: 'greedy' },
  ],
  ply: 12,
  points: [3, 2, 1],
  actors: [1],
  outcome: undefined,
  closing: undefined,
  created: 0,
  touched: 0,
  ...changed,
});

describe('a table in a list', () => {
  test('is called by the others at it', () => {
    expect(titleFor(table(), 'Sol', ADA)).toBe('Sol with Ben and Bot greedy');
    expect(titleFor(table(), 'Sol', undefined)).toBe('Sol with Ada, Ben and Bot greedy');
  });

  test('P6.17 says by whom it was closed, where that is known', () => {
    const closed = (closing: OnlineSummary['closing']): string =>
      standingFor(table({ stage: 'closed', closing }), ADA);
    expect(closed({ by: BEN, at: 1, consent: false })).toBe('Closed by Ben');
    expect(closed({ by: BEN, at: 1, consent: true })).toBe('Closed by consent');
    expect(closed(undefined)).toBe('Closed');
  });

  test('says whose turn it is', () => {
    expect(standingFor(table(), ADA)).toBe('Ben to choose · 12 moves');
    expect(standingFor(table(), BEN)).toBe('You to choose · 12 moves');
    expect(isMyTurn(table(), BEN)).toBe(true);
    expect(isMyTurn(table({ stage: 'paused' }), BEN)).toBe(false);
    expect(isMyTurn(table(), undefined)).toBe(false);
  });

  test('says who won, or that it waits', () => {
    const outcome = { places: [2, 1, 3], points: [3, 9, 1] };
    expect(standingFor(table({ stage: 'over', outcome, actors: [] }), ADA)).toBe('Ben won · 3 : 9 : 1');
    const alone = { places: [0], points: [4] };
    expect(standingFor(table({ stage: 'over', outcome: alone, actors: [] }), ADA)).toBe(
      'A draw with the game · 4',
    );
    const seats = [
      { person: ADA, bot: undefined },
      { person: undefined, bot: undefined },
    ];
    expect(standingFor(table({ stage: 'gathering', seats, actors: [] }), ADA)).toBe(
      'Waiting for players: 1 free seat',
    );
  });

  test('is found by game, seats and clock', () => {
    expect(matches(table(), EVERYTHING)).toBe(true);
    expect(matches(table(), { ...EVERYTHING, seats: 3 })).toBe(true);
    expect(matches(table(), { ...EVERYTHING, seats: 2 })).toBe(false);
    expect(matches(table(), { ...EVERYTHING, clock: 'with' })).toBe(false);
    expect(matches(table(), { ...EVERYTHING, clock: 'without' })).toBe(true);
  });
});

test('a table that gathers says how many are missing', () => {
  const free = { person: undefined, bot: undefined };
  const gathering = table({ stage: 'gathering', actors: [] });
  expect(standingFor(gathering, BEN)).toBe('All seats taken, about to begin');
  const open = { ...gathering, seats: [...gathering.seats.slice(0, 2), free] };
  expect(standingFor(open, BEN)).toBe('Waiting for players: 1 free seat');
});

test('a table whose luck is drawn says whom it waits for, and comes first for them', () => {
  const drawn = table({ id: 'draw', stage: 'gathering', actors: [1] });
  expect(standingFor(drawn, ADA)).toBe('The draw of luck waits for Ben');
  expect(standingFor(drawn, BEN)).toBe('The draw of luck waits for you');
  expect([isMyTurn(drawn, BEN), isMyTurn(drawn, ADA)]).toEqual([true, false]);
  const others = [table({ id: 'new', touched: 9, actors: [0] }), drawn];
  expect(myOpenTables(others, BEN).map(({ id }) => id)).toEqual(['draw', 'new']);
});

test('of one’s own tables those come first where it is one’s turn, and those that are over not at all', () => {
  const tables = [
    table({ id: 'old', touched: 1 }),
    table({ id: 'over', stage: 'over', touched: 9 }),
    table({ id: 'new', touched: 5 }),
    table({ id: 'turn', actors: [0], touched: 2 }),
    table({ id: 'closed', stage: 'closed', touched: 8 }),
  ];
  expect(myOpenTables(tables, ADA).map(({ id }) => id)).toEqual(['turn', 'new', 'old']);
  expect(myOpenTables(tables, BEN).map(({ id }) => id)).toEqual(['new', 'old', 'turn']);
});
