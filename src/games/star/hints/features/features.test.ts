import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { FeatureSet } from '../../../../kernel/hints/features.ts';
import { seeded } from '../../../../kernel/match/rng.ts';
import { copyState } from '../../copy.ts';
import { raceOf, sideOf } from '../race.ts';
import { BY_HAND } from '../weights.ts';
import { game } from '../../index.ts';
import type { State } from '../../state.ts';
import { asked, fresh, line, lively, position, type Seated } from '../../test/testkit.ts';
import { SEAT_AT, takeIn } from './fleet.ts';
import { features } from './index.ts';
import { measureProgress, TURNS_OF } from './progress.ts';

/** The names of all features of a position. */
function seen(state: State, seat: Seat): string[] {
  const noted = new FeatureSet(features.layout.count);
  features.encode(state, seat, noted);
  return Array.from(noted.features.subarray(0, noted.length), (feature) => features.layout.nameOf(feature));
}

/** How many features of a block a position has. */
function count(state: State, seat: Seat, block: string): number {
  return seen(state, seat).filter((name) => name.replace(/ \d+$/, '') === block).length;
}

/** Positions of a match of lively players. */
function positionsOf(seats: number, seed: number): State[] {
  const state = fresh(seats, { roundLimit: 20 }, seed);
  const rng = seeded(seed);
  const found: State[] = [];
  for (let ply = 0; game.actors(state).length > 0; ply++) {
    if (ply % 7 === 0) found.push(copyState(state));
    const seat = asked(state);
    game.apply(state, seat, lively(rng, state, seat), rng);
  }
  return found;
}

describe('relative seats', () => {
  const rich: Seated = { stock: [5, 0, 0] };

  test('rivals are told by their place in turn order, whatever their seat', () => {
    const players: Seated[] = [
      { faction: 'jear' },
      { faction: 'marshall-guard', ...rich },
      { faction: 'black-cloud' },
    ];
    const state = position({ players });
    expect(state.order).toEqual([0, 2, 1]);
    expect(count(state, 0, 'metal of seat +2 short')).toBe(0);
    expect(count(state, 0, 'metal of seat +1 short')).toBe(1);
    expect(count(state, 2, 'metal of seat +1 short')).toBe(0);
    expect(count(state, 1, 'metal of seat +0 reached')).toBe(2);
  });

  test('a mirrored match looks the same', () => {
    const ships = { '11,4': 'mothership', '19,8': 'scout', '20,7': { type: 'warrior', hull: 3 } } as const;
    const mirrored = { '39,4': 'mothership', '31,8': 'scout', '30,7': { type: 'warrior', hull: 3 } } as const;
    const here = position({
      players: [
        { faction: 'jear', ships, colonies: ['I-NW'] },
        { faction: 'marshall-guard', colonies: ['I-SE'] },
      ],
    });
    const there = position({
      players: [
        { faction: 'black-cloud', ships: mirrored, colonies: ['I-NE'] },
        { faction: 'nexus-corporation', colonies: ['I-SW'] },
      ],
    });
    for (const seat of [0, 1]) expect(seen(there, seat)).toEqual(seen(here, seat));
  });
});

describe('the open decision', () => {
  test('what is asked, and of whom', () => {
    const state = position({ players: [{ stock: [2, 2, 0] }, {}], drawn: ['scout'] });
    expect(seen(state, 0)).toContain('question in the own turn 2');
    expect(seen(state, 1)).toContain('question in the turn of a rival 2');
    line(state, ['build scout 9,0']);
    expect(seen(state, 0)).toContain('question in the own turn 4');
    expect(seen(state, 0)).toContain('new ship in the own turn 0');
  });

  test('what the ships of this turn can still do', () => {
    const state = position({ players: [{ ships: { '1,0': 'mothership', '9,0': 'scout' } }, {}] });
    expect(seen(state, 0)).toContain('flights of type 0 in the own turn 0');
    line(state, ['move 9,0 13,0']);
    expect(seen(state, 0)).not.toContain('flights of type 0 in the own turn 0');
    expect(seen(state, 0)).toContain('actions of type 0 in the own turn 0');
    expect(seen(state, 1)).toContain('actions of type 0 in the turn of a rival 0');
  });

  test('what ships did in a turn that is over does not matter', () => {
    const scout = { type: 'scout', moved: true, acted: true } as const;
    const state = (spent: boolean): State =>
      position({ players: [{}, { ships: { '41,22': spent ? scout : 'scout' } }] });
    for (const seat of [0, 1]) expect(seen(state(true), seat)).toEqual(seen(state(false), seat));
  });

  test('the fourth colony at hand', () => {
    const state = (marker: boolean): State =>
      position({
        players: [{ ships: { '31,14': 'mothership' }, colonies: ['O-NW', 'I-NW', 'I-NE'], marker }, {}],
      });
    expect(seen(state(false), 0)).toContain('does not win at once in the own turn 0');
    expect(seen(state(true), 0)).not.toContain('does not win at once in the own turn 0');
    expect(seen(state(true), 1)).not.toContain('does not win at once in the turn of a rival 0');
    expect(count(state(true), 0, 'colonies missing of seat +0')).toBe(1);
  });
});

describe('ships in danger', () => {
  const near = position({ players: [{ ships: { '9,8': 'scout' } }, { ships: { '13,8': 'juggernaut' } }] });

  test('who can shoot, and who must fear it', () => {
    expect(seen(near, 0)).toContain('shot at 0');
    expect(seen(near, 0)).toContain('shot at rivals 2');
    expect(seen(near, 1)).toContain('shot at 2');
  });

  test('nobody far away', () => {
    const far = position({ players: [{ ships: { '11,8': 'scout' } }, { ships: { '45,8': 'juggernaut' } }] });
    expect(count(far, 0, 'shot at')).toBe(0);
    expect(count(far, 0, 'danger for a scout reached')).toBe(0);
  });
});

test.each([2, 3, 4])('the turns to victory are those of the hints, in a match of %i', (seats) => {
  for (const state of positionsOf(seats, seats)) {
    takeIn(state, 0);
    measureProgress(state, seats);
    for (let place = 0; place < seats; place++) {
      const seat = itemAt([...SEAT_AT], place);
      expect(itemAt([...TURNS_OF], place)).toBeCloseTo(raceOf(sideOf(state, seat, BY_HAND)).turns);
    }
  }
});

test('a position is told the same whatever was looked at before', () => {
  const [two, four] = [positionsOf(2, 9), positionsOf(4, 9)];
  const before = two.map((state) => seen(state, 0));
  for (const state of four) seen(state, 3);
  expect(two.map((state) => seen(state, 0))).toEqual(before);
});
