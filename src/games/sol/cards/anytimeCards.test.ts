import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { State } from '../state.ts';
import {
  asked,
  type CardName,
  type Diagram,
  diversOn,
  drawn,
  energies,
  legal,
  line,
  momenta,
  offered,
  plainSuits,
  playable,
  position,
  question,
  type Seated,
  told,
} from '../test/testkit.ts';
import { playerOf } from '../verbs.ts';

function two(own: Seated, other: Seated = {}, rest: Partial<Diagram> = {}): State {
  return position({ players: [own, other], ...rest });
}

describe('ACCELERATE', () => {
  const card = 'ACCELERATE';

  test('16.63 [10.1] k = 3 on eyes 0, 10, 7, 4: 3, 0, 10, 7, and the turn order stays', () => {
    const state = position({ players: [{ card }, {}, {}, {}] });
    line(state, ['play ACCELERATE 3']);
    expect(state.players.map(({ eye }) => eye)).toEqual([3, 0, 10, 7]);
    line(state, ['move', 'end']);
    expect([asked(state), playerOf(state, 0).eye]).toEqual([1, 4]);
  });

  test.each([
    [2, 12],
    [4, 12],
    [5, 15],
  ])('10.1 with %i players there are %i ways', (seats, ways) => {
    const others = Array.from({ length: seats - 1 }, (): Seated => ({}));
    const state = position({ players: [{ card }, ...others] });
    expect(playable(state)).toEqual(Array.from({ length: ways }, (_, i) => `play ACCELERATE ${i + 1}`));
  });

  test('16.63 [10.1] it is no orbit: alone it draws no card', () => {
    const state = position({ players: [{ card }] });
    expect(drawn(line(state, ['play ACCELERATE 5']))).toEqual([]);
    expect(question(state)).toBe('action');
  });

  test('10.1 in the middle of a Move launches start from the new eye', () => {
    const state = two({ card });
    line(state, ['move', 'launch O0', 'play ACCELERATE 3']);
    expect(offered(state, 'launch')).toEqual(['launch O2', 'launch O3', 'launch I2', 'launch I3']);
    expect(state.turn.points).toBe(2);
  });
});

describe('HATCH', () => {
  const card = 'HATCH';

  test('10.13 a foreign diver goes home and two from the reserve take its place', () => {
    const state = two({ card, divers: { C3: 1 }, hold: 2 }, { divers: { C3: 2 }, hold: 3 });
    line(state, ['play HATCH C3 1']);
    expect([diversOn(state, 0, 'C3'), diversOn(state, 1, 'C3')]).toEqual([3, 1]);
    expect(playerOf(state, 0)).toMatchObject({ hold: 2, reserve: 8 });
    expect(playerOf(state, 1)).toMatchObject({ hold: 4 });
  });

  test.each([
    [3, 2, true],
    [4, 2, false],
    [1, 1, false],
    [1, 2, true],
  ])('16.76 [10.13] %i own divers there and reserve %i: %s', (count, reserve, is) => {
    const state = two({ card, divers: { C3: count }, hold: 2, reserve }, { divers: { C3: 1 } });
    expect(playable(state)).toEqual(is ? ['play HATCH C3 1'] : []);
  });

  test('10.13 every space and every victim is an option, spaces without an own diver are not', () => {
    const state = position({
      players: [
        { card, divers: { C3: 1, O3: 1 } },
        { divers: { C3: 1, K0: 1 } },
        { divers: { C3: 1, O3: 1 } },
      ],
    });
    expect(playable(state)).toEqual(['play HATCH O3 2', 'play HATCH C3 1', 'play HATCH C3 2']);
  });

  test('6.3.2 a diver hatched beside an own one may not be missing at the start', () => {
    const state = two({ card, divers: { C3: 1 }, stations: { C3: 'node' } }, { divers: { C3: 1 } });
    line(state, ['play HATCH C3 1', 'activate']);
    expect(legal(state)).toEqual(['use C3']);
  });
});

describe('PROCREATE', () => {
  const card = 'PROCREATE';

  test('10.22 every space with two or more own divers gets one, full ones are skipped', () => {
    const state = two({ card, divers: { C3: 2, C5: 1, R3: 3, K0: 5 }, hold: 0, reserve: 2 });
    line(state, ['play PROCREATE']);
    expect(['C3', 'C5', 'R3', 'K0'].map((space) => diversOn(state, 0, space))).toEqual([3, 1, 4, 5]);
    expect(playerOf(state, 0).reserve).toBe(0);
  });

  test.each([
    ['too small a reserve', { divers: { C3: 2, R3: 2 }, hold: 0, reserve: 1 }],
    ['only single divers', { divers: { C3: 1, R3: 1 } }],
    ['only full spaces', { divers: { C3: 5, R3: 5 }, hold: 0, reserve: 3 }],
    ['divers in the hold', { hold: 8, reserve: 5 }],
  ])('10.22 not with %s', (_, own) => {
    expect(playable(two({ card, ...own }))).toEqual([]);
  });

  test('10.22 others get nothing', () => {
    const state = two({ card, divers: { C3: 2 } }, { divers: { C3: 2 } });
    line(state, ['play PROCREATE']);
    expect(diversOn(state, 1, 'C3')).toBe(2);
  });
});

