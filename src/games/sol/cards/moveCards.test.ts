import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  type Diagram,
  diversOn,
  energies,
  legal,
  line,
  offered,
  playable,
  position,
  type Seated,
} from '../test/testkit.ts';

/** Two players at eyes 0 and 7; seat 0 has begun a Move. */
function moving(own: Seated, other: Seated = {}, rest: Partial<Diagram> = {}): State {
  const state = position({ players: [own, other], ...rest });
  line(state, ['move']);
  return state;
}

const points = (state: State): number => state.turn.points;

describe('10.0.3 while a Move lasts', () => {
  test.each(['CATAPULT', 'CEREMONY', 'FUEL', 'HYPERDRIVE', 'PORTAL', 'TRANSCEND'] as const)(
    '%s is offered even when it could change nothing',
    (card) => {
      expect(playable(moving({ card, energy: 0, hold: 0, reserve: 0 }))).toEqual([`play ${card}`]);
    },
  );

  test.each(['CLUSTER', 'JUGGERNAUT', 'PASSAGE', 'PUNCTURE', 'TELEPORT'] as const)(
    '%s is not offered to somebody without pieces',
    (card) => {
      expect(playable(moving({ card, energy: 0, hold: 0, reserve: 0 }))).toEqual([]);
    },
  );

  test.each(['CLUSTER', 'JUGGERNAUT', 'PUNCTURE'] as const)(
    '%s is not offered once the last point is spent',
    (card) => {
      const state = moving({ card, divers: { C3: 2 }, stations: { C5: 'node' } });
      expect(playable(state)).toEqual([`play ${card}`]);
      line(state, ['launch O0', 'launch O0', 'launch O0', 'launch O0']);
      expect(playable(state)).toEqual([]);
    },
  );
});

test.each([
  ['CLUSTER', 'cluster C3 C4'],
  ['JUGGERNAUT', 'station C5 C4'],
  ['PUNCTURE', 'puncture C3 R2'],
] as const)('10.0.3 %s may be played with the last point and used for it', (card, step) => {
  const state = moving({ card, divers: { C3: 2 }, stations: { C5: 'node' } });
  line(state, ['launch O0', 'launch O0', 'launch O0', `play ${card}`, step]);
  expect(points(state)).toBe(0);
});

describe('CATAPULT', () => {
  const gates = ['C3|R2', 'R2|K1'];

  test('10.5 a free crossing still brings the owner of the gate 1 energy', () => {
    const state = moving({ card: 'CATAPULT', divers: { C3: 1 } }, { gates });
    line(state, ['play CATAPULT', 'fly C3 R2']);
    expect(points(state)).toBe(3);
    expect(energies(state)).toEqual([3, 4]);
  });

  test('16.67 [10.5] with 0 points an unused diver may still cross, a used one not', () => {
    const state = moving({ card: 'CATAPULT', divers: { C3: 1 } }, { gates });
    line(state, ['launch O0', 'launch O0', 'launch O0', 'play CATAPULT']);
    expect(offered(state, 'fly')).toEqual(['fly C3 R2']);
    line(state, ['fly C3 R2']);
    expect(legal(state)).toEqual(['end']);
  });

  test('10.5 a used diver pays 1 for its next gate, and the owner is paid only once', () => {
    const state = moving({ card: 'CATAPULT', divers: { C3: 1 } }, { gates });
    line(state, ['play CATAPULT', 'fly C3 R2', 'fly R2 K1']);
    expect(points(state)).toBe(2);
    expect(energies(state)).toEqual([3, 4]);
  });

  test('10.5 a flight along the layer costs 1 and leaves the free crossing', () => {
    const state = moving({ card: 'CATAPULT', divers: { C4: 1 } }, { gates });
    line(state, ['play CATAPULT', 'fly C4 C3']);
    expect(points(state)).toBe(2);
    line(state, ['fly C3 R2']);
    expect(points(state)).toBe(2);
  });

  test('10.5 every diver has its own crossing, launched ones too', () => {
    const state = moving({ card: 'CATAPULT', divers: { C3: 2 } }, { gates: ['C3|R2', 'I0|C0'] });
    line(state, ['play CATAPULT', 'fly C3 R2', 'fly C3 R2', 'launch I0', 'fly I0 C0']);
    expect(points(state)).toBe(2);
  });

  test('10.5 a space with both kinds of divers names them', () => {
    const state = moving({ card: 'CATAPULT', divers: { C3: 2 } }, { gates: ['C3|R2'] });
    line(state, ['play CATAPULT', 'fly C3 R2', 'fly R2 C3']);
    expect(offered(state, 'fly').filter((text) => text.includes('C3 R2'))).toEqual([
      'fly C3 R2 fresh',
      'fly C3 R2 used',
    ]);
    line(state, ['fly C3 C2 used', 'fly C3 R2']);
    expect(points(state)).toBe(1);
    line(state, ['fly C2 C3']);
    expect(offered(state, 'fly')).toEqual([]);
  });

  test('10.5 with 0 points only the unused one of two divers may cross', () => {
    const state = moving({ card: 'CATAPULT', divers: { C3: 2 } }, { gates: ['C3|R2'] });
    line(state, ['play CATAPULT', 'fly C3 R2', 'fly R2 C3', 'launch O0', 'launch O0']);
    expect(points(state)).toBe(0);
    expect(offered(state, 'fly')).toEqual(['fly C3 R2 fresh']);
  });

  test('10.5 a used diver takes its mark along and leaves those of others', () => {
    const both = { gates: ['C3|R2', 'C8|R5'] };
    const state = moving({ card: 'CATAPULT', divers: { C3: 1, C8: 1 } }, both);
    line(state, ['play CATAPULT', 'fly C3 R2', 'fly C8 R5', 'fly R2 R1', 'launch O0', 'launch O0']);
    expect([points(state), offered(state, 'fly')]).toEqual([0, []]);
  });

  test('10.5 hurling says which kind of diver goes', () => {
    const state = moving({ card: 'CATAPULT', divers: { R2: 1, K1: 1 } }, { gates: ['R2|K1'] });
    line(state, ['play CATAPULT', 'fly R2 K1']);
    expect(offered(state, 'hurl')).toEqual(['hurl K1 fresh', 'hurl K1 used']);
    line(state, ['hurl K1 used', 'fly K1 R2']);
    expect(points(state)).toBe(2);
  });

  test('10.5 without it every crossing costs 1, also in the turns after', () => {
    const state = moving({ card: 'CATAPULT', divers: { C3: 1 } }, { gates });
    line(state, ['play CATAPULT', 'end', 'move', 'end', 'move', 'fly C3 R2']);
    expect(points(state)).toBe(2);
  });

  test('10.5 the limit of 5 holds for free crossings', () => {
    const state = moving({ card: 'CATAPULT', divers: { C3: 1, R2: 5 } }, { gates: ['C3|R2'] });
    line(state, ['play CATAPULT']);
    expect(offered(state, 'fly')).not.toContain('fly C3 R2');
  });
});

