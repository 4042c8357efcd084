import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { game } from '../../../../games/empire/index.ts';
import type { Options } from '../../../../games/empire/options.ts';
import { ancientPoints, pointsOf } from '../../../../games/empire/scoring.ts';
import { ANCIENTS, type Event, type Move } from '../../../../games/empire/state.ts';
import { fresh } from '../../../../games/empire/test/testkit.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { pick, type Rng, seeded } from '../../../../kernel/match/rng.ts';
import { type Great, moments } from './moments.ts';

const NAMES = ['Ada', 'Rook', 'Ines'];
const RULES = readFileSync('src/games/empire/RULES.md', 'utf8');
const seen = new Map<string, number>();

/** Plays on by chance, and checks every moment of every move. */
function watch(seats: number, options: Partial<Options>, seed: number): void {
  const rng = seeded(seed);
  const state = fresh(seats, options, seed);
  for (let ply = 0; ply < 500; ply++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return;
    const before = clone(state);
    const events: Event[] = [];
    game.apply(state, seat, lively(rng, game.legalMoves(state, seat)), rng, events);
    const shown = moments(before, events, state, NAMES, 0);
    for (const moment of shown) {
      seen.set(moment.kind, (seen.get(moment.kind) ?? 0) + 1);
      expect(moment.say).toMatch(/[.!?]$/);
      expect(moment.say).not.toMatch(/undefined|NaN|Ada|Seat \d|\[object|\b[12] times/);
      if (moment.rule !== undefined) expect(RULES).toMatch(new RegExp(`(\\*\\*|# )${moment.rule}\\b`));
      check(moment);
    }
    const told = shown.find((moment) => moment.kind === 'score');
    for (const { who, to } of told?.gains ?? [])
      expect(to).toBe(who === ANCIENTS ? ancientPoints(state) : pointsOf(state, who));
  }
}

function check(moment: Great): void {
  if (moment.kind === 'card') expect(moment.lines.join(' ')).not.toMatch(/Time takes|Edict of/);
  if (moment.kind !== 'battle') return;
  expect(moment.title).toMatch(/^Battle of the [A-Z]/);
  const [attacker, defender] = moment.sides;
  const counts = ({ numbers }: typeof attacker): readonly number[] => numbers.map((number) => number.counts);
  expect(attacker.hits).toBe(Math.max(0, itemAt(counts(attacker), 1) - itemAt(counts(defender), 2)));
  expect(defender.hits).toBe(Math.max(0, itemAt(counts(defender), 1) - itemAt(counts(attacker), 2)));
  for (const { set, change, counts: made } of [...attacker.numbers, ...defender.numbers])
    expect(made).toBe(set + change);
  expect(moment.tactics?.by).toBe(
    itemAt(counts(attacker), 0) === itemAt(counts(defender), 0)
      ? undefined
      : Math.abs(itemAt(counts(attacker), 0) - itemAt(counts(defender), 0)),
  );
}

function lively(rng: Rng, moves: readonly Move[]): Move {
  const dull = new Set(['pass', 'done', 'end', 'cancel', 'decline', 'refrain']);
  const deeds = moves.filter(({ type }) => !dull.has(type));
  return pick(rng, deeds.length > 0 && rng.int(8) > 0 ? deeds : moves);
}

test.each([
  [1, { difficulty: 'standard' }, 3],
  [1, { difficulty: 'doom' }, 4],
  [3, { events: true }, 5],
  [3, { events: true }, 6],
] as const)('in a match of %i with %o every moment is said and adds up', (seats, options, seed) => {
  watch(seats, options, seed);
});

test('battles, cards, crowns and scores have been seen', () => {
  expect([...seen.keys()].toSorted()).toEqual(['battle', 'card', 'crown', 'score']);
});
