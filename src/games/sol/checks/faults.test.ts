import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { add, expectFault, type Fault, instead, options, set, todo, top } from '../../../testkit/refusals.ts';
import { spaceOf } from '../board.ts';
import { TRIGGER } from '../facts.ts';
import { game } from '../index.ts';
import type { Step, Player, State } from '../state.ts';
import { type Changeable, line, position } from '../test/testkit.ts';

/** Three players in the middle of things; it is seat 0's turn and all is well. */
function middle(): Changeable<State> {
  return position({
    players: [
      {
        eye: 0,
        energy: 5,
        divers: { C3: 2, O4: 1 },
        stations: { C3: 'node', O9: 'tower' },
        gates: ['I3|C3'],
      },
      { eye: 9, energy: 9, divers: { R2: 1 }, stations: { R2: 'foundry' }, card: 'CON' },
      { eye: 5, energy: 0, divers: { K1: 1 }, lost: 1, guests: { 0: 2 } },
    ],
    flares: 3,
    options: { keepTiming: 'deferred', triggerFlares: 2, triggerEvent: 'FEEDERS' },
  });
}

const topOf = (state: State): Step => itemAt(state.stack, state.stack.length - 1);

/** So many vestigial pieces are placed. */
const vestige = (placed: number) => todo({ step: 'turn' }, { step: 'vestige', seat: 0, placed });

/** The rule, what is done to the position, and how the fault is told. */
const FAULTS: readonly Fault<Changeable<State>>[] = [
  ['17.1 a sundiver too many', (_, own) => own.reserve++, /player 0 has 14 sundivers/],
  ['17.1 a sundiver too few', (_, own) => own.hold--, /player 0 has 12 sundivers/],
  ['17.1 a negative hold', (_, own) => ((own.hold -= 9), (own.reserve += 9)), /player 0: sundivers/],
  ['17.1 a negative reserve', (_, own) => ((own.reserve -= 9), (own.vaporized += 9)), /player 0: sundivers/],
  ['17.1 a guest at home', (_, own) => ((own.guests[0] = 1), own.hold--), /guest in the own hold/],
  ['17.2 a gate too many', (_, own) => own.gates++, /player 0 has 6 gates/],
  ['17.2 a gate of nobody', (state) => (state.gates[0] = 4), /gates/],
  ['17.2 a station too many', (_, own) => add(own.stations, 0, 1), /player 0 has 4 nodes/],
  ['17.2 a station lost', (_, own) => add(own.removed, 2, -1), /pieces/],
  ['17.2 a station of nobody', (state) => (state.stations[5] = 10), /stations/],
  ['17.3 six sundivers on a space', (_, own) => ((own.divers[0] = 6), (own.hold = 0)), /divers\[0\]/],
  ['17.4 a sundiver off the board', (_, own) => ((own.divers[spaceOf('O13')] = 1), own.hold--), /O13/],
  ['17.4 a cube off the board', (state) => (state.cubes[spaceOf('I15')] = 1), /this side of the board/],
  [
    '17.4 a station off the board',
    (state, own) => ((state.stations[14] = 1), add(own.stations, 0, -1)),
    /this side/,
  ],
  ['17.5 negative energy', (_, own) => (own.energy = -1), /energy/],
  ['17.5 half an energy', (_, own) => (own.energy = 1.5), /whole number/],
  ['17.5 negative momentum', (_, own) => (own.momentum = -2), /momentum/],
  ['17.5 energy without end', (_, own) => (own.energy = 2 ** 60), /whole number/],
  ['17.7 a card from nowhere', (_, own) => (own.card = 1), /cards of REF/],
  ['17.7 a card twice in the pile', (state) => add(state.discard, 1, 1), /cards of REF/],
  ['17.7 a trigger flare in the hand', (_, own) => (own.card = 7), /card/],
  ['17.7 a trigger flare in the pool', (_, own) => own.pool.push(7), /pool/],
  ['17.7 six trigger flares', (state) => (state.discard[7] = 4), /trigger flares/],
  ['17.8 a flare forgotten', (state) => state.flares--, /flares are out of the deck/],
  ['17.8 a flare too many', (state) => (state.deck[0] = 11), /there are 14 flares/],
  ['17.8 fourteen flares drawn', (state) => (state.flares = 14), /flares/],
  ['17.8 the last flare and no end', (state) => burn(state, 10), /last flare/],
  ['17.8 an end before the last flare', set({ over: true, stack: [] }), /before its last flare/],
  ['17.8 an end with work to do', (state) => (state.over = true), /nothing left to do/],
  ['17.9 two ships on an eye', (_, own) => (own.eye = 9), /one eye/],
  ['17.9 a ship beyond the eyes', (_, own) => (own.eye = 13), /eye/],
  ['17.9 a ship right behind one that moves later', (_, own) => (own.eye = 8), /run into/],
  ['8.3 a choice without cards', (_, own) => (own.owes = true), /without cards/],
  ['11.8 too many feeders', (state) => (state.feeders[spaceOf('K1')] = 19), /feeders/],
  ['11.7 two cubes on a space', (state) => (state.cubes[40] = 2), /cubes/],
  ['5 a turn of nobody', (state) => (state.turn.seat = 3), /turn.seat/],
  ['5 an effect of no card', (state) => Object.assign(state.turn, { effect: 'MAGIC' }), /turn.effect/],
  ['5 nothing to do', (state) => (state.stack.length = 0), /do not follow/],
  ['5 a step of another game', top({ step: 'x' }), /no step/],
  ['5 a question below a step', (state) => state.stack.reverse(), /do not follow/],
  ['5 a question to somebody else', instead({ step: 'action', seat: 1 }), /asks seat 1 in the turn of 0/],
  ['5 a question with too many words', (state) => Object.assign(topOf(state), { left: 1 }), /unknown field/],
  ['6.2 a conversion without a pattern', instead({ step: 'convert', seat: 0, again: false }), /no answer/],
  [
    '6.3.6 a bonus that cannot be paid',
    instead({ step: 'bonus', seat: 2, type: 2, amount: 3, owner: 2 }),
    /take 3/,
  ],
  ['4.7 a third round of vestigial pieces', vestige(6), /placed/],
  ['14 options that do not fit', options({ mode: 'solo' }), /mode/],
  ['14 an option unknown', options({ fast: true }), /unknown field/],
  ['3 a list too short', (state) => state.cubes.pop(), /cubes must have 58/],
];

