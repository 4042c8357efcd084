import { describe, expect, test } from 'vitest';
import type { StationName } from '../facts.ts';
import {
  diversOn,
  drawn,
  gateOn,
  legal,
  line,
  offered,
  position,
  question,
  stationOn,
  told,
} from '../test/testkit.ts';
import { power } from '../verbs.ts';

const B = { eye: 7 };

/** What can be converted from these sundivers alone. */
function conversions(divers: Record<string, number>, seats = 2): string[] {
  const state = position({ players: [{ divers }, ...Array.from({ length: seats - 1 }, () => ({}))] });
  if (!legal(state).includes('convert')) return [];
  line(state, ['convert']);
  return legal(state);
}

/** The cards a conversion draws. */
function cardsOf(divers: Record<string, number>, move: string): number {
  const state = position({ players: [{ divers }, B] });
  line(state, ['convert', move], ['REF', 'REF', 'REF']);
  return state.players[0]?.pool.length ?? 0;
}

describe('gates', () => {
  test('16.21 [6.2.2] C2 and R1 open R1|K0 or R1|K1, C4 and R2 only R2|K1', () => {
    expect(conversions({ C2: 1, R1: 1 })).toEqual(['gate C2 R1 K0', 'gate C2 R1 K1']);
    expect(conversions({ C4: 1, R2: 1 })).toEqual(['gate C4 R2 K1']);
  });

  test('16.22 [1.2] the sundivers must border each other, but need no gate between them', () => {
    expect(conversions({ I0: 1, C2: 1 })).toEqual([]);
    expect(conversions({ I1: 1, C2: 1 })).toEqual(['gate I1 C2 R1']);
  });

  test('6.2.2 a pair is two sundivers in neighbouring layers, the upper one outside', () => {
    expect(conversions({ O3: 1, I3: 1 })).toEqual(['gate O3 I3 C3', 'gate O3 I3 C4']);
    expect(conversions({ O3: 1, I4: 1 })).toEqual([]);
    expect(conversions({ R1: 1, K0: 1 })).toEqual([]);
  });

  test('6.2.2 a segment with a gate is not offered again, whoever owns it', () => {
    const divers = { O3: 1, I3: 1 };
    const state = position({ players: [{ divers }, { ...B, gates: ['I3|C3'] }] });
    line(state, ['convert']);
    expect(legal(state)).toEqual(['gate O3 I3 C4']);
  });

  test('6.2.2 the gate stands on the segment below the inner sundiver, both are sacrificed', () => {
    const state = position({ players: [{ divers: { C1: 2, R0: 1 } }, B] });
    line(state, ['convert', 'gate C1 R0 K0'], ['REF', 'REF', 'REF']);
    expect([gateOn(state, 'R0|K0'), diversOn(state, 0, 'C1'), diversOn(state, 0, 'R0')]).toEqual([0, 1, 0]);
    expect(state.players[0]).toMatchObject({ gates: 4, reserve: 7, hold: 5 });
  });
});

