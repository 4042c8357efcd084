import { describe, expect, test } from 'vitest';
import { defineGame } from './defineGame.ts';
import type { Flow } from './flow/flow.ts';
import { flowGame } from './flow/flowGame.ts';
import type { AnyGame, GameEvent, Move } from './game.ts';
import { checkLaws } from './sight/laws.ts';
import { itemAt } from './data/lists.ts';
import { loadMatch, newMatch, play } from './match/match.ts';
import { ranked } from './outcome.ts';
import { seeded } from './match/rng.ts';

/** Whoever takes the last of seven stones loses. */
const stones = defineGame({
  id: 'stones',
  title: 'Stones',
  seats: 2,
  open: true,
  setup: () => ({ left: 7, turn: 0 }),
  actors: ({ left, turn }) => (left > 0 ? [turn] : []),
  legalMoves: ({ left }) => [1, 2, 3].filter((n) => n <= left).map((count) => ({ type: 'take', count })),
  apply(state, seat, { count }) {
    state.left -= count;
    state.turn = 1 - seat;
  },
  outcome: ({ left, turn }) => (left > 0 ? undefined : ranked([turn === 0 ? 1 : 0, turn === 1 ? 1 : 0])),
  stateFault: ({ left }) => (left > 7 ? 'there are seven stones' : undefined),
});

interface Roll {
  readonly step: 'roll';
  readonly seat: number;
}
interface Rolled {
  readonly type: 'rolled';
  readonly seat: number;
  readonly face: number;
}
interface Diced {
  readonly options: { readonly rolls: number };
  readonly players: { points: number }[];
  readonly stack: Roll[];
}

const ROLLING: Flow<Diced, Roll, Move, Rolled> = {
  runs: {},
  questions: {
    roll: {
      moves: () => [{ type: 'roll' }],
      play({ stack, players }, { seat }, _, events, rng) {
        const face = 1 + rng.int(6);
        stack.pop();
        itemAt(players, seat).points += face;
        events?.push({ type: 'rolled', seat, face });
      },
    },
  },
};

/** Everybody rolls in turn; an option says how often. */
const dice = flowGame({
  id: 'dice',
  title: 'Dice',
  seats: { min: 1, max: 3 },
  open: true,
  options: { rolls: { kind: 'count', title: 'Rolls', help: 'Rolls of each.', min: 1, max: 3, default: 2 } },
  flow: ROLLING,
  setup: (seats, options) => ({
    options,
    players: Array.from({ length: seats }, () => ({ points: 0 })),
    stack: Array.from({ length: seats * options.rolls }, (_, i): Roll => ({ step: 'roll', seat: i % seats })),
  }),
  outcome: (state) => (state.stack.length === 0 ? ranked(pointsIn(state)) : undefined),
  score: (state) => pointsIn(state),
});

const pointsIn = ({ players }: Diced): number[] => players.map(({ points }) => points);

const NAMES = ['Ann', 'Ben', 'Cem'];

/** The highest card wins; nobody knows another's. */
const HIDDEN = 0;
const cards = defineGame({
  id: 'cards',
  title: 'Cards',
  seats: 2,
  setup: (_, __, rng) => ({ hands: [1 + rng.int(9), 1 + rng.int(9)], shown: 0 }),
  actors: ({ shown }) => (shown < 2 ? [shown] : []),
  legalMoves: () => [{ type: 'show' }],
  apply(state) {
    state.shown++;
  },
  outcome: ({ hands, shown }) => (shown === 2 ? ranked(hands) : undefined),
  redact: ({ hands, shown }, viewer) => ({
    hands: hands.map((card, seat) => (seat === viewer || seat < shown ? card : HIDDEN)),
    shown,
  }),
  determinize: ({ hands, shown }, _, rng) => ({
    hands: hands.map((card) => (card === HIDDEN ? 1 + rng.int(9) : card)),
    shown,
  }),
});

/** One player waits for two rounds; whatever is given is otherwise. */
function waiting(parts: object) {
  return defineGame({
    id: 'waiting',
    title: 'Waiting',
    seats: 1,
    open: true,
    setup: () => ({ rounds: 0 }),
    actors: ({ rounds }) => (rounds < 2 ? [0] : []),
    legalMoves: () => [{ type: 'wait' }],
    apply(state) {
      state.rounds++;
    },
    outcome: ({ rounds }) => (rounds < 2 ? undefined : ranked([rounds])),
    ...parts,
  });
}

const opening = stones.game.setup(2, {}, seeded(1));

