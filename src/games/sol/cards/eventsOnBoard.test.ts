import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { EventId } from '../facts.ts';
import type { State } from '../state.ts';
import {
  asked,
  type CardName,
  type Diagram,
  diversOn,
  energies,
  legal,
  line,
  offered,
  piled,
  plainSuits,
  position,
  question,
  type Seated,
} from '../test/testkit.ts';
import { playerOf } from '../verbs.ts';

const suitOf = (state: State): CardName => itemAt(plainSuits(state), 0);

/** Seat 0 has converted on C8 and C9 and drawn a trigger flare, then the cards named. */
function triggered(
  event: EventId,
  players: readonly Seated[],
  replaced: boolean,
  rest: Partial<Diagram> = {},
): State {
  const [own, ...others] = players as [Seated, ...Seated[]];
  const state = position({
    ...rest,
    event,
    options: { triggerFlares: 2 },
    players: [{ ...own, divers: { C8: 1, C9: 1, ...own.divers } }, ...others],
  });
  line(state, ['convert', 'foundry C8 C9'], replaced ? ['TRIGGER', suitOf(state)] : ['TRIGGER']);
  return state;
}

describe('SUNWORM', () => {
  test('16.97 [11.4] on a foreign station a diver survives, next to it not, and holds are untouched', () => {
    const state = triggered(
      'SUNWORM',
      [
        { divers: { C3: 2, C4: 2, O1: 1 }, lost: 1, guests: { 1: 1 }, hold: 2, reserve: 1 },
        { stations: { C3: 'node' }, divers: { C3: 1, K0: 5 }, hold: 3 },
      ],
      true,
    );
    expect(['C3', 'C4', 'O1'].map((space) => diversOn(state, 0, space))).toEqual([2, 0, 0]);
    expect(playerOf(state, 0)).toMatchObject({ hold: 2, lost: 1, guests: [0, 1], reserve: 1 + 2 + 3 });
    expect([diversOn(state, 1, 'C3'), diversOn(state, 1, 'K0')]).toEqual([1, 0]);
    expect(playerOf(state, 1)).toMatchObject({ hold: 3, reserve: 9 });
  });
});

describe('WARP', () => {
  test('11.5 in turn order everybody moves one diver of the board or the hold to any space', () => {
    const state = triggered('WARP', [{ divers: { O1: 1 } }, { divers: { K0: 1 }, hold: 0 }, {}], false);
    expect([asked(state), legal(state)]).toEqual([0, ['warp O1', 'warp hold']]);
    line(state, ['warp O1']);
    expect([question(state), legal(state).length]).toEqual(['land', 52]);
    line(state, ['land K4']);
    expect([asked(state), legal(state)]).toEqual([1, ['warp K0']]);
    line(state, ['warp K0', 'land K0', 'warp hold']);
    expect(asked(state)).toBe(2);
    line(state, ['land C4'], [suitOf(state)]);
    expect([diversOn(state, 0, 'K4'), diversOn(state, 1, 'K0'), diversOn(state, 2, 'C4')]).toEqual([1, 1, 1]);
    expect(playerOf(state, 2).hold).toBe(7);
  });

  test('11.5 a diver on the first space of the board is not one of the hold', () => {
    const state = triggered('WARP', [{ divers: { O0: 1 }, hold: 4 }, { hold: 0 }], false);
    line(state, ['warp O0', 'land K0'], [suitOf(state)]);
    expect([diversOn(state, 0, 'O0'), playerOf(state, 0).hold]).toEqual([0, 4]);
  });

  test('11.5 full spaces are no target, the own one always is', () => {
    const state = triggered('WARP', [{ divers: { O1: 5, O2: 5 } }, {}], false);
    line(state, ['warp O1']);
    expect(legal(state)).toContain('land O1');
    expect(legal(state)).not.toContain('land O2');
    const held = triggered('WARP', [{ divers: { O1: 5 } }, {}], false);
    line(held, ['warp hold']);
    expect(legal(held)).not.toContain('land O1');
  });

  test('11.5 guests and lost divers are in neither place', () => {
    const own = { hold: 0, guests: { 1: 1 }, lost: 1, reserve: 9 };
    const state = triggered('WARP', [own, {}], false);
    expect([asked(state), legal(state)]).toEqual([1, ['warp hold']]);
  });

  test('11.7 a warped diver takes no cube', () => {
    const state = triggered('WARP', [{}, { hold: 0 }], false, { cubes: ['C4'] });
    line(state, ['warp hold', 'land C4'], [suitOf(state)]);
    expect([energies(state)[0], piled(state.cubes)]).toEqual([3, { C4: 1 }]);
  });
});

