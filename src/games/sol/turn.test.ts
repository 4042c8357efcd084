import { describe, expect, test } from 'vitest';
import { itemAt } from '../../kernel/data/lists.ts';
import type { EffectId } from './facts.ts';
import type { State } from './state.ts';
import {
  asked,
  by,
  diversOn,
  drawn,
  fresh,
  gateOn,
  inDeck,
  legal,
  line,
  offered,
  position,
  question,
  type Seated,
  stationOn,
  told,
} from './test/testkit.ts';
import { power } from './verbs.ts';

const B = { eye: 7 };
/** The words before the first space of each legal move, once each. */
const words = (state: State): string[] => [
  ...new Set(legal(state).map((text) => itemAt(text.split(' '), 0))),
];

describe('what is offered (5.3)', () => {
  test('5.3 Move always, and nothing else at the start of the longer game', () => {
    expect(legal(fresh(2, { vestigial: false }))).toEqual(['move']);
  });

  test.each([
    ['a pattern', { divers: { O3: 1, O4: 1 } }, ['move', 'convert']],
    ['a sundiver on a node', { divers: { O3: 1 }, stations: { O3: 'node' } }, ['move', 'activate']],
    ['both', { divers: { O3: 1, O4: 1 }, stations: { O3: 'node' } }, ['move', 'convert', 'activate']],
    ['a station alone', { stations: { O3: 'node' } }, ['move']],
  ] as [string, Seated, string[]][])('5.3 with %s: %s', (_, own, actions) => {
    expect(legal(position({ players: [own, B] }))).toEqual(actions);
  });

  test('5.3 Convert for an invasion alone', () => {
    const players = (own: Seated): Seated[] => [
      { divers: { O3: 2 }, ...own },
      { ...B, stations: { O3: 'node' } },
    ];
    const state = position({ players: players({ card: 'INVADE' }) });
    expect(legal(state)).toEqual(['move', 'convert', 'activate']);
    line(state, ['convert']);
    expect(legal(state)).toEqual(['play INVADE O3']);
    expect(legal(position({ players: players({}) }))).toEqual(['move', 'activate']);
  });

  test.each([
    ['BLIGHT', { divers: { O7: 1 } }, {}, 'play BLIGHT 1 O7'],
    ['PULSE', {}, { stations: { O3: 'node' } }, 'play PULSE'],
    ['SACRIFICE', {}, { stations: { C3: 'foundry' }, divers: { C3: 1 } }, 'play SACRIFICE C3'],
  ] as [EffectId, Seated, Seated, string][])('5.3 Activate for %s alone', (card, own, other, play) => {
    const state = position({
      players: [
        { ...own, card },
        { ...B, ...other },
      ],
    });
    expect(legal(state)).toEqual(['move', 'activate']);
    line(state, ['activate']);
    expect(legal(state)).toContain(play);
    expect(words(state)).toEqual(['play']);
    expect(legal(position({ players: [own, { ...B, ...other }] }))).toEqual(['move']);
  });

  test('5.3 Scour where a feeder and an own sundiver meet, with FEEDERS only', () => {
    const diagram = (triggerEvent: 'FEEDERS' | 'PARASITE', at: string) =>
      position({
        players: [{ divers: { C3: 1 } }, B],
        feeders: { [at]: 1 },
        options: { triggerFlares: 1, triggerEvent },
      });
    expect(legal(diagram('FEEDERS', 'C3'))).toEqual(['move', 'scour']);
    expect(legal(diagram('FEEDERS', 'C4'))).toEqual(['move']);
    expect(legal(diagram('PARASITE', 'C3'))).toEqual(['move', 'activate']);
  });

  test('5.3 after an effect played at any time the action is still to be chosen', () => {
    const state = position({ players: [{ divers: { O3: 2 }, card: 'PROCREATE' }, B] });
    expect(legal(state)).toEqual(['move', 'play PROCREATE']);
    line(state, ['play PROCREATE']);
    expect([legal(state), diversOn(state, 0, 'O3')]).toEqual([['move'], 3]);
  });

  test('5.4 one action a turn, then the next player', () => {
    const state = position({ players: [{ divers: { O3: 1, O4: 1, I4: 1 } }, B, { eye: 3 }] });
    line(state, ['convert', 'foundry O3 O4']);
    expect([question(state), asked(state)]).toEqual(['action', 1]);
  });

  test('5.5 predraw is asked when cards were earned and a draw effect is held', () => {
    const earned = position({ players: [{ divers: { C3: 1, C4: 1 }, card: 'CHANNEL' }, B] });
    line(earned, ['convert', 'foundry C3 C4']);
    expect(legal(earned)).toEqual(['play CHANNEL', 'proceed']);
    const nothing = position({ players: [{ divers: { O3: 1, O4: 1 }, card: 'CHANNEL' }, B] });
    line(nothing, ['convert', 'foundry O3 O4']);
    expect(asked(nothing)).toBe(1);
  });

  test('5.5 no Move, Convert or Activate effect and no any-time effect may be played before drawing', () => {
    for (const card of ['CATAPULT', 'CHAIN', 'SYNCHRONIZE'] as const) {
      const state = position({ players: [{ divers: { C3: 1, C4: 1 }, card }, B] });
      line(state, ['convert', 'foundry C3 C4'], ['CON']);
      expect(question(state)).toBe('keep');
    }
  });

  test('5.1 what was paid, spent and used is forgotten at the next turn', () => {
    const state = position({
      players: [
        { divers: { O3: 2, I3: 1 }, stations: { O3: 'node' } },
        { ...B, gates: ['I3|C3'] },
      ],
    });
    line(state, ['activate', 'use O3', 'end', 'move', 'end']);
    expect(state.turn).toMatchObject({ used: [], type: -1, paid: [], points: 0, acted: false });
    line(state, ['activate', 'use O3']);
    expect(diversOn(state, 0, 'O3')).toBe(0);
  });
});

