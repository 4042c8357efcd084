import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  type Diagram,
  diversOn,
  drawn,
  energies,
  gateOn,
  legal,
  line,
  momenta,
  offered,
  plainSuits,
  playable,
  position,
  type Seated,
  stationOn,
} from '../test/testkit.ts';
import { playerOf, power } from '../verbs.ts';

/** Two players at eyes 0 and 7; seat 0 has begun a Move and played its card. */
function moving(own: Seated, other: Seated = {}, rest: Partial<Diagram> = {}): State {
  const state = position({ players: [own, other], ...rest });
  line(state, ['move', `play ${own.card}`]);
  return state;
}

/** The same before the card is played. */
function ready(own: Seated, other: Seated = {}, rest: Partial<Diagram> = {}): State {
  const state = position({ players: [own, other], ...rest });
  line(state, ['move']);
  return state;
}

const points = (state: State): number => state.turn.points;

describe('JUGGERNAUT', () => {
  const card = 'JUGGERNAUT';

  test('16.79 [10.16] a station flies for 1 point, never onto another station', () => {
    const state = moving({ card, stations: { C3: 'node', C5: 'tower' } }, { stations: { C4: 'node' } });
    expect(offered(state, 'station')).toEqual(['station C3 C2', 'station C5 C6']);
    line(state, ['station C3 C2']);
    expect(points(state)).toBe(3);
    expect([stationOn(state, 'C3'), stationOn(state, 'C2')]).toEqual(['', '0 node']);
  });

  test('16.79 [10.16] by way of R and K it may be hurled: 2 momentum, one hurl card, gone for good', () => {
    const state = moving({ card, stations: { C3: 'node' } }, { gates: ['C3|R2', 'R2|K1'] });
    line(state, ['station C3 R2', 'station R2 K1', 'hurlstation K1']);
    expect([momenta(state), energies(state)]).toEqual([
      [2, 0],
      [3, 4],
    ]);
    expect(points(state)).toBe(1);
    expect(power(state, 0)).toBe(3);
    expect(playerOf(state, 0).removed).toEqual([1, 0, 0]);
    const events = line(state, ['end'], ['FLARE']);
    expect(drawn(events)).toEqual(['0 FLARE']);
    expect(momenta(state)).toEqual([3, 0]);
  });

  test('10.16 the first station moved is the only one', () => {
    const state = moving({ card, stations: { C3: 'node', C8: 'node' } });
    line(state, ['station C3 C2']);
    expect(offered(state, 'station')).toEqual(['station C2 C1', 'station C2 C3']);
  });

  test('10.16 after it is hurled no other station moves', () => {
    const state = moving({ card, stations: { K0: 'node', K2: 'tower' } });
    line(state, ['hurlstation K0']);
    expect(offered(state, 'station')).toEqual([]);
    expect(offered(state, 'hurlstation')).toEqual([]);
  });

  test('10.16 barriers need a gate, and divers may stand there in any number', () => {
    const state = moving({ card, stations: { C3: 'node' }, divers: { C2: 5 } });
    expect(offered(state, 'station')).toEqual(['station C3 C2', 'station C3 C4']);
    line(state, ['station C3 C2']);
    expect(diversOn(state, 0, 'C2')).toBe(5);
  });

  test('10.16 power changes at once, the points of this turn do not', () => {
    const state = moving({ card, stations: { O3: 'node', C8: 'node' } });
    expect([points(state), power(state, 0)]).toEqual([5, 5]);
    line(state, ['station O3 I3']);
    expect([points(state), power(state, 0)]).toEqual([4, 5]);
    const other = moving({ card, stations: { O3: 'node', I4: 'tower' } });
    line(other, ['station O3 I3']);
    expect([points(other), power(other, 0)]).toEqual([4, 4]);
  });

  test('10.16 only own stations, and only with one on the board', () => {
    expect(playable(ready({ card }, { stations: { C3: 'node' } }))).toEqual([]);
  });

  test('11.7 the station takes a garden cube', () => {
    const state = moving({ card, stations: { C3: 'node' } }, {}, { cubes: ['C4'] });
    line(state, ['station C3 C4']);
    expect(energies(state)).toEqual([4, 3]);
  });

  test('11.8 the station is destroyed where as many feeders stand as it yields', () => {
    const state = moving(
      { card, stations: { C3: 'node' } },
      {},
      { event: 'FEEDERS', feeders: { C4: 3, C2: 2 } },
    );
    line(state, ['station C3 C2']);
    expect(stationOn(state, 'C2')).toBe('0 node');
    line(state, ['station C2 C3', 'station C3 C4']);
    expect(stationOn(state, 'C4')).toBe('');
    expect(playerOf(state, 0).removed).toEqual([1, 0, 0]);
    expect(offered(state, 'station')).toEqual([]);
  });
});

