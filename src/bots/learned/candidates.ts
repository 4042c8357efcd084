import type { GameEntry } from '../../kernel/entry.ts';
import { untilChance } from '../../kernel/match/untilChance.ts';
import { type Asked, opinionOf } from '../opinion.ts';
import type { Judge } from './judge.ts';

/** A move that was looked into. */
export interface Candidate {
  /** Its place among the legal moves. */
  readonly at: number;
  /** What the hints think of it, in leads. */
  readonly hint: number;
  /** The position after it, before the first draw. */
  readonly after: object;
  readonly worth: number;
}

/** So many of the moves that the hints like best are looked into. */
const MOST = 16;
/** How often a move is tried whose result hangs on chance. */
const SAMPLES = 2;

/** The moves that the hints like best, each with what the net makes of the position after it; the best first. */
export function candidatesOf(entry: GameEntry, judge: Judge, asked: Asked, luck: number): Candidate[] {
  const { state, seat, legal } = asked;
  const hints = opinionOf(entry, asked, { luck, samples: SAMPLES }).map((opinion) => judge.inLeads(opinion));
  const promising = legal.map((_, at) => at).toSorted((a, b) => hints[b]! - hints[a]!);
  return promising
    .slice(0, MOST)
    .map((at) => {
      const hint = hints[at]!;
      const after = untilChance(entry.game, state, seat, legal[at]!).state;
      return { at, hint, after, worth: judge.worth(after, seat, hint) };
    })
    .toSorted((a, b) => b.worth - a.worth);
}
