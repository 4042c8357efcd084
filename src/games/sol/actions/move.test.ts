import { describe, expect, test } from 'vitest';
import {
  changes,
  diversOn,
  drawn,
  inDeck,
  legal,
  line,
  offered,
  position,
  question,
  told,
} from '../test/testkit.ts';

/** Two ships out of the way. */
const B = { eye: 7 };

describe('flying', () => {
  test('16.11 [3.3] only the gate on the very segment lets a sundiver through', () => {
    const state = position({ players: [{ divers: { C3: 1 }, gates: ['C4|R2'] }, B] });
    line(state, ['move']);
    expect(offered(state, 'fly')).toEqual(['fly C3 C2', 'fly C3 C4']);
    line(state, ['fly C3 C4']);
    expect(offered(state, 'fly')).toEqual(['fly C4 C3', 'fly C4 C5', 'fly C4 R2']);
    line(state, ['fly C4 R2']);
    expect([diversOn(state, 0, 'R2'), state.turn.points]).toEqual([1, 1]);
  });

  test('6.1.2 gates open both ways, for everybody, and the orbits need none', () => {
    const state = position({ players: [{ divers: { R2: 1, O5: 1 } }, { ...B, gates: ['C3|R2', 'R2|K1'] }] });
    line(state, ['move']);
    expect(offered(state, 'fly')).toEqual([
      'fly O5 O4',
      'fly O5 O6',
      'fly O5 I5',
      'fly R2 C3',
      'fly R2 R1',
      'fly R2 R3',
      'fly R2 K1',
    ]);
  });

  test('3.3 rings are closed: O0 and O12, K0 and K4 border each other', () => {
    const state = position({ players: [{ divers: { O0: 1, K4: 1 } }, B] });
    line(state, ['move']);
    expect(offered(state, 'fly')).toEqual(['fly O0 O1', 'fly O0 O12', 'fly O0 I0', 'fly K4 K0', 'fly K4 K3']);
  });

  test('16.12 [3.7] nobody joins five own sundivers, not even in passing; others may', () => {
    const players = [
      { eye: 3, divers: { O3: 5, O4: 1 } },
      { ...B, divers: { O4: 1 } },
    ];
    const state = position({ players });
    line(state, ['move']);
    expect(legal(state).filter((text) => text.endsWith(' O3'))).toEqual([]);
    expect(legal(state)).toContain('fly O3 O2');
    const other = position({ players, active: 1 });
    line(other, ['move', 'fly O4 O3']);
    expect(diversOn(other, 1, 'O3')).toBe(1);
  });

  test('3.7 a space that is left has room again', () => {
    const state = position({ players: [{ eye: 3, divers: { O3: 5, O4: 1 } }, B] });
    line(state, ['move', 'fly O3 O2', 'fly O4 O3']);
    expect([diversOn(state, 0, 'O3'), legal(state).includes('launch O3')]).toEqual([5, false]);
  });
});

describe('points', () => {
  test.each([
    [{}, 3],
    [{ O9: 'node' }, 4],
    [{ O9: 'node', O1: 'foundry' }, 4],
    [{ O9: 'node', I1: 'foundry', C1: 'tower', R1: 'tower', K1: 'tower' }, 8],
  ] as const)('6.1.1 stations %j give %i points', (stations, points) => {
    const state = position({ players: [{ eye: 3, stations }, B] });
    line(state, ['move']);
    expect(state.turn.points).toBe(points);
  });

  test('6.1.2 launch, fly and hurl cost a point each; without points only the end is left', () => {
    const state = position({ players: [{ eye: 3, divers: { K2: 1 } }, B] });
    line(state, ['move', 'launch I3', 'fly I3 I4', 'hurl K2']);
    expect(state.turn.points).toBe(0);
    expect(legal(state)).toEqual(['end']);
  });

  test('16.18 [5.3] a Move that spends nothing is a pass: no card, one orbit, the next turn', () => {
    const state = position({ players: [{ eye: 3 }, B] });
    const events = line(state, ['move', 'end']);
    expect([state.players[0]?.eye, state.turn.seat, question(state)]).toEqual([4, 1, 'action']);
    expect(drawn(events)).toEqual([]);
  });

  test('6.1.2 unspent points are lost', () => {
    const state = position({ players: [{ eye: 3 }, B] });
    line(state, ['move', 'launch O3', 'end', 'move', 'end', 'move']);
    expect(state.turn.points).toBe(3);
  });

  test('5.4 the Move goes on until it is ended, also without points', () => {
    const state = position({ players: [{ eye: 3 }, B] });
    line(state, ['move', 'launch O3', 'launch O3', 'launch O3']);
    expect([question(state), state.turn.seat]).toEqual(['move', 0]);
  });
});

