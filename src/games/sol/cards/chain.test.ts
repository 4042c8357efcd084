import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import {
  asked,
  diversOn,
  drawn,
  legal,
  line,
  momenta,
  offered,
  playable,
  position,
  question,
  type Seated,
} from '../test/testkit.ts';
import { playerOf } from '../verbs.ts';

type Divers = Readonly<Record<string, number>>;

/** Seat 0 holds CHAIN; the divers of seat 0 and of seat 1. */
function chained(own: Divers, other: Divers = {}, options: Partial<Options> = {}, rest: Seated = {}): State {
  return position({ players: [{ card: 'CHAIN', divers: own, ...rest }, { divers: other }], options });
}

/** The chains offered, as the ends they are recalled from. */
const ends = (state: State): string[] => playable(state).map((text) => text.replace('play CHAIN ', ''));

describe('strict', () => {
  test('16.69 [10.7] O3 (A), O4 (B), O5 (A): 2 and 1 momentum, the ends go home, the middle stays', () => {
    const state = chained({ O3: 1, O5: 1 }, { O4: 1 });
    expect(ends(state)).toHaveLength(1);
    const events = line(state, [itemAt(playable(state), 0)]);
    expect(momenta(state)).toEqual([2, 1]);
    expect(['O3', 'O5'].map((space) => diversOn(state, 0, space))).toEqual([0, 0]);
    expect([diversOn(state, 1, 'O4'), playerOf(state, 0).hold]).toEqual([1, 8]);
    expect([drawn(events), question(state)]).toEqual([[], 'action']);
  });

  test('16.69 [10.7] with O6 as well there are two ways: O3 and O5 go home, or O4 and O6', () => {
    const from = (end: string): State => {
      const state = chained({ O3: 1, O5: 1 }, { O4: 1, O6: 1 });
      expect(ends(state)).toEqual(['O3', 'O6']);
      line(state, [`play CHAIN ${end}`]);
      expect(momenta(state)).toEqual([2, 2]);
      return state;
    };
    const counts = (state: State): number[] =>
      ['O3', 'O4', 'O5', 'O6'].map((space) => diversOn(state, 0, space) + diversOn(state, 1, space));
    expect(counts(from('O3'))).toEqual([0, 1, 0, 1]);
    expect(counts(from('O6'))).toEqual([1, 0, 1, 0]);
  });

  test('10.7 a single diver is no chain, two are', () => {
    expect(ends(chained({ O3: 1 }))).toEqual([]);
    expect(ends(chained({ O3: 1, O4: 1 }))).toEqual(['O3', 'O4']);
  });

  test('10.7 a chain of others only may be used too', () => {
    const state = chained({}, { O3: 1, O4: 1 });
    line(state, ['play CHAIN O3']);
    expect([momenta(state), playerOf(state, 1).hold]).toEqual([[0, 2], 7]);
  });

  test.each([
    ['two own divers on a space', { O3: 1, O4: 2, O5: 1 }, {}],
    ['two owners on a space', { O3: 1, O4: 1, O5: 1 }, { O4: 1 }],
    ['two divers at the end', { O3: 1, O4: 2 }, {}],
    ['a branch', { O3: 1, O4: 1, O5: 1, I4: 1 }, {}],
    ['a square', { O3: 1, O4: 1, I3: 1, I4: 1 }, {}],
    ['a triangle across a barrier', { C0: 1, C1: 1, R0: 1 }, {}],
    ['the closed ring of the core', { K0: 1, K1: 1, K2: 1, K3: 1, K4: 1 }, {}],
    ['a ring with two tails', { O2: 1, O3: 1, O4: 1, O5: 1, I3: 1, I4: 1 }, {}],
    ['a ring with a tail', { K0: 1, K1: 1, R1: 1, R2: 1 }, {}],
  ])('10.7 %s spoils the whole group', (_, own, other) => {
    expect(ends(chained(own, other))).toEqual([]);
  });

  test('10.7 every group is judged by itself', () => {
    const state = chained({ O3: 1, O4: 2, C8: 1, C9: 1, K0: 1 });
    expect(ends(state)).toEqual(['C8', 'C9']);
  });

  test('10.7 barriers do not part a chain', () => {
    const state = chained({ I3: 1, C4: 1, R2: 1, K1: 1 });
    expect(ends(state)).toEqual(['I3', 'K1']);
    line(state, ['play CHAIN I3']);
    expect(momenta(state)).toEqual([4, 0]);
    expect(['I3', 'C4', 'R2', 'K1'].map((space) => diversOn(state, 0, space))).toEqual([0, 1, 0, 1]);
  });

  test('10.7 lost divers, holds and guests are no part of it', () => {
    expect(ends(chained({ O3: 1 }, {}, {}, { lost: 2, guests: { 1: 2 }, hold: 2 }))).toEqual([]);
  });

  test('6.3.3 the diver of a station may be recalled while it is being activated', () => {
    const state = chained({ C3: 1 }, { C4: 1 }, {}, { stations: { C3: 'node' } });
    line(state, ['activate', 'play CHAIN C3']);
    expect(legal(state)).toEqual(['end']);
    line(state, ['end']);
    expect(asked(state)).toBe(1);
  });
});

