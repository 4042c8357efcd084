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
  offered,
  piled,
  plainSuits,
  playable,
  position,
  question,
  type Seated,
  stationOn,
  told,
} from '../test/testkit.ts';
import { playerOf } from '../verbs.ts';

const suitOf = (state: State): CardName => itemAt(plainSuits(state), 0);

type Stations = NonNullable<Seated['stations']>;
type Feeders = Readonly<Record<string, number>>;

/** A position whose seat 0 can draw one card each for gates that touch nothing else. */
function table(
  stations: Stations,
  feeders: Feeders,
  { seats = 2, event = 'FEEDERS', ...rest }: { seats?: number } & Partial<Diagram> = {},
): State {
  const others = Array.from({ length: seats - 1 }, (): Seated => ({}));
  const own = { divers: { O7: 3, I7: 3, O9: 3, I9: 3 }, stations, hold: 0 };
  return position({ players: [own, ...others], options: { triggerFlares: 3 }, ...rest, event, feeders });
}

/** Seat 0 converts a gate and draws the cards; the orbital stations stay silent. */
function draw(state: State, ...cards: readonly CardName[]): void {
  line(state, ['convert', 'gate O7 I7 C7'], cards);
  while (question(state) === 'orbital') line(state, ['done']);
}

describe('11.8 movement', () => {
  test('16.101 [11.8] on R4 between stations on R2 and R6: a tie, to R5', () => {
    const state = table({ R2: 'node', R6: 'node' }, { R4: 2 });
    draw(state, 'FLARE');
    expect(piled(state.feeders)).toEqual({ R5: 2 });
  });

  test.each([
    ['16.101 [11.8] up to C6, nearer to C3', { C3: 'node' }, 'R4', 'C6'],
    ['16.101 [11.8] up to C7, nearer to C10', { C10: 'node' }, 'R4', 'C7'],
    ['11.8 stays on a station', { R4: 'node' }, 'R4', 'R4'],
    ['11.8 along the ring before outward', { R0: 'node', C6: 'node' }, 'R3', 'R2'],
    ['11.8 the short way round', { R0: 'node' }, 'R6', 'R7'],
    ['11.8 half a ring away: counterclockwise', { R0: 'node' }, 'R4', 'R5'],
    ['11.8 one away on both sides: counterclockwise', { O1: 'node', O12: 'node' }, 'O0', 'O1'],
    ['11.8 two and one away: the nearer', { O2: 'node', O12: 'node' }, 'O0', 'O12'],
    ['11.8 no station there: counterclockwise-most', { C8: 'node' }, 'K0', 'R1'],
    ['11.8 no station there: counterclockwise-most', {}, 'K4', 'R7'],
    ['11.8 no station there: counterclockwise-most', {}, 'R0', 'C1'],
    ['11.8 no station there: counterclockwise-most', {}, 'R7', 'C12'],
    ['11.8 no station there: counterclockwise-most', {}, 'C0', 'I0'],
    ['11.8 no station there: counterclockwise-most', {}, 'C12', 'I12'],
    ['11.8 onto a bordering station', { C12: 'node' }, 'R0', 'C12'],
    ['11.8 two bordering stations: counterclockwise-most', { C12: 'node', C1: 'node' }, 'R0', 'C1'],
    ['11.8 nearest to the station over the seam', { C10: 'node' }, 'R0', 'C12'],
    ['11.8 equally near: counterclockwise-most', { C5: 'node' }, 'R7', 'C12'],
    ['11.8 straight out of the inner orbit', {}, 'I3', 'O3'],
    ['11.8 nowhere in an outer orbit without stations', { I3: 'node' }, 'O3', 'O3'],
  ] as const)('%s (%j): from %s to %s', (_, stations, from, to) => {
    const state = table(stations, { [from]: 1 });
    draw(state, 'FLARE');
    expect(piled(state.feeders)).toEqual({ [to]: 1 });
  });

  test.each([
    ['C0', {}, 'I0'],
    ['C0', { I14: 'node' }, 'I15'],
    ['C3', {}, 'I3'],
    ['C4', {}, 'I5'],
    ['C12', {}, 'I14'],
    ['C7', { I4: 'node' }, 'I7'],
    ['O0', { O8: 'node' }, 'O1'],
    ['O0', { O9: 'node' }, 'O15'],
    ['K0', {}, 'R1'],
  ] as const)('19.7 [11.8] on the larger side from %s with stations %j to %s', (from, stations, to) => {
    const state = table(stations, { [from]: 1 }, { seats: 5 });
    draw(state, 'FLARE');
    expect(piled(state.feeders)).toEqual({ [to]: 1 });
  });

  test('11.8 all move at once, whoever owns the stations', () => {
    const state = table({ R2: 'node' }, { R1: 1, R3: 2, K2: 1, C5: 1 });
    draw(state, 'FLARE');
    expect(piled(state.feeders)).toEqual({ R2: 3, R3: 1, I5: 1 });
  });

  test('11.8 what moves is told, what stays is not', () => {
    const state = table({ R2: 'node' }, { R2: 1, R4: 2 });
    const events = line(state, ['convert', 'gate O7 I7 C7'], ['FLARE']);
    expect(told(events, 'feederMoved')).toEqual([{ type: 'feederMoved', from: 'R4', to: 'R3', count: 2 }]);
  });

  test('11.8 only at flares, and only with the event of feeders', () => {
    const state = table({}, { R1: 1 });
    draw(state, suitOf(state));
    expect(piled(state.feeders)).toEqual({ R1: 1 });
  });
});

