import type { GameEntry } from '../../kernel/entry.ts';
import { untilChance } from '../../kernel/match/untilChance.ts';
import type { Asked } from '../opinion.ts';
import type { Judge } from './judge.ts';

/** A move that was looked into. */
export interface Candidate {
  /** Its place among the legal moves. */
  readonly at: number;
  /** What the hints think of it, and of the position after it, in leads. */
  readonly opinion: number;
  readonly hint: number;
  /** The position after it, before the first draw, and whether something is drawn there. */
  readonly after: object;
  readonly isDrawing: boolean;
  readonly worth: number;
}

/** What is known of a move before the net is asked. */
type Tried = Omit<Candidate, 'worth'>;

/** So many of the moves that the hints like best are looked into. */
const MOST = 16;

/** The moves that the hints like best, each with what the net makes of the position after it; the best first. */
export function candidatesOf(entry: GameEntry, judge: Judge, asked: Asked, most = MOST): Candidate[] {
  const { seat } = asked;
  return promising(entry, judge, asked, most)
    .map((tried) => ({ ...tried, worth: judge.worth(tried.after, seat, tried.hint, tried.opinion) }))
    .toSorted((a, b) => b.worth - a.worth);
}

/** Moves that the game judges are played only if they are promising, the others all. */
function promising(entry: GameEntry, judge: Judge, asked: Asked, most: number): Tried[] {
  const { state, seat, legal } = asked;
  const { game, hints } = entry;
  const tried = (at: number, opinion?: number): Tried => {
    const { state: after, isDrawing } = untilChance(game, state, seat, legal[at]!);
    const hint = judge.hintOf(after, seat);
    const nudge = opinion === undefined ? hints.weight(state, seat, legal[at]!) / judge.measure.unit : 0;
    return { at, opinion: opinion ?? hint + nudge, hint, after, isDrawing };
  };
  const judged = hints.judge?.(state, seat, legal);
  if (judged === undefined)
    return best(
      legal.map((_, at) => tried(at)),
      most,
    );
  const opinions = judged.map((points, at) => ({ at, opinion: judge.inLeads(points) }));
  return best(opinions, most).map(({ at, opinion }) => tried(at, opinion));
}

function best<T extends { readonly opinion: number }>(moves: readonly T[], most: number): T[] {
  return moves.toSorted((a, b) => b.opinion - a.opinion).slice(0, most);
}
