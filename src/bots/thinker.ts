import type { GameEntry } from '../kernel/entry.ts';
import type { Move } from '../kernel/game.ts';
import type { Thought, Time } from './bot.ts';
import { botOf } from './index.ts';
import type { Question } from './search.ts';

/** What a bot is asked at a table: plain data, so that the answer may come from another thread. */
export interface Inquiry extends Question {
  readonly game: string;
  /** The version of the rules, where it need not be the newest. */
  readonly rules?: number;
  readonly bot: string;
  readonly seed: number;
}

/** Answers for the bots. What it gives back is looked up among the legal moves like any move from outside. */
export type Thinker = (inquiry: Inquiry) => Promise<Move>;

/** What a bot answers, with what it found; nothing else happens in this thread until it has decided. */
export function thoughtOf(entry: GameEntry, inquiry: Inquiry, time?: Time): Thought {
  const { bot, seat, legal, view, seed } = inquiry;
  const player = botOf(bot).make(entry, seed, time);
  const asked = { seat, legal, view: () => view };
  return player.weigh?.(asked) ?? { move: player.choose(asked), findings: [] };
}
