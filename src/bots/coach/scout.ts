import type { GameEntry } from '../../kernel/entry.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { equal } from '../../kernel/data/plain.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { foresightOf } from '../foresight.ts';
import { lazyLuck } from '../luck.ts';
import { forwardMoves, glanceOf } from '../opinion.ts';
import { firstLook, type Question } from '../search.ts';
import { type Decision, decisionOf } from '../tree.ts';

/** What hides is guessed so many times: what looks different in one of them was not known before. */
const GUESSES = 3;

/** A turn that is being thought through, on guesses of what its seat cannot see. */
export interface Scout {
  readonly entry: GameEntry;
  readonly question: Question;
  readonly seed: number;
  readonly first: Decision;
}

/** The position a scout has come to, as it is in each guess. */
export interface Position {
  readonly states: readonly object[];
  readonly turn: number | undefined;
}

/** Moves that only take something back are left out, unless somebody asks about any move. */
export function scoutOf(entry: GameEntry, asked: Question, seed: number, any = false): Scout {
  const question = any ? asked : { ...asked, legal: forwardMoves(entry, asked.legal) };
  return { entry, question, seed, first: firstLook(entry, question, foresightOf(entry), seed) };
}

/** The position that is asked about. */
export function startOf({ entry, question, seed }: Scout): Position {
  const { game, hints } = entry;
  const rng = seeded(seed);
  const states = Array.from({ length: game.open ? 1 : GUESSES }, (): object =>
    game.determinize(question.view, question.seat, rng),
  );
  return { states, turn: hints.turn?.(states[0]) };
}

/** What the seat may do there, the most promising first. */
export function decisionAt({ entry, question, seed }: Scout, { states }: Position): Decision {
  const { seat } = question;
  const state = states[0]!;
  const legal: readonly Move[] = forwardMoves(entry, entry.game.legalMoves(state, seat));
  const worths =
    legal.length === 1 ? [0] : glanceOf(entry, { state, seat, legal }, { luck: seed, samples: 1 });
  return decisionOf(seat, legal, worths, foresightOf(entry).doubt);
}

/** Why nobody can know what comes next: the turn is over, something new has turned up, or the match has ended. */
export type Halt = 'turn' | 'news' | 'end';

/** Plays a move in every guess, and tells where that is the last one that can be known beforehand. */
export function advance({ entry, question, seed }: Scout, position: Position, move: Move): Halt | undefined {
  const { game, hints, measures } = entry;
  const { seat } = question;
  const { states, turn } = position;
  const luck = states.map((_, i) => lazyLuck(seed + i));
  states.forEach((state, i) => game.apply(state, seat, move, luck[i]!));
  const state = states[0]!;
  const actors = game.actors(state);
  if (actors.length === 0) return 'end';
  if (hints.turn?.(state) !== turn) return 'turn';
  if (luck.some(({ used }) => used) || !lookAlike(game, states, seat)) return 'news';
  if (actors.length === 1 && actors[0] === seat) return undefined;
  return measures.whose(state) === seat ? 'news' : 'turn';
}

/** Whether a seat sees the same in all guesses. */
function lookAlike(game: GameEntry['game'], states: readonly object[], seat: Seat): boolean {
  if (states.length === 1) return true;
  const [seen, ...others]: readonly object[] = states.map((state): object => game.redact(state, seat));
  return others.every((other) => equal(other, seen));
}
