import { describe, expect, test } from 'vitest';
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
  position,
  question,
  type Seated,
} from '../test/testkit.ts';
import { playerOf } from '../verbs.ts';

/** Two players at eyes 0 and 7; seat 0 has chosen to activate. */
function activating(own: Seated, other: Seated = {}, rest: Partial<Diagram> = {}): State {
  const state = position({ players: [own, other], ...rest });
  line(state, ['activate']);
  return state;
}

/** As many cards of a plain suit as needed. */
const plain = (state: State, count: number): CardName[] => Array(count).fill(plainSuits(state)[0]);

describe('AUGMENT', () => {
  const card = 'AUGMENT';

  test('16.64 [10.2] a core tower with two foreign divers: base 5 + 2 * 3 = 11', () => {
    const own = { card, energy: 11, divers: { K1: 1 }, stations: { K1: 'tower' } } as const;
    const state = activating(own, { divers: { K1: 2 } });
    expect(legal(state)).toEqual(['use K1', 'use K1 augment']);
    line(state, ['use K1 augment'], plain(state, 3));
    expect([momenta(state), energies(state)]).toEqual([
      [11, 0],
      [0, 3],
    ]);
  });

  test('16.64 [10.2] with 10 energy only the plain activation is offered', () => {
    const own = { card, energy: 10, divers: { K1: 1 }, stations: { K1: 'tower' } } as const;
    expect(legal(activating(own, { divers: { K1: 2 } }))).toEqual(['use K1']);
  });

  test.each([
    ['O3', 1 + 2 * 1],
    ['I3', 1 + 2 * 1],
    ['C3', 2 + 2 * 1],
    ['R3', 3 + 2 * 2],
    ['K3', 5 + 2 * 3],
  ])('10.2 a node on %s with an own and a foreign diver more gives %i', (space, base) => {
    const own = { card, energy: 0, divers: { [space]: 2 }, stations: { [space]: 'node' } } as const;
    const state = activating(own, { divers: { [space]: 1 } });
    line(state, [`use ${space} augment`]);
    expect(energies(state)[0]).toBe(base);
    expect([diversOn(state, 0, space), diversOn(state, 1, space)]).toEqual([1, 1]);
  });

  test('10.2 needs another diver on the space', () => {
    const state = position({ players: [{ card, divers: { C3: 1 }, stations: { C3: 'node' } }, {}] });
    line(state, ['activate']);
    expect(legal(state)).toEqual(['use C3']);
  });

  test('10.2 bonus and cards do not change', () => {
    const own = { card, energy: 0, divers: { R3: 3 }, stations: { R3: 'node' } } as const;
    const state = activating(own);
    line(state, ['use R3 augment', 'take']);
    expect(energies(state)[0]).toBe(3 + 4 + 2);
    expect(drawn(line(state, ['end'], plain(state, 2)))).toHaveLength(2);
  });

  test('10.2 for one station only, of any owner, the others plainly', () => {
    const state = activating(
      { card, energy: 0, divers: { O3: 2, O5: 2 } },
      { stations: { O3: 'node', O5: 'node' } },
    );
    line(state, ['use O3 augment']);
    expect(legal(state)).toEqual(['use O5', 'end']);
  });

  test('10.2 a foundry needs energy and reserve for the whole', () => {
    const own = { card, energy: 3, divers: { C3: 2 }, stations: { C3: 'foundry' }, hold: 2 } as const;
    expect(legal(activating({ ...own, reserve: 3 }))).toContain('use C3 augment');
    expect(legal(activating({ ...own, reserve: 2 }))).toEqual(['use C3']);
    expect(legal(activating({ ...own, reserve: 3, energy: 2 }))).toEqual(['use C3']);
  });
});

