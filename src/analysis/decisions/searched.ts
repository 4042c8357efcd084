import { moveText } from '../../kernel/text.ts';
import type { Choice } from '../analysis.ts';
import type { Comparison } from './comparison.ts';
import { type Contender, contendersOf, contestOf } from './contest.ts';
import type { Effort } from '../effort.ts';
import { leadOf, meanOf, soundingOf } from '../estimate.ts';
import type { Gauge } from '../gauge.ts';
import type { Question } from '../question.ts';
import { SLIP, SUSPECT } from '../verdict.ts';

/** So many rivals are searched for longer. */
const RIVALS = 3;
/** What is ahead by no more than this share of the noise is no rival. */
const HARDLY = 0.25;
/** What is not clear then is searched for so many times as long. */
const CLOSER = 4;
/** Each search meets luck of its own. */
const LUCK = { longer: 1_000_000, closer: 2_000_000 };

/**
 * Compares moves by searching on from each of them, shortly at first. Where the one that was made seems to be behind, it
 * and its rivals are searched for longer with other luck, so that the best is not the luckiest, and once more where that
 * leaves open whether it was a fault.
 */
export function searchedInto(
  gauge: Gauge,
  question: Question,
  { contenders, screened, searched }: Effort,
  seed: number,
): Comparison {
  const { played } = question;
  const search = (places: readonly number[], lines: number, luck: number): readonly Contender[] =>
    ranked(contestOf(gauge, question, places, lines, seed + luck));
  const first = search(contendersOf(gauge, question, contenders, seed), screened, 0);
  const rivals = rivalsOf(first, played);
  if (rivals.length === 0) return comparisonOf(first, question);
  const second = search([...rivals, played], searched, LUCK.longer);
  const found = comparisonOf(second, question);
  if (found.gap.mean < SLIP || found.gap.mean > found.gap.noise) return found;
  const third = search([second[0]!.at, played], CLOSER * searched, LUCK.closer);
  return comparisonOf(third, question);
}

/** The best first. */
function ranked(contenders: readonly Contender[]): readonly Contender[] {
  return contenders.toSorted((a, b) => meanOf(b.results) - meanOf(a.results));
}

/** The best of those that seem to be ahead of the move that was made. */
function rivalsOf(contenders: readonly Contender[], played: number): readonly number[] {
  const own = ownOf(contenders, played);
  const isRival = ({ results }: Contender): boolean => {
    const { mean, noise } = leadOf(results, own.results);
    return mean >= SUSPECT && mean >= HARDLY * noise;
  };
  return contenders
    .filter(isRival)
    .slice(0, RIVALS)
    .map(({ at }) => at);
}

function ownOf(contenders: readonly Contender[], played: number): Contender {
  return contenders.find(({ at }) => at === played)!;
}

function comparisonOf(contenders: readonly Contender[], { legal, played }: Question): Comparison {
  const own = ownOf(contenders, played);
  const choiceOf = ({ at, results }: Contender): Choice => {
    const { mean, noise } = soundingOf(results);
    return { text: moveText(legal[at]!), chance: mean, noise };
  };
  return {
    played: choiceOf(own),
    others: contenders.filter((contender) => contender !== own).map(choiceOf),
    gap: leadOf(contenders[0]!.results, own.results),
  };
}
