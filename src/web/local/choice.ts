import type { Inquiry } from '../../bots/thinker.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { equal } from '../../kernel/plain.ts';
import { pick, seeded } from '../../kernel/rng.ts';
import type { Note } from '../../protocol/table.ts';
import type { Table } from './table.ts';
import { LateError, type Thinker } from './thinker.ts';

/** What is played for a bot: its own move, or the table's with a note why. */
export interface Choice {
  readonly move: Move;
  readonly note?: Note;
}

/** Who stands in for a bot that has been given up. */
const SUBSTITUTE = 'greedy';

class IllegalError extends Error {}

/** What the bot chooses; where it fails, a simple bot chooses for it, and where that fails too, chance. */
export async function choiceOf(think: Thinker, question: Inquiry, signal: AbortSignal): Promise<Choice> {
  try {
    return { move: await legalMove(think, question, signal) };
  } catch (error) {
    signal.throwIfAborted();
    return { move: await substitute(think, question, signal), note: noteOn(error) };
  }
}

async function substitute(think: Thinker, question: Inquiry, signal: AbortSignal): Promise<Move> {
  try {
    return await legalMove(think, { ...question, bot: SUBSTITUTE }, signal);
  } catch {
    signal.throwIfAborted();
    return pick(seeded(question.seed), question.legal);
  }
}

async function legalMove(think: Thinker, question: Inquiry, signal: AbortSignal): Promise<Move> {
  const thought = await think(question, signal);
  const move = question.legal.find((candidate) => equal(candidate, thought.move));
  if (move === undefined) throw new IllegalError('the bot chose what is not legal');
  return move;
}

function noteOn(error: unknown): Note {
  if (error instanceof LateError) return 'botLate';
  return error instanceof IllegalError ? 'botIllegal' : 'botFailed';
}

/** What a bot in a seat's place is asked: what the seat sees and may do. */
export function questionFor({ chronicle }: Table, seat: Seat, bot: string, seed: number): Inquiry {
  const { game, state } = chronicle.match;
  return {
    ...{ game: game.id, bot, seat, seed },
    view: game.redact(state, seat),
    legal: game.legalMoves(state, seat),
  };
}