describe('11.8 arrival and reward', () => {
  test('four feeders enter the core, the active player chooses the space without', () => {
    const state = table({}, { K1: 1 });
    draw(state, 'TRIGGER');
    expect([asked(state), legal(state)]).toEqual([0, ['gap K0', 'gap K1', 'gap K2', 'gap K3', 'gap K4']]);
    line(state, ['gap K3'], [suitOf(state)]);
    expect(piled(state.feeders)).toEqual({ K0: 1, K1: 2, K2: 1, K4: 1 });
  });

  test.each([
    ['I3', 1, 0, 1],
    ['C3', 1, 1, 1],
    ['C3', 2, 0, 1],
    ['R3', 2, 1, 2],
    ['R3', 3, 0, 2],
    ['R3', 4, 0, 1],
    ['K3', 4, 1, 3],
    ['K3', 5, 0, 3],
    ['K3', 7, 0, 1],
  ])('11.8 a station on %s with %i feeders yields %i and a bonus of %i', (space, feeders, base, bonus) => {
    const state = position({
      players: [{ energy: 0, divers: { [space]: 1 }, stations: { [space]: 'node' } }, {}],
      event: 'FEEDERS',
      feeders: { [space]: feeders },
    });
    line(state, ['activate', `use ${space}`]);
    expect([energies(state)[0], diversOn(state, 0, space), question(state)]).toEqual([base, 0, 'bonus']);
    line(state, ['take']);
    expect(energies(state)[0]).toBe(base + bonus);
    const cards = { I: 0, C: 1, R: 2, K: 3 }[space[0] as 'I'];
    expect(drawn(line(state, ['end'], Array(cards).fill(suitOf(state))))).toHaveLength(cards);
  });

  test('11.8 a tower whose base is eaten needs no energy for it', () => {
    const state = position({
      players: [{ energy: 0, divers: { C3: 1 }, stations: { C3: 'tower' } }, {}],
      event: 'FEEDERS',
      feeders: { C3: 2 },
    });
    line(state, ['activate', 'use C3']);
    expect(question(state)).toBe('activate');
  });

  test('19.7 [10.2] feeders eat from base and AUGMENT together, then from the bonus', () => {
    const state = position({
      players: [{ card: 'AUGMENT', energy: 0, divers: { C3: 3 }, stations: { C3: 'node' } }, {}],
      event: 'FEEDERS',
      feeders: { C3: 2 },
    });
    line(state, ['activate', 'use C3 augment']);
    expect(energies(state)[0]).toBe(2 + 2 - 2);
    line(state, ['take']);
    expect(energies(state)[0]).toBe(2 + 1);
  });
});

