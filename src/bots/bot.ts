import type { GameEntry } from '../games/entry.ts';
import type { Player } from '../kernel/runner.ts';

/** A kind of player that thinks for itself. */
export interface BotKind {
  readonly name: string;
  /** What a person may expect of it. */
  readonly help: string;
  /** A player for one match; the same seed makes the same choices. */
  make(entry: GameEntry, seed: number): Player;
}
