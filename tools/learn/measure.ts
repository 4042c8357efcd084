import type { GameEntry } from '../../src/kernel/entry.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { skillOf } from '../../src/bots/foresight.ts';
import { opinionOf } from '../../src/bots/opinion.ts';
import { type Measure, pointsAhead } from '../../src/bots/learned/judge.ts';
import { soloOptions } from './soloOptions.ts';

const MATCHES = 8;
const STRIDE = 20;
/** Matches alone with the same options, and how many options are looked at. */
const ALONE = { matches: 4, options: 6 };

/** So many usual leads are one unit, so that a certain win is worth about as much as a usual lead. */
const USUAL = 6;

/** What matches between hints end with, and what they say of their positions. */
interface Samples {
  readonly hints: readonly number[];
  readonly leads: readonly number[];
}

/** A usual lead is what matches between hints end with, or what they say of their positions differs by. */
export function measured(entry: GameEntry, seats: readonly number[], seed: number): Omit<Measure, 'trust'> {
  if (seats.every((number) => number === 1)) return measuredAlone(entry, seed);
  const found = Array.from({ length: MATCHES }, (_, i) => samples(entry, seats[i % seats.length]!, seed + i));
  const hints = found.flatMap((one) => one.hints);
  const leads = found.flatMap((one) => one.leads);
  const base = Math.round(mean(hints));
  return { unit: unitOf(mean(leads.map(Math.abs)), mean(hints.map((hint) => Math.abs(hint - base)))), base };
}

/**
 * Alone one may always be ahead of the game or behind it, by the options of the match: usual is what matches with the same
 * options differ by, and an ordinary position one from which one comes out even.
 */
function measuredAlone(entry: GameEntry, seed: number): Omit<Measure, 'trust'> {
  const found = Array.from({ length: ALONE.options }, (_, i) => {
    const options = i === 0 ? {} : soloOptions(entry.game, seeded(seed + i));
    const played = (match: number): Samples => samples(entry, 1, seed + ALONE.matches * i + match, options);
    const matches = Array.from({ length: ALONE.matches }, (_match, match) => played(match));
    return { hints: matches.flatMap((one) => one.hints), leads: matches.flatMap((one) => one.leads) };
  });
  const [leads, hints] = [found.map((one) => one.leads), found.map((one) => one.hints)];
  return {
    unit: unitOf(mean(leads.flatMap(deviations)), mean(hints.flatMap(deviations))),
    base: Math.round(mean(hints.flat()) - mean(leads.flat())),
  };
}

function unitOf(lead: number, hint: number): number {
  return Number((USUAL * Math.max(lead, hint)).toPrecision(2));
}

function deviations(numbers: readonly number[]): number[] {
  const middle = mean(numbers);
  return numbers.map((number) => Math.abs(number - middle));
}

function samples(entry: GameEntry, seats: number, seed: number, options: object = {}): Samples {
  const { game } = entry;
  const hints = skillOf(entry);
  const rng = seeded(seed);
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
