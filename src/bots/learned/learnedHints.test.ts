import { describe, expect, test } from 'vitest';
import { featuresOf } from '../../../test/kit/features.ts';
import { anyNet, withAnyNet } from '../../../test/kit/nets.ts';
import { GAMES } from '../../games/index.ts';
import type { GameEntry, Tempers } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import { pick, seeded } from '../../kernel/match/rng.ts';
import { readOptions } from '../../kernel/options.ts';
import { skillOf } from '../foresight.ts';
import type { NetHeader } from '../net/netFile.ts';
import type { Asked } from '../opinion.ts';
import { candidatesOf } from './candidates.ts';
import { judgeOf, netAt, withNets } from './learnedHints.ts';

/** The decisions of a random match that have the most moves. */
function decisionsIn({ game }: GameEntry, seats = 2): Asked[] {
  const rng = seeded(5);
  const state: object = game.setup(seats, readOptions(game, seats), rng);
  const asked: Asked[] = [];
  for (let ply = 0; ply < 400 && game.actors(state).length > 0; ply++) {
    const seat = game.actors(state)[0]!;
    const legal = game.legalMoves(state, seat);
    asked.push({ state: game.copy(state), seat, legal });
    game.apply(state, seat, pick(rng, legal), rng);
  }
  return asked.toSorted((a, b) => b.legal.length - a.legal.length).slice(0, 5);
}

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('nets of %s', (id, entry) => {
  const features = featuresOf(entry);
  const refused = (otherwise: Partial<NetHeader>) => () =>
    withNets(entry, features, [anyNet(entry), anyNet(entry, otherwise)]);

  test('are refused where they are of another game', () => {
    expect(refused({ game: 'chess' })).toThrow(
      new InputError('bad_record', `the net is one of chess, not of ${id}`),
    );
  });

  test('are refused where they look at other features', () => {
    const { version, layout } = features;
    const sentence = (told: number): string =>
      `the net looks at version ${told} of the features of ${entry.game.title}, which are at ${version}`;
    expect(refused({ features: version + 1 })).toThrow(new InputError('bad_record', sentence(version + 1)));
    const shape = { inputs: layout.count + 1, hidden: 4, middle: 3 };
    expect(refused({ shape })).toThrow(new InputError('bad_record', sentence(version)));
  });

  test('judge at tables with as many seats as they were trained for, each at its own', () => {
    const two = anyNet(entry, { seats: [2] });
    const more = anyNet(entry, { seats: [3, 4], trust: 0.9 });
    const { learned } = withNets(entry, features, [two, more]);
    const judging = [1, 2, 3, 4, 5].map((seats) => learned?.(seats));
    expect(judging.map((hints) => hints !== undefined)).toEqual([false, true, true, true, false]);
    expect(judging[2]).toBe(judging[3]);
    expect(judging[1]).not.toBe(judging[2]);
  });

  test('leave the plain hints and what the levels know as they are', () => {
    const learned = expect.any(Function) as unknown; // matches any function
    const { earlier } = entry;
    expect(withAnyNet(entry, 2)).toEqual({
      ...entry,
      learned,
      ...(earlier && { earlier: earlier.map((version) => ({ ...version, learned })) }),
    });
  });

  test('value a position as the judge does, in points', () => {
    const known = { ...entry, hints: skillOf(entry) };
    const judge = judgeOf(known, features, anyNet(entry));
    const hints = withAnyNet(entry, 2).learned?.(2);
    for (const { state, seat } of decisionsIn(entry)) {
      const worth = judge.worth(state, seat, judge.hintOf(state, seat));
      expect(hints?.value(state, seat)).toBe(judge.inPoints(worth));
    }
  });

  test('put moves last that the hints like too little to look into them', () => {
    const known = { ...entry, hints: skillOf(entry) };
    const judge = judgeOf(known, features, anyNet(entry));
    const hints = withAnyNet(entry, 2).learned?.(2);
    for (const { state, seat, legal } of decisionsIn(entry)) {
      const worths = hints?.judge?.(state, seat, legal) ?? [];
      const found = candidatesOf(known, judge, { state, seat, legal });
      const places = new Set(found.map(({ at }) => at));
      expect(worths.length).toBe(legal.length);
      expect(places.size).toBe(Math.min(16, legal.length));
      for (const { at, worth } of found) expect(worths[at]).toBe(judge.inPoints(worth));
      const least = Math.min(...found.map(({ at }) => worths[at]!));
      worths.forEach((worth, at) => expect(worth < least).toBe(!places.has(at)));
    }
  });

  test('leave a glance to the hints', () => {
    const known = skillOf(entry);
    const hints = withAnyNet(entry, 2).learned?.(2);
    for (const { state, seat, legal } of decisionsIn(entry)) {
      const glanced = hints?.glance?.(state, seat, legal);
      expect(glanced?.length).toBe(legal.length);
      const plain = known.glance ? known.glance(state, seat, legal) : known.judge?.(state, seat, legal);
      if (plain) expect(glanced).toEqual(plain);
    }
  });

  test.each([2, 3, 4])('give chances that sum to 1 with %i seats', (seats) => {
    const hints = withAnyNet(entry, seats).learned?.(seats);
    for (const { state } of decisionsIn(entry, seats)) {
      const chances = hints?.chances?.(state) ?? [];
      expect(chances.length).toBe(seats);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      for (const chance of chances) expect(chance).toBeGreaterThan(0);
    }
  });
});

test('whoever plays alone goes by tempers of their own, where the game tells some', () => {
  const sol = GAMES[0]!;
  const skill = skillOf(sol);
  const foresight = skill.foresight!;
  const { two, more } = foresight.tempers!;
  const told = (tempers: Tempers): GameEntry =>
    withAnyNet({ ...sol, skill: { ...skill, foresight: { ...foresight, tempers } } }, 1, 3);
  const masters = ({ learned }: GameEntry) =>
    [1, 3].map((seats) => learned?.(seats)?.foresight?.tempers?.more.master);
  const one = { ...more, master: { thought: 'move', noise: 0 } } as const;
  expect(masters(told({ two, more }))).toEqual([more.master, more.master]);
  expect(masters(told({ two, more, one }))).toEqual([one.master, more.master]);
  expect(netAt(told({ two, more, one }), 1)).toBe(netAt(told({ two, more, one }), 3));
});