describe('TRIBUTE', () => {
  const card = 'TRIBUTE';

  test('16.93 [10.30] three divers of somebody with 2 energy on the own node: 2', () => {
    const state = two({ card, stations: { C3: 'node' } }, { divers: { C3: 3 }, energy: 2 });
    line(state, ['play TRIBUTE C3']);
    expect(energies(state)).toEqual([5, 0]);
  });

  test.each([
    ['only own divers', { divers: { C3: 2 } }, {}],
    ['owners without energy', {}, { divers: { C3: 2 }, energy: 0 }],
    ['divers elsewhere', {}, { divers: { C4: 2 } }],
  ])('16.93 [10.30] not with %s', (_, own, other) => {
    expect(playable(two({ card, stations: { C3: 'node' }, ...own }, other))).toEqual([]);
  });

  test('10.30 not at a station of another', () => {
    expect(playable(two({ card }, { divers: { C3: 2 }, stations: { C3: 'node' } }))).toEqual([]);
  });

  const players = [
    { card, energy: 0, stations: { C3: 'node', R3: 'tower', K0: 'node' } },
    { divers: { C3: 1, R3: 1 }, energy: 5 },
    { divers: { R3: 2 }, energy: 1 },
  ] as const;

  test('10.30 one station of those with payers, every other player pays for each diver', () => {
    const state = position({ players });
    expect(playable(state)).toEqual(['play TRIBUTE C3', 'play TRIBUTE R3']);
    line(state, ['play TRIBUTE R3']);
    expect(energies(state)).toEqual([2, 4, 0]);
  });

  test('10.30 with tributeScope all: at all own stations at once', () => {
    const state = position({ players, options: { tributeScope: 'all' } });
    expect(playable(state)).toHaveLength(1);
    line(state, [itemAt(playable(state), 0)]);
    expect(energies(state)).toEqual([3, 3, 0]);
  });
});

describe('SWAP', () => {
  const card = 'SWAP';

  test('10.31 two divers on different spaces trade places', () => {
    const state = two({ card, divers: { C3: 1 } }, { divers: { K0: 2 } });
    expect(playable(state)).toEqual(['play SWAP C3 0 K0 1']);
    line(state, ['play SWAP C3 0 K0 1']);
    expect([diversOn(state, 0, 'K0'), diversOn(state, 1, 'C3'), diversOn(state, 1, 'K0')]).toEqual([1, 1, 1]);
  });

  test('10.31 any owners, each pair once', () => {
    const state = position({
      players: [{ card, divers: { C3: 1 } }, { divers: { K0: 1 } }, { divers: { R3: 1 } }],
    });
    expect(playable(state)).toEqual(['play SWAP C3 0 R3 2', 'play SWAP C3 0 K0 1', 'play SWAP R3 2 K0 1']);
  });

  test('10.31 both limits of 5 hold', () => {
    expect(playable(two({ card, divers: { C3: 5, K0: 1 }, hold: 0 }, { divers: { C3: 1, K0: 5 } }))).toEqual([
      'play SWAP C3 0 K0 1',
    ]);
    expect(playable(two({ card, divers: { C3: 1, K0: 5 }, hold: 0 }, { divers: { K0: 1 } }))).toEqual([]);
    expect(playable(two({ card, divers: { C3: 1, K0: 4 }, hold: 0 }, { divers: { K0: 1 } }))).toEqual([
      'play SWAP C3 0 K0 1',
    ]);
  });

  test('6.3.2 a diver swapped onto a station cannot activate it, unless one stood there at the start', () => {
    const stations = { C3: 'node', R3: 'node' } as const;
    const state = two({ card, divers: { R3: 1, O1: 1 }, stations }, { divers: { C3: 1 } });
    line(state, ['play SWAP O1 0 C3 1', 'activate']);
    expect(legal(state)).toEqual(['use R3']);
    const back = two({ card, divers: { R3: 2, O1: 1 }, stations }, { divers: { C3: 1 } });
    line(back, ['play SWAP C3 1 R3 0', 'activate']);
    expect(legal(back)).toEqual(['use R3']);
  });
});

