import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GameEntry } from '../kernel/entry.ts';
import type { AnyGame, Move, Seat } from '../kernel/game.ts';
import type { Features } from '../kernel/hints/features.ts';
import { readOptions } from '../kernel/options.ts';
import { pick, type Rng, seeded } from '../kernel/match/rng.ts';
import { anyOptions } from './anyOptions.ts';
import type { Trials } from './trials.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A listed game with the way it is tried. */
export interface Subject {
  readonly id: string;
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly trials: Trials;
  readonly features: Features<object> | undefined;
  /** Where its playthroughs are written. */
  readonly folder: string;
}

/** One thing that is looked at; it throws what it finds wrong. */
export interface Check {
  readonly title: string;
  readonly run: () => void;
}

/** The games of a list, each with its own settings where it has some; ORRERY_GAME leaves one of them. */
export async function subjectsOf(games: readonly GameEntry[]): Promise<Subject[]> {
  const only = process.env['ORRERY_GAME'];
  const chosen = games.filter(({ game }) => only === undefined || game.id === only);
  return Promise.all(chosen.map(subjectOf));
}

async function subjectOf(entry: GameEntry): Promise<Subject> {
  const { game } = entry;
  const { id } = game;
  const own = path.join(ROOT, 'src/games', id);
  const folder = existsSync(own)
    ? path.join(own, 'test/playthroughs')
    : path.join(ROOT, 'examples/playthroughs', id);
  return { id, entry, game, trials: await trialsOf(id), features: await entry.features?.(), folder };
}

async function trialsOf(id: string): Promise<Trials> {
  if (!existsSync(path.join(ROOT, 'src/games', id, 'test/trials.ts'))) return {};
  const { trials }: { trials: Trials } = await import(`../games/${id}/test/trials.ts`);
  return trials;
}

/** Every number of seats a game is for. */
export function seatCounts({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** The options of the i-th of several matches. */
export function optionsOf({ game, trials }: Subject, seats: number, i: number): object {
  if (trials.options) return trials.options(seats, i);
  return i === 0 ? {} : anyOptions(game, seeded(1000 * seats + i), seats);
}

/** A new match; the seed decides all chance of the setup. */
export function freshState(game: AnyGame, seats: number, options: object, seed: number): object {
  return game.setup(seats, readOptions(game, seats, options), seeded(seed));
}

/** A random move of a seat. */
export function chosenMove({ game, trials }: Subject, rng: Rng, state: object, seat: Seat): Move {
  return trials.choose ? trials.choose(rng, state, seat) : pick(rng, game.legalMoves(state, seat));
}
