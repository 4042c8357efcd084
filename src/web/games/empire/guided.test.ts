import { expect, test } from 'vitest';
import { empire as entry } from '../../../games/empire/index.ts';
import { ancientPoints, pointsOf } from '../../../games/empire/scoring.ts';
import type { State } from '../../../games/empire/state.ts';
import { playerOf } from '../../../games/empire/verbs.ts';
import { playedUntil } from '../guidedPlay.ts';
import { guided } from './guided.ts';
import { isDrawn } from './moves/spots.ts';

const { lessons } = guided;

const after = (last?: string): State => playedUntil(guided, entry, last);

test('every lesson’s move is legal when its turn comes, and leads to a lead', () => {
  const state = after();
  expect(playerOf(state, 0).techs).toEqual(['TC12']);
  expect(pointsOf(state, 0)).toBeGreaterThan(ancientPoints(state) + 1);
  expect(state.stack.at(-1)?.step).toBe('role');
});

test('Greenforge is on display, and the Ancients lead Steward after it', () => {
  expect(after('role explorer').display).toContain('P28');
  const state = after('place F3');
  expect(state.role).toBe(2);
  expect(state.lying).toEqual([0, 1, 0, 0, 0, 0, 0]);
  expect(playerOf(state, 0).stock).toEqual([7, 4, 2]);
});

test('Regent brings Starmill, Concord and a galaxy token', () => {
  const state = after('petition');
  expect([state.tiles[18], state.tiles[20]]).toEqual(['P30', 'P27']);
  expect(playerOf(state, 0).throne.galaxy).toBe(1);
  expect(state.techs[0]).toBe('TC12');
  expect(state.ancients[0]?.techs).toEqual(['TM21']);
});

test('lessons point at places that are drawn', () => {
  for (const place of lessons.flatMap(({ point = [] }) => point)) expect(isDrawn(place)).toBe(true);
});

test('lessons are short', () => {
  expect(lessons.length).toBeLessThanOrEqual(16);
  for (const { say } of lessons) expect(say.length).toBeLessThan(290);
});
