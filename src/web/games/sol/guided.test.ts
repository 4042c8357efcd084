import { expect, test } from 'vitest';
import { sol as entry } from '../../../games/sol/index.ts';
import type { State } from '../../../games/sol/state.ts';
import { newMatch, play } from '../../../kernel/match/match.ts';
import { outlineOf } from './board/shapes.ts';
import { playedUntil } from '../guidedPlay.ts';
import { guided } from './guided.ts';

const { setup, lessons } = guided;

test('every lesson’s move is legal when its turn comes, and its cards are those the words tell', () => {
  const state = playedUntil(guided, entry);
  expect(state.players[0]?.momentum).toBe(3);
  expect(state.players[0]?.gates).toBe(3);
  expect(state.flares).toBeGreaterThanOrEqual(1);
  expect(state.effects[state.players[0]?.card as number]).toBe('CEREMONY');
});

test('the flare comes with the orbit after the first activation, and Ceremony can be kept', () => {
  const match = newMatch(entry.game, { seats: 1, options: setup.options, seed: setup.seed ?? '' });
  for (const { move } of lessons) {
    if (move === 'keep OSC') break;
    if (move !== undefined) play(match, 0, move);
  }
  const state = match.state;
  expect(state.flares).toBe(1);
  expect(state.effects[4]).toBe('CEREMONY');
});

test('lessons point at places the board can draw', () => {
  const { state } = newMatch(entry.game, { seats: 1, options: setup.options, seed: 'any' });
  for (const place of lessons.flatMap(({ point = [] }) => point)) {
    expect(outlineOf(state as State, place)).toMatch(/^M.*Z$/);
  }
});

test('lessons are short', () => {
  expect(lessons.length).toBeLessThanOrEqual(18);
  for (const { say } of lessons) expect(say.length).toBeLessThan(290);
});
