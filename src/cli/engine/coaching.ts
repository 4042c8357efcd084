import type { CoachRequest } from '../../bots/coach/coachRequest.ts';
import type { Thinking } from '../../bots/coach/coach.ts';
import { verdictOf } from '../../bots/coach/sayings.ts';
import { tellComparison, tellPlans } from '../../bots/coach/told.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import { legalFor, type Match } from '../../kernel/match/match.ts';
import { coachSeed } from '../../table/botTurn.ts';

/** What the coach says to a seat about its turn, or about a move; without a time it can be repeated. */
export function coached(
  entry: GameEntry,
  match: Match,
  seat: Seat,
  names: readonly string[],
  { text, ms }: { readonly text: string | undefined; readonly ms: number | undefined },
): object {
  const request = requestOf(match, seat);
  if (text === undefined) return { plans: tellPlans(entry, request, names, thinkingFor(ms)) };
  const comparison = tellComparison(entry, request, names, text, thinkingFor(ms));
  return { ...comparison, verdict: verdictOf(comparison) };
}

function requestOf(match: Match, seat: Seat): CoachRequest {
  const { game, state, plies } = match;
  const legal = legalFor(match, seat);
  return { game: game.id, seat, view: game.redact(state, seat), legal, seed: coachSeed(seat, plies.length) };
}

function thinkingFor(ms: number | undefined): Thinking {
  if (ms === undefined) return {};
  const end = performance.now() + ms;
  return { late: () => performance.now() >= end };
}
