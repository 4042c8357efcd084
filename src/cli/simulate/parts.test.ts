import { expect, test } from 'vitest';
import { type Part, type Parts, partsOf } from './parts.ts';
import type { Result, Series } from './series.ts';

const SERIES: Series = {
  game: 'toy',
  bots: ['greedy', 'random'],
  options: {},
  seed: 'parts',
  first: 0,
  matches: 6,
  mostMoves: 100,
  records: false,
};

const resultOf = (match: number): Result => ({ match, moves: 1, ms: 1 });

/** Parts of one series of six matches, what was seen of them and whether they are finished. */
function opened(isPlayed: (match: number) => boolean = () => false, series = SERIES) {
  const seen: number[] = [];
  const told = { seen, finished: 0 };
  const wanted = [{ series, isPlayed, seen: ({ match }: Result) => void seen.push(match) }];
  return { told, parts: partsOf(wanted, 1, () => void told.finished++) };
}

function answer(parts: Parts, part: Part | undefined): void {
  for (let match = part?.from ?? 0; match < (part?.to ?? 0); match++) parts.take(part!, resultOf(match));
}

function allOf(parts: Parts): Part[] {
  const part = parts.next();
  return part === undefined ? [] : [part, ...allOf(parts)];
}

test('parts hold every match that was not played, once', () => {
  const long = { ...SERIES, first: 3, matches: 1000 };
  const { parts } = opened((match) => match % 10 === 0, long);
  const matches = allOf(parts).flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, i) => from + i),
  );
  const all = Array.from({ length: 1000 }, (_, i) => i + 3);
  expect(matches).toEqual(all.filter((match) => match % 10 !== 0));
});

test('parts become smaller towards the end', () => {
  const sizes = allOf(opened(undefined, { ...SERIES, matches: 1000 }).parts).map(({ from, to }) => to - from);
  expect(sizes[0]).toBe(32);
  expect(sizes.at(-1)).toBe(1);
});

test('one series follows the other', () => {
  const seeds = ['a', 'b'];
  const wanted = seeds.map((seed) => ({ series: { ...SERIES, seed, matches: 1 }, seen: () => undefined }));
  expect(allOf(partsOf(wanted, 1, () => undefined)).map(({ series }) => series.seed)).toEqual(seeds);
});

test('what workers have not answered is played here as well, last first, and counts once', () => {
  const { parts, told } = opened();
  const away = allOf(parts);
  const here = parts.nextHere();
  expect(here).toBe(away.at(-1));
  answer(parts, here);
  expect(here?.over.aborted).toBe(true);
  for (const part of away) answer(parts, part);
  expect(told.seen.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(told.finished).toBe(1);
  expect(parts.isOver()).toBe(true);
});

test('what workers give back is played here next', () => {
  const { parts } = opened();
  const part = parts.next();
  parts.giveBack(part!);
  expect(parts.nextHere()).toBe(part);
  parts.giveBack(part!);
  expect(parts.nextHere()).not.toBe(part);
});

test('results of other matches than those of a part do not count', () => {
  const { parts, told } = opened();
  const part = parts.next();
  parts.take(part!, resultOf(5));
  expect(told.seen).toEqual([]);
});

test('nothing is left where all was played', () => {
  const { parts } = opened(() => true);
  expect(parts.isOver()).toBe(true);
  expect(parts.nextHere()).toBeUndefined();
});

test('after the close nothing counts', () => {
  const { parts, told } = opened();
  const part = parts.next();
  parts.close();
  answer(parts, part);
  expect(part?.over.aborted).toBe(true);
  expect([parts.next(), parts.nextHere()]).toEqual([undefined, undefined]);
  expect(told).toEqual({ seen: [], finished: 0 });
});
