import { expect, test } from 'vitest';
import { answer, asking, type Flow, type Frame, movesOf, settle } from './flow.ts';
import type { GameEvent, Move } from './game.ts';
import { seeded } from './rng.ts';

/** Counts down by itself, then asks seat 0 whether to go on. */
type Step =
  | { readonly step: 'count'; readonly left: number }
  | { readonly step: 'ask'; readonly seat: number };
interface State {
  readonly stack: Step[];
  readonly log: string[];
}

const flow: Flow<State, Step, Move, GameEvent> = {
  runs: {
    count(state, { left }) {
      state.log.push(`${left}`);
      state.stack.push(left > 1 ? { step: 'count', left: left - 1 } : { step: 'ask', seat: 0 });
    },
  },
  questions: {
    ask: {
      moves: () => [{ type: 'again' }, { type: 'stop' }],
      play(state, _, move, __, events) {
        state.stack.pop();
        events?.push({ type: move.type });
        if (move.type === 'again') state.stack.push({ step: 'count', left: 2 });
      },
    },
  },
};

const RNG = seeded(1);

test('what runs by itself runs until somebody is asked', () => {
  const state: State = { stack: [{ step: 'count', left: 3 }], log: [] };
  settle(flow, state, RNG, undefined);
  expect(state.log).toEqual(['3', '2', '1']);
  expect(asking(state)).toEqual({ step: 'ask', seat: 0 });
  expect(movesOf(flow, state)).toEqual([{ type: 'again' }, { type: 'stop' }]);
});

test('an answer leads to the next question or to the end', () => {
  const state: State = { stack: [{ step: 'ask', seat: 0 }], log: [] };
  const events: GameEvent[] = [];
  answer(flow, state, { type: 'again' }, RNG, events);
  expect(state).toEqual({ stack: [{ step: 'ask', seat: 0 }], log: ['2', '1'] });
  answer(flow, state, { type: 'stop' }, RNG, events);
  expect(asking(state)).toBeUndefined();
  expect(events).toEqual([{ type: 'again' }, { type: 'stop' }]);
});

test('a step that nobody knows is a bug', () => {
  const frame: Frame = { step: 'lost', seat: 0 };
  expect(() => movesOf(flow, { stack: [frame as Step], log: [] })).toThrow('nobody is asked in step lost');
});
