import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  asked,
  type CardName,
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
  question,
  type Seated,
  stationOn,
} from '../test/testkit.ts';
import { playerOf, power } from '../verbs.ts';

/** As many cards of one plain suit as wanted. */
const plain = (state: State, count: number): CardName[] => Array(count).fill(plainSuits(state)[0]);

/** Two players; seat 0 has chosen to convert. */
function converting(own: Seated, other: Seated = {}, rest: Partial<Diagram> = {}): State {
  const state = position({ players: [own, other], ...rest });
  line(state, ['convert']);
  return state;
}

describe('CASCADE', () => {
  const card = 'CASCADE';

  test('16.66 [10.4] first a foundry (2 divers to the reserve), then a node (2 to the hold), cards for both', () => {
    const state = converting({ card, divers: { C3: 1, C4: 1, R4: 1, R6: 1 }, hold: 1, reserve: 8 });
    line(state, ['foundry C3 C4', 'play CASCADE']);
    expect(playerOf(state, 0)).toMatchObject({ hold: 1, reserve: 10 });
    const events = line(state, ['node R5'], plain(state, 3));
    expect(playerOf(state, 0)).toMatchObject({ hold: 3, reserve: 10 });
    expect([stationOn(state, 'C3'), stationOn(state, 'R5')]).toEqual(['0 foundry', '0 node']);
    expect(drawn(events)).toHaveLength(1 + 2);
  });

  test('10.4 offers what can be converted after the first one, and only one more', () => {
    const state = converting({ card, divers: { O3: 1, O4: 1, O5: 1, O6: 1, O10: 1, O11: 1 } });
    line(state, ['foundry O3 O4', 'play CASCADE']);
    expect(legal(state)).toEqual(['foundry O5 O6', 'foundry O6 O5', 'foundry O10 O11', 'foundry O11 O10']);
    line(state, ['foundry O5 O6']);
    expect(asked(state)).toBe(1);
    expect(diversOn(state, 0, 'O10')).toBe(1);
  });

  test('10.4 is not offered without another conversion', () => {
    const state = converting({ card, divers: { O3: 1, O4: 1 } });
    line(state, ['foundry O3 O4']);
    expect(asked(state)).toBe(1);
    expect(playerOf(state, 0).card).toBeGreaterThan(0);
  });

  test('10.4 follows a gate as well, and may be a gate', () => {
    const state = converting({ card, divers: { O3: 2, I3: 2 } });
    line(state, ['gate O3 I3 C4', 'play CASCADE']);
    expect(legal(state)).toEqual(['gate O3 I3 C3']);
    line(state, ['gate O3 I3 C3'], plain(state, 2));
    expect([gateOn(state, 'I3|C3'), gateOn(state, 'I3|C4')]).toEqual([0, 0]);
    expect(playerOf(state, 0).hold).toBe(4 + 2);
  });

  test('2.2 the last piece of a type is used up by the first conversion', () => {
    const stations = { C8: 'foundry', C10: 'foundry' } as const;
    const state = converting({ card, stations, divers: { O3: 1, O4: 1, O8: 1, O9: 1 } });
    line(state, ['foundry O3 O4']);
    expect(asked(state)).toBe(1);
  });
});