describe('PASSAGE', () => {
  const card = 'PASSAGE';
  const gates = ['C3|R2', 'C4|R2'];

  test('16.82 [10.19] the marked diver through gates g1, g2, g1 gains 2', () => {
    const state = ready({ card, divers: { C3: 1 }, stations: { O1: 'node' } }, { gates });
    line(state, ['play PASSAGE C3', 'fly C3 R2', 'fly R2 C4', 'fly C4 C3', 'fly C3 R2']);
    expect(momenta(state)).toEqual([2, 0]);
  });

  test('10.19 own gates count, another diver does not', () => {
    const state = ready({ card, divers: { C3: 2 }, gates });
    line(state, ['play PASSAGE C3', 'fly C3 R2 other']);
    expect(momenta(state)).toEqual([0, 0]);
    line(state, ['fly C3 R2']);
    expect(momenta(state)).toEqual([1, 0]);
    expect(offered(state, 'fly').filter((text) => text.startsWith('fly R2 C4'))).toEqual([
      'fly R2 C4 marked',
      'fly R2 C4 other',
    ]);
  });

  test('10.19 a flight without a gate gains nothing', () => {
    const state = ready({ card, divers: { C3: 1 } });
    line(state, ['play PASSAGE C3', 'fly C3 C4']);
    expect(momenta(state)).toEqual([0, 0]);
  });

  test('10.19 one space is offered once, then "next" while somebody can be launched', () => {
    const own = { card, divers: { C3: 2, K0: 1 } } as const;
    expect(playable(ready(own))).toEqual(['play PASSAGE C3', 'play PASSAGE K0', 'play PASSAGE next']);
    expect(playable(ready({ ...own, hold: 0 }))).toEqual(['play PASSAGE C3', 'play PASSAGE K0']);
    expect(playable(ready({ ...own, hold: 0, lost: 1 }))).toContain('play PASSAGE next');
    expect(playable(ready({ ...own, hold: 0, guests: { 1: 1 } }))).toContain('play PASSAGE next');
  });

  test.each([
    ['launched', { hold: 1 }, 'launch I0', 'fly I0 C0', ['I0|C0']],
    ['a guest', { hold: 0, guests: { 1: 1 } }, 'guest 1 I7', 'fly I7 C7', ['I7|C7']],
  ] as const)('10.19 "next" marks the next diver that is %s', (_, own, start, through, passed) => {
    const state = ready({ card, ...own }, { gates: passed });
    line(state, ['play PASSAGE next', start, through]);
    expect(momenta(state)).toEqual([1, 0]);
  });

  test('10.19 "next" marks a returned diver, and only the first', () => {
    const state = ready(
      { card, lost: 1, hold: 1, stations: { O3: 'node', C9: 'node' } },
      { gates: ['I0|C0'] },
    );
    line(state, ['play PASSAGE next', 'return O0', 'launch I0', 'fly I0 C0']);
    expect(momenta(state)).toEqual([0, 0]);
    line(state, ['fly O0 I0', 'fly I0 C0']);
    expect(momenta(state)).toEqual([1, 0]);
  });

  test('10.19 hurling says whether the marked diver goes; after it nobody is marked', () => {
    const state = ready({ card, divers: { K0: 2 }, gates: ['R0|K0'] });
    line(state, ['play PASSAGE K0']);
    expect(offered(state, 'hurl')).toEqual(['hurl K0 marked', 'hurl K0 other']);
    line(state, ['hurl K0 marked', 'fly K0 R0']);
    expect(momenta(state)).toEqual([2, 0]);
  });
});

