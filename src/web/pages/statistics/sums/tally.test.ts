import { expect, test } from 'vitest';
import type { OwnMatch } from './ownMatch.ts';
import { tallyOf } from './tally.ts';
import { lost, own } from './testkit.ts';

const times = (count: number, match: OwnMatch): OwnMatch[] => Array.from({ length: count }, () => match);

test('wins are counted against par, with a band', () => {
  const { matches, won, share, par, band } = tallyOf([...times(5, own()), ...times(5, lost())]);
  expect({ matches, won, share, par }).toEqual({ matches: 10, won: 5, share: 0.5, par: 0.5 });
  expect(band[0]).toBeCloseTo(0.2366, 3);
  expect(band[1]).toBeCloseTo(0.7634, 3);
});

test('par is the mean of what chance would win', () => {
  expect(tallyOf([own(), own({ par: 1 / 4 })]).par).toBeCloseTo(3 / 8);
});

test.each([
  [times(4, own()), 'few'],
  [times(5, own()), 'above'],
  [times(5, lost()), 'below'],
  [[...times(3, own()), ...times(3, lost())], 'level'],
  [times(5, own({ par: undefined })), 'alone'],
  [[...times(5, own()), own({ par: undefined })], 'alone'],
])('a verdict is given only where the band leaves par (%#)', (matches, verdict) => {
  expect(tallyOf(matches).verdict).toBe(verdict);
});

test('no matches are told nothing of', () => {
  expect(tallyOf([])).toEqual({ matches: 0, won: 0, share: 0, band: [0, 1], par: undefined, verdict: 'few' });
});
