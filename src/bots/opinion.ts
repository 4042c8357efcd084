import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { lazyLuck } from './luck.ts';

/** A position in which a seat is asked. */
export interface Asked {
  readonly state: object;
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

/** How moves are tried: with which luck, and how often where their result hangs on it. */
export interface Trial {
  readonly luck: number;
  readonly samples: number;
  /** What earlier tries have found, where they may come to the same positions. */
  readonly memory?: Memory;
}

/** What moves are worth that left nothing to chance, by who was asked in which position and by their place. */
export type Memory = Map<string, number[]>;

/** The legal moves without those that only take back what was begun, unless there are no others. */
export function forwardMoves({ hints }: GameEntry, legal: readonly Move[]): readonly Move[] {
  if (hints.takesBack === undefined) return legal;
  const forward = legal.filter((move) => hints.takesBack?.(move) !== true);
  return forward.length > 0 ? forward : legal;
}

/** What the hints of a game think each move is worth: judged at once, or tried one by one. */
export function opinionOf(entry: GameEntry, asked: Asked, trial: Trial): readonly number[] {
  const { state, seat, legal } = asked;
  return entry.hints.judge?.(state, seat, legal) ?? worthsOf(entry, asked, trial);
}

/** The same at a glance, where the game knows a quicker way to judge. */
export function glanceOf(entry: GameEntry, asked: Asked, trial: Trial): readonly number[] {
  const { state, seat, legal } = asked;
  return entry.hints.glance?.(state, seat, legal) ?? opinionOf(entry, asked, trial);
}

/** So many moves take longer to try than a position takes to be found in the memory. */
const MANY = 8;
/** A memory that holds so many positions takes in no others. */
const FULL = 1000;

function worthsOf(entry: GameEntry, asked: Asked, trial: Trial): number[] {
  const { legal } = asked;
  const { memory } = trial;
  const known = memory && legal.length >= MANY ? knownOf(memory, asked) : [];
  return legal.map((_, at) => known[at] ?? triedWorth(entry, asked, at, trial, known));
}

function knownOf(memory: Memory, { state, seat }: Asked): number[] {
  const key = `${seat}${JSON.stringify(state)}`;
  const known = memory.get(key) ?? [];
  if (memory.size < FULL) memory.set(key, known);
  return known;
}

/** All moves meet the same luck, so that none looks better for a lucky card. */
function triedWorth(
  { game, hints }: GameEntry,
  { state, seat, legal }: Asked,
  at: number,
  { luck, samples }: Trial,
  known: number[],
): number {
  const move = legal[at]!;
  const nudge = hints.weight(state, seat, move);
  let total = 0;
  for (let sample = 1; ; sample++) {
    const chance = lazyLuck(luck + sample);
    const next = game.copy(state);
    game.apply(next, seat, move, chance);
    total += hints.value(next, seat);
    if (chance.used && sample < samples) continue;
    const worth = total / sample + nudge;
    if (!chance.used) known[at] = worth;
    return worth;
  }
}