describe('PORTAL', () => {
  const card = 'PORTAL';

  test.each([7, 8])('16.84 [10.21] from O0 to I7 for 1 point with a ship on eye %i', (eye) => {
    const state = moving({ card, divers: { O0: 1 } }, { eye });
    line(state, ['fly O0 I7']);
    expect(points(state)).toBe(2);
    expect(diversOn(state, 0, 'I7')).toBe(1);
  });

  test('10.21 launches reach the four spaces of every mothership', () => {
    const state = moving({ card });
    expect(offered(state, 'launch')).toEqual(
      ['O0', 'O6', 'O7', 'O12', 'I0', 'I6', 'I7', 'I12'].map((space) => `launch ${space}`),
    );
    line(state, ['launch I7']);
    expect(points(state)).toBe(2);
  });

  test('10.21 spaces away from ships border only their neighbours', () => {
    const state = moving({ card, divers: { O3: 1 } });
    expect(offered(state, 'fly')).toEqual(['fly O3 O2', 'fly O3 O4', 'fly O3 I3']);
  });

  test('10.21 full spaces stay closed', () => {
    const state = moving({ card, divers: { O0: 1, I7: 5 } });
    expect(legal(state)).not.toContain('fly O0 I7');
    expect(legal(state)).not.toContain('launch I7');
    expect(legal(state)).toContain('fly O0 I6');
  });

  test('10.21 without it launches and flights stay at the own ship', () => {
    const state = ready({ divers: { O0: 1 } });
    expect(legal(state)).toEqual(expect.arrayContaining(['fly O0 O1', 'launch O12']));
    expect(legal(state)).not.toContain('fly O0 I7');
    expect(legal(state)).not.toContain('launch I7');
  });
});

describe('PUNCTURE', () => {
  const card = 'PUNCTURE';

  test('16.87 [10.24] from C3 to R2: the diver to the reserve, a gate, 1 point, no card', () => {
    const state = moving({ card, divers: { C3: 1 }, hold: 3 });
    line(state, ['puncture C3 R2']);
    expect(gateOn(state, 'C3|R2')).toBe(0);
    expect([diversOn(state, 0, 'C3'), diversOn(state, 0, 'R2')]).toEqual([0, 0]);
    expect([points(state), playerOf(state, 0).reserve, playerOf(state, 0).gates]).toEqual([2, 10, 4]);
    expect(drawn(line(state, ['end']))).toEqual([]);
  });

  test('10.24 outward as well, only once, and the gate can be used at once', () => {
    const state = moving({ card, divers: { R2: 2, C3: 1 } });
    expect(offered(state, 'puncture')).toEqual([
      'puncture C3 I2',
      'puncture C3 I3',
      'puncture C3 R2',
      'puncture R2 C3',
      'puncture R2 C4',
      'puncture R2 K1',
    ]);
    line(state, ['puncture R2 C3', 'fly R2 C3']);
    expect(offered(state, 'puncture')).toEqual([]);
    expect(diversOn(state, 0, 'C3')).toBe(2);
  });

  test('16.87 [10.24] no gate in reserve, or a gate there: not offered', () => {
    const gates = ['I0|C0', 'I1|C1', 'I2|C2', 'I3|C3', 'I4|C4'];
    expect(playable(ready({ card, divers: { C8: 1 }, gates }))).toEqual([]);
    const state = moving({ card, divers: { C3: 1 } }, { gates: ['C3|R2', 'I2|C3'] });
    expect(offered(state, 'puncture')).toEqual(['puncture C3 I3']);
  });

  test('10.24 not between the orbits, nor from the core into the heart', () => {
    const state = moving({ card, divers: { O3: 1, K0: 1 } });
    expect(offered(state, 'puncture')).toEqual(['puncture K0 R0', 'puncture K0 R1', 'puncture K0 R7']);
  });

  test('10.24 the diver never arrives: a full space and a cube there do not matter', () => {
    const state = moving({ card, divers: { C3: 1, R2: 5 } }, {}, { cubes: ['R2'] });
    line(state, ['puncture C3 R2']);
    expect(energies(state)).toEqual([3, 3]);
    expect(diversOn(state, 0, 'R2')).toBe(5);
  });

  test.each([
    ['puncture C3 I2', 1],
    ['puncture C3 R2', 2],
    ['puncture R2 C3', 2],
    ['puncture R2 K1', 3],
    ['puncture K1 R2', 3],
  ])('10.24 with punctureDraws, %s draws %i', (move, count) => {
    const state = moving({ card, divers: { C3: 1, R2: 1, K1: 1 } }, {}, { options: { punctureDraws: true } });
    const [suit] = plainSuits(state);
    const events = line(state, [move, 'end'], Array(count).fill(suit));
    expect(drawn(events)).toHaveLength(count);
  });
});