describe('rescue (5.2)', () => {
  const lone = { hold: 0, reserve: 13, gates: ['I3|C3'], stations: { C8: 'node' } } as const;

  test('16.57 [5.2] a gate or the station goes back and two sundivers come', () => {
    const state = position({ players: [lone, B] });
    expect([question(state), legal(state)]).toEqual(['rescue', ['rescue C8', 'rescue I3|C3']]);
    line(state, ['rescue I3|C3']);
    expect(state.players[0]).toMatchObject({ hold: 2, reserve: 11, gates: 5 });
    expect([gateOn(state, 'I3|C3'), power(state, 0), question(state)]).toEqual([-1, 4, 'action']);
    line(state, ['move']);
    expect(state.turn.points).toBe(4);
  });

  test('16.57 [5.2] without its only station the power is 3 in this very turn', () => {
    const state = position({ players: [lone, B] });
    line(state, ['rescue C8', 'move']);
    expect(state.turn.points).toBe(3);
    expect(stationOn(state, 'C8')).toBe('');
    expect(state.players[0]).toMatchObject({ hold: 2, stations: [3, 3, 3] });
  });

  test('16.58 [5.2] with one sundiver in reserve that one comes, with none nobody', () => {
    const one = position({ players: [{ ...lone, reserve: 1 }, B] });
    line(one, ['rescue C8']);
    expect(one.players[0]).toMatchObject({ hold: 1, reserve: 0, vaporized: 12 });
    const none = position({ players: [{ ...lone, reserve: 0 }, B] });
    expect(legal(none)).toEqual(['move']);
    line(none, ['move']);
    expect(legal(none)).toEqual(['end']);
  });

  test('16.58 [5.2] without a structure there is no rescue', () => {
    const state = position({
      players: [
        { hold: 0, reserve: 13 },
        { ...B, stations: { C8: 'node' } },
      ],
    });
    expect(legal(state)).toEqual(['move']);
    line(state, ['move', 'end']);
    expect([asked(state), state.players[0]?.eye]).toEqual([1, 1]);
  });

  test.each([
    ['in the hold', { hold: 1 }],
    ['on the board', { divers: { K0: 1 } }],
    ['lost', { lost: 1 }],
    ['a guest', { guests: { 1: 1 } }],
  ] as [string, Seated][])('16.59 [5.2] a sundiver %s rules the rescue out', (_, own) => {
    const state = position({ players: [{ ...lone, reserve: 12, ...own }, B] });
    expect(question(state)).toBe('action');
  });

  test('16.59 [5.2] guests are launched at the host’s ship instead', () => {
    const state = position({ players: [{ ...lone, reserve: 11, guests: { 1: 2 } }, B] });
    line(state, ['move']);
    expect(offered(state, 'guest')).toEqual(['guest 1 O6', 'guest 1 O7', 'guest 1 I6', 'guest 1 I7']);
  });

  test('5.2 with rescueGates off only stations are offered, and gates alone do not rescue', () => {
    const options = { rescueGates: false };
    expect(legal(position({ players: [lone, B], options }))).toEqual(['rescue C8']);
    const gates = { hold: 0, reserve: 13, gates: ['I3|C3'] };
    expect(legal(position({ players: [gates, B], options }))).toEqual(['move']);
    expect(legal(position({ players: [gates, B] }))).toEqual(['rescue I3|C3']);
  });

  test('5.2 the gate on the first segment of the board goes like any other', () => {
    const state = position({ players: [{ hold: 0, reserve: 13, gates: ['I0|C0'] }, B] });
    line(state, ['rescue I0|C0']);
    expect([gateOn(state, 'I0|C0'), legal(state)]).toEqual([-1, ['move']]);
  });

  test('5.2 other players’ structures are not offered', () => {
    const other = { ...B, stations: { C9: 'node' }, gates: ['I5|C5'] } as const;
    expect(legal(position({ players: [lone, other] }))).toEqual(['rescue C8', 'rescue I3|C3']);
  });

  test('5.2, 11.10 the rescue comes at the start of the own turn only', () => {
    const state = position({ players: [{ divers: { K0: 1 }, hold: 0, stations: { C8: 'node' } }, B] });
    line(state, ['move', 'hurl K0', 'end', 'keep old'], ['CON']);
    expect([question(state), asked(state)]).toEqual(['action', 1]);
    line(state, ['move', 'end']);
    expect([question(state), asked(state)]).toEqual(['rescue', 0]);
  });

  test('5.1 rescued sundivers are in the hold: no space counts as a start', () => {
    const state = position({ players: [lone, B] });
    line(state, ['rescue I3|C3']);
    expect(state.turn.start).toEqual([]);
  });
});

