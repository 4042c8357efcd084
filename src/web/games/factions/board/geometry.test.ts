import { describe, expect, test } from 'vitest';
import { cellOf, CELLS, NEIGHBOURS, SECTORS } from '../../../../games/factions/board.ts';
import { trailOf } from './energy.tsx';
import {
  centreOf,
  directionTo,
  distanceTo,
  KUIPER_RADIUS,
  outlineOf,
  polarTransform,
  RADII,
  spotOf,
  ticksOf,
  unwrapped,
  VIEW,
  wedgeOf,
} from './geometry.ts';

const CELL_NUMBERS = Array.from({ length: CELLS }, (_, cell) => cell);

test('tick 0 is at the top, and ticks run counter-clockwise', () => {
  expect(spotOf({ tick: 0, r: 10 }).y).toBeCloseTo(-10);
  expect(spotOf({ tick: 6, r: 10 }).x).toBeCloseTo(-10);
  expect(spotOf({ tick: 12, r: 10 }).y).toBeCloseTo(10);
  expect(spotOf({ tick: 18, r: 10 }).x).toBeCloseTo(10);
});

describe('cells', () => {
  test('fill the round within what is shown', () => {
    const area = CELL_NUMBERS.map(wedgeOf).reduce(
      (sum, { from, to, inner, outer }) => sum + ((to - from) / 24) * Math.PI * (outer ** 2 - inner ** 2),
      0,
    );
    expect(area).toBeCloseTo(Math.PI * (KUIPER_RADIUS ** 2 - RADII[0] ** 2), 3);
    expect(KUIPER_RADIUS).toBeLessThan(-VIEW.x);
  });

  test('of the four inner bands take 55 % of the radius', () => {
    expect(RADII[4] / KUIPER_RADIUS).toBeCloseTo(0.55, 2);
  });

  test('touch their neighbours', () => {
    for (let sector = 0; sector < SECTORS; sector++) {
      const here = wedgeOf(sector);
      for (const other of NEIGHBOURS[sector] ?? []) {
        const there = wedgeOf(other);
        const across = here.outer === there.inner || here.inner === there.outer;
        const beside = here.inner === there.inner && (here.to - there.from) % 24 === 0;
        const behind = here.inner === there.inner && (there.to - here.from) % 24 === 0;
        expect(across || beside || behind).toBe(true);
      }
    }
  });

  test('have closed outlines', () => {
    for (const cell of CELL_NUMBERS) expect(outlineOf(cell, 2)).toMatch(/^M[^M]*A[^M]*L[^M]*A[^M]*Z$/);
  });

  test('tell how far a spot lies beside them', () => {
    for (const cell of CELL_NUMBERS) expect(distanceTo(cell, spotOf(centreOf(cell)))).toBe(0);
    const { inner, outer } = wedgeOf(cellOf('3-0'));
    expect(distanceTo(cellOf('3-0'), spotOf({ tick: 1, r: outer + 12 }))).toBeCloseTo(12);
    expect(distanceTo(cellOf('3-0'), spotOf({ tick: 1, r: inner - 7 }))).toBeCloseTo(7);
    const middle = (inner + outer) / 2;
    expect(distanceTo(cellOf('3-0'), spotOf({ tick: -ticksOf(9, middle), r: middle }))).toBeCloseTo(9);
    expect(distanceTo(cellOf('7-23'), spotOf({ tick: 0.25, r: 360 }))).toBeCloseTo(
      (0.25 * Math.PI * 360) / 12,
    );
  });
});

test('the short way round is taken', () => {
  expect(unwrapped(1, 23)).toBe(25);
  expect(unwrapped(23, 1)).toBe(-1);
  expect(unwrapped(5, 50)).toBe(53);
  expect(polarTransform({ tick: 25, r: 100 })).toBe('rotate(-375deg) translate(0px, -100px) rotate(375deg)');
});

test('directions are clockwise from up', () => {
  const here = { x: 0, y: 0 };
  expect(directionTo(here, { x: 0, y: -5 })).toBeCloseTo(0);
  expect(directionTo(here, { x: 5, y: 0 })).toBeCloseTo(90);
  expect(directionTo(here, { x: -5, y: 0 })).toBeCloseTo(-90);
});

test('a trail has an arc on both sides of its number, more of them the hotter it is', () => {
  const { tick } = centreOf(cellOf('3-6'));
  const arcs = (energy: number, at: number): number =>
    trailOf(cellOf('3-6'), energy, at, 13).split('M').length - 1;
  expect([1, 4, 8, 20].map((energy) => arcs(energy, tick))).toEqual([2, 4, 6, 8]);
  expect(arcs(1, wedgeOf(cellOf('3-6')).from)).toBe(1);
});