function burn(state: Changeable<State>, count: number): void {
  add(state.deck, 0, -count);
  add(state.discard, 0, count);
  state.flares += count;
}

test('17 the position itself has no fault', () => {
  expect(game.stateFault(middle())).toBeUndefined();
  const state = middle();
  vestige(5)(state);
  expect(game.stateFault(state)).toBeUndefined();
});

test.each(FAULTS)('%s is refused', (_, change, message) => expectFault(game, middle(), change, message));

test('8.3 an open choice is refused where keeping is immediate', () => {
  const state = position({
    players: [{ divers: { C3: 1, C4: 1 } }, {}],
    options: { keepTiming: 'deferred' },
  });
  line(state, ['convert', 'foundry C3 C4'], ['CON']);
  expect(game.stateFault(state)).toBeUndefined();
  options({ keepTiming: 'immediate' })(state);
  expect(game.stateFault(state)).toMatch(/keeping is immediate/);
});

/** Steps that name pieces which are not there, each on a stack of the right form. */
const EMPTY_HANDED: readonly [string, Step[], RegExp][] = [
  [
    'push',
    [
      { step: 'shift', outward: true, layer: 2, left: 1 },
      { step: 'push', seat: 0, from: 40, outward: true },
    ],
    /push/,
  ],
  ['land', [{ step: 'land', seat: 2, from: -1, by: 'warp' }], /land/],
  ['land far', [{ step: 'land', seat: 0, from: 40, by: 'warp' }], /land/],
  ['singularity', [{ step: 'singularity', seat: 1 }], /place/],
  ['channel', [{ step: 'channel', seat: 0 }], /energy/],
  ['attrition', [{ step: 'attrition', seat: 1 }], /no answer/],
  [
    'inTurn',
    [
      { step: 'inTurn', ask: 'warp', left: 4 },
      { step: 'warp', seat: 0 },
    ],
    /left/,
  ],
];

test.each(EMPTY_HANDED)('17.14 a question without its pieces is refused: %s', (_, steps, message) => {
  const state: State = middle();
  const [own, host, guest] = state.players as [Player, Player, Player];
  own.energy = 0;
  host.vaporized += 13 - host.reserve - host.vaporized;
  host.hold = 0;
  host.divers.fill(0);
  guest.reserve += guest.hold;
  guest.hold = 0;
  expect(game.stateFault(state)).toBeUndefined();
  state.stack.length -= 2;
  state.stack.push(...steps);
  expect(game.stateFault(state)).toMatch(message);
});