describe('CEREMONY', () => {
  test('16.68 [10.6] three launches into outer and one into inner orbit give 3 energy', () => {
    const state = moving({ card: 'CEREMONY', stations: { C3: 'node' } });
    line(state, ['play CEREMONY', 'launch O0', 'launch O12', 'launch I0', 'launch O0']);
    expect(energies(state)).toEqual([6, 3]);
  });

  test('10.6 launches before it and in later turns give nothing', () => {
    const state = moving({ card: 'CEREMONY' });
    line(state, ['launch O0', 'play CEREMONY', 'end', 'move', 'end', 'move', 'launch O0']);
    expect(energies(state)).toEqual([3, 3]);
  });

  test('10.6 guests do not count', () => {
    const state = moving({ card: 'CEREMONY', guests: { 1: 1 } });
    line(state, ['play CEREMONY', 'guest 1 O7']);
    expect(energies(state)).toEqual([3, 3]);
  });
});

describe('CLUSTER', () => {
  test('16.72 [10.9] six divers may not end on one space, five may', () => {
    const six = moving({ card: 'CLUSTER', divers: { C3: 3, C4: 3 } });
    line(six, ['play CLUSTER']);
    expect(offered(six, 'cluster')).toEqual(['cluster C3 C2', 'cluster C4 C5']);
    const five = moving({ card: 'CLUSTER', divers: { C3: 3, C4: 2 } });
    line(five, ['play CLUSTER', 'cluster C3 C4']);
    expect(diversOn(five, 0, 'C4')).toBe(5);
    expect(points(five)).toBe(2);
  });

  test('16.72 [10.9] four divers through one gate pay its owner once', () => {
    const state = moving({ card: 'CLUSTER', divers: { C3: 4 } }, { gates: ['C3|R2'] });
    line(state, ['play CLUSTER', 'cluster C3 R2']);
    expect(diversOn(state, 0, 'R2')).toBe(4);
    expect(energies(state)).toEqual([3, 4]);
  });

  test('10.9 works twice, for the same group or another', () => {
    const state = moving({ card: 'CLUSTER', divers: { C3: 2, C9: 2 } });
    line(state, ['play CLUSTER', 'cluster C3 C4', 'cluster C4 C5']);
    expect(offered(state, 'cluster')).toEqual([]);
    expect(diversOn(state, 0, 'C5')).toBe(2);
    expect(points(state)).toBe(1);
  });

  test('10.9 needs a gate at a barrier and does not hurl or launch', () => {
    const state = moving({ card: 'CLUSTER', divers: { K0: 2 } });
    line(state, ['play CLUSTER']);
    expect(offered(state, 'cluster')).toEqual(['cluster K0 K1', 'cluster K0 K4']);
  });

  test('10.9 the first segment of the board is a barrier too', () => {
    const state = moving({ card: 'CLUSTER', divers: { I0: 2 } });
    line(state, ['play CLUSTER']);
    expect(offered(state, 'cluster')).toEqual(['cluster I0 O0', 'cluster I0 I1', 'cluster I0 I12']);
  });

  test('10.9 leaves the divers of others, and needs two own ones', () => {
    const state = moving({ card: 'CLUSTER', divers: { C3: 2, C8: 1 } }, { divers: { C3: 2, C8: 3 } });
    line(state, ['play CLUSTER', 'cluster C3 C4']);
    expect(diversOn(state, 1, 'C3')).toBe(2);
    expect(offered(state, 'cluster').every((text) => text.startsWith('cluster C4'))).toBe(true);
    expect(playable(moving({ card: 'CLUSTER', divers: { C3: 1, C8: 1 } }, { divers: { C3: 2 } }))).toEqual(
      [],
    );
  });

  test('10.9 with a full neighbour the group counts as a whole, a single diver may still go', () => {
    const state = moving({ card: 'CLUSTER', divers: { C3: 2, C4: 4, C2: 4 } });
    line(state, ['play CLUSTER']);
    expect(offered(state, 'fly')).toContain('fly C3 C4');
    expect(offered(state, 'cluster')).toEqual(['cluster C2 C1', 'cluster C4 C5']);
  });

  test('11.7 a group takes a garden cube once', () => {
    const state = moving({ card: 'CLUSTER', divers: { C3: 3 } }, {}, { cubes: ['C4'] });
    line(state, ['play CLUSTER', 'cluster C3 C4']);
    expect(energies(state)).toEqual([4, 3]);
  });
});

