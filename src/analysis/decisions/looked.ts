import { moveText } from '../../kernel/text.ts';
import type { Choice } from '../analysis.ts';
import { type Candidate, candidatesOf, tryOut } from './candidates.ts';
import type { Comparison } from './comparison.ts';
import type { Effort } from '../effort.ts';
import { differenceOf, estimateOf, meanOf, valueOf } from '../estimate.ts';
import type { Gauge } from '../gauge.ts';
import type { Question } from '../question.ts';
import { SUSPECT } from '../verdict.ts';

/** What is behind the best by more than this at first sight is no rival. */
const RIVAL = 0.08;
/** So many rivals are looked at once more. */
const RIVALS = 3;
/** Looks and tries meet different luck. */
const TRIES = 1_000_000;

/**
 * Compares moves by playing on from each of them. Every promising one is looked at a few times; where the one that was made
 * seems to be behind, it and its rivals are tried out afresh, so that the best is not the luckiest.
 */
export function lookedInto(gauge: Gauge, question: Question, effort: Effort, seed: number): Comparison {
  const candidates = candidatesOf(gauge, question, seed, effort.candidates);
  const again = (some: readonly Candidate[], from: number, times: number): void => {
    for (let round = 0; round < times; round++)
      for (const candidate of some) tryOut(gauge, question, candidate, seed + from + round);
  };
  again(candidates, 1, effort.looks);
  const suspects = rivalsOf(candidates, question);
  if (suspects.length > 1) {
    for (const { readings } of suspects) readings.length = 0;
    again(suspects, TRIES, effort.tries);
  }
  return comparisonOf(suspects.length > 1 ? suspects : candidates, question);
}

/** The move that was made and those that may be better, where there are any. */
function rivalsOf(candidates: readonly Candidate[], { seat, played }: Question): Candidate[] {
  const worthOf = ({ readings }: Candidate): number =>
    meanOf(readings.map((reading) => valueOf(reading, seat)));
  const ranked = candidates.toSorted((a, b) => worthOf(b) - worthOf(a));
  const best = worthOf(ranked[0]!);
  const own = candidates.find(({ at }) => at === played)!;
  if (best - worthOf(own) < SUSPECT) return [];
  const rivals = ranked.filter((rival) => rival !== own && best - worthOf(rival) < RIVAL);
  return [...rivals.slice(0, RIVALS), own];
}

function comparisonOf(candidates: readonly Candidate[], { seat, played }: Question): Comparison {
  const chanceOf = ({ readings }: Candidate): number => estimateOf(readings, seat).mean;
  const ranked = candidates.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  const own = candidates.find(({ at }) => at === played)!;
  return {
    played: choiceOf(own, seat),
    others: ranked.filter((candidate) => candidate !== own).map((other) => choiceOf(other, seat)),
    gap: differenceOf(ranked[0]!.readings, own.readings, seat),
  };
}

function choiceOf({ move, readings }: Candidate, seat: number): Choice {
  const { mean, noise } = estimateOf(readings, seat);
  return { text: moveText(move), chance: mean, noise };
}
