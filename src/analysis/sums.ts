import type { Seat } from '../kernel/game.ts';
import type { JudgedDecision, Luck, SeatSum } from './analysis.ts';

/** What a seat's match came to. */
export function sumOf(
  seat: Seat,
  result: number,
  decisions: readonly JudgedDecision[],
  luck: readonly Luck[],
): SeatSum {
  const gained = luck.reduce((sum, { gains }) => sum + gains[seat]!, 0);
  return {
    accuracy: accuracyOf(decisions.filter((decision) => decision.seat === seat)),
    luck: gained,
    result,
    withoutLuck: Math.max(0, Math.min(1, result - gained)),
  };
}

/** The share of the best choices' chances that was kept; costs within the noise count for nothing. */
function accuracyOf(decisions: readonly JudgedDecision[]): number | undefined {
  let [best, lost] = [0, 0];
  for (const { played, cost, noise } of decisions) {
    best += played.chance + cost;
    if (cost > noise) lost += cost;
  }
  return best > 0 ? 1 - lost / best : undefined;
}