describe('11.8 destruction', () => {
  test.each([
    ['O3', 1],
    ['I3', 2],
    ['C3', 3],
    ['R3', 5],
    ['K3', 8],
  ])('a station on %s falls to %i feeders, which stay', (space, most) => {
    const beside = `${space[0]}4`;
    const state = table({ [space]: 'node' }, { [beside]: most - 1 });
    draw(state, 'FLARE');
    expect(stationOn(state, space)).toBe('0 node');
    const full = table({ [space]: 'node' }, { [beside]: most });
    draw(full, 'FLARE');
    expect([stationOn(full, space), piled(full.feeders)]).toEqual(['', { [space]: most }]);
    expect(playerOf(full, 0).removed).toEqual([1, 0, 0]);
  });

  test('by arrival', () => {
    const state = table({ K1: 'tower' }, { K1: 7 });
    draw(state, 'TRIGGER');
    line(state, ['gap K0'], [suitOf(state)]);
    expect([stationOn(state, 'K1'), playerOf(state, 0).removed]).toEqual(['', [0, 0, 1]]);
  });

  test('as soon as it is built; its card is drawn, and MOTIVATE finds nothing', () => {
    const state = position({
      players: [{ card: 'MOTIVATE', divers: { C3: 1, C5: 1 } }, {}],
      event: 'FEEDERS',
      feeders: { C4: 3 },
    });
    const events = line(state, ['convert', 'node C4'], [suitOf(state)]);
    expect([stationOn(state, 'C4'), drawn(events).length, playable(state)]).toEqual(['', 1, []]);
    expect(playerOf(state, 0).removed).toEqual([1, 0, 0]);
  });

  test('19.7 [10.26] feeders that arrive during SQUEEZE change nothing in its reward, not even by destroying', () => {
    const state = position({
      players: [{ card: 'SQUEEZE', energy: 0, divers: { K1: 1 }, stations: { K1: 'node' } }, {}],
      options: { triggerFlares: 1 },
      event: 'FEEDERS',
      feeders: { K1: 7 },
    });
    const suit = suitOf(state);
    line(state, ['activate', 'use K1 squeeze', 'gap K0'], ['TRIGGER', suit, suit, suit]);
    expect([stationOn(state, 'K1'), question(state), energies(state)[0]]).toEqual(['', 'double', 0]);
    line(state, ['take', 'take']);
    expect(energies(state)[0]).toBe(2 * 0 + 2 * 1);
  });
});

describe('11.8 SCOUR', () => {
  test('16.102 [11.8] 2 divers and 3 feeders on K1: at most 2 removed, both recalled, no card, turn over', () => {
    const state = position({
      players: [{ divers: { K1: 2 }, hold: 0 }, {}],
      event: 'FEEDERS',
      feeders: { K1: 3 },
    });
    line(state, ['scour']);
    expect(legal(state)).toEqual(['clear K1']);
    line(state, ['clear K1']);
    expect(legal(state)).toEqual(['clear K1', 'end']);
    line(state, ['clear K1']);
    expect([piled(state.feeders), playerOf(state, 0).hold, legal(state)]).toEqual([{ K1: 1 }, 2, ['end']]);
    expect(drawn(line(state, ['end']))).toEqual([]);
    expect(asked(state)).toBe(1);
  });

  test('5.3 only where a feeder and an own diver meet, in as many spaces as there are', () => {
    const state = position({
      players: [{ divers: { C3: 1, K1: 1, O3: 1 } }, { divers: { R3: 1 } }],
      event: 'FEEDERS',
      feeders: { C3: 1, K1: 1, R3: 1, K2: 1 },
    });
    line(state, ['scour']);
    expect(offered(state, 'clear')).toEqual(['clear C3', 'clear K1']);
    const none = position({ players: [{ divers: { O3: 1 } }, {}], event: 'FEEDERS', feeders: { C3: 1 } });
    expect(legal(none)).toEqual(['move']);
  });
});

