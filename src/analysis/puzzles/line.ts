import { forwardMoves } from '../../bots/opinion.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { type Match, newMatch, play } from '../../kernel/match/match.ts';
import { moveText, sameAs } from '../../kernel/text.ts';
import type { Film } from '../film.ts';
import type { Gauge } from '../gauge.ts';
import { type Question, questionOf } from '../question.ts';
import { isPlain, isSeenByHard, soughtIn } from './finders.ts';
import {
  type Closeness,
  type Demand,
  GLANCE,
  type Insight,
  insightOf,
  LOOK,
  PROOF,
  SECOND,
} from './insight.ts';
import { keyOf } from './key.ts';

/** Moves of one turn, each of which is forced or clearly best. */
export interface Line {
  readonly seat: Seat;
  /** The match, played up to the end of the line. */
  readonly match: Match;
  /** How many moves had been made before it. */
  readonly ply: number;
  readonly steps: readonly Step[];
}

/** A decision of a line, and how many moves had been made before it. */
interface Step {
  readonly ply: number;
  readonly question: Question;
  readonly insight: Insight;
}

/** A line of more decisions would ask too much of anybody. */
const LONGEST = 6;
/** From these on one looks more closely. */
const AFTER_GLANCE: readonly Closeness[] = [SECOND, LOOK, PROOF];
/** Chances so small are not worth a search for the best move. */
const HOPELESS = 0.06;
/** Fewer moves than these are no choice to speak of, and more than these are a broad one. */
const CHOICE = { least: 3, most: 60 };

/** How far a decision of a match came on the way to a puzzle. */
export type Stage = 'passed' | 'looked' | 'seemed' | 'missed' | 'doubted' | 'proved';

/** What came of a decision, with the line that begins there where one move after the other is clearly best. */
export interface Searched {
  readonly stage: Stage;
  readonly line?: Line;
}

/** Looks for a line that begins at a decision of a match: what every beginner sees is none. */
export function searchAt(demand: Demand, film: Film, ply: number, seed: number): Searched {
  const { gauge } = demand;
  const { seat } = film.plies[ply]!;
  const state = film.states[ply]!;
  const question = askedAt(gauge, state, seat);
  if (question === undefined || !isChoice(question, film, ply)) return { stage: 'passed' };
  if (demand.turns && !isBroad(question)) return { stage: 'passed' };
  if (gauge.entry.hints.opening?.(state) === true) return { stage: 'passed' };
  const found = isBroad(question)
    ? keyOf(demand, question, seed, (move) => isPlainKey(film.entry, question, move, seed))
    : firstSight(demand, film.entry, question, seed);
  if (found === 'refused') return { stage: 'seemed' };
  if (found === undefined || found.chance < HOPELESS) return { stage: 'looked' };
  const insight = found.waits ? found : closely(demand, question, seed);
  if (insight === undefined) return { stage: 'missed' };
  if (!isSeenByHard(film.entry, { question, insight }, seed)) return { stage: 'doubted' };
  const match = matchUpTo(film, ply);
  const first = { ply, question, insight };
  return {
    stage: 'proved',
    line: { seat, match, ply, steps: follow(demand, match, first, film.entry, seed) },
  };
}

/** What seems to be ahead, unless every beginner sees it. */
function firstSight(
  demand: Demand,
  entry: GameEntry,
  question: Question,
  seed: number,
): Insight | 'refused' | undefined {
  const insight = insightOf(demand, question, GLANCE, seed);
  if (insight === undefined || insight.chance < HOPELESS) return undefined;
  return isPlain(entry, soughtIn({ question, insight }), seed) ? 'refused' : insight;
}

/** Whether every beginner makes a move some time in the turn. */
function isPlainKey(entry: GameEntry, question: Question, move: Move, seed: number): boolean {
  return isPlain(entry, { question, texts: new Set([moveText(move)]), waits: true }, seed);
}

