import { describe, expect, test } from 'vitest';
import type { StationName } from '../facts.ts';
import type { State } from '../state.ts';
import {
  asked,
  changes,
  diversOn,
  drawn,
  legal,
  line,
  offered,
  position,
  question,
  told,
} from '../test/testkit.ts';

const TAKE = ['take', 'decline'];

/** The energy of all players. */
const energies = (state: State): number[] => state.players.map(({ energy }) => energy);

/** One own sundiver of seat 0 on a station of seat `owner` (0 or 1). */
function onStation(at: string, type: StationName, owner: 0 | 1, own: object = {}, other: object = {}): State {
  const stations = { [at]: type };
  return position({
    players: [
      { eye: 0, divers: { [at]: 1 }, energy: 12, ...own, ...(owner === 0 && { stations }) },
      { eye: 7, ...other, ...(owner === 1 && { stations }) },
    ],
  });
}

describe('what can be activated', () => {
  test('6.3.2 a station needs an own sundiver; foreign ones do not help', () => {
    const state = position({
      players: [
        { divers: { O3: 1 }, stations: { O5: 'node' } },
        { eye: 7, divers: { O5: 1 }, stations: { O3: 'node' } },
      ],
    });
    line(state, ['activate']);
    expect(legal(state)).toEqual(['use O3']);
  });

  test('6.3.1 any owner, any number of one type, each optional, in any order', () => {
    const state = position({
      players: [
        { divers: { O3: 1, I5: 1, O9: 1 }, stations: { O3: 'node', I5: 'node' }, energy: 0 },
        { eye: 7, stations: { O9: 'node' } },
      ],
    });
    line(state, ['activate']);
    expect(legal(state)).toEqual(['use O3', 'use O9', 'use I5']);
    line(state, ['use O9']);
    expect(legal(state)).toEqual(['use O3', 'use I5', 'end']);
    line(state, ['use I5', 'take']);
    expect(legal(state)).toEqual(['use O3', 'end']);
    line(state, ['end']);
    expect(energies(state)[0]).toBe(3);
    expect(diversOn(state, 0, 'O3')).toBe(1);
  });

  test('16.36 [6.3.1] five sundivers on a node activate it once, four stay', () => {
    const state = position({ players: [{ divers: { C3: 5 }, stations: { C3: 'node' } }, { eye: 7 }] });
    const events = line(state, ['activate', 'use C3', 'decline'], []);
    expect([diversOn(state, 0, 'C3'), told(events, 'activated').length, legal(state)]).toEqual([
      4,
      1,
      ['end'],
    ]);
  });

  test('16.37 [6.3.1] after a node no foundry is offered, and the other way round', () => {
    const players = [
      { divers: { O3: 1, O5: 1, O7: 1 }, stations: { O3: 'node', O5: 'foundry', O7: 'tower' } },
      { eye: 7 },
    ] as const;
    for (const first of ['O3', 'O5', 'O7']) {
      const state = position({ players });
      line(state, ['activate', `use ${first}`]);
      expect(legal(state)).toEqual(['end']);
    }
  });

  test('6.3.3, 6.3.8 the end is offered only after something was done', () => {
    const state = onStation('O3', 'node', 0);
    line(state, ['activate']);
    expect(legal(state)).toEqual(['use O3']);
    line(state, ['use O3']);
    expect(legal(state)).toEqual(['end']);
  });

  test.each([
    ['foundry', 'O3', { energy: 0 }],
    ['foundry', 'O3', { energy: 5, hold: 12, reserve: 0 }],
    ['tower', 'O3', { energy: 0 }],
    ['foundry', 'C3', { energy: 1 }],
    ['foundry', 'C3', { energy: 2, hold: 11, reserve: 1 }],
    ['tower', 'R3', { energy: 2 }],
    ['foundry', 'K3', { energy: 12, hold: 8, reserve: 4 }],
  ] as const)('6.3.7 a %s on %s with %j is not activated at all', (type, at, own) => {
    for (const owner of [0, 1] as const) expect(legal(onStation(at, type, owner, own))).toEqual(['move']);
  });

  test('16.33 [6.3.7] on a core tower of B with 4 energy nothing happens for anybody', () => {
    expect(legal(onStation('K0', 'tower', 1, { energy: 4 }, { energy: 9 }))).toEqual(['move']);
    expect(legal(onStation('K0', 'tower', 1, { energy: 5 }, { energy: 9 }))).toEqual(['move', 'activate']);
  });
});

