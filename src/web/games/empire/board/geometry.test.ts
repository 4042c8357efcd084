import { expect, test } from 'vitest';
import { REGIONS, regionOf, SCAN, SECTORS } from '../../../../games/empire/board.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { arcAt, borderOf, distance, onRing, outlineOf, spotOf, VIEW } from './geometry.ts';

test('all regions are in view, D4 in the middle', () => {
  expect(spotOf(regionOf('D4'))).toEqual({ x: 0, y: 0 });
  for (let region = 0; region < REGIONS; region++) {
    const { x, y } = spotOf(region);
    expect(Math.abs(x) + 48).toBeLessThan(VIEW.width / 2);
    expect(Math.abs(y) + 56).toBeLessThan(VIEW.height / 2);
  }
});

test('a border goes once around its sector', () => {
  for (let sector = 0; sector < SECTORS; sector++) {
    const corners = borderOf(sector, 0).match(/[ML]/g) ?? [];
    // Seven regions in a ring of 18 sides, five in one of 16.
    expect(corners).toHaveLength(itemAt(SCAN, sector).length === 7 ? 18 : 16);
    expect(borderOf(sector, 4).match(/[ML]/g)).toHaveLength(corners.length);
  }
});

test('outlines have six corners', () => {
  expect(outlineOf([0, 1], 3).match(/[ML]/g)).toHaveLength(12);
});

test('distances are those of hexes', () => {
  expect(distance(regionOf('A1'), regionOf('G4'))).toBe(6);
  expect(distance(regionOf('D4'), regionOf('C4'))).toBe(1);
});

test('names are written upright', () => {
  expect(onRing(90, 10)).toEqual({ x: 10, y: -0 });
  expect(arcAt(0, 100, 40)).toContain(' 0 0 1 ');
  expect(arcAt(150, 100, 40)).toContain(' 0 0 0 ');
});
