import type { GameEntry, GameSource } from '../kernel/entry.ts';
import type { Move } from '../kernel/game.ts';
import { equal } from '../kernel/plain.ts';
import { pick, seeded } from '../kernel/rng.ts';
import type { Thought, Time } from './bot.ts';
import { greedy } from './greedy.ts';
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

/** Thinks right here. */
export function thinkHere(games: GameSource, time?: Time): Thinker {
  return async (inquiry) => thoughtOf(await games(inquiry.game), inquiry, time).move;
}

/** Why a move is not the bot's own. */
type Trouble = 'failed' | 'illegal' | 'late';

export interface Answer {
  readonly move: Move;
  readonly trouble?: Trouble;
}

/** How long a bot is waited for, and what is done about one that is late. */
export interface Patience {
  readonly ms: number;
  /** Resolves after so many milliseconds at least. */
  pause(ms: number): Promise<unknown>;
  /** Stops what is still thinking. */
  giveUp?(): void;
}

/** A legal move in any case and in time: where the bot fails, is late or cheats, a simpler player chooses. */
export async function surely(
  think: Thinker,
  entry: GameEntry,
  inquiry: Inquiry,
  patience: Patience,
): Promise<Answer> {
  const late = patience.pause(patience.ms).then((): Trouble => 'late');
  const answer = await Promise.race([attempt(think, inquiry), late]);
  if (answer === 'late') patience.giveUp?.();
  if (typeof answer === 'string') return { move: simpleMove(entry, inquiry), trouble: answer };
  return answer;
}

async function attempt(think: Thinker, inquiry: Inquiry): Promise<Answer | Trouble> {
  try {
    const wanted: unknown = await think(inquiry);
    const move = inquiry.legal.find((candidate) => equal(candidate, wanted));
    return move === undefined ? 'illegal' : { move };
  } catch {
    return 'failed';
  }
}

/** What greedy would play; any legal move where even that fails. */
export function simpleMove(entry: GameEntry, { seat, legal, view, seed }: Inquiry): Move {
  try {
    return greedy.make(entry, seed).choose({ seat, legal, view: () => view });
  } catch {
    return pick(seeded(seed), legal);
  }
}