describe('BLIGHT', () => {
  const card = 'BLIGHT';

  test('10.3 the diver is recalled, three guests stay with the other, and that is the whole turn', () => {
    const state = activating({ card, divers: { O7: 1 }, hold: 4, reserve: 8 });
    const events = line(state, ['play BLIGHT 1 O7']);
    expect(playerOf(state, 0)).toMatchObject({ hold: 5, reserve: 5, guests: [0, 3] });
    expect([drawn(events), asked(state)]).toEqual([[], 1]);
  });

  test('10.3 it needs three sundivers in reserve', () => {
    const at = (reserve: number): State =>
      position({ players: [{ card, divers: { O7: 1 }, hold: 4, reserve }, {}] });
    expect(legal(at(3))).toContain('activate');
    expect(legal(at(2))).not.toContain('activate');
  });

  test('10.3 one option for each own diver at a foreign ship, none at the own', () => {
    const divers = { O6: 1, O7: 2, I6: 1, I7: 1, O0: 1, O8: 1 };
    expect(legal(activating({ card, divers, hold: 1 }))).toEqual([
      'play BLIGHT 1 O6',
      'play BLIGHT 1 O7',
      'play BLIGHT 1 I6',
      'play BLIGHT 1 I7',
    ]);
  });

  test('10.3 with three players each ship is named', () => {
    const state = position({ players: [{ card, divers: { O9: 1, O5: 1 }, hold: 2 }, {}, {}] });
    line(state, ['activate']);
    expect(state.players.map(({ eye }) => eye)).toEqual([0, 9, 5]);
    expect(legal(state)).toEqual(['play BLIGHT 1 O9', 'play BLIGHT 2 O5']);
  });

  test('6.1.2 guests start from their host later, and the host cannot use them', () => {
    const state = activating(
      { card, divers: { O7: 1 }, hold: 0, reserve: 12 },
      { hold: 0, divers: { O1: 1 } },
    );
    line(state, ['play BLIGHT 1 O7', 'move']);
    expect(offered(state, 'launch')).toEqual([]);
    line(state, ['end', 'move']);
    expect(playerOf(state, 1).eye).toBe(8);
    expect(offered(state, 'guest')).toEqual(['guest 1 O7', 'guest 1 O8', 'guest 1 I7', 'guest 1 I8']);
    line(state, ['guest 1 I8']);
    expect(playerOf(state, 0).guests).toEqual([0, 2]);
    expect(state.turn.points).toBe(2);
  });
});

describe('DUPLICATE', () => {
  const card = 'DUPLICATE';

  test('16.73 [10.10] own convective foundry, reserve 5, energy 3: pay 2, get 4, no bonus', () => {
    const own = {
      card,
      energy: 3,
      divers: { C3: 1 },
      stations: { C3: 'foundry' },
      hold: 7,
      reserve: 5,
    } as const;
    const state = activating(own);
    line(state, ['play DUPLICATE', 'use C3']);
    expect(playerOf(state, 0)).toMatchObject({ energy: 1, hold: 7 + 4 + 1, reserve: 1 });
    expect(question(state)).toBe('activate');
  });

  test('10.10 a bonus that the activator takes is doubled', () => {
    const own = {
      card,
      energy: 3,
      divers: { C3: 1 },
      stations: { C3: 'foundry' },
      hold: 6,
      reserve: 6,
    } as const;
    const state = activating(own);
    line(state, ['play DUPLICATE', 'use C3', 'take']);
    expect(playerOf(state, 0)).toMatchObject({ energy: 0, reserve: 0 });
  });

  test('10.10 the bonus of another owner is not doubled', () => {
    const state = activating(
      { card, energy: 2, divers: { C3: 1 } },
      { stations: { C3: 'foundry' }, energy: 1 },
    );
    line(state, ['play DUPLICATE', 'use C3', 'take']);
    expect(playerOf(state, 0)).toMatchObject({ energy: 0, reserve: 1 });
    expect(playerOf(state, 1)).toMatchObject({ energy: 0, hold: 9, reserve: 4 });
  });

  test('10.10 the bonus an owner leaves is doubled for the activator', () => {
    const state = activating(
      { card, energy: 3, divers: { I3: 1 } },
      { stations: { I3: 'foundry' }, energy: 0 },
    );
    line(state, ['play DUPLICATE', 'use I3', 'take']);
    expect(playerOf(state, 0)).toMatchObject({ energy: 1, reserve: 5 - 4 });
  });

  test('10.10 with too small a reserve the foundry cannot be used while it lasts', () => {
    const own = {
      card,
      energy: 9,
      divers: { C3: 1 },
      stations: { C3: 'foundry' },
      hold: 9,
      reserve: 3,
    } as const;
    const state = activating(own);
    expect(legal(state)).toContain('use C3');
    line(state, ['play DUPLICATE']);
    expect(legal(state)).toEqual(['end']);
  });

  test('10.10 nodes and towers work as always', () => {
    const state = activating({ card, energy: 0, divers: { O3: 1 }, stations: { O3: 'node' } });
    line(state, ['play DUPLICATE', 'use O3']);
    expect(energies(state)[0]).toBe(1);
  });

  test('7.4 a foundry in outer orbit builds one at a flare', () => {
    const stations = { C3: 'node', O3: 'foundry' } as const;
    const state = activating({ card, energy: 3, divers: { C3: 1 }, stations });
    line(state, ['play DUPLICATE', 'use C3', 'take', 'end', 'orbital O3'], ['FLARE']);
    expect(playerOf(state, 0)).toMatchObject({ energy: 3 + 3 - 1, reserve: 4 });
  });
});