describe('launching', () => {
  test('6.1.2 a launch takes a sundiver from the hold; an empty hold launches none', () => {
    const state = position({ players: [{ eye: 3, hold: 1, reserve: 12 }, B] });
    line(state, ['move', 'launch O2']);
    expect(state.players[0]).toMatchObject({ hold: 0, reserve: 12 });
    expect(diversOn(state, 0, 'O2')).toBe(1);
    expect(offered(state, 'launch')).toEqual([]);
  });

  test('6.1.2 the four spaces are those at the own ship after its orbits', () => {
    const state = position({ players: [{ eye: 12 }, B] });
    line(state, ['move', 'end', 'move', 'end', 'move']);
    expect(state.players[0]?.eye).toBe(0);
    expect(offered(state, 'launch')).toEqual(['launch O0', 'launch O12', 'launch I0', 'launch I12']);
  });

  test('17.18 guests leave by their own player only, at the host’s ship', () => {
    const players = [
      { eye: 3, guests: { 1: 2 }, hold: 0 },
      { eye: 7, hold: 0 },
    ];
    const state = position({ players });
    line(state, ['move']);
    expect(offered(state, 'launch')).toEqual([]);
    expect(offered(state, 'guest')).toEqual(['guest 1 O6', 'guest 1 O7', 'guest 1 I6', 'guest 1 I7']);
    line(state, ['guest 1 I6']);
    expect([diversOn(state, 0, 'I6'), state.players[0]?.guests, state.turn.points]).toEqual([1, [0, 1], 2]);
    const host = position({ players, active: 1 });
    line(host, ['move']);
    expect([...offered(host, 'launch'), ...offered(host, 'guest')]).toEqual([]);
  });

  test('6.1.2 guests and returning sundivers respect the limit of five', () => {
    const divers = { O6: 5 };
    const state = position({ players: [{ eye: 3, divers, guests: { 1: 1 }, lost: 1 }, B] });
    line(state, ['move']);
    expect(offered(state, 'guest')).toEqual(['guest 1 O7', 'guest 1 I6', 'guest 1 I7']);
    expect(offered(state, 'return')).toHaveLength(12);
    expect(offered(state, 'return')).not.toContain('return O6');
  });

  test('6.1.2 a lost sundiver returns to any outer space for a point', () => {
    const state = position({ players: [{ eye: 3, lost: 1 }, B] });
    line(state, ['move']);
    expect(offered(state, 'return')).toEqual(Array.from({ length: 13 }, (_, i) => `return O${i}`));
    line(state, ['return O9']);
    expect([diversOn(state, 0, 'O9'), state.players[0]?.lost, state.turn.points]).toEqual([1, 0, 2]);
    expect(offered(state, 'return')).toEqual([]);
  });
});

describe('gate fees', () => {
  const gates = {
    players: [
      { eye: 0, divers: { I3: 1 }, gates: ['I6|C7'], stations: { O0: 'node', I0: 'node', C0: 'node' } },
      { eye: 4, energy: 0, gates: ['I3|C3', 'C3|R2', 'R2|K1'] },
      { eye: 8, energy: 0, gates: ['R1|K1'] },
    ],
  } as const;

  test('16.13 [6.1.3] one energy per gate owner and turn, however many crossings', () => {
    const state = position(gates);
    const events = line(state, ['move', 'fly I3 C3', 'fly C3 R2', 'fly R2 K1', 'fly K1 R1', 'end']);
    expect(changes(events, 'energy')).toEqual(['1 +1 fee', '2 +1 fee']);
    expect(state.players.map(({ energy }) => energy)).toEqual([3, 1, 1]);
  });

  test('6.1.3 going back and forth pays once, and again on the next turn', () => {
    const state = position(gates);
    const there = line(state, ['move', 'fly I3 C3', 'fly C3 I3', 'fly I3 C3', 'end']);
    expect(changes(there, 'energy')).toEqual(['1 +1 fee']);
    const back = line(state, ['move', 'end', 'move', 'end', 'move', 'fly C3 I3']);
    expect(changes(back, 'energy')).toEqual(['1 +1 fee']);
  });

  test('16.13 [6.1.3] own gates cost nothing and pay nothing', () => {
    const state = position({ players: [{ divers: { I6: 1 }, gates: ['I6|C7'] }, B] });
    expect(changes(line(state, ['move', 'fly I6 C7', 'fly C7 I6', 'end']), 'energy')).toEqual([]);
  });

  test('16.14 [10.5] CATAPULT crosses for nothing, but the owner is paid', () => {
    const state = position({
      players: [
        { divers: { I3: 1 }, card: 'CATAPULT' },
        { ...B, gates: ['I3|C3'] },
      ],
    });
    const events = line(state, ['move', 'play CATAPULT', 'fly I3 C3']);
    expect([changes(events, 'energy'), state.turn.points]).toEqual([['1 +1 fee'], 3]);
  });
});