describe('what follows from the rest of a game', () => {
  test('its version, its seats and every view of an open game', () => {
    expect(stones.game).toMatchObject({
      rulesVersion: 1,
      seats: { min: 2, max: 2 },
      open: true,
      options: {},
    });
    expect(stones.game.seatsOf(opening)).toBe(2);
    expect(stones.game.redact(opening, 1)).toEqual(opening);
    expect(stones.game.redact(opening, 1)).not.toBe(opening);
    expect(stones.game.determinize(opening, 1, seeded(1))).toEqual(opening);
  });

  test('seats are counted by players, and a game without any must tell', () => {
    expect(dice.game.seatsOf(newMatch(dice.game, { seats: 3, seed: 'x' }).state)).toBe(3);
    const vague = waiting({ seats: { min: 2, max: 3 } });
    expect(() => vague.game.seatsOf({ rounds: 0 })).toThrow('Waiting has no list of players');
  });

  test('where not everything is open, there are secrets', () => {
    expect([cards.game.secrets, cards.game.open]).toEqual([true, undefined]);
    expect([stones.game.secrets, stones.game.open]).toEqual([undefined, true]);
  });

  test('what bots aim at: points, more than others have, and above all a win', () => {
    expect(stones.hints.value({ left: 0, turn: 1 }, 1)).toBe(101);
    expect(stones.hints.value({ left: 0, turn: 1 }, 0)).toBe(-101);
    expect(stones.hints.value(opening, 0)).toBe(0);
    const state = { ...newMatch(dice.game, { seats: 3, seed: 'x' }).state } as Diced;
    Object.assign(state, { players: [{ points: 4 }, { points: 9 }, { points: 6 }] });
    expect([0, 1, 2].map((seat) => dice.hints.value(state, seat))).toEqual([-5, 3, -3]);
  });

  test('sentences made of the words of moves and events', () => {
    const { texts } = stones;
    expect(texts.prompt(opening, 1, NAMES)).toBe('Ben is to move.');
    expect(texts.move(opening, { type: 'take', count: 2 }, NAMES)).toBe('take 2');
    expect(texts.event({ type: 'played', seat: 0, move: 'take 2' }, NAMES)).toBe('Ann: take 2');
    expect(dice.texts.event({ type: 'rolled', seat: 2, face: 5 }, NAMES)).toBe('Cem: rolled 5');
    expect(texts.ending(opening, NAMES)).toBe('The match is still being played.');
    expect(texts.ending({ left: 0, turn: 1 }, NAMES)).toBe('Ben wins with 1 point.');
    expect(cards.texts.ending({ hands: [4, 4], shown: 2 }, NAMES)).toBe('The match ends in a draw.');
  });

  test('a part of the hints or texts that is given replaces the default', () => {
    const { texts, hints } = waiting({ texts: { prompt: () => 'Wait.' }, hints: { weight: () => 7 } });
    const state = { rounds: 0 };
    expect(texts.prompt(state, 0, NAMES)).toBe('Wait.');
    expect(texts.move(state, { type: 'wait' }, NAMES)).toBe('wait');
    expect(hints.weight(state, 0, { type: 'wait' })).toBe(7);
    expect(hints.value(state, 0)).toBe(0);
  });
});

describe('what a move tells', () => {
  test('in an open game its words, unless it tells something itself', () => {
    const told = (game: AnyGame): GameEvent[] => {
      const events: GameEvent[] = [];
      const match = newMatch(game, { seats: 2, seed: 'x' });
      const [seat = 0] = game.actors(match.state);
      play(match, seat, itemAt(game.legalMoves(match.state, seat), 0), events);
      return events;
    };
    expect(told(stones.game)).toEqual([{ type: 'played', seat: 0, move: 'take 1' }]);
    expect(told(dice.game)).toEqual([{ type: 'rolled', seat: 1, face: expect.any(Number) }]);
    expect(told(cards.game)).toEqual([]);
  });
});

describe('a position from outside', () => {
  const fault = (state: object): string | undefined => stones.game.stateFault(state as typeof opening);

  test.each([
    [{ left: 3 }, 'state.turn must be a whole number'],
    [{ left: 3, turn: 0, hat: 1 }, 'state has an unknown field "hat"'],
    [{ left: '3', turn: 0 }, 'state.left must be a whole number'],
    [{ left: 8, turn: 0 }, 'there are seven stones'],
    [{ left: 3, turn: 2 }, 'there is no seat 2'],
  ])('%j is refused: %s', (state, sentence) => {
    expect(fault(state)).toBe(sentence);
    expect(() => loadMatch(stones.game, state, 'x')).toThrow(sentence);
  });

  test('its options and its number of players are checked before the rest', () => {
    const { state } = newMatch(dice.game, { seats: 2, seed: 'x' });
    const changed = (change: object): string | undefined =>
      dice.game.stateFault({ ...(state as Diced), ...change });
    expect(changed({})).toBeUndefined();
    expect(changed({ options: { rolls: 4 } })).toMatch('option rolls must be a whole number from 1 to 3');
    expect(changed({ players: [] })).toBe('the number of players must be from 1 to 3, not 0');
    expect(changed({ stack: [{ step: 'roll', seat: 5 }] })).toBe(
      'seat in step roll must be from 0 to 1, not 5',
    );
  });

  test('whoever is asked has a move, and nobody is where the match is over', () => {
    const fault = (rounds: number, parts: object): string | undefined =>
      waiting(parts).game.stateFault({ rounds });
    expect(fault(0, {})).toBeUndefined();
    expect(fault(0, { legalMoves: () => [] })).toBe('seat 0 is asked and has no move');
    expect(fault(2, { outcome: () => undefined })).toBe('nobody is asked, and the match is not over');
    expect(fault(0, { outcome: () => ranked([0]) })).toBe('the match is over, and somebody is asked');
  });
});

test.each([
  ['stones', stones, 2],
  ['dice', dice, 3],
  ['cards', cards, 2],
])('%s keeps the laws', (seed, { game }, seats) => {
  expect(checkLaws(game, { seats, seed, mostMoves: 100 })).toBeGreaterThan(1);
});
