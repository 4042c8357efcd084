import type { JudgedDecision } from '../analysis.ts';
import type { Comparison } from './comparison.ts';
import type { Effort } from '../effort.ts';
import type { Gauge } from '../gauge.ts';
import { lookedInto } from './looked.ts';
import type { Question } from '../question.ts';
import { searchedInto } from './searched.ts';
import { isPlanned } from '../trial.ts';
import { verdictOf } from '../verdict.ts';

/** What a decision was worth. */
export type Judgement = Omit<JudgedDecision, 'ply' | 'turn'>;

/** So many choices are told. */
const TOLD = 3;
/** Before the first turn no line tells much, so that a smaller cost is not held against anybody. */
const OPENING = 0.15;

/** Judges a decision by what its seat saw alone, in the way that plays best in the game: by planned turns or by a search. */
export function judgementOf(gauge: Gauge, question: Question, effort: Effort, seed: number): Judgement {
  const { entry } = gauge;
  const compared = isPlanned(entry, entry.game.seatsOf(question.view)) ? lookedInto : searchedInto;
  return told(gauge, question, compared(gauge, question, effort, seed));
}

/** Who is the best among those that were compared, and how far the played move is behind. */
function told({ entry }: Gauge, { seat, view }: Question, { played, others, gap }: Comparison): Judgement {
  const highest = Math.max(played.chance, ...others.map(({ chance }) => chance));
  const cost = Math.max(0, Math.min(gap.mean, highest));
  const noise = Math.max(gap.noise, entry.hints.opening?.(view) === true ? OPENING : 0);
  const chosen = { ...played, chance: highest - cost };
  const best = [chosen, ...others].toSorted((a, b) => b.chance - a.chance).slice(0, TOLD);
  return { seat, played: chosen, best, cost, noise, verdict: verdictOf(cost, noise) };
}
