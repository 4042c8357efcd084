import type { GameEntry } from '../kernel/entry.ts';
import type { Move } from '../kernel/game.ts';
import type { Player } from '../kernel/runner.ts';
import type { Finding } from './search.ts';

/** A clock to be watched, and the time a decision may take where it is not what the bot would take itself. */
export interface Time {
  /** Milliseconds, from any beginning. */
  now(): number;
  readonly ms?: number;
}

/** What a bot has made up its mind to, with what it found of the moves it looked into. */
export interface Thought {
  readonly move: Move;
  readonly findings: readonly Finding[];
}

/** A player that thinks for itself. */
export interface Bot extends Player {
  /** The same choice as `choose`, with what was found on the way; only bots that search can tell. */
  weigh?(asked: Parameters<Player['choose']>[0]): Thought;
}

/** A kind of player that thinks for itself. */
export interface BotKind {
  readonly name: string;
  /** What a person may expect of it. */
  readonly help: string;
  /** How long it thinks about a decision at most; hardly at all where it is not told. */
  readonly seconds?: number;
  /**
   * A player for one match; the same seed makes the same choices. With a clock it also keeps to its time, and what
   * it chooses may then depend on the machine.
   */
  make(entry: GameEntry, seed: number, time?: Time): Bot;
}