describe('PARASITE', () => {
  const event = 'PARASITE';

  test.each([
    [1, { K3: 1, K4: 1 }],
    [2, { K3: 1, K4: 1, K0: 1 }],
    [3, { K3: 1, K4: 1, K0: 1, K1: 1 }],
    [5, { K3: 2, K4: 1, K0: 1, K1: 1, K2: 1 }],
  ])('11.9 with %i players they enter from the chosen space on: %j', (seats, there) => {
    const state = table({}, {}, { seats, event });
    draw(state, 'TRIGGER');
    expect([asked(state), legal(state)]).toEqual([
      0,
      ['first K0', 'first K1', 'first K2', 'first K3', 'first K4'],
    ]);
    line(state, ['first K3'], seats === 1 ? [suitOf(state), suitOf(state)] : [suitOf(state)]);
    expect(piled(state.feeders)).toEqual(there);
  });

  test('11.9 with 4 players they fill the core and nobody is asked', () => {
    const state = table({}, {}, { seats: 4, event });
    draw(state, 'TRIGGER', suitOf(state));
    expect(piled(state.feeders)).toEqual({ K0: 1, K1: 1, K2: 1, K3: 1, K4: 1 });
    expect(question(state)).toBe('keep');
  });

  test('11.9 they move at every other flare they are there for', () => {
    const state = table({}, {}, { event });
    const next = ['keep old', 'move', 'end'];
    line(state, ['convert', 'gate O7 I7 C7', ...next], ['FLARE']);
    line(state, ['convert', 'gate O7 I7 C8', 'first K1', ...next], ['TRIGGER', 'FLARE']);
    expect(piled(state.feeders)).toEqual({ K1: 1, K2: 1, K3: 1 });
    line(state, ['convert', 'gate O9 I9 C9', ...next], ['FLARE']);
    expect(piled(state.feeders)).toEqual({ R2: 1, R4: 1, R5: 1 });
    line(state, ['convert', 'gate O9 I9 C10', ...next], ['FLARE']);
    expect(piled(state.feeders)).toEqual({ R2: 1, R4: 1, R5: 1 });
  });

  function infested(own: Seated): State {
    return position({ players: [own, {}], event, feeders: { C3: 2, O5: 1 } });
  }

  test('11.9 clearing is part of Activate, without cards and without stations', () => {
    const state = infested({ divers: { C3: 2, O5: 1, O7: 1 }, stations: { O7: 'node', C3: 'node' } });
    expect(legal(state)).not.toContain('scour');
    line(state, ['activate']);
    expect(legal(state)).toEqual(['use O7', 'use C3', 'clear O5', 'clear C3']);
    line(state, ['clear C3']);
    expect(legal(state)).toEqual(['clear O5', 'clear C3', 'end']);
    line(state, ['clear C3', 'clear O5']);
    expect([piled(state.feeders), legal(state)]).toEqual([{}, ['end']]);
    expect(drawn(line(state, ['end']))).toEqual([]);
  });

  test('11.9 after a station nothing is cleared', () => {
    const state = infested({ divers: { O5: 1, O7: 1 }, stations: { O7: 'node' } });
    line(state, ['activate', 'use O7']);
    expect(legal(state)).toEqual(['end']);
  });

  test('5.3 Activate is offered for clearing alone', () => {
    expect(legal(infested({ divers: { O5: 1 } }))).toEqual(['move', 'activate']);
  });

  test('10.11 FESTIVAL mixes both, in any order', () => {
    const own = { card: 'FESTIVAL', divers: { O5: 1, O7: 1, C3: 1 }, stations: { O7: 'node' } } as const;
    const state = infested(own);
    line(state, ['activate', 'clear O5', 'play FESTIVAL', 'use O7', 'clear C3']);
    expect(legal(state)).toEqual(['end']);
  });

  test('11.9 stations on infested spaces yield less and fall like those of feeders', () => {
    const state = table({ C3: 'node' }, { C4: 3 }, { event });
    state.clock = 1;
    draw(state, 'FLARE');
    expect(stationOn(state, 'C3')).toBe('');
  });
});