describe('SINGULARITY', () => {
  test('16.98 [11.6] with 8 in the hold: 8 placements, never more than 5 on one core space', () => {
    const state = triggered('SINGULARITY', [{ hold: 8 }, { hold: 0, divers: { O1: 1 } }], false);
    for (let i = 0; i < 5; i++) {
      expect([asked(state), legal(state)]).toEqual([
        0,
        ['place K0', 'place K1', 'place K2', 'place K3', 'place K4'],
      ]);
      line(state, ['place K2']);
    }
    expect(legal(state)).toEqual(['place K0', 'place K1', 'place K3', 'place K4']);
    line(state, ['place K0', 'place K0', 'place K0'], [suitOf(state)]);
    expect([diversOn(state, 0, 'K2'), diversOn(state, 0, 'K0'), playerOf(state, 0).hold]).toEqual([5, 3, 0]);
    expect(question(state)).toBe('keep');
  });

  test('11.6 guests are placed by their owner, lost divers and those on the board stay', () => {
    const state = triggered(
      'SINGULARITY',
      [
        { hold: 0, reserve: 5 },
        { hold: 1, guests: { 0: 2 }, lost: 1, divers: { O1: 1 } },
      ],
      false,
    );
    expect(asked(state)).toBe(1);
    line(state, ['place K0', 'place K1', 'place K1'], [suitOf(state)]);
    expect(playerOf(state, 1)).toMatchObject({ hold: 0, guests: [0, 0], lost: 1 });
    expect(diversOn(state, 1, 'O1')).toBe(1);
  });

  test('11.6 guests come from whichever hold they are in', () => {
    const state = triggered('SINGULARITY', [{ hold: 0 }, { hold: 0, guests: { 2: 1 } }, { hold: 0 }], false);
    line(state, ['place K0'], [suitOf(state)]);
    expect(playerOf(state, 1).guests).toEqual([0, 0, 0]);
  });

  test('11.6 divers of others do not count for the limit', () => {
    const state = triggered('SINGULARITY', [{ hold: 0 }, { hold: 1 }], false);
    playerOf(state, 0).reserve -= 5;
    playerOf(state, 0).divers[53] = 5;
    expect(legal(state)).toContain('place K0');
  });
});

describe('ENERGY GARDEN', () => {
  const TWELVE = ['C0', 'C2', 'C4', 'C6', 'C8', 'C10', 'R0', 'R2', 'R4', 'R6', 'K0', 'K2'];

  function garden(players: readonly Seated[], rest: Partial<Diagram> = {}): State {
    const [own, ...others] = players as [Seated, ...Seated[]];
    const state = position({
      ...rest,
      event: 'GARDEN',
      options: { triggerFlares: 2 },
      players: [{ ...own, divers: { O8: 1, I8: 1, ...own.divers } }, ...others],
    });
    // A gate draws one card and leaves the Sun empty.
    line(state, ['convert', 'gate O8 I8 C8'], ['TRIGGER', suitOf(state)]);
    return state;
  }

  test('16.99 [11.7] on an empty Sun 12 cubes', () => {
    expect(Object.keys(piled(garden([{}, {}]).cubes))).toEqual(TWELVE);
  });

  test('16.99 [11.7] a second one right away: none', () => {
    const state = garden([{}, {}], { cubes: TWELVE });
    expect(piled(state.cubes)).toEqual(Object.fromEntries(TWELVE.map((space) => [space, 1])));
  });

  test('11.7 spaces with a sundiver or a station are passed over', () => {
    const state = garden([{ divers: { C0: 1 } }, { stations: { R0: 'node' }, divers: { K0: 1 } }]);
    const cubes = Object.keys(piled(state.cubes));
    expect(cubes).toEqual(['C1', 'C3', 'C5', 'C7', 'C9', 'C11', 'R1', 'R3', 'R5', 'R7', 'K1', 'K3']);
  });

  test('11.7 the gap left by a cube that was taken is filled', () => {
    const rest = TWELVE.filter((space) => space !== 'C4');
    expect(Object.keys(piled(garden([{}, {}], { cubes: rest }).cubes))).toEqual(TWELVE);
  });

  test('16.99 [6.1.6] a diver flying in takes the cube', () => {
    const state = position({ players: [{ divers: { C3: 1 } }, {}], event: 'GARDEN', cubes: ['C4', 'C2'] });
    line(state, ['move', 'fly C3 C4', 'fly C4 C3', 'fly C3 C4']);
    expect([energies(state)[0], piled(state.cubes)]).toEqual([4, { C2: 1 }]);
  });

  test('16.99 [11.7] divers that are pushed onto a cube by an event leave it', () => {
    const state = triggered('IMPLODE', [{}, { divers: { C3: 1 } }], true, { cubes: ['R2'] });
    expect([diversOn(state, 1, 'R2'), energies(state)[1], piled(state.cubes)]).toEqual([1, 3, { R2: 1 }]);
  });

  test('11.7 a station is built on a cube, which stays for whoever flies in', () => {
    const state = position({
      players: [{ divers: { O2: 1, C3: 1, C5: 1 } }, {}],
      event: 'GARDEN',
      cubes: ['C4'],
    });
    line(state, ['convert', 'node C4'], [suitOf(state)]);
    expect([energies(state)[0], piled(state.cubes)]).toEqual([3, { C4: 1 }]);
  });

  test('10.22 divers that appear on a cube do not take it', () => {
    const state = position({
      players: [{ card: 'PROCREATE', divers: { C3: 2 } }, {}],
      event: 'GARDEN',
      cubes: ['C3'],
    });
    line(state, ['play PROCREATE']);
    expect([energies(state)[0], offered(state, 'move')]).toEqual([3, ['move']]);
  });
});