test('6.3.2 a sundiver that came onto a station this turn cannot activate it', () => {
  const players = [
    { divers: { O1: 1 }, card: 'SWAP' },
    { eye: 7, divers: { O3: 1 }, stations: { O3: 'node' } },
  ] as const;
  const state = position({ players, options: { swap: true } });
  line(state, ['play SWAP O1 0 O3 1']);
  expect([diversOn(state, 0, 'O3'), legal(state)]).toEqual([1, ['move']]);
  line(state, ['move', 'end', 'move', 'end']);
  expect(legal(state)).toEqual(['move', 'activate']);
});

describe('what a station yields', () => {
  test.each([
    ['O3', 1, 0, 0],
    ['I3', 1, 1, 0],
    ['C3', 2, 1, 1],
    ['R3', 3, 2, 2],
    ['K3', 5, 3, 3],
  ])('1.1, 6.3.4 on %s: base %i, bonus %i, %i cards', (at, base, bonus, cards) => {
    const types: [StationName, string, string[]][] = [
      ['node', 'energy', [`0 +${base} node`, `0 +${bonus} node`]],
      ['foundry', 'energy', [`0 -${base} foundry`, `0 -${bonus} foundry`]],
      ['tower', 'momentum', [`0 +${base} tower`, `0 +${bonus} tower`]],
    ];
    for (const [type, of, expected] of types) {
      const state = onStation(at, type, 0, { energy: 12, hold: 4, reserve: 8 });
      const events = line(state, ['activate', `use ${at}`, ...(bonus > 0 ? ['take'] : [])]);
      expect(changes(events, of as 'energy' | 'momentum')).toEqual(expected.slice(0, bonus > 0 ? 2 : 1));
      expect(state.turn.queue).toHaveLength(cards);
      const built = type === 'foundry' ? base + bonus : 0;
      expect(state.players[0]).toMatchObject({ hold: 5 + built, reserve: 8 - built });
      if (type !== 'node') expect(energies(state)[0]).toBe(12 - base - bonus);
    }
  });

  test('6.3.5 the activating sundiver goes to the own hold, before the bonus', () => {
    const state = onStation('C3', 'node', 1, { hold: 3, reserve: 9 });
    line(state, ['activate', 'use C3']);
    expect([question(state), diversOn(state, 0, 'C3'), state.players[0]?.hold]).toEqual(['bonus', 0, 4]);
  });

  test('16.42 [7.1] cards of several activations are drawn after the last one', () => {
    const state = position({
      players: [{ divers: { C3: 1, R2: 1 }, stations: { C3: 'node', R2: 'node' } }, { eye: 7 }],
    });
    const before = line(state, ['activate', 'use C3', 'take', 'use R2', 'take']);
    expect(drawn(before)).toEqual([]);
    expect(told(line(state, ['end'], ['REF', 'CON', 'REF']), 'drew').map(({ tag }) => tag)).toEqual([
      'activate',
      'activate',
      'activate',
    ]);
  });
});

