import { greedy } from '../../src/bots/greedy.ts';
import { type Question, type Search, startSearch, think } from '../../src/bots/search.ts';
import { settingsFor } from '../../src/bots/searcher.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import type { Move, Seat } from '../../src/kernel/game.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { runMatch } from '../../src/kernel/match/runner.ts';
import type { Work } from './rounds.ts';

const QUESTIONS = 8;
/** Plies between two questions that are kept. */
const EVERY = 5;
/** The fewest moves that make a question worth a search. */
const LEAST = 2;
/** Lines in one piece of work. */
const LINES = 8;

/** Lines that a search plays to its horizon, on decisions from a match between greedy players; counts lines. */
export function searchLines(entry: GameEntry, seats: number): Work {
  const questions = questionsOf(entry, seats);
  const settings = settingsFor(entry, LINES);
  let next = 0;
  return () => {
    const seed = next++;
    const search = startSearch(entry, itemAt(questions, seed % questions.length), settings, seed);
    think(search, { lines: LINES });
    return linesOf(search);
  };
}

/** A search whose answer is clear at once still counts as one. */
function linesOf({ effort }: Search): number {
  return Math.max(1, effort.lines);
}

function questionsOf({ game, ...entry }: GameEntry, seats: number): Question[] {
  const questions: Question[] = [];
  const players = Array.from({ length: seats }, (_, seat) => greedy.make({ game, ...entry }, seat));
  let plies = 0;
  const mostMoves = 2 * EVERY * QUESTIONS * seats;
  runMatch(game, { seats, seed: 'bench', mostMoves }, players, (_seat, _move, state) => {
    const [seat]: readonly Seat[] = game.actors(state);
    if (seat === undefined || ++plies % EVERY !== 0 || questions.length === QUESTIONS) return;
    const legal: Move[] = game.legalMoves(state, seat);
    if (legal.length >= LEAST) questions.push({ seat, legal, view: game.redact(state, seat) });
  });
  return questions;
}