describe('INVADE', () => {
  const card = 'INVADE';

  test('16.78 [10.15] a convective tower: three divers to the reserve, its owner gets what he has, 1 card', () => {
    const other = { stations: { C3: 'tower' }, hold: 6, reserve: 1 } as const;
    const state = converting({ card, divers: { C3: 3 }, hold: 5 }, other);
    const [suit] = plainSuits(state);
    expect([power(state, 0), power(state, 1)]).toEqual([3, 4]);
    const events = line(state, ['play INVADE C3'], plain(state, 1));
    expect(stationOn(state, 'C3')).toBe('0 tower');
    expect([power(state, 0), power(state, 1)]).toEqual([4, 3]);
    expect(playerOf(state, 0)).toMatchObject({ hold: 5, reserve: 8, stations: [3, 3, 2] });
    expect(playerOf(state, 1)).toMatchObject({ hold: 7, reserve: 0, stations: [3, 3, 3] });
    expect(diversOn(state, 0, 'C3')).toBe(0);
    expect(drawn(events)).toEqual([`0 ${suit}`]);
  });

  test('16.78 [10.15] without an own piece of the type it is not offered', () => {
    const stations = { O8: 'node', C8: 'node', R5: 'node' } as const;
    const state = position({
      players: [{ card, divers: { C3: 3 }, stations }, { stations: { C3: 'node' } }],
    });
    expect(legal(state)).not.toContain('convert');
  });

  test.each([
    ['node', 1, false],
    ['node', 2, true],
    ['foundry', 1, false],
    ['foundry', 2, true],
    ['tower', 2, false],
    ['tower', 3, true],
  ] as const)('10.15 a %s falls to %i divers: %s', (type, count, falls) => {
    const state = position({ players: [{ card, divers: { R3: count } }, { stations: { R3: type } }] });
    expect(legal(state).includes('convert')).toBe(falls);
  });

  test('10.15 two divers go for a node, the others stay, and its owner gets two', () => {
    const state = converting({ card, divers: { C3: 4 }, hold: 4 }, { stations: { C3: 'node' } });
    line(state, ['play INVADE C3'], plain(state, 1));
    expect(diversOn(state, 0, 'C3')).toBe(2);
    expect(playerOf(state, 0).reserve).toBe(7);
    expect(playerOf(state, 1)).toMatchObject({ hold: 10, reserve: 3 });
  });

  test.each([
    ['O3', 0],
    ['I3', 0],
    ['C3', 1],
    ['R3', 2],
    ['K3', 3],
  ])('10.15 a station on %s draws %i', (space, count) => {
    const state = converting({ card, divers: { [space]: 2 } }, { stations: { [space]: 'node' } });
    expect(drawn(line(state, [`play INVADE ${space}`], plain(state, count)))).toHaveLength(count);
  });

  test('10.15 own stations cannot be invaded', () => {
    const state = position({ players: [{ card, divers: { C3: 3 }, stations: { C3: 'node' } }, {}] });
    expect(legal(state)).not.toContain('convert');
  });

  test('10.15 it takes the place of the conversion', () => {
    const state = converting({ card, divers: { C3: 2, O3: 1, O4: 1 } }, { stations: { C3: 'node' } });
    expect(legal(state)).toEqual(['foundry O3 O4', 'foundry O4 O3', 'play INVADE C3']);
    line(state, ['play INVADE C3'], plain(state, 1));
    expect(question(state)).toBe('keep');
  });
});

describe('MOTIVATE', () => {
  const card = 'MOTIVATE';

  test('16.81 [10.18] a convective tower with 3 energy: 2 momentum, then the bonus of 1, only its own card', () => {
    const state = converting({ card, energy: 3, divers: { O3: 1, I3: 1, C4: 1 } });
    line(state, ['tower O3 I3 C4', 'play MOTIVATE']);
    expect([momenta(state), energies(state), asked(state)]).toEqual([[2, 0], [1, 3], 0]);
    expect(legal(state)).toEqual(['take', 'decline']);
    const events = line(state, ['take'], plain(state, 1));
    expect([momenta(state), energies(state)]).toEqual([
      [3, 0],
      [0, 3],
    ]);
    expect(drawn(events)).toHaveLength(1);
  });

  test('16.81 [10.18] after a gate it is not offered', () => {
    const state = converting({ card, divers: { O3: 1, I3: 1 } });
    line(state, ['gate O3 I3 C4'], plain(state, 1));
    expect(question(state)).toBe('keep');
  });

  test.each([
    [1, []],
    [2, ['play MOTIVATE']],
  ])('16.81 [10.18] a convective tower with %i energy: %j', (energy, plays) => {
    const state = converting({ card, energy, divers: { O3: 1, I3: 1, C4: 1 } });
    line(state, ['tower O3 I3 C4'], energy < 2 ? plain(state, 1) : []);
    expect(playable(state)).toEqual(plays);
  });

  test('10.18 no diver is needed or recalled, and the bonus may be declined', () => {
    const state = converting({ card, energy: 0, hold: 2, divers: { R2: 1, R4: 1 } });
    line(state, ['node R3', 'play MOTIVATE', 'decline'], plain(state, 2));
    expect(energies(state)).toEqual([3, 3]);
    expect(playerOf(state, 0).hold).toBe(2);
  });

  test('10.18 a foundry needs energy and reserve, which the sacrificed divers have filled', () => {
    const own = { card, divers: { R2: 1, R3: 1 }, hold: 0 } as const;
    const state = converting({ ...own, energy: 3, reserve: 0 });
    line(state, ['foundry R2 R3'], plain(state, 2));
    expect(question(state)).toBe('keep');
    const built = converting({ ...own, energy: 3, reserve: 1 });
    line(built, ['foundry R2 R3', 'play MOTIVATE'], plain(built, 2));
    expect(playerOf(built, 0)).toMatchObject({ hold: 3, reserve: 0, energy: 0 });
    expect(question(built)).toBe('keep');
  });

  test('10.18 in outer orbit there is no bonus', () => {
    const state = converting({ card, divers: { O3: 1, O5: 1 } });
    line(state, ['node O4', 'play MOTIVATE']);
    expect([energies(state), asked(state)]).toEqual([[4, 3], 1]);
  });

  test('6.2.7 "continue" leaves the card in hand', () => {
    const state = converting({ card, divers: { O3: 1, O5: 1 } });
    line(state, ['node O4']);
    expect(offered(state, 'continue')).toEqual(['continue']);
    line(state, ['continue']);
    expect(playerOf(state, 0).card).toBeGreaterThan(0);
  });
});
