import { describe, expect, test } from 'vitest';
import { askedAtStart, type Trail, trailGame } from '../../../test/kit/trail.ts';
import { type Breadth, prospectsOf } from './beam.ts';

const BROAD: Breadth = { width: 6, moves: 12 };
const GIVEN_UP = Number.NEGATIVE_INFINITY;

const prospects = (trail: Trail, breadth: Partial<Breadth> = {}): number[] => {
  const entry = trailGame(trail);
  return prospectsOf(entry, askedAtStart(entry), { ...BROAD, ...breadth });
};

describe('a turn of two moves, of which the first looks worse', () => {
  const PASS: Trail = {
    start: { worth: 0, to: ['valley', 'ridge'] },
    valley: { worth: 1, to: ['summit'] },
    ridge: { worth: 5, to: ['hut'] },
    summit: { worth: 10 },
    hut: { worth: 6 },
  };

  test('is found where several ways are gone on with', () => {
    expect(prospects(PASS)).toEqual([10, 6]);
    expect(prospects(PASS, { width: 2 })).toEqual([10, 6]);
  });

  test('is missed where only the best is gone on with', () => {
    expect(prospects(PASS, { width: 1 })).toEqual([GIVEN_UP, 6]);
    expect(prospects(PASS, { moves: 1 })).toEqual([GIVEN_UP, 6]);
  });

  test('is valued the same each time, the position untouched', () => {
    const entry = trailGame(PASS);
    const asked = askedAtStart(entry);
    expect(prospectsOf(entry, asked, BROAD)).toEqual(prospectsOf(entry, asked, BROAD));
    expect(asked.state).toEqual({ at: 'start' });
  });
});

describe('a line ends', () => {
  const leading = (first: Trail[string]): Trail => ({
    start: { worth: 0, to: ['first'] },
    first,
    beyond: { worth: 100 },
  });

  test('where something is drawn, valued before any luck', () => {
    expect(prospects(leading({ worth: 3, draws: ['beyond'], to: ['beyond'] }))).toEqual([3]);
  });

  test('where somebody else chooses', () => {
    expect(prospects(leading({ worth: 3, seat: 1, to: ['beyond'] }))).toEqual([3]);
  });

  test('where the turn is over', () => {
    expect(prospects(leading({ worth: 3, turn: 1, to: ['beyond'] }))).toEqual([3]);
  });

  test('where the match is over', () => {
    expect(prospects(leading({ worth: 3 }))).toEqual([3]);
  });

  test('where it goes in circles', () => {
    expect(prospects(leading({ worth: 3, to: ['first'] }))).toEqual([3]);
  });

  test('nowhere else', () => {
    const stages = Array.from({ length: 20 }, (_, i) => [
      `stage ${i}`,
      { worth: -i, to: [`stage ${i + 1}`] },
    ]);
    const long: Trail = { ...Object.fromEntries(stages), 'stage 20': { worth: 100 } };
    expect(prospects({ ...long, start: { worth: 0, to: ['stage 0'] } })).toEqual([100]);
  });
});

test('a move is worth the best that may come of it', () => {
  const trail: Trail = {
    start: { worth: 0, to: ['fork'] },
    fork: { worth: 1, to: ['swamp', 'meadow', 'wood'] },
    swamp: { worth: -4 },
    meadow: { worth: 8 },
    wood: { worth: 2 },
  };
  expect(prospects(trail)).toEqual([8]);
});

test('of ways that are worth the same one is gone on with, and leaves room for another', () => {
  const trail: Trail = {
    start: { worth: 0, to: ['east', 'west', 'north'] },
    east: { worth: 5, to: ['lake'] },
    west: { worth: 5, to: ['lake'] },
    north: { worth: 4, to: ['summit'] },
    lake: { worth: 6 },
    summit: { worth: 10 },
  };
  expect(prospects(trail, { width: 2 })).toEqual([6, GIVEN_UP, 10]);
});
