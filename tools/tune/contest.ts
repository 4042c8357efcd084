import { greedy } from '../../src/bots/greedy.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import { digest } from '../../src/kernel/match/chance.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { runMatch } from '../../src/kernel/match/runner.ts';
import { winOf } from '../../src/kernel/outcome.ts';

/** Deals between new hints and the old ones: each is played once from every seat. */
export interface Contest {
  readonly seats: number;
  readonly seed: string;
  readonly first: number;
  readonly deals: number;
}

export interface Tally {
  readonly matches: number;
  /** Matches won by the new hints, shared first places in shares. */
  readonly wins: number;
  /** What counts for the tuner: wins, and how clear they were. */
  readonly score: number;
}

/** A match this long is stuck. */
const MOST_MOVES = 20_000;

/** Lets one greedy player with new hints play against others with the old ones. */
export function contestOf(entry: GameEntry, hints: GameEntry['hints'], contest: Contest): Tally {
  const { seats, first, deals } = contest;
  let wins = 0;
  let score = 0;
  for (let deal = first; deal < first + deals; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      const { win, margin } = played({ ...entry, hints }, entry, contest, deal, seat);
      wins += win;
      score += win + margin;
    }
  }
  return { matches: deals * seats, wins, score: score / (deals * seats) };
}

function played(
  newcomer: GameEntry,
  entry: GameEntry,
  { seats, seed }: Contest,
  deal: number,
  seat: number,
): { readonly win: number; readonly margin: number } {
  const secret = digest(`${seed} deal ${deal}`);
  const number = Number.parseInt(secret.slice(0, 12), 16);
  const players = Array.from({ length: seats }, (_, at) =>
    greedy.make(at === seat ? newcomer : entry, number + at),
  );
  const { outcome } = runMatch(entry.game, { seats, seed: secret, mostMoves: MOST_MOVES }, players);
  if (outcome === undefined) return { win: 0, margin: -1 };
  return { win: winOf(outcome.places, seat), margin: marginOf(outcome.points, seat) };
}

/** From -1 to 1: the lead over the best of the others, as a share of what both have. */
function marginOf(points: readonly number[], seat: number): number {
  const own = itemAt(points, seat);
  const best = Math.max(...points.filter((_, other) => other !== seat));
  const both = Math.abs(own) + Math.abs(best);
  return both === 0 ? 0 : (own - best) / both;
}
