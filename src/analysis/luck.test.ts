import { expect, test } from 'vitest';
import { type Hiker, type Trail, trailGame } from '../../test/kit/trail.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { MatchRecord } from '../kernel/match/record.ts';
import type { Luck } from './analysis.ts';
import type { Film } from './film.ts';
import { gaugeOf } from './gauge.ts';
import { luckAt } from './luck.ts';

const TRAIL: Trail = {
  start: { worth: 0.5, to: ['dice', 'path'] },
  dice: { worth: 0, draws: ['six', 'one', 'two', 'three'] },
  six: { worth: 0.9, turn: 9, to: ['on'] },
  one: { worth: 0.1, turn: 9, to: ['on'] },
  two: { worth: 0.1, turn: 9, to: ['on'] },
  three: { worth: 0.1, turn: 9, to: ['on'] },
  path: { worth: 0.3, turn: 9, to: ['on'] },
};

function entryOf(): GameEntry {
  const entry = trailGame(TRAIL);
  const worth = ({ at }: Hiker): number => TRAIL[at]!.worth;
  return { ...entry, hints: { ...entry.hints, chances: (state: Hiker) => [worth(state), 1 - worth(state)] } };
}

/** The luck of a single move that led to a spot. */
function luckOf(type: string, at: string, seed = 1): Luck | undefined {
  const entry = entryOf();
  const states = [{ at: 'start' }, { at }];
  const record = {} as MatchRecord; // nothing of it is looked at
  const plies = [{ seat: 0, move: { type } }];
  const film: Film = { record, name: '', entry, plies, states, outcome: undefined };
  return luckAt(gaugeOf(entry, states), film, 1, 400, seed);
}

test('luck is the chance after the draws less the mean over what could have come', () => {
  const lucky = luckOf('dice', 'six')!;
  expect(Math.abs(lucky.gains[0]! - 0.6)).toBeLessThan(lucky.noise);
  const unlucky = luckOf('dice', 'one')!;
  expect(Math.abs(unlucky.gains[0]! + 0.2)).toBeLessThan(unlucky.noise);
  expect(lucky.noise).toBeLessThan(0.05);
});

test('luck adds up to nothing, to the last digit', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { gains } = luckOf('dice', 'six', seed)!;
    expect(gains.reduce((a, b) => a + b, 0)).toBe(0);
  }
});

test('a move that draws nothing has no luck', () => {
  expect(luckOf('path', 'path')).toBeUndefined();
});
