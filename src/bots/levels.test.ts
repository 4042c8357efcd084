import { describe, expect, test } from 'vitest';
import { withAnyNet } from '../../test/kit/nets.ts';
import { askedAtStart, type Hiker, type Trail, trailGame } from '../../test/kit/trail.ts';
import { GAMES } from '../games/index.ts';
import { canonical } from '../kernel/data/plain.ts';
import type { Foresight, GameEntry, LevelName, Temper, Tempers } from '../kernel/entry.ts';
import { seeded } from '../kernel/match/rng.ts';
import { readOptions } from '../kernel/options.ts';
import { foresightOf } from './foresight.ts';
import { LEVELS } from './levels.ts';

const NAMES: readonly LevelName[] = [
  'novice',
  'easy',
  'casual',
  'medium',
  'skilled',
  'hard',
  'expert',
  'master',
];

/** The same temper for all levels, of tables of two and of others. */
function tempersOf(two: Temper, more = two): Tempers {
  const all = (temper: Temper): Tempers['two'] => ({
    novice: temper,
    easy: temper,
    casual: temper,
    medium: temper,
    skilled: temper,
    hard: temper,
    expert: temper,
    master: temper,
  });
  return { two: all(two), more: all(more) };
}

/** Few lines, so that no level thinks for long. */
function foresightBy({ tempers: _, ...usual }: Foresight, tempers: Tempers | undefined): Foresight {
  return { ...usual, pace: 20, ...(tempers && { tempers }) };
}

const FORK: Trail = {
  start: { worth: 0, to: ['bridge', 'ford', 'gorge'] },
  bridge: { worth: 5 },
  ford: { worth: 0, to: ['meadow'] },
  gorge: { worth: 0 },
  meadow: { worth: 0 },
};
const plain = trailGame(FORK);

/** A game of so many seats whose hints like the bridge; nets like the gorge at once, and the meadow at the end of a turn. */
function learnedFork(seats: number, tempers?: Tempers): GameEntry {
  const liked: Record<string, number> = { gorge: 50, meadow: 90 };
  const hints = { ...plain.hints, foresight: foresightBy(foresightOf(plain), tempers) };
  const byNets = { ...hints, value: ({ at }: Hiker) => liked[at] ?? 0 };
  return {
    ...plain,
    game: { ...plain.game, seatsOf: () => seats },
    hints,
    learned: (count) => (count < 4 ? byNets : undefined),
  };
}

const SURE: Temper = { thought: 'move', noise: 0 };
const THOROUGH: Temper = { thought: 'turn', noise: 0, width: 3 };

describe.each(LEVELS.map((level) => [level.name, level] as const))('%s', (_, level) => {
  const chosen = (entry: GameEntry): string => {
    const { state, seat, legal } = askedAtStart(entry);
    return level.make(entry, 5).choose({ seat, legal, view: () => state }).type;
  };

  test('goes by nets in the temper of the table', () => {
    const tempers = tempersOf(SURE, THOROUGH);
    expect([1, 2, 3].map((seats) => chosen(learnedFork(seats, tempers)))).toEqual(['ford', 'gorge', 'ford']);
  });

  test('goes by hints at tables that no net was trained for, and where the game tells no tempers', () => {
    const without = chosen({ ...learnedFork(2), learned: () => undefined });
    expect(chosen(learnedFork(2))).toBe(without);
    expect(chosen(learnedFork(4, tempersOf(SURE)))).toBe(without);
  });

  test('goes by the hints in the temper of the table, where the game tells those', () => {
    const fork = learnedFork(4);
    const foresight = { ...foresightOf(fork), hintedTempers: tempersOf(SURE, THOROUGH) };
    const hinted = { ...fork, hints: { ...fork.hints, foresight }, learned: () => undefined };
    expect(chosen(hinted)).toBe('bridge');
  });

  test('goes by nets in the temper of the hints, where the game tells no other', () => {
    const fork = learnedFork(1);
    const foresight = { ...foresightOf(fork), hintedTempers: tempersOf(SURE, THOROUGH) };
    const byNets = fork.learned?.(1);
    const learned = (): typeof byNets => byNets && { ...byNets, foresight };
    expect(chosen({ ...fork, hints: { ...fork.hints, foresight }, learned })).toBe('ford');
  });

  test('looks at a forced move only to count the seats', () => {
    const entry = learnedFork(2, tempersOf(SURE));
    const { state, seat, legal } = askedAtStart(entry);
    let looks = 0;
    const view = (): object => {
      looks++;
      return state;
    };
    const bot = level.make(entry, 5);
    for (let time = 0; time < 3; time++) bot.choose({ seat, legal: legal.slice(1, 2), view });
    expect(looks).toBe(1);
  });
});

test('the levels are those that games tell tempers for', () => {
  expect(LEVELS.map(({ name }) => name)).toEqual(NAMES);
});

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('in %s with nets', (_, entry) => {
  const { game } = entry;
  const rng = seeded(2);
  const state: object = game.setup(2, readOptions(game, 2), rng);
  const seat = game.actors(state)[0]!;
  const legal = game.legalMoves(state, seat);

  test.each<Temper>([
    { thought: 'move', noise: 3 },
    { thought: 'turn', noise: 3, width: 1 },
    { thought: 'lines', lines: 4, turns: 1 },
  ])('a level by $thought answers alike to what looks alike, with one of its moves', (temper) => {
    const foresight = foresightBy(foresightOf(entry), tempersOf(temper));
    const [hints, skill] = [entry.hints, entry.skill ?? entry.hints].map((one) => ({ ...one, foresight }));
    const learned = withAnyNet({ ...entry, hints: hints!, skill: skill! }, 2);
    const twin: object = game.determinize(game.redact(state, seat), seat, rng);
    const [one, other] = [state, twin].map((position) => {
      const view: object = game.redact(position, seat);
      const before = canonical(view);
      const move = LEVELS[4]!.make(learned, 9).choose({ seat, legal, view: () => view });
      expect(canonical(view)).toBe(before);
      return move;
    });
    expect(legal).toContain(one);
    expect(other).toBe(one);
  });

  test('a slow machine has the time of the level for its lines', () => {
    const tempers = tempersOf({ thought: 'lines', lines: 4, turns: 1 });
    const foresight = { ...foresightBy(foresightOf(entry), tempers), pace: 1e6 };
    const [hints, skill] = [entry.hints, entry.skill ?? entry.hints].map((one) => ({ ...one, foresight }));
    const learned = withAnyNet({ ...entry, hints: hints!, skill: skill! }, 2);
    let passed = 0;
    const hard = LEVELS[5]!.make(learned, 9, { now: () => (passed += 10) });
    const { findings } = hard.weigh!({ seat, legal, view: () => game.redact(state, seat) });
    expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThanOrEqual(4);
  });
});
