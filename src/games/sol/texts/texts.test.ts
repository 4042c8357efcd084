import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { isLongRun } from '../../../testkit/effort.ts';
import { missing, tell } from '../../../testkit/telling.ts';
import { segmentOf, spaceOf } from '../board.ts';
import { EFFECTS, EVENTS } from '../facts.ts';
import { sol } from '../index.ts';
import type { Options } from '../options.ts';
import type { Event, Step, Move, State } from '../state.ts';
import { FLOW } from '../steps.ts';
import { fresh, line, position } from '../test/testkit.ts';
import { LEVELS } from './ending.ts';
import { EVENTS as TOLD } from './events.ts';
import { MOVES } from './moves.ts';
import { texts } from './index.ts';
import { boardOf, placeGate, placeStation } from '../verbs.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Eli'];

function stateWith(seats: number, options: Partial<Options> = {}): State {
  return fresh(seats, { vestigial: false, firstPlayer: 'seat0', startEye: 'fixed', ...options });
}

function standing(state: State, seat: Seat, ...places: string[]): void {
  for (const place of places) {
    const player = itemAt(state.players, seat);
    player.divers[spaceOf(place)] = itemAt(player.divers, spaceOf(place)) + 1;
    player.hold--;
  }
}

function asked(state: State, step: Step): State {
  state.stack.push(step);
  return state;
}

const words = (state: State, move: Move): string => texts.move(state, move, NAMES);
const told = (event: Event): string | undefined => texts.event(event, NAMES);

describe('prompts', () => {
  test('say who must choose what', () => {
    expect(texts.prompt(stateWith(3), 0, NAMES)).toBe('Ann: choose one action. A Move has 3 points.');
  });

  test('name only the ways of moving that exist', () => {
    const state = asked(stateWith(3), { step: 'move', seat: 0 });
    state.turn.points = 3;
    expect(texts.prompt(state, 0, NAMES)).toBe('Ann: 3 points left. Launch, or end the move.');
    standing(state, 0, 'K0');
    expect(texts.prompt(state, 0, NAMES)).toBe('Ann: 3 points left. Launch, fly or hurl, or end the move.');
    state.turn.points = 0;
    expect(texts.prompt(state, 0, NAMES)).toBe('Ann: 0 points left. End the move.');
  });

  test('who has used the last station is told to end', () => {
    const state = position({ players: [{ energy: 9, divers: { O4: 1 }, stations: { O4: 'tower' } }, {}] });
    line(state, ['activate']);
    expect(texts.prompt(state, 0, NAMES)).toMatch(/choose a station to use/);
    line(state, ['use O4']);
    expect(texts.prompt(state, 0, NAMES)).toBe('Ann: nothing else can be used. End the activation.');
  });

  test('of a choice that stays open go to its owner', () => {
    const state = stateWith(3, { keepTiming: 'deferred' });
    Object.assign(itemAt(state.players, 2), { owes: true, pool: [0, 0] });
    expect(texts.prompt(state, 2, NAMES)).toMatch(/^Cleo: you drew [A-Z][a-z]+\. Keep it, or let it go\.$/);
  });

  test('of a bonus name the owner and the price', () => {
    const state = asked(stateWith(3), { step: 'bonus', seat: 1, type: 2, amount: 3, owner: 1 });
    expect(texts.prompt(state, 1, NAMES)).toBe(
      'Ben: take the bonus of your tower? It is 3 energy for 3 momentum.',
    );
  });
});

const EXAMPLES: readonly [Move, string][] = [
  [
    { type: 'gate', a: 'O3', b: 'I3', c: 'C4' },
    'gate between I3 and C4 for the sundivers on O3 and I3, 1 card',
  ],
  [{ type: 'tower', a: 'C1', b: 'R0', c: 'K0' }, 'tower on K0 for the sundivers on C1, R0 and K0, 3 cards'],
  [{ type: 'node', at: 'R0' }, 'node on R0 for the sundivers on R7 and R1, 2 cards'],
  [{ type: 'foundry', at: 'O1', other: 'O2' }, 'foundry on O1 for the sundivers on O1 and O2'],
  [{ type: 'hurl', from: 'K1' }, 'hurl from K1: +2 momentum, 1 card'],
  [{ type: 'sacrifice', from: 'guest', host: 1 }, 'give up a sundiver from Ben’s ship'],
  [{ type: 'play', effect: 'ACCELERATE', by: 1 }, 'play Accelerate: all ships go 1 eye on'],
  [{ type: 'hurlstation', from: 'K1' }, 'hurl the station from K1: +2 momentum, 1 card'],
];

describe('moves', () => {
  test('through gates say whose they are and what the owner gets', () => {
    const state = stateWith(3);
    expect(words(state, { type: 'fly', from: 'O1', to: 'O2' })).toBe('fly O1 → O2');
    placeGate(state, 1, segmentOf(boardOf(state), 'C3|R2'), undefined);
    const fly: Move = { type: 'fly', from: 'C3', to: 'R2' };
    expect(words(state, fly)).toBe('fly C3 → R2 through Ben’s gate, +1 energy for Ben');
    state.turn.paid = [1];
    expect(words(state, fly)).toBe('fly C3 → R2 through Ben’s gate');
  });

  test.each([
    ['tower', 'K0', 'tower on K0: 5 energy for 5 momentum, 3 more for you as its owner, 3 cards'],
    ['node', 'C1', 'node on C1: +2 energy, 1 more for you as its owner, 1 card'],
    ['foundry', 'O1', 'foundry on O1: 1 energy for 1 sundiver'],
  ] as const)('that use a %s on %s say what it costs and brings', (type, at, expected) => {
    const state = stateWith(2);
    placeStation(state, 0, ['node', 'foundry', 'tower'].indexOf(type), spaceOf(at), undefined);
    standing(state, 0, at);
    expect(words(state, { type: 'use', at })).toBe(expected);
  });

  test('with AUGMENT count the other sundivers, with feeders what is left', () => {
    const state = stateWith(2);
    placeStation(state, 1, 0, spaceOf('R1'), undefined);
    standing(state, 0, 'R1', 'R1');
    standing(state, 1, 'R1');
    expect(words(state, { type: 'use', at: 'R1', how: 'augment' })).toBe(
      'play Augment: Ben’s node on R1: +7 energy, 2 more for Ben as its owner, 2 cards',
    );
    state.feeders = state.feeders.with(spaceOf('R1'), 3);
    expect(words(state, { type: 'use', at: 'R1' })).toContain('nothing, all is eaten');
  });

  test.each(EXAMPLES)('%o', (move, expected) => {
    expect(words(stateWith(2), move)).toBe(expected);
  });
});