test('10.17 METAMORPHOSIS is not asked without its card or for another’s station', () => {
  const diagram = (card?: 'METAMORPHOSIS'): State => {
    const own = { divers: { O3: 1 }, stations: { O3: 'node' }, ...(card && { card }) } as const;
    const state = position({ players: [own, { eye: 7, stations: { O5: 'node' } }] });
    line(state, ['activate', 'use O3']);
    return state;
  };
  const state = diagram('METAMORPHOSIS');
  expect(topOf(state)).toMatchObject({ step: 'metamorphosis', seat: 0 });
  Object.assign(topOf(state), { at: spaceOf('O5') });
  expect(game.stateFault(state)).toMatch(/METAMORPHOSIS/);
  const without = diagram();
  without.stack.push({ step: 'metamorphosis', seat: 0, at: spaceOf('O3') });
  expect(game.stateFault(without)).toMatch(/METAMORPHOSIS/);
});

test('10.7 a line of CHAIN names sundivers that are there, each once', () => {
  const lines: [number[], number[]][] = [
    [
      [spaceOf('C3'), spaceOf('C3')],
      [0, 0],
    ],
    [[spaceOf('C3')], [1]],
    [[spaceOf('C3')], []],
  ];
  for (const [spaces, owners] of lines) {
    const state = middle();
    state.stack.push({ step: 'chain', seat: 0, spaces, owners });
    expect(game.stateFault(state)).toMatch(/no such line/);
  }
});

test('17.9 a ship that has orbited may stand behind one that is next, one that is next not behind a later one', () => {
  const kept = (eyes: readonly number[]): string | undefined => {
    const state = position({ players: [{ divers: { C3: 1, C4: 1 }, eye: 0 }, { eye: 4 }, { eye: 9 }] });
    line(state, ['convert', 'foundry C3 C4'], ['CON']);
    eyes.forEach((eye, seat) => Object.assign(itemAt(state.players, seat), { eye }));
    return game.stateFault(state);
  };
  expect(kept([3, 4, 9])).toBeUndefined();
  expect(kept([1, 8, 9])).toMatch(/player 1 would run into/);
});

test('11.8 feeders that are about to arrive are counted too', () => {
  const arriving = (feeders: number): string | undefined => {
    const players = [{ divers: { C3: 1, C4: 1 } }, {}];
    const state = position({ players, options: { triggerFlares: 4, triggerEvent: 'FEEDERS' } });
    line(state, ['convert', 'foundry C3 C4'], ['TRIGGER']);
    state.feeders[spaceOf('K1')] = feeders;
    return game.stateFault(state);
  };
  expect(arriving(6)).toBeUndefined();
  expect(arriving(7)).toMatch(/feeders/);
});

test('11.8 no feeders arrive while every trigger flare is in the deck', () => {
  const players = [{ divers: { C3: 1, C4: 1 } }, {}];
  const state = position({ players, options: { triggerFlares: 5, triggerEvent: 'FEEDERS' } });
  line(state, ['convert', 'foundry C3 C4'], ['TRIGGER']);
  state.deck[TRIGGER] = 5;
  state.discard[TRIGGER] = 0;
  expect(game.stateFault(state)).toMatch(/a trigger flare has come/);
});

test('8.2, 10.18, 10.28 a question about what somebody else has or nobody has is refused', () => {
  const state = middle();
  state.stack.splice(-1, 1, { step: 'converted', seat: 0, at: spaceOf('R2') });
  expect(game.stateFault(state)).toMatch(/somebody else/);
  state.stack.splice(
    -1,
    1,
    { step: 'move', seat: 0 },
    { step: 'land', seat: 1, from: spaceOf('R2'), by: 'teleport' },
  );
  expect(game.stateFault(state)).toMatch(/to land/);
  state.stack.splice(0, state.stack.length, { step: 'next' }, { step: 'keep', seat: 0 });
  expect(game.stateFault(state)).toMatch(/no card to keep/);
  add(state.deck, 1, -1);
  Object.assign(itemAt(state.players, 0), { owes: true, pool: [1], later: [[]] });
  expect(game.stateFault(state)).toMatch(/made at any time/);
});

test.each<[object, RegExp]>([
  [{ later: undefined }, /version 2 of the rules/],
  [{ later: [[1]] }, /waiting for none/],
  [{ owes: true, pool: [1], later: [] }, /waiting for none/],
  [{ owes: true, pool: [1], later: [[], [1]] }, /without cards/],
  [{ owes: true, pool: [1], later: [['CON']] }, /later/],
  [{ owes: true, pool: [1], later: [[99]] }, /later/],
])('8.3 choices that wait are checked: %j', (change, fault) => {
  const state = middle();
  Object.assign(itemAt(state.players, 0), change);
  expect(game.stateFault(state)).toMatch(fault);
});