describe('towers', () => {
  test('16.23 [6.2.4] O3, I3, C4 make a tower on the 13-side only, for one card', () => {
    expect(conversions({ O3: 1, I3: 1, C4: 1 })).toContain('tower O3 I3 C4');
    expect(conversions({ O3: 1, I3: 1, C4: 1 }, 5)).not.toContain('tower O3 I3 C4');
    expect(cardsOf({ O3: 1, I3: 1, C4: 1 }, 'tower O3 I3 C4')).toBe(1);
  });

  test('16.23 [6.2.4] C6, R4, K3 make a tower for three cards on both sides, C6, R3, K3 none', () => {
    for (const seats of [2, 5]) {
      expect(conversions({ C6: 1, R4: 1, K3: 1 }, seats)).toContain('tower C6 R4 K3');
      expect(conversions({ C6: 1, R3: 1, K3: 1 }, seats).filter((text) => text.startsWith('tower'))).toEqual(
        [],
      );
    }
    expect(cardsOf({ C6: 1, R4: 1, K3: 1 }, 'tower C6 R4 K3')).toBe(3);
  });

  test('6.2.4 the tower stands on the innermost space, all three are sacrificed', () => {
    const state = position({ players: [{ divers: { I3: 1, C3: 1, R2: 2 } }, B] });
    line(state, ['convert', 'tower I3 C3 R2'], ['REF', 'REF']);
    expect([stationOn(state, 'R2'), diversOn(state, 0, 'R2'), state.players[0]?.reserve]).toEqual([
      '0 tower',
      1,
      8,
    ]);
  });

  test('16.24 [6.2.4] a full board of sundivers offers no tower in the orbits', () => {
    for (const seats of [2, 5]) {
      for (const ring of ['O', 'I', 'C', 'R', 'K']) {
        const divers = Object.fromEntries(
          [...Array(5).keys()].flatMap((i) => [
            [`${ring}${i}`, 1],
            [`O${i}`, 1],
          ]),
        );
        const towers = conversions({ ...divers, I1: 1, I2: 1 }, seats).filter((text) =>
          text.startsWith('tower'),
        );
        expect(towers.filter((text) => /[OI]\d+$/.test(text))).toEqual([]);
      }
    }
  });

  test('6.2.4 a space with a station takes no tower', () => {
    const state = position({
      players: [{ divers: { O3: 1, I3: 1, C4: 1 } }, { ...B, stations: { C4: 'node' } }],
    });
    line(state, ['convert']);
    expect(legal(state).filter((text) => text.startsWith('tower'))).toEqual([]);
  });
});

describe('nodes', () => {
  test('16.26 [6.2.3] C12 and C1 make a node on C0', () => {
    expect(conversions({ C12: 1, C1: 1 })).toEqual(['node C0']);
  });

  test('16.26 [6.2.3] a station in the middle forbids it, foreign sundivers do not', () => {
    const players = (middle: object) => [{ divers: { C12: 1, C1: 1 } }, { ...B, ...middle }];
    expect(legal(position({ players: players({ stations: { C0: 'tower' } }) }))).toEqual(['move']);
    const state = position({ players: players({ divers: { C0: 3 } }) });
    line(state, ['convert', 'node C0'], ['REF']);
    expect([stationOn(state, 'C0'), diversOn(state, 1, 'C0')]).toEqual(['0 node', 3]);
  });

  test('6.2.3 in the core two sundivers at distance 2 have one space between them', () => {
    expect(conversions({ K0: 1, K2: 1 })).toEqual(['node K1']);
    expect(conversions({ K4: 1, K1: 1 })).toEqual(['node K0']);
    expect(conversions({ K0: 1, K3: 1 })).toEqual(['node K4']);
  });

  test.each([
    ['O2', 'O4', 'O3', 0],
    ['I2', 'I4', 'I3', 0],
    ['C2', 'C4', 'C3', 1],
    ['R7', 'R1', 'R0', 2],
    ['K3', 'K0', 'K4', 3],
  ])('6.2.3 %s and %s make a node on %s for %i cards', (a, b, at, cards) => {
    expect(conversions({ [a]: 1, [b]: 1 })).toContain(`node ${at}`);
    expect(cardsOf({ [a]: 1, [b]: 1 }, `node ${at}`)).toBe(cards);
  });
});

describe('foundries', () => {
  test('6.2.5 two neighbours of a ring make a foundry on either', () => {
    expect(conversions({ C3: 1, C4: 1 })).toEqual(['foundry C3 C4', 'foundry C4 C3']);
    expect(conversions({ R7: 1, R0: 1 })).toEqual(['foundry R0 R7', 'foundry R7 R0']);
  });

  test('6.2.5 only the space that is built on must be free', () => {
    const state = position({ players: [{ divers: { O3: 1, O4: 1 } }, { ...B, stations: { O3: 'node' } }] });
    line(state, ['convert']);
    expect(legal(state)).toEqual(['foundry O4 O3']);
  });

  test.each([
    ['O3', 'O4', 0],
    ['I3', 'I4', 0],
    ['C3', 'C4', 1],
    ['R3', 'R4', 2],
    ['K3', 'K4', 3],
  ])('6.2.5 a foundry on %s costs the sundivers there and on %s, and %i cards', (at, other, cards) => {
    expect(cardsOf({ [at]: 1, [other]: 1 }, `foundry ${at} ${other}`)).toBe(cards);
    const state = position({ players: [{ divers: { [at]: 2, [other]: 1 } }, B] });
    line(state, ['convert', `foundry ${at} ${other}`], ['REF', 'REF', 'REF']);
    expect([stationOn(state, at), diversOn(state, 0, at), diversOn(state, 0, other)]).toEqual([
      '0 foundry',
      1,
      0,
    ]);
  });
});