describe('events', () => {
  test.each<[Event, string | undefined]>([
    [{ type: 'momentum', seat: 0, by: 2, reason: 'hurl' }, 'Ann gains 2 momentum (hurl).'],
    [{ type: 'energy', seat: 1, by: -3, reason: 'foundry' }, 'Ben loses 3 energy (foundry).'],
    [{ type: 'built', seat: 1, count: 1 }, 'Ben builds 1 sundiver.'],
    [{ type: 'built', seat: 1, count: 2 }, 'Ben builds 2 sundivers.'],
    [{ type: 'vaporized', seat: 2, from: 'R1', count: 2 }, '2 sundivers of Cleo burn on R1.'],
    [{ type: 'cubes', at: ['C0', 'C2', 'R0'] }, 'Energy grows on C0, C2 and R0.'],
    [{ type: 'orbited', seat: 0, eye: 3 }, undefined],
    [{ type: 'placed', seat: 0, piece: 'gate', at: 'I3|C4' }, 'Ann places a gate between I3 and C4.'],
    [{ type: 'drew', seat: 0, card: 'REF', tag: 'convert', effect: 'CASCADE' }, 'Ann draws Cascade.'],
    [
      { type: 'flew', seat: 0, from: 'I3', to: 'C4', count: 1, gate: 1 },
      'Ann flies from I3 to C4 through Ben’s gate.',
    ],
  ])('%o', (event, expected) => {
    expect(told(event)).toBe(expected);
  });
});

describe('endings', () => {
  test('9.4 name the levels of survival as the rules do', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    const told = [...rules.matchAll(/^\| [1-7] \| [\d+-]+ \| [\d+-]+ \| ([^|]+) \|/gm)].map(
      ([, name]) => name,
    );
    expect(told).toEqual(LEVELS);
  });

  const ended = (seats: number, momentum: readonly number[], options: Partial<Options> = {}): string => {
    const state = stateWith(seats, options);
    state.over = true;
    momentum.forEach((n, seat) => Object.assign(itemAt(state.players, seat), { momentum: n }));
    return texts.ending(state, NAMES);
  };

  test('name the winner and the level of survival of everybody', () => {
    expect(ended(3, [4, 23, 9])).toBe(
      'Ben wins with 23 momentum: on course for a new sun; Cleo with 9: a foothold between the stars; Ann with 4: drifting in the dark.',
    );
  });
  test('name all who win together', () => {
    expect(ended(3, [9, 2, 9])).toBe(
      'Ann and Cleo win together with 9 momentum: a foothold between the stars; Ben with 2: swallowed by the star.',
    );
  });
  test('tell a scenario won or lost', () => {
    expect(ended(1, [17])).toBe('Ancient Tower is won: Ann has 17 of 17 momentum; a hard road to a new sun.');
    expect(ended(1, [1])).toBe('Ancient Tower is lost: Ann has 1 of 17 momentum; swallowed by the star.');
  });
  test('judge a group by its lowest player', () => {
    expect(ended(2, [40, 13], { mode: 'coop' })).toBe(
      'The match is won: the lowest, Ben, has 13 of 13 momentum; a hard road to a new sun; Ann with 40: at home among the stars.',
    );
  });
  test('of a free solo match tell the momentum alone', () => {
    expect(ended(1, [55], { scenario: 'none' })).toBe('Ann ends with 55 momentum: beyond every star.');
  });
});

const MATCHES_PER_EFFECT = isLongRun ? 4 : 2;

/** The options of the n-th match: all effects in turn, and with them all events and both ways of keeping. */
function varied(n: number): Partial<Options> {
  return {
    effects: 'custom',
    cards: [itemAt(EFFECTS, n % EFFECTS.length)],
    swap: true,
    triggerFlares: 5,
    triggerEvent: itemAt(EVENTS, n % EVENTS.length),
    keepTiming: n % 2 === 0 ? 'deferred' : 'immediate',
    chainRule: n % 4 < 2 ? 'lenient' : 'strict',
  };
}

test('random matches with every effect and event meet every question, move and event, and all is told', () => {
  const matches = Array.from({ length: MATCHES_PER_EFFECT * EFFECTS.length }, (_, n) => ({
    seats: 2 + (n % 4),
    options: varied(n),
    seed: n,
  }));
  const forms = { prompt: /^[A-Z].*[.?]$/, move: /^\S.*[^.]$/, event: /^\S.*\.$/ };
  const met = tell(sol, forms, matches);
  expect(missing(FLOW.questions, met.questions)).toEqual([]);
  for (const [{ type }] of EXAMPLES) met.moves.add(type);
  expect(missing(MOVES, met.moves)).toEqual([]);
  expect(missing(TOLD, met.events)).toEqual([]);
});
