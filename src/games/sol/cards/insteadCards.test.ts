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
  playable,
  position,
  question,
  type Seated,
  stationOn,
} from '../test/testkit.ts';
import { playerOf, power } from '../verbs.ts';

/** Two players at eyes 0 and 7; seat 0 has chosen to activate. */
function activating(own: Seated, other: Seated = {}, rest: Partial<Diagram> = {}): State {
  const state = position({ players: [own, other], ...rest });
  line(state, ['activate']);
  return state;
}

const plain = (state: State, count: number): CardName[] => Array(count).fill(plainSuits(state)[0]);

describe('METAMORPHOSIS', () => {
  const card = 'METAMORPHOSIS';

  test('10.17 after the bonus the own station becomes another, its piece goes back, its cards come', () => {
    const state = activating({ card, energy: 0, divers: { C3: 2 }, stations: { C3: 'node' } });
    line(state, ['use C3']);
    expect(question(state)).toBe('bonus');
    line(state, ['take']);
    expect(legal(state)).toEqual(['play METAMORPHOSIS foundry', 'play METAMORPHOSIS tower', 'decline']);
    line(state, ['play METAMORPHOSIS tower']);
    expect(stationOn(state, 'C3')).toBe('0 tower');
    expect(playerOf(state, 0).stations).toEqual([3, 3, 2]);
    expect(drawn(line(state, ['end'], plain(state, 1)))).toHaveLength(1);
  });

  test('10.17 the new station cannot be activated this turn, but in the next', () => {
    const state = activating({
      card,
      energy: 5,
      divers: { O3: 2, O5: 1 },
      stations: { O3: 'node', O5: 'tower' },
    });
    line(state, ['use O3', 'play METAMORPHOSIS tower']);
    expect(legal(state)).toEqual(['end']);
    line(state, ['end', 'move', 'end', 'activate']);
    expect(offered(state, 'use')).toEqual(['use O3', 'use O5']);
  });

  test('10.17 only once, and declining keeps the card for the next station', () => {
    const state = activating({ card, divers: { O3: 1, O5: 1 }, stations: { O3: 'node', O5: 'node' } });
    line(state, ['use O3', 'decline', 'use O5', 'play METAMORPHOSIS foundry']);
    expect([stationOn(state, 'O3'), stationOn(state, 'O5')]).toEqual(['0 node', '0 foundry']);
  });

  test('10.17 not after the station of another', () => {
    const state = activating({ card, divers: { O3: 1 } }, { stations: { O3: 'node' } });
    line(state, ['use O3']);
    expect(legal(state)).toEqual(['end']);
  });

  test('10.17 only into types that are in reserve', () => {
    const stations = { O3: 'node', O5: 'foundry', O7: 'foundry', O9: 'foundry' } as const;
    const state = activating({ card, divers: { O3: 1 }, stations });
    line(state, ['use O3']);
    expect(playable(state)).toEqual(['play METAMORPHOSIS tower']);
    const all = { ...stations, C1: 'tower', C3: 'tower', C5: 'tower' } as const;
    const none = activating({ card, divers: { O3: 1 }, stations: all });
    line(none, ['use O3']);
    expect(legal(none)).toEqual(['end']);
  });

  test('10.17 not after an orbital activation', () => {
    const stations = { O3: 'node', C3: 'node' } as const;
    const state = activating({ card, divers: { C3: 1 }, stations });
    line(state, ['use C3', 'take', 'decline', 'end', 'orbital O3'], ['FLARE']);
    expect(question(state)).toBe('keep');
  });
});

