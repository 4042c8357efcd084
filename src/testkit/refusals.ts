import { expect } from 'vitest';
import { InputError } from '../kernel/error.ts';
import type { AnyGame } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { loadMatch } from '../kernel/match/match.ts';

/** Positions from outside that are none. */

/** Expects that a state is refused as a position from outside, with such a sentence, and is not changed by that. */
export function expectRefused(game: AnyGame, state: object, message: RegExp): void {
  const text = JSON.stringify(state);
  expect(() => loadMatch(game, JSON.parse(text), 'refused')).toThrow(InputError);
  expect(game.stateFault(state)).toMatch(message);
  expect(JSON.stringify(state), 'refusing changes nothing').toBe(text);
}

/** What is done to a position, and to the player on seat 0 in it. */
export type Change<State extends Seated> = (state: State, own: State['players'][number]) => unknown;

interface Seated {
  readonly players: readonly object[];
}

/** The rule and what breaks it, how that is done, and how the refusal tells it. */
export type Fault<State extends Seated> = readonly [title: string, change: Change<State>, message: RegExp];

/** Expects that a position is one, and is refused once it was changed. */
export function expectFault<State extends Seated>(
  game: AnyGame,
  state: State,
  change: Change<State>,
  message: RegExp,
): void {
  expect(game.stateFault(state)).toBeUndefined();
  change(state, itemAt(state.players, 0));
  expectRefused(game, state, message);
}

// What is often done to a position. No rule would put it there, so its form is not that of the game.

/** Other fields of the position. */
export function set(change: object) {
  return (state: object): unknown => Object.assign(state, change);
}

/** Other fields of the player on seat 0. */
export function own(change: object) {
  return (_: object, player: object): unknown => Object.assign(player, change);
}

/** Other options. */
export function options(change: object) {
  return (state: { readonly options: object }): unknown =>
    Object.assign(state, { options: { ...state.options, ...change } });
}

interface WithStack {
  readonly stack: unknown[];
}

/** Nothing but these steps to do. */
export function todo(...steps: readonly object[]) {
  return ({ stack }: WithStack): unknown => stack.splice(0, stack.length, ...steps);
}

/** Something more to do first. */
export function top(step: object) {
  return ({ stack }: WithStack): unknown => stack.push(step);
}

/** Something more to do right after the question that is asked. */
export function under(step: object) {
  return ({ stack }: WithStack): unknown => stack.splice(-1, 0, step);
}

/** Another question in place of the one that is asked. */
export function instead(step: object) {
  return ({ stack }: WithStack): unknown => stack.splice(-1, 1, step);
}

/** More or fewer of something in a list of counts. */
export function add(list: number[], at: number, by: number): unknown {
  return (list[at] = itemAt(list, at) + by);
}
