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
}

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

function worthsOf(entry: GameEntry, asked: Asked, trial: Trial): number[] {
  return asked.legal.map((move) => triedWorth(entry, asked, move, trial));
}

/** All moves meet the same luck, so that none looks better for a lucky card. */
function triedWorth(
  { game, hints }: GameEntry,
  { state, seat }: Asked,
  move: Move,
  { luck, samples }: Trial,
): number {
  const nudge = hints.weight(state, seat, move);
  let total = 0;
  for (let sample = 1; ; sample++) {
    const chance = lazyLuck(luck + sample);
    const next = game.copy(state);
    game.apply(next, seat, move, chance);
    total += hints.value(next, seat);
    if (!chance.used || sample === samples) return total / sample + nudge;
  }
}