describe('stall guard (5.7)', () => {
  /** Passes a number of turns; returns the turns (from 1) in which a card was drawn, with the player. */
  function passes(state: State, turns: number): string[] {
    return Array.from({ length: turns }, (_, i) => {
      const seat = asked(state);
      line(state, ['move']);
      const events = by(state, seat, 'end', { int: () => 13 });
      return drawn(events).map((card) => `turn ${i + 1}: ${card}`);
    }).flat();
  }

  test.each([2, 3])(
    '16.61 [5.7] %i players: after 13 rounds without a card each orbit draws one',
    (seats) => {
      const state = position({ players: Array.from({ length: seats }, () => ({})) });
      expect(passes(state, 13 * seats)).toEqual([]);
      const first = (13 * seats) % seats;
      expect(passes(state, 3)).toEqual([0, 1, 2].map((i) => `turn ${i + 1}: ${(first + i) % seats} REF`));
    },
  );

  test('16.61 [5.7] such a card cannot be kept, and no effect counts it', () => {
    const state = position({ players: [{}, B], options: { stallRounds: 1 } });
    expect(passes(state, 3)).toEqual(['turn 3: 0 REF']);
    expect(state.players.map(({ card, pool }) => [card, pool])).toEqual([
      [-1, []],
      [-1, []],
    ]);
    expect(state.discard[1]).toBe(1);
  });

  test('5.7 the card comes after the orbit; a flare is resolved', () => {
    const state = position({ players: [{ eye: 2 }, { ...B, energy: 20 }], options: { stallRounds: 1 } });
    passes(state, 2);
    const events = line(state, ['move', 'end'], ['FLARE']);
    expect(events.map(({ type }) => type)).toEqual(['action', 'orbited', 'drew', 'flare', 'energy', 'turn']);
    expect([state.flares, state.players[1]?.energy]).toEqual([1, 10]);
  });

  test('5.7 an action that earns a card ends it, and the count begins anew', () => {
    const divers = { C3: 1, C4: 1 };
    const state = position({ players: [{ divers }, B], options: { stallRounds: 1 } });
    passes(state, 3);
    passes(state, 1);
    const events = line(state, ['convert', 'foundry C3 C4', 'keep old'], ['CON']);
    expect(drawn(events)).toEqual(['0 CON']);
    expect(passes(state, 2)).toEqual([]);
    expect(passes(state, 1)).toEqual(['turn 1: 1 REF']);
  });

  test('5.7 the guard’s own cards do not reset the count', () => {
    const state = position({ players: [{}, B], options: { stallRounds: 1 } });
    expect(passes(state, 6)).toHaveLength(4);
  });

  test('5.7 a card earned before the count is full starts it again', () => {
    const state = position({
      players: [{}, { ...B, divers: { C3: 1, C4: 1 } }],
      options: { stallRounds: 1 },
    });
    passes(state, 1);
    line(state, ['convert', 'foundry C3 C4', 'keep old'], ['CON']);
    expect(passes(state, 2)).toEqual([]);
    expect(passes(state, 1)).toEqual(['turn 1: 0 REF']);
  });

  test('5.7 stallRounds 0 turns it off', () => {
    const state = position({ players: [{}, B], options: { stallRounds: 0 } });
    expect(passes(state, 60)).toEqual([]);
  });

  test('5.7, 12.2 alone and together every orbit draws one card, never two', () => {
    const solo = position({ players: [{}], options: { stallRounds: 1 } });
    expect(passes(solo, 4)).toHaveLength(4);
    const coop = position({ players: [{}, B], options: { mode: 'coop', stallRounds: 1 } });
    expect(passes(coop, 6)).toHaveLength(6);
  });

  test('5.7 cards of SQUEEZE count as earned', () => {
    const own = { divers: { C3: 1 }, stations: { C3: 'node' }, card: 'SQUEEZE' } as const;
    const state = position({ players: [B, { eye: 0, ...own }], options: { stallRounds: 1 } });
    passes(state, 1);
    const events = line(state, ['activate', 'use C3 squeeze', 'take', 'take', 'end', 'keep old'], ['CON']);
    expect(drawn(events)).toEqual(['1 CON']);
    expect(passes(state, 2)).toEqual([]);
  });

  test('5.7 SQUEEZE in an orbit earns no card, so the count goes on', () => {
    const own = { divers: { O3: 1 }, stations: { O3: 'node' }, card: 'SQUEEZE' } as const;
    const state = position({ players: [B, { eye: 0, ...own }], options: { stallRounds: 1 } });
    passes(state, 1);
    line(state, ['activate', 'use O3 squeeze', 'take', 'end']);
    expect(passes(state, 1)).toEqual(['turn 1: 0 REF']);
  });
});

test('5.6 after the keep choice the next player in turn order begins', () => {
  const state = position({ players: [{ divers: { C3: 1, C4: 1 } }, B, { eye: 3 }] });
  const events = line(state, ['convert', 'foundry C3 C4', 'keep CON'], ['CON']);
  expect(events.map(({ type }) => type).slice(-3)).toEqual(['orbited', 'kept', 'turn']);
  expect([told(events, 'turn')[0]?.seat, inDeck(state, 'CON')]).toEqual([1, 12]);
});