describe('the bonus', () => {
  test('16.31 [6.3.6] an owner too poor for it leaves the bonus to the activator, who pays', () => {
    const state = onStation('R3', 'foundry', 1, { energy: 5, hold: 7, reserve: 5 }, { energy: 1 });
    line(state, ['activate', 'use R3']);
    expect(energies(state)).toEqual([2, 1]);
    expect([asked(state), legal(state)]).toEqual([0, TAKE]);
    line(state, ['take']);
    expect(energies(state)).toEqual([0, 1]);
    expect(state.players[0]).toMatchObject({ hold: 13, reserve: 0 });
  });

  test('16.32 [6.3.4] an owner with too small a reserve cannot take it either', () => {
    const owner = { energy: 2, hold: 12, reserve: 1 };
    const state = onStation('R3', 'foundry', 1, { energy: 5, hold: 7, reserve: 5 }, owner);
    line(state, ['activate', 'use R3']);
    expect([asked(state), legal(state)]).toEqual([0, TAKE]);
    const able = onStation('R3', 'foundry', 1, { energy: 5 }, { energy: 2, hold: 11, reserve: 2 });
    line(able, ['activate', 'use R3']);
    expect([asked(able), legal(able)]).toEqual([1, TAKE]);
  });

  test('6.3.6 the owner who takes it pays and receives', () => {
    const state = onStation('K3', 'tower', 1, { energy: 9 }, { energy: 3 });
    const events = line(state, ['activate', 'use K3', 'take']);
    expect(changes(events, 'momentum')).toEqual(['0 +5 tower', '1 +3 tower']);
    expect(changes(events, 'energy')).toEqual(['0 -5 tower', '1 -3 tower']);
    expect(legal(state)).toEqual(['end']);
  });

  test('6.3.6 what the owner declines the activator may take', () => {
    const state = onStation('R3', 'node', 1, { energy: 0 }, { energy: 0 });
    line(state, ['activate', 'use R3']);
    expect(asked(state)).toBe(1);
    line(state, ['decline']);
    expect([asked(state), legal(state)]).toEqual([0, TAKE]);
    line(state, ['take']);
    expect(energies(state)).toEqual([5, 0]);
  });

  test('6.3.6 both may decline', () => {
    const state = onStation('R3', 'node', 1, { energy: 0 }, { energy: 0 });
    line(state, ['activate', 'use R3', 'decline', 'decline']);
    expect([energies(state), legal(state)]).toEqual([[3, 0], ['end']]);
  });

  test('16.39 [6.3.6] when the owner declines and the activator cannot pay, it lapses', () => {
    const state = onStation('R3', 'tower', 1, { energy: 4 }, { energy: 2 });
    line(state, ['activate', 'use R3', 'decline']);
    expect([energies(state), asked(state), legal(state)]).toEqual([[1, 2], 0, ['end']]);
  });

  test('6.3.6 nobody able: nobody is asked', () => {
    const state = onStation('R3', 'tower', 1, { energy: 4 }, { energy: 1 });
    line(state, ['activate', 'use R3']);
    expect([asked(state), legal(state)]).toEqual([0, ['end']]);
  });

  test('16.34 [6.3.4] own core tower: 7 energy leave too little for the bonus, 8 do not', () => {
    const poor = onStation('K0', 'tower', 0, { energy: 7 });
    line(poor, ['activate', 'use K0']);
    expect(legal(poor)).toEqual(['end']);
    const rich = onStation('K0', 'tower', 0, { energy: 8 });
    line(rich, ['activate', 'use K0']);
    expect(legal(rich)).toEqual(TAKE);
    line(rich, ['take']);
    expect(rich.players[0]).toMatchObject({ energy: 0, momentum: 8 });
  });

  test('16.38 [6.3.5] in outer orbit nobody is offered a bonus', () => {
    for (const owner of [0, 1] as const) {
      for (const type of ['node', 'foundry', 'tower'] as const) {
        const state = onStation('O3', type, owner, { energy: 5 }, { energy: 5 });
        line(state, ['activate', 'use O3']);
        expect([asked(state), legal(state)]).toEqual([0, ['end']]);
      }
    }
  });

  test('16.41 [6.3.6] an own convective node gives 2 and, if wanted, 1 more', () => {
    const state = onStation('C3', 'node', 0, { energy: 10 });
    line(state, ['activate', 'use C3']);
    expect([energies(state)[0], legal(state)]).toEqual([12, TAKE]);
    line(state, ['decline', 'end'], ['REF']);
    expect(energies(state)[0]).toBe(12);
    expect(state.players[0]?.pool).toHaveLength(1);
  });

  test('6.3.5 each bonus is settled before the next station, so its energy can pay there', () => {
    const state = position({
      players: [
        { divers: { C3: 1, R2: 1 }, energy: 5 },
        { eye: 7, energy: 1, stations: { C3: 'tower', R2: 'tower' } },
      ],
    });
    line(state, ['activate', 'use C3', 'take']);
    expect(offered(state, 'use')).toEqual(['use R2']);
    line(state, ['use R2']);
    expect([energies(state), legal(state)]).toEqual([[0, 0], ['end']]);
  });

  test('6.3.5 what is spent on one station may make the next impossible', () => {
    const state = position({
      players: [
        { divers: { C3: 1, R2: 1 }, energy: 4 },
        { eye: 7, energy: 0, stations: { C3: 'tower', R2: 'tower' } },
      ],
    });
    line(state, ['activate']);
    expect(offered(state, 'use')).toEqual(['use C3', 'use R2']);
    line(state, ['use C3', 'decline']);
    expect(legal(state)).toEqual(['end']);
  });
});
