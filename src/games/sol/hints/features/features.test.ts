import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../kernel/game.ts';
import { FeatureSet } from '../../../../kernel/hints/features.ts';
import type { State } from '../../state.ts';
import { line, position, type Seated } from '../../test/testkit.ts';
import { features } from './index.ts';

/** The features of a position by name, in order. */
function names(state: State, seat: Seat): string[] {
  const noted = new FeatureSet(features.layout.count);
  features.encode(state, seat, noted);
  const numbers = [...noted.features.subarray(0, noted.length)].sort((a, b) => a - b);
  return numbers.map((feature) => features.layout.nameOf(feature));
}

/** How many features of a block a seat has. */
function count(state: State, seat: Seat, block: string): number {
  return names(state, seat).filter((name) => name.startsWith(`${block} `)).length;
}

describe('seats', () => {
  const first: Seated = { eye: 0, energy: 5, momentum: 4, divers: { I0: 2 }, stations: { C1: 'node' } };
  const second: Seated = { eye: 5, energy: 2, momentum: 7, divers: { R3: 1 }, gates: ['I3|C4'] };
  const third: Seated = { eye: 9, energy: 0, momentum: 12, divers: { K0: 1 }, stations: { O9: 'tower' } };

  test('count from the own one, wherever it sits', () => {
    const seated = position({ players: [first, second, third], active: 1 });
    const moved = position({ players: [third, first, second], active: 2 });
    expect(names(moved, 1)).toEqual(names(seated, 0));
    expect(names(moved, 2)).toEqual(names(seated, 1));
    expect(names(seated, 1)).not.toEqual(names(seated, 0));
  });

  test('have their own features for what they have', () => {
    const state = position({ players: [first, second, third] });
    expect(count(state, 0, 'pairs of energy of seat +0')).toBe(2);
    expect(count(state, 0, 'pairs of energy of seat +1')).toBe(1);
    expect(count(state, 2, 'pairs of energy of seat +1')).toBe(2);
    expect(count(state, 0, 'odd energy of seat +0')).toBe(1);
    expect(count(state, 0, 'odd energy of seat +1')).toBe(0);
    expect(names(state, 1)).toContain('seats with more momentum 1');
  });

  test('that are not there have none', () => {
    const state = position({ players: [first, second] });
    expect(names(state, 0).filter((name) => /seat \+[234]/.test(name))).toEqual([]);
  });
});

describe('the board', () => {
  test('turns with the own ship', () => {
    const near = position({ players: [{ eye: 0, divers: { O0: 1, I12: 2 } }, {}] });
    const turned = position({ players: [{ eye: 5, divers: { O5: 1, I4: 2 } }, {}] });
    const chart = (state: State): string[] => names(state, 0).filter((name) => /on space/.test(name));
    expect(chart(turned)).toEqual(chart(near));
    expect(chart(near)).toHaveLength(3);
  });

  test('tells how far the own sundivers are from a pattern', () => {
    const ready = position({ players: [{ divers: { C3: 1, C5: 1 }, hold: 0 }, {}] });
    const nearly = position({ players: [{ divers: { C3: 1, C6: 1 }, hold: 0 }, {}] });
    const node = 'points to the pattern of structure 7:';
    expect(names(ready, 0)).toContain(`${node} 0`);
    expect(names(nearly, 0)).toContain(`${node} 1`);
    expect(count(ready, 1, node)).toBe(0);
  });

  test('tells how far they are from stations, through gates that stand', () => {
    const own: Seated = { divers: { I3: 1 }, stations: { C4: 'tower' }, hold: 0 };
    const tower = 'nearest sundiver to station 13:';
    expect(names(position({ players: [{ ...own, gates: ['I3|C4'] }, {}] }), 0)).toContain(`${tower} 1`);
    expect(names(position({ players: [own, {}] }), 0)).toContain(`${tower} 5`);
  });
});

describe('the open decision', () => {
  test('is told with the points that are left, to who has them and to the others', () => {
    const state = position({ players: [{ eye: 0 }, { eye: 6 }] });
    expect(names(state, 0)).toContain('own question 2');
    line(state, ['move', 'launch O0']);
    expect(names(state, 0)).toContain('own question 3');
    expect(names(state, 1)).toContain('question to somebody else 3');
    expect(count(state, 0, 'points left')).toBe(2);
    expect(count(state, 0, 'points left to')).toBe(0);
    expect(count(state, 1, 'points left to somebody else')).toBe(2);
  });

  test('is told with what may be used and what has been', () => {
    const own: Seated = { divers: { C0: 1, C5: 1 }, stations: { C0: 'node', C5: 'node' }, energy: 2 };
    const state = position({ players: [own, {}] });
    line(state, ['activate']);
    expect(count(state, 0, 'yield ready of type 0:')).toBe(5);
    line(state, ['use C0']);
    expect(names(state, 0)).toContain('amount offered of type 0: 0');
    expect(count(state, 1, 'amount offered of type 0:')).toBe(0);
    line(state, ['decline']);
    expect(count(state, 0, 'yield ready of type 0:')).toBe(3);
    expect(count(state, 0, 'cards owed')).toBe(1);
    expect(count(state, 1, 'cards owed to somebody else')).toBe(1);
  });
});

describe('the match', () => {
  test('has its lead by stage', () => {
    const state = position({ players: [{ momentum: 9 }, { momentum: 5 }], flares: 2 });
    const lead = (seat: Seat): string[] => names(state, seat).filter((name) => /^threes of lead/.test(name));
    expect(lead(0)).toEqual(['threes of lead over the best rival at stage 4 4']);
    expect(lead(1)).toEqual(['threes of lead over the best rival at stage 4 2']);
  });

  test('has a number to reach in a scenario only', () => {
    const scenario = position({ players: [{ momentum: 14 }], options: { scenario: 'sunworm' } });
    expect(names(scenario, 0)).toContain('fours of momentum lacking 0');
    expect(names(scenario, 0)).toContain('scenario 4');
    expect(count(position({ players: [{}, {}] }), 0, 'fours of momentum lacking')).toBe(0);
  });

  test('is not changed by a look at it', () => {
    const state = position({ players: [{ divers: { C3: 2 } }, { stations: { C4: 'node' } }] });
    const before = JSON.stringify(state);
    names(state, 0);
    names(state, 1);
    expect(JSON.stringify(state)).toBe(before);
  });
});