describe('pieces', () => {
  test('16.27 [6.2.6] two sundivers on one space make no pattern', () => {
    expect(conversions({ I3: 2 })).toEqual([]);
    expect(conversions({ K0: 5 })).toEqual([]);
  });

  test('6.2.1 only own sundivers count', () => {
    const state = position({ players: [{ divers: { C3: 1 } }, { ...B, divers: { C4: 1, C5: 1, R2: 1 } }] });
    expect(legal(state)).toEqual(['move']);
  });

  test('16.28 [2.2] without a gate in reserve no gate pattern is offered', () => {
    const gates = ['I0|C0', 'I1|C1', 'I2|C2', 'I4|C4', 'I5|C5'];
    expect(legal(position({ players: [{ divers: { O8: 1, I8: 1 }, gates }, B] }))).toEqual(['move']);
  });

  test.each([
    ['node', { O7: 1, O9: 1 }],
    ['foundry', { O7: 1, O8: 1 }],
    ['tower', { I8: 1, C8: 1, R5: 1 }],
  ] as const)('16.28 [2.2] with all three on the board no %s is offered', (type, divers) => {
    const three: Record<string, StationName> = { O0: type, O1: type, O2: type };
    const two: Record<string, StationName> = { O0: type, O1: type };
    const texts = [three, two].map((stations) => {
      const state = position({ players: [{ divers, stations }, B] });
      if (!legal(state).includes('convert')) return 0;
      line(state, ['convert']);
      return offered(state, type).length;
    });
    expect(texts[0]).toBe(0);
    expect(texts[1]).toBeGreaterThan(0);
  });

  test('16.29 [1.9] the first station of a layer raises the power, the second does not', () => {
    const state = position({ players: [{ divers: { O3: 2, O5: 2, O7: 1 } }, B] });
    line(state, ['convert', 'node O4']);
    expect(power(state, 0)).toBe(4);
    line(state, ['move', 'end', 'convert', 'node O6']);
    expect(power(state, 0)).toBe(4);
  });

  test('6.2.1 exactly one conversion, then the turn goes on', () => {
    const state = position({ players: [{ eye: 3, divers: { O3: 1, O4: 1, I3: 1, I4: 1 } }, B] });
    const events = line(state, ['convert', 'foundry O3 O4']);
    expect([asks(state), drawn(events), told(events, 'orbited').length]).toEqual(['action 1', [], 1]);
  });

  test('6.2.7 without a card that fits nothing is asked after the conversion', () => {
    const state = position({ players: [{ divers: { C3: 1, C4: 1 } }, B] });
    line(state, ['convert', 'foundry C3 C4'], ['REF']);
    expect(question(state)).toBe('keep');
  });

  test('6.2.9 sundivers that came without a gate convert where they stand', () => {
    expect(conversions({ K0: 1, K1: 1 })).toEqual(['foundry K0 K1', 'foundry K1 K0']);
  });

  test('6.2.8 a scenario that forbids a type does not offer it', () => {
    const divers = { C6: 1, R4: 1, K3: 1, K1: 1 };
    const state = position({
      players: [{ divers, stations: {} }],
      options: { mode: 'solo', scenario: 'cosmicUnity' },
    });
    line(state, ['convert']);
    expect(legal(state)).toEqual(['gate C6 R4 K2', 'gate C6 R4 K3', 'node K2']);
    const garden = position({ players: [{ divers }], options: { mode: 'solo', scenario: 'energyGarden' } });
    line(garden, ['convert']);
    expect(legal(garden)).toEqual(['gate C6 R4 K2', 'gate C6 R4 K3', 'tower C6 R4 K3']);
  });
});

function asks(state: ReturnType<typeof position>): string {
  return `${question(state)} ${state.turn.seat}`;
}