describe('CHANNEL', () => {
  const card = 'CHANNEL';
  const core = { card, divers: { K0: 1 }, stations: { K0: 'node' } } as const;

  function drawing(own: Seated, rest: Partial<Diagram> = {}): State {
    const state = two(own, {}, rest);
    line(state, ['activate', 'use K0', 'decline', 'end']);
    return state;
  }

  test('16.71 [10.8] three cards and energy for two: at most 2 momentum', () => {
    const state = two({ card, energy: 2, divers: { K2: 1, K3: 1 } });
    const suit = itemAt(plainSuits(state), 0);
    line(state, ['convert', 'foundry K2 K3', 'play CHANNEL'], [suit]);
    expect(legal(state)).toEqual(['spend', 'save']);
    expect(drawn(line(state, ['spend', 'spend'], [suit, suit]))).toHaveLength(2);
    expect([momenta(state)[0], energies(state)[0], question(state)]).toEqual([2, 0, 'keep']);
  });

  test('16.71 [10.8] 14 energy and a flare first: spend 1 to 13, then half is lost and 7 left', () => {
    const state = drawing({ ...core, energy: 9 });
    line(state, ['play CHANNEL'], ['FLARE']);
    expect([energies(state)[0], question(state)]).toEqual([14, 'channel']);
    line(state, ['spend'], [itemAt(plainSuits(state), 0)]);
    expect([energies(state)[0], momenta(state)[0]]).toEqual([7, 1]);
  });

  test('10.8 saving keeps energy, and the next card asks again', () => {
    const state = drawing({ ...core, energy: 0 });
    const suit = itemAt(plainSuits(state), 0);
    line(state, ['play CHANNEL', 'save', 'spend', 'save'], [suit, suit, suit]);
    expect([energies(state)[0], momenta(state)[0]]).toEqual([4, 1]);
  });

  test('10.8 a trigger flare does not count, its replacement does', () => {
    const state = drawing(core, { options: { triggerFlares: 1 }, event: 'SUNWORM' });
    const events = line(state, ['play CHANNEL'], ['TRIGGER', itemAt(plainSuits(state), 0)]);
    expect(told(events, 'drew')).toHaveLength(2);
    expect(question(state)).toBe('channel');
  });

  test('10.8 it may be bought for the 13th flare', () => {
    const state = drawing({ ...core, energy: 0 }, { flares: 12 });
    line(state, ['play CHANNEL', 'spend'], ['FLARE']);
    expect([momenta(state)[0], state.over]).toEqual([1, true]);
  });

  test('10.8 not for the orbit card of a solo game', () => {
    const state = position({ players: [{ card, energy: 3, divers: { C3: 1, C4: 1 } }] });
    const suit = itemAt(plainSuits(state), 0);
    line(state, ['convert', 'foundry C3 C4', 'play CHANNEL', 'save'], [suit, suit]);
    expect(question(state)).toBe('keep');
    expect(energies(state)[0]).toBe(3);
  });

  test('19.7 [10.0.3] it is offered without energy too, and never without an earned card', () => {
    const state = two({ card, energy: 0, divers: { C3: 1, C4: 1 } });
    line(state, ['convert', 'foundry C3 C4']);
    expect(legal(state)).toEqual(['play CHANNEL', 'proceed']);
    const idle = two({ card, energy: 3, divers: { O3: 1, O4: 1 } });
    line(idle, ['convert', 'foundry O3 O4']);
    expect(asked(idle)).toBe(1);
  });
});

describe('PILLAR', () => {
  const card = 'PILLAR';

  test('16.83 [10.20] on FLARE with flare, blue, flare: 6', () => {
    const state = two({ card, divers: { K0: 1 }, stations: { K0: 'node' } });
    const suit = itemAt(plainSuits(state), 0);
    line(state, ['activate', 'use K0', 'decline', 'end', 'play PILLAR FLARE'], ['FLARE', suit, 'FLARE']);
    expect(momenta(state)[0]).toBe(6);
  });

  test('16.83 [10.20] a flare of the solo orbit card afterwards gives nothing', () => {
    const state = position({ players: [{ card, divers: { C3: 1, C4: 1 } }] });
    line(state, ['convert', 'foundry C3 C4', 'play PILLAR FLARE'], ['FLARE', 'FLARE']);
    expect([momenta(state)[0], state.flares]).toEqual([3, 2]);
  });

  test('10.20 the suits of the deck can be named, no others', () => {
    const state = two({ card, divers: { C3: 1, C4: 1 } });
    line(state, ['convert', 'foundry C3 C4']);
    expect(legal(state)).toEqual([
      'play PILLAR FLARE',
      ...plainSuits(state).map((suit) => `play PILLAR ${suit}`),
      'proceed',
    ]);
    const [named, other] = plainSuits(state) as [CardName, CardName];
    line(state, [`play PILLAR ${named}`], [other]);
    expect(momenta(state)[0]).toBe(0);
  });

  test('10.20 the last flare still counts', () => {
    const state = two({ card, divers: { C3: 1, C4: 1 } }, {}, { flares: 12 });
    line(state, ['convert', 'foundry C3 C4', 'play PILLAR FLARE'], ['FLARE']);
    expect([momenta(state)[0], state.over]).toEqual([3, true]);
  });

  test('10.20 cards that others draw in the same turn do not count', () => {
    const state = two(
      { card, divers: { C3: 1, C4: 1 } },
      { divers: { K0: 1 } },
      { options: { triggerFlares: 1 }, event: 'IMPLODE' },
    );
    const [suit] = plainSuits(state) as [CardName];
    line(state, ['convert', 'foundry C3 C4', `play PILLAR ${suit}`], ['TRIGGER', suit, suit]);
    expect(momenta(state)).toEqual([3, 2]);
  });
});
