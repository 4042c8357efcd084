import { advance, type Position, type Scout, startOf } from '../../bots/coach/scout.ts';
import { forwardMoves } from '../../bots/opinion.ts';
import type { Move } from '../../kernel/game.ts';
import { canonical } from '../../kernel/data/plain.ts';
import { moveText, sameAs } from '../../kernel/text.ts';
import type { Gauge } from '../gauge.ts';
import { type Avoids, favourite, wayFrom, without } from '../trial.ts';

/** How a turn goes on from a move, up to its end or to the first thing its seat cannot know. */
export interface Course {
  readonly moves: readonly Move[];
  /** The same for courses that come to the same. */
  readonly leadsTo: string;
}

/** A course that goes on for longer is cut off. */
const LONGEST = 40;

/** How the turn goes on from a move as seems best, without what is avoided. */
export function courseOf(gauge: Gauge, scout: Scout, first: Move, avoids: Avoids = () => false): Course {
  const position = startOf(scout);
  const moves = [first];
  let before = seenIn(scout, position);
  let halt = advance(scout, position, first);
  let way: readonly Move[] = [];
  while (halt === undefined && moves.length < LONGEST) {
    if (way.length === 0) way = wayFrom(gauge, position.states[0]!);
    const move = nextMove(gauge, scout, position, way[0], avoids);
    way = way.slice(1);
    before = seenIn(scout, position);
    halt = advance(scout, position, move);
    moves.push(move);
  }
  const last = moveText(moves.at(-1)!);
  return { moves, leadsTo: halt === 'turn' ? seenIn(scout, position) : `${before} ${last}` };
}

function nextMove(
  gauge: Gauge,
  { question }: Scout,
  { states }: Position,
  planned: Move | undefined,
  avoids: Avoids,
): Move {
  const { entry } = gauge;
  const { seat } = question;
  const state = states[0]!;
  const legal = without(forwardMoves(entry, entry.game.legalMoves(state, seat)), avoids);
  if (legal.length === 1) return legal[0]!;
  return (planned && sameAs(planned, legal)) ?? favourite(entry, { state, seat, legal }, true);
}

function seenIn({ entry, question }: Scout, { states }: Position): string {
  return canonical(entry.game.redact(states[0], question.seat));
}
