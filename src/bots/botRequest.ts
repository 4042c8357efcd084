import type { GameEntry } from '../kernel/entry.ts';
import type { Move } from '../kernel/game.ts';
import { versionFor } from '../kernel/versions.ts';
import type { BotAnswer, Time } from './bot.ts';
import { botOf } from './index.ts';
import type { Question } from './search.ts';

/** A question to a bot, as plain data, so that it can be answered in another thread. */
export interface BotRequest extends Question {
  readonly game: string;
  /** The version of the rules, where it need not be the newest. */
  readonly rules?: number;
  readonly bot: string;
  readonly seed: number;
}

/** Asks a bot for its move. The caller looks the answer up among the legal moves, like any move from outside. */
export type AskBot = (request: BotRequest) => Promise<Move>;

/** A bot's answer, computed in this thread; blocks until it has decided. */
export function answerRequest(newest: GameEntry, request: BotRequest, time?: Time): BotAnswer {
  const { rules = newest.game.rulesVersion, bot, seat, legal, view, seed } = request;
  const entry = versionFor(newest, rules);
  const player = botOf(bot).make(entry, seed, time);
  const asked = { seat, legal, view: () => view };
  return player.weigh?.(asked) ?? { move: player.choose(asked), findings: [] };
}
