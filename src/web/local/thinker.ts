import type { Thought, Time } from '../../bots/bot.ts';
import { type Inquiry, thoughtOf } from '../../bots/thinker.ts';
import type { GameSource } from '../../kernel/entry.ts';
import { digest, type Seed } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/game.ts';

/**
 * Answers for the bots, and fails when the signal says that nobody waits any more. What it gives back is looked up
 * among the legal moves like any move from outside.
 */
export type Thinker = (inquiry: Inquiry, signal: AbortSignal) => Promise<Thought>;

/** A bot that has used up its time and was given up. */
export class LateError extends Error {}

/**
 * Thinks right here: nothing else happens until the bot has decided. Every question meets a bot made anew, so the
 * answer depends on the question alone, and with a clock on the speed of the machine.
 */
export function thinkHere(games: GameSource, time?: Time): Thinker {
  return async (inquiry) => thoughtOf(await games(inquiry.game), inquiry, time);
}

/** The same match asks the same bot with the same seed; other matches and other moves with others. */
export function botSeed(seed: Seed, ply: number): number {
  return seedOf(`bot ${seed} ${ply}`);
}

/** From nothing but what everybody knows, so that what the coach says cannot tell of the secret seed. */
export function coachSeed(seat: Seat, ply: number): number {
  return seedOf(`coach ${seat} ${ply}`);
}

function seedOf(text: string): number {
  return Number.parseInt(digest(text).slice(0, 13), 16);
}