describe('FESTIVAL', () => {
  const card = 'FESTIVAL';

  test('16.74 [10.11] a radiative node, then a tower paid with it, then a foundry', () => {
    const stations = { R3: 'node', C3: 'tower', I3: 'foundry' } as const;
    const state = activating({ card, energy: 0, divers: { R3: 1, C3: 1, I3: 1 }, stations });
    expect(legal(state)).toEqual(['use R3', 'play FESTIVAL']);
    line(state, ['play FESTIVAL', 'use R3', 'decline', 'use C3', 'decline', 'use I3']);
    expect([momenta(state)[0], energies(state)[0]]).toEqual([2, 0]);
    expect(playerOf(state, 0).reserve).toBe(4);
    expect(drawn(line(state, ['end'], plain(state, 3)))).toHaveLength(3);
  });

  test('10.11 may come after the first station, and each works once', () => {
    const stations = { O3: 'node', O5: 'tower' } as const;
    const state = activating({ card, energy: 3, divers: { O3: 2, O5: 2 }, stations });
    line(state, ['use O3']);
    expect(legal(state)).toEqual(['play FESTIVAL', 'end']);
    line(state, ['play FESTIVAL']);
    expect(legal(state)).toEqual(['use O5', 'end']);
    line(state, ['use O5']);
    expect(legal(state)).toEqual(['end']);
  });
});

describe('SYNCHRONIZE', () => {
  test('10.27 each station activated from then on gives 1 momentum', () => {
    const stations = { O3: 'node', O5: 'node' } as const;
    const state = activating(
      { card: 'SYNCHRONIZE', divers: { O3: 1, O5: 1, O7: 1 }, stations },
      { stations: { O7: 'node' } },
    );
    line(state, ['use O3', 'play SYNCHRONIZE']);
    expect(momenta(state)[0]).toBe(0);
    line(state, ['use O5', 'use O7']);
    expect(momenta(state)).toEqual([2, 0]);
  });

  test('10.27 not for stations that a flare activates', () => {
    const stations = { O3: 'node', C3: 'node' } as const;
    const state = activating({ card: 'SYNCHRONIZE', divers: { C3: 1 }, stations });
    line(state, ['play SYNCHRONIZE', 'use C3', 'take', 'end', 'orbital O3'], ['FLARE']);
    expect(momenta(state)[0]).toBe(1);
  });
});