describe('flyable', () => {
  const options = { chainAdjacency: 'flyable' } as const;

  test('10.7 a barrier parts the chain unless a gate stands there', () => {
    expect(ends(chained({ C3: 1, R2: 1 }, {}, options))).toEqual([]);
    expect(ends(chained({ C3: 1, R2: 1 }, {}, options, { gates: ['C3|R2'] }))).toEqual(['C3', 'R2']);
    expect(ends(chained({ C3: 1, R2: 1 }, {}, options, { gates: ['C4|R2'] }))).toEqual([]);
  });

  test('10.7 so does the first segment of the board', () => {
    expect(ends(chained({ I0: 1, C0: 1 }, {}, options))).toEqual([]);
  });

  test('10.7 inside a layer and between the orbits nothing changes', () => {
    expect(ends(chained({ O3: 1, I3: 1, I4: 1 }, {}, options))).toHaveLength(1);
  });

  test('10.7 a barrier can keep a loop from closing', () => {
    const own = { C0: 1, C1: 1, R0: 1 };
    expect(ends(chained(own, {}, options, { gates: ['C0|R0'] }))).toHaveLength(1);
    expect(ends(chained(own, {}, options, { gates: ['C0|R0', 'C1|R0'] }))).toEqual([]);
  });
});

describe('lenient', () => {
  const options = { chainRule: 'lenient' } as const;

  test('10.7 one diver of each space is chosen, and the line goes on until it cannot', () => {
    const state = chained({ O3: 2, O5: 1 }, { O4: 1, O3: 1 }, options);
    expect(playable(state)).toEqual(['play CHAIN']);
    line(state, ['play CHAIN']);
    expect(legal(state)).toEqual(['link O3 0', 'link O3 1', 'link O4 1', 'link O5 0']);
    line(state, ['link O3 1', 'link O4 1']);
    expect(legal(state)).toEqual(['link O5 0']);
    line(state, ['link O5 0']);
    expect(legal(state)).toEqual(['recall O3']);
    line(state, ['recall O3']);
    expect(momenta(state)).toEqual([1, 2]);
    expect([diversOn(state, 0, 'O3'), diversOn(state, 1, 'O3'), diversOn(state, 1, 'O4')]).toEqual([2, 0, 1]);
    expect(diversOn(state, 0, 'O5')).toBe(0);
  });

  test('10.7 begun in the middle it is prolonged at both ends', () => {
    const state = chained({ O3: 1, O4: 1, O5: 1, O6: 1 }, {}, options);
    line(state, ['play CHAIN', 'link O5 0', 'link O6 0', 'link O4 0', 'link O3 0']);
    expect(legal(state)).toEqual(['recall O3', 'recall O6']);
    line(state, ['recall O6']);
    expect(momenta(state)).toEqual([4, 0]);
    expect(['O3', 'O4', 'O5', 'O6'].map((space) => diversOn(state, 0, space))).toEqual([1, 0, 1, 0]);
  });

  test('10.7 a branch and a ring are no hindrance', () => {
    const ring = chained({ K0: 1, K1: 1, K2: 1, K3: 1, K4: 1 }, {}, options);
    line(ring, ['play CHAIN', 'link K0 0', 'link K1 0', 'link K2 0', 'link K3 0', 'link K4 0', 'recall K0']);
    expect(momenta(ring)).toEqual([5, 0]);
    const branch = chained({ O3: 1, O4: 1, O5: 1, I4: 1 }, {}, options);
    line(branch, ['play CHAIN', 'link O3 0', 'link O4 0']);
    expect(legal(branch)).toEqual(['link O5 0', 'link I4 0']);
  });

  test('10.7 spaces that stand alone are no chain and no part of one', () => {
    const state = chained({ O3: 1, O4: 1, C8: 1 }, {}, options);
    line(state, ['play CHAIN']);
    expect(legal(state)).toEqual(['link O3 0', 'link O4 0']);
    expect(playable(chained({ O3: 3, O5: 1 }, {}, options))).toEqual([]);
  });

  test('10.7 gates count where flyable adjacency is played as well', () => {
    const both = { ...options, chainAdjacency: 'flyable' } as const;
    expect(playable(chained({ C3: 1, R2: 1 }, {}, both))).toEqual([]);
    expect(playable(chained({ C3: 1, R2: 1 }, {}, both, { gates: ['C3|R2'] }))).toEqual(['play CHAIN']);
  });
});

test('10.7 a loop with a tail at either end is no chain', () => {
  const divers = { O2: 1, O3: 1, O4: 1, I3: 1, I4: 1, I5: 1 };
  const state = position({ players: [{ card: 'CHAIN', divers }, {}] });
  expect(offered(state, 'play')).toEqual([]);
});

test('10.7 lenient: a line starts only where it can be prolonged', () => {
  const options = { chainRule: 'lenient' } as const;
  const state = position({ options, players: [{ card: 'CHAIN', divers: { O3: 1, O4: 1, C7: 1 } }, {}] });
  line(state, ['play CHAIN']);
  expect(offered(state, 'link')).toEqual(['link O3 0', 'link O4 0']);
});

test.each([
  ['O3', { O3: 0, O4: 1 }],
  ['O4', { O3: 1, O4: 0 }],
])('10.7 lenient: recalled from %s, every other sundiver from there comes home', (end, left) => {
  const options = { chainRule: 'lenient' } as const;
  const state = position({ options, players: [{ card: 'CHAIN', divers: { O3: 1, O4: 1 } }, {}] });
  line(state, ['play CHAIN', 'link O3 0', 'link O4 0', `recall ${end}`]);
  expect({ O3: diversOn(state, 0, 'O3'), O4: diversOn(state, 0, 'O4') }).toEqual(left);
});
