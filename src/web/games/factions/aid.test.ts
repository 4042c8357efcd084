import { expect, test } from 'vitest';
import { type Diagram, position, type Seated } from '../../../games/factions/test/testkit.ts';
import { figureOf, nowOf, saidOf } from '../testkit.ts';
import { aid } from './aid.tsx';

const NAMES = ['Mira', 'Rook'];
const aidWith = (own: Seated, more: Partial<Diagram> = {}) =>
  aid(position({ players: [own, {}], ...more }), 0, NAMES);

test('planets tell what they cost the player now', () => {
  expect(nowOf(aidWith({ resources: 4 }), 'Mars')).toContain('**2 resources**; you can pay **2**');
  expect(nowOf(aidWith({ resources: 1 }), 'Mars')).toContain('you can pay **0**');
  expect(nowOf(aidWith({ resources: 3 }), 'Venus')).toContain('**3 resources**');
  expect(nowOf(aidWith({ objectives: ['sa01'] }), 'Saturn')).toContain('**1 of 3**');
});

test('planets tell the way there, and it is lit with them', () => {
  const near = aidWith({ ships: ['1-0'], energy: 16 });
  const stuck = aidWith({ ships: ['7-12'], energy: 1 });
  expect(nowOf(near, 'Mercury')).toMatch(/Beside it for \*\*\d+ energy\*\*/);
  expect(nowOf(stuck, 'Mercury')).toContain('Out of reach with **1 energy**');
  expect(near.patterns[0]?.places[0]).toBe('planet Mercury');
  expect(near.patterns[0]?.places.length).toBeGreaterThan(1);
  expect(stuck.patterns[0]?.places).toEqual(['planet Mercury']);
});

test('prices and stores follow machines', () => {
  const plain = aidWith({ energy: 7 });
  const sails = aidWith({ energy: 7, upgrades: { sails: 3, batteries: 3 } });
  expect(saidOf(plain, 'What it costs to enter a sector', 'is empty')).toBe('**1** | **2**');
  expect(saidOf(sails, 'What it costs to enter a sector', 'is empty')).toBe('**1** | **1**');
  expect([plain, sails].map((one) => figureOf(one, 'energy'))).toEqual(['7 / 16', '7 / 20']);
  expect(saidOf(sails, 'Machines', 'Solar Sails')).toContain('**3** of 3');
  expect(saidOf(sails, 'Points', 'Upgrades')).toBe('**6**');
});

test('tells how near the end is', () => {
  const late = aidWith({ passed: true }, { round: 3, active: 1 });
  expect(late.ends[0]).toBe('The most points after round 3 win: this is round **3**.');
  expect(late.ends[2]).toContain('**1 player** still plays');
});
