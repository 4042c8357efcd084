import { describe, expect, test } from 'vitest';
import { foresightOf, skillOf } from '../bots/foresight.ts';
import { withAnyNet } from '../../test/kit/nets.ts';
import { GAMES } from '../games/index.ts';
import { findGame } from '../kernel/entry.ts';
import { newMatch, play } from '../kernel/match/match.ts';
import { pick, seeded } from '../kernel/match/rng.ts';
import { type Gauge, gaugeOf, stretched } from './gauge.ts';

describe('stretched chances', () => {
  test('add up to 1 and keep their order', () => {
    const chances = stretched([0.5, 0.3, 0.2, 0], 0.7);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });

  test('are surer below 1, less sure above it and the same at 1', () => {
    expect(stretched([0.7, 0.3], 0.5)[0]).toBeGreaterThan(0.7);
    expect(stretched([0.7, 0.3], 2)[0]).toBeLessThan(0.7);
    expect(stretched([0.7, 0.3], 1)[0]).toBeCloseTo(0.7);
  });
});

/** The gauge of a match in which everybody has done something. */
function gauge(id: string, seats: number, options = {}, entry = findGame(GAMES, id)): Gauge {
  const match = newMatch(entry.game, { seats, options, seed: 'gauge' });
  const states = [match.state];
  const rng = seeded(1);
  for (let ply = 0; ply < 60; ply++) {
    const seat = entry.game.actors(match.state)[0]!;
    play(match, seat, pick(rng, entry.game.legalMoves(match.state, seat)));
    states.push(match.state);
  }
  return gaugeOf(entry, states);
}

describe('a game that tells how far its chances are stretched', () => {
  const sol = findGame(GAMES, 'sol');
  const skill = skillOf(sol);
  const calibration = { hints: { 1: 2, 3: 0.5, 4: 0.8 }, nets: { 3: 4 } };
  const foresight = { ...foresightOf({ ...sol, hints: skill }), calibration };
  const fitted = { ...sol, skill: { ...skill, foresight } };

  test.each([
    ['three seats', 3, {}, 0.5],
    ['four seats', 4, {}, 0.8],
    ['a number of seats that nothing was fitted to', 2, {}, 1],
    ['one who plays alone', 1, {}, 2],
    ['a team', 3, { mode: 'coop' }, 2],
  ])('tells so for %s', (_, seats, options, spread) => {
    expect(gauge('sol', seats, options, fitted).stretch(0.7)).toBeCloseTo(
      stretched([0.7, 0.3], spread)[0]!,
      12,
    );
  });

  test('tells so for hints and nets apart', () => {
    const judged = withAnyNet(fitted, 3);
    expect(gauge('sol', 3, {}, judged).stretch(0.7)).toBeCloseTo(stretched([0.7, 0.3], 4)[0]!, 12);
  });
});

describe('seats play together', () => {
  test('alone and in a team, where everybody has the same chance', () => {
    expect(gauge('empire', 1).together).toBe(true);
    expect(gauge('factions', 1).together).toBe(true);
    expect(gauge('factions', 1).atEnd({ points: [], places: [0] })).toEqual([0.5]);
    expect(gauge('sol', 3, { mode: 'coop' }).together).toBe(true);
    expect(gauge('sol', 3, { mode: 'coop' }).atEnd({ points: [], places: [1, 1, 1] })).toEqual([1, 1, 1]);
  });

  test.each(['sol', 'star', 'factions', 'empire'])('and not against each other in %s', (id) => {
    const rivals = gauge(id, 3);
    expect(rivals.together).toBe(false);
    expect(rivals.atEnd({ points: [], places: [1, 1, 3] })).toEqual([0.5, 0.5, 0]);
  });

  test.each([
    ['alone', 1, {}, true],
    ['against each other', 2, {}, true],
    ['in a team', 2, { mode: 'coop' }, false],
  ])('and are judged by a net %s: %i seats, %j, %s', (_, seats, options, isJudged) => {
    const entry = withAnyNet(findGame(GAMES, 'sol'), seats);
    const { hints } = gauge('sol', seats, options, entry).entry;
    expect(hints === entry.learned?.(seats)).toBe(isJudged);
    expect(hints === entry.skill).toBe(!isJudged);
  });
});
