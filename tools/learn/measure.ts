import type { GameEntry } from '../../src/kernel/entry.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { skillOf } from '../../src/bots/foresight.ts';
import { opinionOf } from '../../src/bots/opinion.ts';
import { type Measure, pointsAhead } from '../../src/bots/learned/judge.ts';
import { soloOptions } from './soloOptions.ts';

/** Alone matches differ more, by their options. */
const MATCHES = { alone: 24, others: 8 };
const STRIDE = 20;

/** So many usual leads are one unit, so that a certain win is worth about as much as a usual lead. */
const USUAL = 6;

/**
 * A usual lead is what matches between hints end with, or what they say of their positions differs by. Alone one may
 * always be ahead of the game or behind it, so that what counts is how far matches differ from each other.
 */
export function measured(entry: GameEntry, seats: readonly number[], seed: number): Omit<Measure, 'trust'> {
  const isAlone = seats.every((number) => number === 1);
  const matches = MATCHES[isAlone ? 'alone' : 'others'];
  const found = Array.from({ length: matches }, (_, i) => samples(entry, seats[i % seats.length]!, seed + i));
  const hints = found.flatMap((one) => one.hints);
  const leads = found.flatMap((one) => one.leads);
  const base = Math.round(mean(hints));
  const middle = isAlone ? mean(leads) : 0;
  const spreadOf = (numbers: readonly number[], around: number): number =>
    mean(numbers.map((number) => Math.abs(number - around)));
  const lead = Math.max(spreadOf(leads, middle), spreadOf(hints, base));
  return { unit: Number((USUAL * lead).toPrecision(2)), base };
}

function samples(entry: GameEntry, seats: number, seed: number): { hints: number[]; leads: number[] } {
  const { game } = entry;
  const hints = skillOf(entry);
  const rng = seeded(seed);
  const options = seats === 1 ? soloOptions(game, rng) : {};
  const state: object = game.setup(seats, readOptions(game, seats, options), rng);
  const said: number[] = [];
  for (let ply = 0; ; ply++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) break;
    const legal = game.legalMoves(state, seat);
    const worths = opinionOf(
      { ...entry, hints },
      { state, seat, legal },
      { luck: rng.int(2 ** 32), samples: 1 },
    );
    if (ply % STRIDE === 0) said.push(hints.value(state, seat));
    game.apply(state, seat, legal[worths.indexOf(Math.max(...worths))]!, rng);
  }
  const points: readonly number[] = game.outcome(state)!.points;
  return { hints: said, leads: points.map((_, seat) => pointsAhead(entry, state, points, seat)) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
