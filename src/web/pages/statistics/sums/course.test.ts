import { expect, test } from 'vitest';
import { pointsOf, resultsOver, skillOver } from './course.ts';
import { lost, own } from './testkit.ts';

test('many matches in a row share a point', () => {
  const points = pointsOf(
    Array.from({ length: 7 }, (_, i) => own({ date: i })),
    3,
  );
  expect(points.map(({ from, to, matches }) => [from, to, matches.length])).toEqual([
    [0, 2, 3],
    [3, 5, 3],
    [6, 6, 1],
  ]);
  expect(pointsOf([])).toEqual([]);
});

test('results are summed up so far', () => {
  const shares = resultsOver([own(), lost(), lost(), own()]).map(({ soFar }) => soFar.share);
  expect(shares).toEqual([1, 1 / 2, 1 / 3, 1 / 2]);
});

test('results are those against others, unless there are none', () => {
  const alone = own({ id: 'alone', par: undefined });
  expect(resultsOver([alone, lost()]).map(({ soFar }) => soFar.share)).toEqual([0]);
  expect(resultsOver([alone])).toHaveLength(1);
});

test('accuracy and luck are those of analysed matches alone', () => {
  const matches = [
    own({ skill: { accuracy: 0.9, luck: 0.1 } }),
    own(),
    own({ skill: { accuracy: undefined, luck: -0.2 } }),
  ];
  expect(skillOver(matches).map(({ accuracy, luck }) => [accuracy, luck])).toEqual([
    [0.9, 0.1],
    [undefined, -0.2],
  ]);
});
