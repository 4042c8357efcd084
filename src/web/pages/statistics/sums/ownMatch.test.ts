import { describe, expect, test } from 'vitest';
import { isCounted, ownMatches, peopleOf } from './ownMatch.ts';
import { bot, finished, person } from './testkit.ts';

describe('a table counts', () => {
  test('once its match has ended with a person at it', () => {
    expect(isCounted(finished())).toBe(true);
    expect(isCounted({ ...finished(), actors: [0], outcome: undefined })).toBe(false);
    expect(isCounted({ ...finished(), outcome: undefined })).toBe(false);
    expect(isCounted(finished({}, [bot('Al'), bot('Bo')]))).toBe(false);
  });

  test('unless it is a lesson or was played on from a match', () => {
    const { setup } = finished();
    expect(isCounted(finished({ setup: { ...setup, guided: 'first' } }))).toBe(false);
    expect(isCounted(finished({ branch: { of: 'one', ply: 3, name: '', made: 2 } }))).toBe(false);
  });
});

test('people are told by name, who played most first', () => {
  const both = [person('Ann'), person('Bea')];
  expect(peopleOf([finished({}, both), finished({}, [bot('Bo'), person('Bea')])])).toEqual(['Bea', 'Ann']);
});

describe('the matches of a person', () => {
  test('are those they sat at, the earliest first', () => {
    const tables = [
      finished({ id: 'late', touched: 5 }),
      finished({ id: 'hers', touched: 1 }, [person('Bea'), bot('Bo')]),
      finished({ id: 'early', touched: 2 }, [bot('Bo'), person('Ann')]),
    ];
    const matches = ownMatches(tables, 'Ann');
    expect(matches.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(matches.map(({ seat, place, points }) => ({ seat, place, points }))).toEqual([
      { seat: 1, place: 2, points: 4 },
      { seat: 0, place: 1, points: 9 },
    ]);
  });

  const three = [person('Ann'), bot('Bo'), bot('Cy')];
  const wonBy = (places: readonly number[], points: readonly number[]) =>
    ownMatches([finished({ outcome: { places, points } }, three.slice(0, places.length))], 'Ann')[0];

  test('rivals share a first place', () => {
    expect(wonBy([1, 1, 3], [7, 7, 2])).toMatchObject({ won: 1 / 2, par: 1 / 3 });
    expect(wonBy([1, 1, 1], [7, 7, 7])).toMatchObject({ won: 1 / 3, par: 1 / 3 });
    expect(wonBy([2, 1, 3], [7, 9, 2])).toMatchObject({ won: 0, par: 1 / 3 });
  });

  test('those who play together, or alone, have no par', () => {
    expect(wonBy([1, 1, 1], [7, 8, 2])).toMatchObject({ won: 1, par: undefined });
    expect(wonBy([2, 2, 2], [7, 7, 7])).toMatchObject({ won: 0, par: undefined });
    expect(wonBy([1], [7])).toMatchObject({ won: 1, par: undefined });
    expect(wonBy([0], [7])).toMatchObject({ place: 0, won: 1 / 2, par: undefined });
  });
});
