import type { BotRequest } from '../bots/botRequest.ts';
import { digest, type Seed } from '../kernel/match/chance.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { equal } from '../kernel/data/plain.ts';
import { pick, seeded } from '../kernel/match/rng.ts';
import type { Note } from './entry.ts';
import { actorsOf, type Ledger, personsAsked } from './ledger.ts';

/** The seat a bot is to move for: bots wait for persons, so that nobody's open choice runs out meanwhile. */
export function botToMove(ledger: Ledger): Seat | undefined {
  return ledger.paused || personsAsked(ledger).length > 0 ? undefined : actorsOf(ledger)[0];
}

/** What a bot in a seat's place is asked: what the seat sees and may do. */
export function botRequest(ledger: Ledger, seat: Seat, bot: string, seed: number): BotRequest {
  const { position } = ledger;
  const { game } = position;
  return {
    game: game.id,
    rules: game.rulesVersion,
    bot,
    seat,
    view: position.seenBy(seat),
    legal: position.movesOf(seat),
    seed,
  };
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

/** A bot that has used up its time and was stopped. */
export class BotLate extends Error {}

/** What is played for a bot: its own move, or the table's with a note why. */
export interface BotChoice {
  readonly move: Move;
  readonly note?: Note;
}

/** How a host asks its bots. */
export interface BotHost {
  /** Asks the bot; fails where it fails, and with `BotLate` where it took too long. */
  readonly ask: (request: BotRequest) => Promise<Move>;
  /** Called whenever a bot fails. */
  readonly failed?: (error: unknown) => void;
  /** Whether nobody waits for the move any more: what fails then is no fault of the bot's. */
  readonly isCancelled?: () => boolean;
}

/** Moves for a bot that has failed: it never takes long. */
const FALLBACK_BOT = 'greedy';

class BotIllegal extends Error {}

/** A legal move in any case: where the bot is late, fails or cheats, a simple bot chooses, and where that fails too, chance. */
export async function botChoice(host: BotHost, request: BotRequest): Promise<BotChoice> {
  if (request.legal.length === 1) return { move: itemAt(request.legal, 0) };
  try {
    return { move: await legalMove(host, request) };
  } catch (error) {
    reportFailure(host, error);
    return { move: await fallbackMove(host, request), note: noteFor(error) };
  }
}

async function fallbackMove(host: BotHost, request: BotRequest): Promise<Move> {
  try {
    if (request.bot !== FALLBACK_BOT) return await legalMove(host, { ...request, bot: FALLBACK_BOT });
  } catch (error) {
    reportFailure(host, error);
  }
  return pick(seeded(request.seed), request.legal);
}

/** What a bot wants is looked up among the legal moves like any move from outside. */
async function legalMove(host: BotHost, request: BotRequest): Promise<Move> {
  const wanted: Move | undefined = await host.ask(request);
  const move = request.legal.find((candidate) => equal(candidate, wanted));
  if (move === undefined) throw new BotIllegal(`the bot ${request.bot} chose what is not legal`);
  return move;
}

function reportFailure({ isCancelled, failed }: BotHost, error: unknown): void {
  if (isCancelled?.()) throw error;
  failed?.(error);
}

function noteFor(error: unknown): Note {
  if (error instanceof BotLate) return 'botLate';
  return error instanceof BotIllegal ? 'botIllegal' : 'botFailed';
}
