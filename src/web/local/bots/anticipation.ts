import { type Decision, decisionAfter, isSlow, likelyDecisions } from '../../../table/anticipation.ts';
import type { Table } from '../table.ts';
import { requestAt } from './request.ts';

/**
 * Asks bots what they may soon have to decide, while a person thinks and until the position changes: the decisions that may
 * come next, then those that follow on them.
 */
export async function anticipate(table: Table, signal: AbortSignal): Promise<void> {
  const { screen, stored } = table;
  if (!stored.setup.chairs.some(({ player }) => player !== 'person' && isSlow(player.bot))) return;
  const later = await tryAll(table, likelyDecisions(screen.ledger), signal);
  await tryAll(table, later, signal);
}

/** What bots have to decide after their answers to these. */
async function tryAll(
  table: Table,
  decisions: Iterable<Decision>,
  signal: AbortSignal,
): Promise<readonly Decision[]> {
  const later: Decision[] = [];
  for (const decision of decisions) {
    if (signal.aborted) return [];
    const next = await afterAnswer(table, decision);
    if (next) later.push(next);
  }
  return later;
}

/** Nothing where the bot answers in a moment anyway, or enough was guessed. */
async function afterAnswer(
  { dependencies, stored }: Table,
  decision: Decision,
): Promise<Decision | undefined> {
  const request = requestAt(stored.setup, decision.ledger, decision.seat);
  const answer = isSlow(request.bot) ? await dependencies.guesses.ahead(request) : undefined;
  return answer && decisionAfter(decision, answer.move);
}