describe('PULSE', () => {
  const card = 'PULSE';

  test('16.86 [10.23] stations of another in both orbits: base for A, the inner bonus to its owner', () => {
    const state = activating(
      { card, energy: 1, hold: 8 },
      { stations: { O3: 'tower', I3: 'node', I5: 'tower' } },
    );
    line(state, ['play PULSE']);
    expect(legal(state)).toEqual(['use O3', 'use I3', 'use I5', 'end']);
    line(state, ['use O3']);
    expect([momenta(state)[0], energies(state)[0]]).toEqual([1, 0]);
    expect(legal(state)).toEqual(['use I3', 'end']);
    line(state, ['use I3']);
    expect([asked(state), question(state)]).toEqual([1, 'bonus']);
    line(state, ['take', 'use I5', 'take']);
    expect([momenta(state), energies(state)]).toEqual([
      [2, 1],
      [0, 3],
    ]);
    expect(playerOf(state, 0).hold).toBe(8);
    expect([drawn(line(state, ['end'])), asked(state)]).toEqual([[], 1]);
  });

  test('10.23 divers on the stations stay, and stations inside the Sun keep out', () => {
    const state = activating({ card, divers: { O3: 1, C3: 1 }, stations: { O3: 'node', C3: 'node' } });
    line(state, ['play PULSE', 'use O3']);
    expect(diversOn(state, 0, 'O3')).toBe(1);
    expect(legal(state)).toEqual(['end']);
  });

  test('10.23 needs a station in the orbits that can be used', () => {
    const at = (own: Seated, other: Seated): State => position({ players: [own, other] });
    expect(legal(at({ card }, { stations: { C3: 'node' } }))).not.toContain('activate');
    expect(legal(at({ card, energy: 0 }, { stations: { O3: 'tower' } }))).not.toContain('activate');
    expect(legal(at({ card, energy: 1 }, { stations: { O3: 'tower' } }))).toContain('activate');
  });

  describe('with pulseMandatory', () => {
    const options = { pulseMandatory: true };

    test('10.23 not offered unless every station can be performed', () => {
      const other = { stations: { O3: 'node', O5: 'tower', I5: 'tower' } } as const;
      const at = (energy: number): State => position({ players: [{ card, energy }, other], options });
      expect(legal(at(0))).not.toContain('activate');
      expect(legal(at(1))).toContain('activate');
    });

    test('10.23 not without any station in the orbits', () => {
      const state = position({ players: [{ card }, { stations: { C3: 'node' } }], options });
      expect(legal(state)).not.toContain('activate');
    });

    test('10.23 foundries need energy and reserve for all of them', () => {
      const other = { stations: { O3: 'foundry', I5: 'foundry', O7: 'tower' } } as const;
      const at = (energy: number, reserve: number): State =>
        position({ players: [{ card, energy, hold: 3, reserve }, other], options });
      expect(legal(at(3, 2))).toContain('activate');
      expect(legal(at(2, 2))).not.toContain('activate');
      expect(legal(at(3, 1))).not.toContain('activate');
    });

    test('10.23 all of them must be done', () => {
      const other = { stations: { O3: 'node', O5: 'node' } } as const;
      const state = activating({ card }, other, { options });
      line(state, ['play PULSE']);
      expect(legal(state)).toEqual(['use O3', 'use O5']);
      line(state, ['use O5']);
      expect(legal(state)).toEqual(['use O3']);
    });
  });
});

describe('SACRIFICE', () => {
  const card = 'SACRIFICE';
  const other = { divers: { R3: 1 }, stations: { R3: 'foundry' } } as const;

  test('16.88 [10.25] a radiative foundry with 2 and 1 divers: 4 and 2 momentum, 2 cards, all gone but it', () => {
    const state = activating({ card, divers: { R3: 2 } }, other);
    const events = line(state, ['play SACRIFICE R3'], ['FLARE', ...plain(state, 1)]);
    expect(momenta(state)).toEqual([4, 2]);
    expect([playerOf(state, 0).vaporized, playerOf(state, 1).vaporized]).toEqual([2, 1]);
    expect(drawn(events)).toHaveLength(2);
    expect(stationOn(state, 'R3')).toBe('1 foundry');
    expect(energies(state)).toEqual([3, 3]);
    expect(question(state)).toBe('keep');
  });

  test('10.25 A needs no diver there, but somebody must stand at a foundry', () => {
    const state = position({
      players: [
        { card, stations: { C3: 'foundry', C5: 'node' } },
        { divers: { O3: 1, C5: 1 }, stations: { O3: 'foundry' } },
      ],
    });
    line(state, ['activate']);
    expect(legal(state)).toEqual(['play SACRIFICE O3']);
    line(state, ['play SACRIFICE O3']);
    expect([momenta(state), asked(state)]).toEqual([[0, 2], 1]);
  });

  test('10.25 without sacrificeDraws no card comes', () => {
    const state = activating({ card }, other, { options: { sacrificeDraws: false } });
    expect(drawn(line(state, ['play SACRIFICE R3']))).toEqual([]);
    expect(asked(state)).toBe(1);
  });
});

