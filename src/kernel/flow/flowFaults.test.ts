import { expect, test } from 'vitest';
import type { Flow } from './flow.ts';
import { questionsFault, stepsFault } from './flowFaults.ts';
import type { GameEvent, Move } from '../game.ts';

/** Seats choose among as many cards as there are; what is asked later comes to the top with fewer on the stack. */
type Step =
  | { readonly step: 'wait' }
  | { readonly step: 'choose'; readonly seat: number }
  | { readonly step: 'vote'; readonly seats: readonly number[] };
interface State {
  readonly cards: readonly string[];
  readonly stack: Step[];
}

const flow: Flow<State, Step, Move, GameEvent> = {
  runs: { wait: () => undefined },
  questions: {
    choose: {
      moves: ({ cards, stack }) => cards.slice(0, stack.length).map((type) => ({ type })),
      play: ({ stack }) => void stack.pop(),
    },
    vote: {
      moves: ({ cards }, _, seat) => [{ type: (cards[seat] as string).toUpperCase() }],
      play: ({ stack }) => void stack.pop(),
    },
  },
};

const faultOf = (stack: readonly object[], cards: readonly string[] = ['a', 'b']) =>
  questionsFault(flow, { cards, stack: stack as Step[] }, 2);

test('a stack holds steps of the game', () => {
  expect(stepsFault(flow, [{ step: 'wait' }, { step: 'choose', seat: 0 }])).toBeUndefined();
  for (const step of [null, 7, 'wait', [], {}, { step: 1 }])
    expect(stepsFault(flow, [step])).toBe('an entry of the stack must be an object with a step');
  for (const step of ['dance', 'toString', '__proto__'])
    expect(stepsFault(flow, [{ step }])).toBe(`there is no step "${step}"`);
});

test('the step on top, if there is one, is a question', () => {
  expect(faultOf([{ step: 'wait' }, { step: 'choose', seat: 1 }])).toBeUndefined();
  expect(faultOf([{ step: 'choose', seat: 1 }, { step: 'wait' }])).toBe('the step on top must be a question');
  expect(faultOf([])).toBeUndefined();
});

test('whoever is asked is at the table', () => {
  expect(faultOf([{ step: 'choose', seat: 2 }])).toBe('seat in step choose must be from 0 to 1, not 2');
  expect(faultOf([{ step: 'choose', seat: 0.5 }])).toBe('seat in step choose must be a whole number');
  expect(faultOf([{ step: 'choose' }])).toMatch(/asks nobody/);
  expect(faultOf([{ step: 'vote', seats: [0, 1] }])).toBeUndefined();
  for (const seats of [[], [0, 0]])
    expect(faultOf([{ step: 'vote', seats }])).toMatch(/asks nobody, or somebody twice/);
  expect(
    faultOf([
      { step: 'vote', seats: [-1] },
      { step: 'choose', seat: 0 },
    ]),
  ).toMatch(/seat in step vote/);
});

test('every question has an answer, also those beneath the one on top', () => {
  expect(faultOf([{ step: 'choose', seat: 0 }], [])).toMatch(/step choose has no answer/);
  const later = [{ step: 'vote', seats: [0, 1] }, { step: 'wait' }, { step: 'choose', seat: 0 }];
  expect(faultOf(later)).toBeUndefined();
  expect(faultOf(later, ['a'])).toBe('step vote does not fit the state');
});
