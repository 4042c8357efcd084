import { featuresOf } from '../../test/kit/features.ts';
import { describe, expect, test } from 'vitest';
import { Judge } from '../../src/bots/learned/judge.ts';
import { Net } from '../../src/bots/net/net.ts';
import { GAMES } from '../../src/games/index.ts';
import { findGame, type GameEntry } from '../../src/kernel/entry.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { positionsIn } from './lessons.ts';
import { type Expected, playLesson, type SelfPlay, targetsOf } from './selfPlay.ts';
import { type Lesson, Trainer } from './trainer.ts';

const WON = { lead: 1, chance: 1 };

const met = (turn: number, lead: number, chance: number, instead?: Expected['instead']): Expected => ({
  turn,
  expected: { lead, chance },
  instead,
});

describe('what should have been expected', () => {
  test('is how the match ended where that is trusted in full', () => {
    const positions = [met(0, 5, 0.1), met(1, -5, 0.2), met(2, 0, 0.3)];
    expect(targetsOf(positions, WON, 1)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  test('goes from turn to turn a step back towards what was expected then', () => {
    const positions = [met(0, 9, 0.9), met(3, -1, 0.5), met(4, 0.5, 0)];
    expect(targetsOf(positions, WON, 0.5)).toEqual([
      // half of what follows, half of what was expected of the next position
      [-0.125, 0.5],
      [0.75, 0.5],
      [1, 1],
    ]);
  });

  test('stays the same within a turn', () => {
    const positions = [met(2, 7, 0.7), met(2, 8, 0.8), met(2, 9, 0.9)];
    expect(targetsOf(positions, WON, 0.5)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  test('before another move was tried is what the best one promised', () => {
    const positions = [met(0, 4, 0.4), met(1, 5, 0.5), met(1, -6, 0, { lead: 2, chance: 0.75 })];
    expect(targetsOf(positions, { lead: -4, chance: 0 }, 0.5)).toEqual([
      [3.5, 0.625],
      [2, 0.75],
      [-4, 0],
    ]);
  });

  test('of a seat that met nothing is nothing', () => {
    expect(targetsOf([], WON, 0.5)).toEqual([]);
  });
});

const SETTINGS: SelfPlay = {
  seats: 2,
  options: {},
  hinted: 0.25,
  explore: 0.1,
  oddOpenings: 0.5,
  lambda: 0.8,
  unit: 10,
  mostMoves: 60,
};

function lessonOf(entry: GameEntry, seed: number, settings = SETTINGS): Lesson {
  const { count } = featuresOf(entry).layout;
  const trainer = new Trainer({ inputs: count, hidden: 8, middle: 4 }, seeded(1));
  const judge = new Judge(entry, featuresOf(entry), new Net(trainer.weights()), {
    unit: 10,
    base: 0,
    trust: 0.3,
  });
  return playLesson(entry, judge, settings, seed);
}

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('a match of %s', (_, entry) => {
  test('is the same lesson with the same seed, and another with another', () => {
    const lesson = lessonOf(entry, 4);
    expect(lessonOf(entry, 4)).toStrictEqual(lesson);
    expect(lessonOf(entry, 5)).not.toStrictEqual(lesson);
  });

  test.each([entry.game.seats.min, entry.game.seats.max])('with %i seats can be learned from', (seats) => {
    const { features, starts, hints, targets } = lessonOf(entry, 6, { ...SETTINGS, seats });
    const count = positionsIn({ features, starts, hints, targets });
    expect(count).toBeGreaterThan(10);
    expect([hints.length, targets.length, starts[count]]).toEqual([count, 2 * count, features.length]);
    expect(features.every((feature) => feature < featuresOf(entry).layout.count)).toBe(true);
    expect([...hints, ...targets].every(Number.isFinite)).toBe(true);
    targets.forEach((target, i) => {
      if (i % 2 === 0) return;
      expect(target).toBeGreaterThanOrEqual(0);
      expect(target).toBeLessThanOrEqual(1);
    });
  });
});

/** What the positions of a match without tries are told to come to, where nothing is expected on the way. */
function endsOf(entry: GameEntry, seats: number, mostMoves: number): Lesson {
  return lessonOf(entry, 1, { ...SETTINGS, seats, mostMoves, lambda: 1, explore: 0, oddOpenings: 0 });
}

test.each([
  ['star', 2],
  ['sol', 1],
])('a match of %s that was broken off is won by nobody, with %i seats', (id, seats) => {
  const { targets } = endsOf(findGame(GAMES, id), seats, 40);
  const chances = targets.filter((_, i) => i % 2 === 1);
  expect(chances.length).toBeGreaterThan(0);
  expect(new Set(chances)).toEqual(new Set([0.5]));
});

test('a match alone is won or lost against the game, by the lead over what it has or asks for', () => {
  const [sol, solo] = [findGame(GAMES, 'sol'), { ...findGame(GAMES, 'sol'), toBeat: () => 29 }];
  const [usual, harder] = [sol, solo].map((entry) => endsOf(entry, 1, 2000));
  const [leads, others] = [usual!, harder!].map(({ targets }) => targets.filter((_, i) => i % 2 === 0));
  const chances = new Set(usual!.targets.filter((_, i) => i % 2 === 1));
  expect([[0], [1]]).toContainEqual([...chances]);
  expect(new Set(leads).size).toBe(1);
  // The scenario asks for 17, in leads of 10 points.
  expect(leads![0]! - others![0]!).toBeCloseTo(1.2, 5);
  expect(chances.has(1)).toBe(leads![0]! >= 0);
});