describe('SQUEEZE', () => {
  const card = 'SQUEEZE';
  const own = { card, energy: 0, divers: { R3: 1 }, stations: { R3: 'node' } } as const;

  test('16.89 [10.26] the own radiative node, 2 cards without a flare: 3 + 3 + 4 = 10', () => {
    const state = activating(own);
    const events = line(state, ['use R3 squeeze'], plain(state, 2));
    expect(drawn(events)).toHaveLength(2);
    expect([energies(state)[0], question(state)]).toEqual([3, 'double']);
    line(state, ['take']);
    expect([energies(state)[0], question(state)]).toEqual([6, 'bonus']);
    line(state, ['take']);
    expect([energies(state)[0], power(state, 0)]).toEqual([10, 4]);
    expect(drawn(line(state, ['end']))).toEqual([]);
    expect(question(state)).toBe('keep');
  });

  test('16.89 [10.26] with a flare among them: 3 only, the node is gone for good and power falls', () => {
    const state = activating(own);
    line(state, ['use R3 squeeze'], ['FLARE', ...plain(state, 1)]);
    expect([energies(state)[0], stationOn(state, 'R3'), power(state, 0)]).toEqual([3, '', 3]);
    expect(playerOf(state, 0)).toMatchObject({ removed: [1, 0, 0], stations: [2, 3, 3] });
    expect(legal(state)).toEqual(['end']);
  });

  test('16.89 [10.26] in inner orbit always doubled, without a card', () => {
    const state = activating({ card, energy: 0, divers: { I3: 1 }, stations: { I3: 'node' } });
    line(state, ['use I3 squeeze', 'take', 'take']);
    expect(energies(state)[0]).toBe(1 + 1 + 2);
    expect(drawn(line(state, ['end']))).toEqual([]);
  });

  test('10.26 second base and doubled bonus may be declined', () => {
    const state = activating({ card, energy: 0, divers: { I3: 1 }, stations: { I3: 'node' } });
    line(state, ['use I3 squeeze', 'decline', 'decline']);
    expect(energies(state)[0]).toBe(1);
  });

  test.each([
    [5, 'activate', 3],
    [6, 'double', 3],
    [9, 'double', 3],
  ])('10.26 a radiative tower with %i energy goes on with the question %s', (energy, next, gained) => {
    const state = activating({ card, energy, divers: { R3: 1 }, stations: { R3: 'tower' } });
    line(state, ['use R3 squeeze'], plain(state, 2));
    expect([momenta(state)[0], question(state)]).toEqual([gained, next]);
  });

  test.each([
    [9, 'activate'],
    [10, 'bonus'],
  ])('10.26 the doubled bonus is all or nothing: with %i energy the question %s follows', (energy, next) => {
    const state = activating({ card, energy, divers: { R3: 1 }, stations: { R3: 'tower' } });
    line(state, ['use R3 squeeze', 'take'], plain(state, 2));
    expect([momenta(state)[0], question(state)]).toEqual([6, next]);
  });

  test('10.26 only for stations A owns', () => {
    const state = activating({ card, divers: { I3: 1 } }, { stations: { I3: 'node' } });
    expect(legal(state)).toEqual(['use I3']);
  });

  test('19.7 [10.26] only its own cards are drawn; those of an earlier station wait', () => {
    const state = activating({ card, divers: { C3: 1, C5: 1 }, stations: { C3: 'node', C5: 'node' } });
    line(state, ['use C3', 'take']);
    const [first, second] = plainSuits(state) as ['REF', 'CON'];
    expect(drawn(line(state, ['use C5 squeeze'], [first]))).toEqual([`0 ${first}`]);
    line(state, ['take', 'take']);
    expect(drawn(line(state, ['end'], [second]))).toEqual([`0 ${second}`]);
    expect(offered(state, 'keep')).toEqual([`keep ${first}`, `keep ${second}`, 'keep old']);
  });

  test('7.3 the card that replaces a trigger flare is drawn at once, before those that wait', () => {
    const state = activating(
      { card, divers: { C3: 1, C5: 1 }, stations: { C3: 'node', C5: 'node' } },
      {},
      { options: { triggerFlares: 1 }, event: 'SUNWORM' },
    );
    line(state, ['use C3', 'take']);
    const events = line(state, ['use C5 squeeze'], ['TRIGGER', 'FLARE']);
    expect(drawn(events)).toEqual(['0 TRIGGER', '0 FLARE']);
    expect(stationOn(state, 'C5')).toBe('');
  });

  test('10.26 other stations of the type may follow plainly', () => {
    const state = activating({ card, divers: { I3: 1, I5: 1 }, stations: { I3: 'node', I5: 'node' } });
    line(state, ['use I3 squeeze', 'take', 'take']);
    expect(legal(state)).toEqual(['use I5', 'end']);
  });

  test('10.26 a trigger flare is no flare: event, replacement, doubled', () => {
    const state = activating(own, { divers: { C8: 1 } }, { options: { triggerFlares: 1 }, event: 'SUNWORM' });
    const events = line(state, ['use R3 squeeze'], ['TRIGGER', ...plain(state, 2)]);
    expect(drawn(events)).toHaveLength(3);
    expect([question(state), diversOn(state, 1, 'C8'), stationOn(state, 'R3')]).toEqual([
      'double',
      0,
      '0 node',
    ]);
  });

  test('10.26 a flare of an event hurl in between is not one of its cards', () => {
    const state = activating(
      { ...own, divers: { R3: 1, K0: 1 } },
      {},
      { options: { triggerFlares: 1 }, event: 'IMPLODE' },
    );
    line(state, ['use R3 squeeze'], ['TRIGGER', 'FLARE', ...plain(state, 2)]);
    expect([question(state), stationOn(state, 'R3'), momenta(state)[0]]).toEqual(['double', '0 node', 2 + 1]);
  });

  test('6.3.2 a diver that an event brings to a station in between cannot activate it', () => {
    const state = activating(
      { ...own, divers: { R3: 1, R2: 1 }, stations: { R3: 'node', K1: 'node' } },
      {},
      { options: { triggerFlares: 1 }, event: 'IMPLODE' },
    );
    line(state, ['use R3 squeeze'], ['TRIGGER', ...plain(state, 2)]);
    line(state, ['take', 'take']);
    expect(diversOn(state, 0, 'K1')).toBe(1);
    expect(legal(state)).toEqual(['end']);
  });

  test('10.26 the 13th flare ends the game in the middle', () => {
    const state = activating(own, {}, { flares: 12 });
    line(state, ['use R3 squeeze'], ['FLARE']);
    expect([state.over, energies(state)[0], question(state)]).toEqual([true, 3, 'over']);
  });

  test('7.4 at its flare outer stations work before it goes on', () => {
    const state = activating({ ...own, stations: { R3: 'node', O3: 'node' } });
    line(state, ['use R3 squeeze'], ['FLARE', ...plain(state, 1)]);
    expect([question(state), stationOn(state, 'R3')]).toEqual(['orbital', '0 node']);
    line(state, ['orbital O3'], plain(state, 1));
    expect([stationOn(state, 'R3'), energies(state)[0]]).toEqual(['', 4]);
  });
});
