import { expect, test } from 'vitest';
import type { Seat } from '../../../../kernel/game.ts';
import { type FeatureBlock, FeatureSet } from '../../../../kernel/hints/features.ts';
import { JUPITER } from '../../facts.ts';
import { pointsOf, rivalPoints } from '../../scoring.ts';
import type { State } from '../../state.ts';
import { line, position, thick } from '../../test/testkit.ts';
import { access, decision, own, seats, table } from './blocks.ts';
import { brief, briefOn } from './brief.ts';
import { features } from './index.ts';
import { opponentPoints } from './table.ts';

/** What learned players look at. */

/** Which features of a block a seat notes, from 0. */
function inBlock(state: State, seat: Seat, block: FeatureBlock | undefined): number[] {
  const noted = new FeatureSet(features.layout.count);
  features.encode(state, seat, noted);
  const { first, size } = block!;
  return [...noted.features.subarray(0, noted.length)]
    .map((feature) => feature - first)
    .filter((at) => at >= 0 && at < size);
}

test('the others come by their place after the own seat', () => {
  const state = position({ players: [{ resources: 1 }, { resources: 2 }, { resources: 3 }] });
  const resources = (seat: Seat) =>
    [0, 1, 2].map((place) => inBlock(state, seat, seats.resources[place]).length);
  expect(resources(0)).toEqual([1, 2, 3]);
  expect(resources(2)).toEqual([3, 1, 2]);
});

test.each([1, 2, 3, 4])('points are those of the score: position %i', (seed) => {
  const state = thick(3, seed);
  for (const seat of [0, 1, 2]) {
    briefOn(state, seat);
    expect(brief.points).toBe(pointsOf(state, seat));
  }
});

test.each([1, 2, 3])('points of the solo opponent are those it scores: position %i', (seed) => {
  const state = thick(1, seed);
  expect(opponentPoints(state, state.rival[0]!)).toBe(rivalPoints(state));
});

test('whose decision is open and where the turn stands', () => {
  const state = position({ players: [{ ships: ['1-0'] }, {}] });
  const turn = inBlock(state, 0, decision.own);
  expect(turn).toHaveLength(1);
  expect(inBlock(state, 1, decision.own)).toEqual([]);
  expect(inBlock(state, 1, decision.others)).toEqual(turn);
  expect(inBlock(state, 1, decision.turnOf)).toEqual([1]);
  line(state, ['step 1-1']);
  expect(inBlock(state, 0, decision.own)).not.toEqual(turn);
  expect(inBlock(state, 0, decision.entered)).toEqual([0]);
  expect(inBlock(state, 0, decision.moment[0])).toEqual([2]);
});

test('a planet is in reach as long as the battery lasts', () => {
  const reach = (energy: number) => {
    const state = position({ players: [{ ships: ['1-0'], energy, resources: 0 }, {}] });
    return inBlock(state, 0, access.reach[JUPITER]);
  };
  expect(reach(2)).toEqual([0]);
  expect(reach(5)).toEqual([4]);
  expect(reach(16)).toEqual([2]);
});

test('leads are told step by step', () => {
  const lead = (own: number, other: number) =>
    inBlock(position({ players: [{ resources: own }, { resources: other }] }), 0, table.lead[4])[0]!;
  expect(lead(2, 0)).toBe(lead(0, 0) + 1);
  expect(lead(4, 0)).toBe(lead(0, 0) + 2);
  expect(lead(0, 2)).toBe(lead(0, 0) - 1);
});

test('hands of others do not matter, nor do tiles nobody has seen', () => {
  const look = (seat: Seat, explorer: 've02' | 've20', value: number) => {
    const noted = new FeatureSet(features.layout.count);
    const players = [{}, { explorers: [explorer], exoplanets: ['ju02' as const] }];
    features.encode(position({ players, tiles: { '4-0': { value, to: [1] } } }), seat, noted);
    return [...noted.features.subarray(0, noted.length)];
  };
  expect(look(0, 've02', 2)).toEqual(look(0, 've20', 6));
  expect(look(1, 've02', 2)).not.toEqual(look(1, 've20', 2));
  expect(look(1, 've02', 2)).not.toEqual(look(1, 've02', 6));
});

test('an exoplanet is ready when the hand is strong enough', () => {
  const ready = (...explorers: 've20'[]) =>
    inBlock(position({ players: [{ explorers, exoplanets: ['ju01'] }, {}] }), 0, own.ready);
  expect(ready('ve20')).toEqual([]);
  expect(ready('ve20', 've20')).toEqual([0]);
});
