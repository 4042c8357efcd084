import type { GameEntry } from '../kernel/entry.ts';
import type { Move } from '../kernel/game.ts';
import type { Player } from '../kernel/match/runner.ts';
import type { Finding } from './search.ts';

/** A clock, and the time limit of a decision where it differs from the bot's own. */
export interface Time {
  /** Milliseconds since any fixed moment. */
  now(): number;
  readonly ms?: number;
}

/** The move a bot chose, with what its search found about the candidates. */
export interface BotAnswer {
  readonly move: Move;
  readonly findings: readonly Finding[];
}

/** A player that thinks for itself. */
export interface Bot extends Player {
  /** The same choice as `choose`, with the findings of the search; missing in bots that do not search. */
  weigh?(asked: Parameters<Player['choose']>[0]): BotAnswer;
}

/** A kind of player that thinks for itself. */
export interface BotKind {
  readonly name: string;
  /** What a person may expect of it. */
  readonly help: string;
  /** The most time it takes for a decision; missing where it answers at once. */
  readonly seconds?: number;
  /**
   * A player for one match; the same seed makes the same choices. With a clock it also keeps to its time, and what
   * it chooses may then depend on the machine.
   */
  make(entry: GameEntry, seed: number, time?: Time): Bot;
}
