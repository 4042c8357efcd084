import { expect } from 'vitest';
import { InputError } from '../kernel/error.ts';
import type { AnyGame } from '../kernel/game.ts';
import { loadMatch } from '../kernel/match.ts';

/** Expects that a state is refused as a position from outside, with such a sentence, and is not changed by that. */
export function expectRefused(game: AnyGame, state: object, message: RegExp): void {
  const text = JSON.stringify(state);
  expect(() => loadMatch(game, JSON.parse(text), 'refused')).toThrow(InputError);
  expect(game.stateFault(state)).toMatch(message);
  expect(JSON.stringify(state), 'refusing changes nothing').toBe(text);
}
