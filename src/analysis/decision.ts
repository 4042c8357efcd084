import { moveText } from '../kernel/text.ts';
import type { Choice, JudgedDecision } from './analysis.ts';
import { type Candidate, candidatesOf, tryOut } from './candidates.ts';
import type { Effort } from './effort.ts';
import { differenceOf, type Estimate, estimateOf, FINEST, meanOf, valueOf } from './estimate.ts';
import type { Gauge } from './gauge.ts';
import type { Question } from './question.ts';
import { secondOpinion } from './secondOpinion.ts';
import { isPlanned } from './trial.ts';
import { SLIP, verdictOf } from './verdict.ts';

/** What a decision was worth. */
export type Judgement = Omit<JudgedDecision, 'ply'>;

/** A decision that is looked at, and how. */
interface Looked {
  readonly gauge: Gauge;
  readonly question: Question;
  readonly effort: Effort;
  readonly seed: number;
}

/** Behind the best by more than this share of a slip at first sight, a move is looked at once more. */
const SUSPECT = 0.5;
/** What is behind the best by more than this at first sight is no rival. */
const RIVAL = 0.08;
/** So many rivals are looked at once more, and so many choices are told. */
const RIVALS = 3;
const TOLD = 3;
/** Before the first turn no line tells much, so that a smaller cost is not held against anybody. */
const OPENING = 0.15;
/** Looks and tries meet different luck. */
const TRIES = 1_000_000;

/**
 * Judges a decision by what its seat saw alone. Every promising move is looked at a few times; where the one that was
 * made seems to be behind, it and its rivals are tried out afresh, so that the best is not the luckiest.
 */
export function judgementOf(gauge: Gauge, question: Question, effort: Effort, seed: number): Judgement {
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
  const looked = { gauge, question, effort, seed };
  return told(looked, suspects.length > 1 ? suspects : candidates, candidates);
}

/** The move that was made and those that may be better, where there are any. */
function rivalsOf(candidates: readonly Candidate[], { seat, played }: Question): Candidate[] {
  const worthOf = ({ readings }: Candidate): number =>
    meanOf(readings.map((reading) => valueOf(reading, seat)));
  const ranked = candidates.toSorted((a, b) => worthOf(b) - worthOf(a));
  const best = worthOf(ranked[0]!);
  const own = candidates.find(({ at }) => at === played)!;
  if (best - worthOf(own) < SUSPECT * SLIP) return [];
  const rivals = ranked.filter((rival) => rival !== own && best - worthOf(rival) < RIVAL);
  return [...rivals.slice(0, RIVALS), own];
}

/** What was found out: who is the best among those that were compared, and how far the played move is behind. */
function told(looked: Looked, compared: readonly Candidate[], candidates: readonly Candidate[]): Judgement {
  const { gauge, question } = looked;
  const { seat, view, played } = question;
  const chanceOf = ({ readings }: Candidate): number => estimateOf(readings, seat).mean;
  const ranked = compared.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  const own = candidates.find(({ at }) => at === played)!;
  const gap = gapOf(looked, ranked[0]!, own);
  const cost = Math.max(0, Math.min(gap.mean, chanceOf(ranked[0]!)));
  const noise = Math.max(gap.noise, gauge.entry.hints.opening?.(view) === true ? OPENING : 0);
  const chosen = { ...choiceOf(own, seat), chance: chanceOf(ranked[0]!) - cost };
  const others = ranked.filter((candidate) => candidate !== own).map((other) => choiceOf(other, seat));
  const best = [chosen, ...others].toSorted((a, b) => b.chance - a.chance).slice(0, TOLD);
  return { seat, played: chosen, best, cost, noise, verdict: verdictOf(cost, noise) };
}

function choiceOf({ move, readings }: Candidate, seat: number): Choice {
  const { mean, noise } = estimateOf(readings, seat);
  return { text: moveText(move), chance: mean, noise };
}

/** How far the played move is behind; what seems to be a fault is looked at in a second way, and counts by the mean. */
function gapOf({ gauge, question, effort, seed }: Looked, best: Candidate, own: Candidate): Estimate {
  const { entry } = gauge;
  const first = differenceOf(best.readings, own.readings, question.seat);
  const isFaultless = first.mean < SLIP || first.mean <= first.noise;
  if (isFaultless || isPlanned(entry, entry.game.seatsOf(question.view))) return first;
  const pair = { best: best.at, played: own.at };
  const second = secondOpinion(gauge, question, pair, effort.searched, seed);
  return {
    mean: (first.mean + second.mean) / 2,
    noise: Math.max(FINEST, Math.hypot(first.noise / 2, second.noise / 2, (first.mean - second.mean) / 2)),
  };
}
