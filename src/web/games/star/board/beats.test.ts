import { expect, test } from 'vitest';
import { hexOf } from '../../../../games/star/board.ts';
import type { Event } from '../../../../games/star/state.ts';
import { beatsOf, hitsOf } from './beats.ts';
import { dieSpot } from './happenings.tsx';
import { VIEW } from './geometry.ts';

const HIT = {
  seat: 0,
  ship: 'scout',
  from: '13,14',
  at: '17,14',
  target: 'warrior',
  owner: 1,
  die: 4,
  roll: 3,
  kit: 0,
  damage: 2,
  hull: 7,
} as const;

const FIGHT: readonly Event[] = [
  { type: 'attacked', weapons: 1, ...HIT },
  { type: 'countered', ...HIT, from: '17,14', at: '13,14', die: 6, roll: 6 },
  { type: 'destroyed', seat: 0, ship: 'scout', at: '13,14', by: 1 },
];

test('a roll, the shot and the hit follow each other, then the answer', () => {
  const beats = beatsOf(FIGHT);
  expect(beats.map(({ kind }) => kind)).toEqual(['roll', 'shot', 'hit', 'roll', 'shot', 'hit', 'burst']);
  const starts = beats.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(beats[0]).toMatchObject({ sides: 4, face: 3, at: hexOf('13,14') });
  expect(beats[6]?.start).toBe(beats[5]?.start);
});

test('each ship is hit once', () => {
  const hits = hitsOf(beatsOf(FIGHT));
  expect([...hits.keys()]).toEqual([hexOf('17,14'), hexOf('13,14')]);
});

test('what is no fight only pulses, and most events show nothing', () => {
  const beats = beatsOf([
    { type: 'turn', seat: 0, round: 2 },
    { type: 'colonized', seat: 0, planet: 'I-SW', at: '19,14', colonies: 1 },
    { type: 'besieging', seat: 1, planet: 'O-NW', at: '11,4', owner: 0 },
  ]);
  expect(beats).toMatchObject([
    { kind: 'pulse', tone: 'growth' },
    { kind: 'pulse', tone: 'danger' },
  ]);
});

test('a die lies behind the one who rolls, and on the board', () => {
  expect(dieSpot({ x: 0, y: 0 }, { x: 50, y: 0 }, 1)).toEqual({ x: -34, y: 0 });
  const corner = dieSpot({ x: VIEW.x, y: VIEW.y }, { x: 0, y: 0 }, 1);
  expect(corner.x).toBeGreaterThan(VIEW.x);
  expect(corner.y).toBeGreaterThan(VIEW.y);
});
