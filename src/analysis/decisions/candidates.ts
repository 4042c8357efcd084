import { prospectsOf } from '../../bots/learned/beam.ts';
import { opinionOf } from '../../bots/opinion.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { untilChance } from '../../kernel/match/untilChance.ts';
import type { Move } from '../../kernel/game.ts';
import type { Gauge } from '../gauge.ts';
import { guessAt, type Question } from '../question.ts';
import { type Avoids, isPlanned, type Reading, readingOf, wayFrom } from '../trial.ts';

/** A move that is looked into, and how it was played on. */
export interface Candidate {
  /** Its place among the legal moves. */
  readonly at: number;
  readonly move: Move;
  /** How the turn goes on after it, where that is the same on every guess. */
  readonly way: readonly Move[];
  readonly readings: Reading[];
}

/** How broadly the turn is looked through to find what is worth looking into. */
const BREADTH = { width: 4, moves: 12 };
/** On so many guesses moves are compared at first. */
const GUESSES = 2;
/** What a move counts for that a guess gives up. */
const GIVEN_UP = -1e6;

/** The most promising moves and the one that was made, the most promising first. */
export function candidatesOf(gauge: Gauge, question: Question, seed: number, most: number): Candidate[] {
  const { legal, played } = question;
  const worths = worthsOf(gauge, question, seed);
  const ranked = legal.map((_, at) => at).toSorted((a, b) => worths[b]! - worths[a]!);
  const chosen = ranked.slice(0, most);
  if (!chosen.includes(played)) chosen.push(played);
  return chosen.map((at) => ({
    at,
    move: legal[at]!,
    way: certainWay(gauge, question, legal[at]!),
    readings: [],
  }));
}

/** What each move seems to be worth, on some guesses. */
function worthsOf({ entry }: Gauge, question: Question, seed: number): number[] {
  const { seat, legal } = question;
  const rng = seeded(seed);
  const sums = legal.map(() => 0);
  const planned = isPlanned(entry, entry.game.seatsOf(question.view));
  for (let guess = 0; guess < (isCertain(entry, question) ? 1 : GUESSES); guess++) {
    const asked = { state: guessAt(entry, question, rng), seat, legal };
    const worths = planned
      ? prospectsOf(entry, asked, BREADTH)
      : opinionOf(entry, asked, { luck: rng.int(2 ** 32), samples: 1 });
    worths.forEach((worth, at) => (sums[at]! += Math.max(worth, GIVEN_UP)));
  }
  return sums;
}

/** Whether the position is known and not guessed. */
function isCertain({ game }: Gauge['entry'], { sight }: Question): boolean {
  return sight === 'open' || game.open === true;
}

/** How the turn goes on after a move that draws nothing, where the position is known; else each guess tells. */
function certainWay(gauge: Gauge, question: Question, move: Move): readonly Move[] {
  const { entry } = gauge;
  if (!isCertain(entry, question)) return [];
  const { state, isDrawing } = untilChance(entry.game, question.view, question.seat, move);
  return isDrawing ? [] : wayFrom(gauge, state);
}

/** Plays on from a candidate once more; the same seed brings the same guess and luck to each. */
export function tryOut(
  gauge: Gauge,
  question: Question,
  candidate: Candidate,
  seed: number,
  avoids?: Avoids,
): void {
  const { entry } = gauge;
  const rng = seeded(seed);
  const state = guessAt(entry, question, rng);
  const begun: object = entry.game.copy(state);
  entry.game.apply(state, question.seat, candidate.move, rng);
  candidate.readings.push(readingOf(gauge, begun, state, rng.int(2 ** 32), candidate.way, avoids));
}