describe('TELEPORT', () => {
  const card = 'TELEPORT';

  test('16.91 [10.28] with 6 points twice; a full space is no target', () => {
    const stations = { O3: 'node', I5: 'node', C9: 'node' } as const;
    const state = moving({ card, stations, divers: { C3: 2, R2: 5 } }, { gates: ['C3|R2'] });
    expect(points(state)).toBe(6);
    line(state, ['teleport C3']);
    expect(legal(state)).toHaveLength(52 - 2);
    expect(legal(state)).not.toContain('land R2');
    expect(legal(state)).not.toContain('land C3');
    line(state, ['land K0', 'teleport K0', 'land C3']);
    expect([points(state), diversOn(state, 0, 'C3'), energies(state)]).toEqual([0, 2, [3, 3]]);
    expect(offered(state, 'teleport')).toEqual([]);
  });

  test('10.28 needs 3 points and a diver on the board', () => {
    const state = ready({ card, divers: { C3: 1 } });
    expect(playable(state)).toEqual(['play TELEPORT']);
    line(state, ['fly C3 C4']);
    expect(playable(state)).toEqual([]);
    expect(playable(ready({ card }))).toEqual([]);
  });

  test('10.28 without teleportRepeat only once', () => {
    const stations = { O3: 'node', I5: 'node', C9: 'node' } as const;
    const state = moving({ card, stations, divers: { C3: 2 } }, {}, { options: { teleportRepeat: false } });
    line(state, ['teleport C3', 'land K0']);
    expect(points(state)).toBe(3);
    expect(offered(state, 'teleport')).toEqual([]);
  });

  test('10.28 works from the first space of the board as from any other', () => {
    const state = moving({ card, divers: { O0: 1 }, hold: 4 });
    line(state, ['teleport O0', 'land K0']);
    expect([diversOn(state, 0, 'O0'), diversOn(state, 0, 'K0'), playerOf(state, 0).hold]).toEqual([0, 1, 4]);
  });

  test('10.28 pays no fee and takes a garden cube', () => {
    const state = moving({ card, divers: { C3: 1 } }, { gates: ['C3|R2'] }, { cubes: ['R2'] });
    line(state, ['teleport C3', 'land R2']);
    expect(energies(state)).toEqual([4, 3]);
  });
});

describe('TRANSCEND', () => {
  const card = 'TRANSCEND';

  test('16.92 [10.29] through a segment with a gate of another its owner gets nothing', () => {
    const state = moving({ card, divers: { C3: 1 } }, { gates: ['C3|R2'] });
    line(state, ['fly C3 R2']);
    expect([points(state), energies(state)]).toEqual([2, [3, 3]]);
  });

  test('10.29 any bordering space is open without a gate, if it has room', () => {
    const state = moving({ card, divers: { C3: 1, R2: 5 } });
    expect(offered(state, 'fly').filter((text) => text.startsWith('fly C3'))).toEqual([
      'fly C3 I2',
      'fly C3 I3',
      'fly C3 C2',
      'fly C3 C4',
    ]);
  });

  test('10.29 barriers stand again in the next turn', () => {
    const state = moving({ card, divers: { C3: 1 } });
    line(state, ['end', 'move', 'end', 'move']);
    expect(offered(state, 'fly')).toEqual(['fly C3 C2', 'fly C3 C4']);
  });
});