describe('FUEL', () => {
  test('10.12 three times 1 energy for 3 points', () => {
    const state = moving({ card: 'FUEL', energy: 5 });
    line(state, ['launch O0', 'launch O0', 'launch O0', 'play FUEL', 'fuel', 'fuel', 'launch O0', 'fuel']);
    expect(points(state)).toBe(8);
    expect(energies(state)).toEqual([2, 3]);
    expect(offered(state, 'fuel')).toEqual([]);
  });

  test('10.12 stops when the energy is gone', () => {
    const state = moving({ card: 'FUEL', energy: 1 });
    line(state, ['play FUEL', 'fuel']);
    expect(offered(state, 'fuel')).toEqual([]);
  });
});

describe('HYPERDRIVE', () => {
  test('16.77 [10.14] power 4 gives 8 points: a launch and 7 flights bring 2 energy', () => {
    const state = moving({ card: 'HYPERDRIVE', stations: { C3: 'node' }, energy: 0 });
    line(state, ['play HYPERDRIVE']);
    expect(points(state)).toBe(8);
    line(state, ['launch O0', 'fly O0 O1', 'fly O1 O2']);
    expect(energies(state)[0]).toBe(0);
    expect(offered(state, 'launch')).toEqual([]);
    line(state, ['fly O2 O3']);
    expect(energies(state)[0]).toBe(1);
    line(state, ['fly O3 O4', 'fly O4 O5', 'fly O5 O6', 'fly O6 O7']);
    expect(energies(state)[0]).toBe(2);
    expect(legal(state)).toEqual(['end']);
  });

  test('16.77 [10.14] it cannot be played after a step', () => {
    const state = moving({ card: 'HYPERDRIVE' });
    expect(playable(state)).toEqual(['play HYPERDRIVE']);
    line(state, ['launch O0']);
    expect(playable(state)).toEqual([]);
  });

  test('10.14 the first diver moved is the only one, also among others on its space', () => {
    const state = moving({ card: 'HYPERDRIVE', divers: { C3: 2, C4: 2, C9: 1 } });
    line(state, ['play HYPERDRIVE', 'fly C3 C4']);
    expect(legal(state)).toEqual(['fly C4 C3', 'fly C4 C5', 'end']);
  });

  test('10.14 hurling the diver ends its movement and is no flight', () => {
    const state = moving({ card: 'HYPERDRIVE', divers: { K0: 2 }, energy: 0 });
    line(state, ['play HYPERDRIVE', 'fly K0 K1', 'fly K1 K0', 'hurl K0']);
    expect(energies(state)[0]).toBe(0);
    expect(legal(state)).toEqual(['end']);
    expect(diversOn(state, 0, 'K0')).toBe(1);
  });

  test('10.14 a guest or a lost diver may be the one, and its launch or return is no flight', () => {
    const guest = moving({ card: 'HYPERDRIVE', guests: { 1: 2 }, energy: 0 });
    line(guest, ['play HYPERDRIVE', 'guest 1 O7', 'fly O7 O8', 'fly O8 O9']);
    expect(energies(guest)[0]).toBe(0);
    expect(offered(guest, 'guest')).toEqual([]);
    line(guest, ['fly O9 O10']);
    expect(energies(guest)[0]).toBe(1);
    const lost = moving({ card: 'HYPERDRIVE', lost: 2, energy: 0 });
    line(lost, ['play HYPERDRIVE', 'return O3', 'fly O3 O4', 'fly O4 O5']);
    expect(energies(lost)[0]).toBe(0);
    expect(legal(lost)).toEqual(['fly O5 O4', 'fly O5 O6', 'fly O5 I5', 'end']);
  });
});