/** Among so many moves most can be made in any order: what matters is what the turn must not do without. */
const isBroad = ({ legal }: Question): boolean => legal.length > CHOICE.most;

/** Whether there is much to choose from; of a turn of many moves, only its first decision is looked at. */
function isChoice(question: Question, { plies, states, entry }: Film, ply: number): boolean {
  const { legal, seat } = question;
  const turnAt = (at: number): number | undefined => entry.hints.turn?.(states[at]!);
  const isFirst = plies[ply - 1]?.seat !== seat || turnAt(ply - 1) !== turnAt(ply);
  return legal.length >= CHOICE.least && (!isBroad(question) || isFirst);
}

/** The match of a film as it was after so many moves. */
function matchUpTo({ entry, record, plies }: Film, ply: number): Match {
  const match = newMatch(entry.game, record);
  for (const { seat, move } of plies.slice(0, ply)) play(match, seat, moveText(move));
  return match;
}

/** What a seat is asked alone, with nothing but what it sees; nothing where it has no choice. */
function askedAt(gauge: Gauge, state: object, seat: Seat): Question | undefined {
  const { game } = gauge.entry;
  const actors = game.actors(state);
  if (actors.length !== 1 || actors[0] !== seat) return undefined;
  const [move] = forwardMoves(gauge.entry, game.legalMoves(state, seat));
  return move && questionOf(gauge.entry, state, { seat, move }, 'seen');
}

/** Looked at more and more closely, with other luck each time. */
function closely(demand: Demand, question: Question, seed: number): Insight | undefined {
  let found: Insight | undefined;
  for (const [i, closeness] of AFTER_GLANCE.entries()) {
    found = insightOf(demand, question, closeness, seed + 1000 * (i + 1));
    if (found === undefined) return undefined;
  }
  return found;
}

/**
 * Plays the best moves as long as they are clearly best and nothing new turns up, and then the turn as it seems to go on
 * best.
 */
function follow(demand: Demand, match: Match, first: Step, entry: GameEntry, seed: number): Step[] {
  const { gauge } = demand;
  const { seat } = first.question;
  const steps = [first];
  let { course } = first.insight;
  play(match, seat, moveText(first.insight.best));
  let left = course.moves.slice(1);
  while (left.length > 0 && steps.length < LONGEST) {
    const question = askedAt(gauge, match.state, seat);
    if (question === undefined) {
      const [only] = forcedMoves(gauge, match, seat);
      if (only === undefined) return steps;
      play(match, seat, moveText(only));
      left = left.slice(1);
      continue;
    }
    const further = seed + match.plies.length;
    const insight = isBroad(question) ? keyOf(demand, question, further) : closely(demand, question, further);
    if (insight === undefined || insight === 'refused') break;
    if (!isSeenByHard(entry, { question, insight }, seed)) break;
    steps.push({ ply: match.plies.length, question, insight });
    ({ course } = insight);
    left = course.moves.slice(1);
    play(match, seat, moveText(insight.best));
  }
  goOn(match, seat, left);
  return steps;
}

/** Plays what is left of a course, as far as it is legal: on some guesses it was not. */
function goOn(match: Match, seat: Seat, moves: readonly Move[]): void {
  const { game } = match;
  for (const move of moves) {
    const isAsked = game.actors(match.state)[0] === seat;
    if (!isAsked || sameAs(move, game.legalMoves(match.state, seat)) === undefined) return;
    play(match, seat, moveText(move));
  }
}

/** The only move that goes on, where there is no choice. */
function forcedMoves({ entry }: Gauge, { state }: Match, seat: Seat): readonly Move[] {
  const { game } = entry;
  const isAsked = game.actors(state)[0] === seat && game.actors(state).length === 1;
  const forward = isAsked ? forwardMoves(entry, game.legalMoves(state, seat)) : [];
  return forward.length === 1 ? forward : [];
}
