import { expect, test } from 'vitest';
import { answer, askedSeats, asking, type Flow, isAsked, type Step, movesOf, settle } from './flow.ts';
import type { GameEvent, Move } from '../game.ts';
import { itemAt } from '../data/lists.ts';
import { seeded } from '../match/rng.ts';

/** Counts down by itself, then asks seat 0 whether to go on; a vote asks several at once. */
type CountStep =
  | { readonly step: 'count'; readonly left: number }
  | { readonly step: 'ask'; readonly seat: number }
  | { readonly step: 'vote'; readonly seats: readonly number[] };
interface State {
  readonly stack: CountStep[];
  readonly log: string[];
}

const flow: Flow<State, CountStep, Move, GameEvent> = {
  runs: {
    count(state, { left }) {
      state.log.push(`${left}`);
      state.stack.push(left > 1 ? { step: 'count', left: left - 1 } : { step: 'ask', seat: 0 });
    },
  },
  questions: {
    ask: {
      moves: () => [{ type: 'again' }, { type: 'stop' }],
      play(state, _, move, events) {
        state.stack.pop();
        events?.push({ type: move.type });
        if (move.type === 'again') state.stack.push({ step: 'count', left: 2 });
      },
    },
    vote: {
      moves: (_, __, seat) => [{ type: `yes${seat}` }],
      play(state, { seats }, move, _, __, seat) {
        state.stack.pop();
        state.log.push(move.type);
        const others = seats.filter((other) => other !== seat);
        if (others.length > 0) state.stack.push({ step: 'vote', seats: others });
      },
    },
  },
};

const RNG = seeded(1);

test('what runs by itself runs until somebody is asked', () => {
  const state: State = { stack: [{ step: 'count', left: 3 }], log: [] };
  settle(flow, state, undefined, RNG);
  expect(state.log).toEqual(['3', '2', '1']);
  expect(asking(state)).toEqual({ step: 'ask', seat: 0 });
  expect(movesOf(flow, state, 0)).toEqual([{ type: 'again' }, { type: 'stop' }]);
});

test('an answer leads to the next question or to the end', () => {
  const state: State = { stack: [{ step: 'ask', seat: 0 }], log: [] };
  const events: GameEvent[] = [];
  answer(flow, state, 0, { type: 'again' }, events, RNG);
  expect(state).toEqual({ stack: [{ step: 'ask', seat: 0 }], log: ['2', '1'] });
  answer(flow, state, 0, { type: 'stop' }, events, RNG);
  expect(asking(state)).toBeUndefined();
  expect(events).toEqual([{ type: 'again' }, { type: 'stop' }]);
});

test('several are asked at once and answer in any order', () => {
  const state: State = { stack: [{ step: 'vote', seats: [0, 2] }], log: [] };
  expect(askedSeats(state)).toEqual([0, 2]);
  expect([0, 1, 2].map((seat) => isAsked(state, seat))).toEqual([true, false, true]);
  answer(flow, state, 2, itemAt(movesOf(flow, state, 2), 0), undefined, RNG);
  expect(askedSeats(state)).toEqual([0]);
  answer(flow, state, 0, itemAt(movesOf(flow, state, 0), 0), undefined, RNG);
  expect(state).toEqual({ stack: [], log: ['yes2', 'yes0'] });
  expect(askedSeats(state)).toEqual([]);
});

test('a step that nobody knows is a bug', () => {
  const step: Step = { step: 'lost', seat: 0 };
  expect(() => movesOf(flow, { stack: [step as CountStep], log: [] }, 0)).toThrow(
    'nobody is asked in step lost',
  );
});