describe('hurling', () => {
  test('6.1.4 a hurl vaporizes the sundiver, gives 2 at once and a card after the action', () => {
    const state = position({ players: [{ divers: { K2: 2 } }, B] });
    const before = line(state, ['move', 'hurl K2']);
    expect(changes(before, 'momentum')).toEqual(['0 +2 hurl']);
    expect(drawn(before)).toEqual([]);
    expect(state.players[0]).toMatchObject({ momentum: 2, vaporized: 1, reserve: 5 });
    const after = line(state, ['hurl K2', 'end'], ['REF', 'REF']);
    expect(told(after, 'drew').map(({ tag }) => tag)).toEqual(['hurl', 'hurl']);
    expect(state.players[0]).toMatchObject({ momentum: 4, vaporized: 2 });
  });

  test('16.16 [7.3] each flare of a hurl gives one momentum more', () => {
    const state = position({ players: [{ divers: { K2: 3 } }, B] });
    const events = line(state, ['move', 'hurl K2', 'hurl K2', 'hurl K2', 'end'], ['REF', 'FLARE', 'FLARE']);
    expect(changes(events, 'momentum').slice(3)).toEqual(['0 +1 flare', '0 +1 flare']);
    expect(state.players[0]?.momentum).toBe(8);
  });

  test('16.17 [9.1] the thirteenth flare ends the match at once, its point counts', () => {
    const state = position({
      players: [{ eye: 3, divers: { K2: 3 }, stations: { O6: 'tower' }, energy: 1 }, B],
      flares: 12,
    });
    const left = inDeck(state, 'REF');
    line(state, ['move', 'hurl K2', 'hurl K2', 'hurl K2', 'end', 'orbital O6'], ['FLARE']);
    expect([state.over, question(state)]).toEqual([true, 'over']);
    expect(state.players[0]).toMatchObject({ momentum: 2 * 3 + 1 + 1, eye: 3, pool: [0], card: -1 });
    expect(inDeck(state, 'REF')).toBe(left);
    expect(state.flares).toBe(13);
  });

  test.each(['K0', 'K1', 'K2', 'K3', 'K4'])(
    '16.19 [6.1.2] from %s a sundiver is hurled without any gate',
    (from) => {
      const state = position({ players: [{ divers: { [from]: 1 } }, B] });
      line(state, ['move']);
      expect(offered(state, 'hurl')).toEqual([`hurl ${from}`]);
    },
  );

  test('16.19 [6.1.2] nobody hurls from R3, nor another’s sundiver', () => {
    const state = position({
      players: [
        { divers: { R3: 1 }, gates: ['R3|K2'] },
        { ...B, divers: { K2: 1 } },
      ],
    });
    line(state, ['move']);
    expect(offered(state, 'hurl')).toEqual([]);
  });

  test('2.1 a hurled sundiver never comes back to the reserve', () => {
    const state = position({
      players: [{ divers: { K2: 1 }, hold: 0, reserve: 0, stations: { C0: 'node' } }, B],
    });
    line(state, ['move', 'hurl K2', 'end', 'keep old', 'move', 'end'], ['REF']);
    expect(question(state)).toBe('action');
    expect(state.players[0]).toMatchObject({ vaporized: 13, reserve: 0, hold: 0 });
    expect(legal(state)).toEqual(['move']);
  });
});

test('6.1.6 only flying into a space takes its cube', () => {
  const state = position({
    players: [{ eye: 3, divers: { O4: 1 }, energy: 0 }, B],
    cubes: ['O3', 'O5'],
    options: { triggerFlares: 1, triggerEvent: 'GARDEN' },
  });
  expect(changes(line(state, ['move', 'launch O3']), 'energy')).toEqual([]);
  expect(changes(line(state, ['fly O4 O5', 'fly O5 O4']), 'energy')).toEqual(['0 +1 cube']);
  expect(state.cubes.filter((cube) => cube === 1)).toHaveLength(1);
});
