import { type Clock, clockFrom } from './clock.ts';
import { foresightOf } from '../bots/foresight.ts';
import { bestWayOf } from '../bots/learned/beam.ts';
import { type Asked, forwardMoves, glanceOf, opinionOf } from '../bots/opinion.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { type Rng, seeded } from '../kernel/match/rng.ts';
import { sameAs } from '../kernel/text.ts';
import type { Gauge } from './gauge.ts';

/** How a position was played on, and what chances that gave every seat. */
export interface Reading {
  /** Where its turn was over. */
  readonly near: readonly number[];
  /** Some turns later. */
  readonly far: readonly number[];
}

/** A position being played on, which changes. */
interface Trial {
  readonly gauge: Gauge;
  readonly state: object;
  readonly rng: Rng;
  /** Moves of the turn that were thought of together and are still to be played. */
  readonly way: Move[];
  /** What is not done in the turn that is judged, as long as anything else can be. */
  readonly avoids: Avoids;
}

/** Whether a move is not to be made. */
export type Avoids = (move: Move) => boolean;

/** How broadly a turn is looked through that is played on. */
const BREADTH = { width: 2, moves: 12 };

/** Whether the moves of a turn have to be thought of together, as the strongest levels of the game do. */
export function isPlanned(entry: GameEntry, seats: number): boolean {
  const thought = foresightOf(entry).tempers?.[seats === 2 ? 'two' : 'more'].master.thought;
  return thought === 'turn' || thought === 'replies';
}

/** The moves that seem best up to the first draw or the end of the turn, where they are thought of together. */
export function wayFrom({ entry }: Gauge, state: object): readonly Move[] {
  const { game } = entry;
  const seat = game.actors(state)[0];
  if (seat === undefined || !isPlanned(entry, game.seatsOf(state))) return [];
  const legal = forwardMoves(entry, game.legalMoves(state, seat));
  return bestWayOf(entry, { state, seat, legal }, BREADTH);
}

/**
 * Plays a position on, which is changed: to the end of the turn of `begun`, from which it came, and some turns further.
 * The same seed brings the same luck; a way is gone as far as it is legal.
 */
export function readingOf(
  gauge: Gauge,
  begun: object,
  state: object,
  seed: number,
  way: readonly Move[] = [],
  avoids: Avoids = () => false,
): Reading {
  const { entry, turns } = gauge;
  const clocks = [1, 1 + turns].map((end) => clockFrom(entry, begun, end));
  const trial = { gauge, state, rng: seeded(seed), way: [...way], avoids };
  const [near, far] = clocks.map((clock, i) => {
    playTo(trial, clock, i === 0);
    return gauge.chances(state);
  });
  return { near: near!, far: far! };
}

/** A line that goes on for longer is cut off: a game that counts no turns may let somebody go in circles. */
const LONGEST = 500;

/** Plays until a clock says it is enough or the match is over; the turn that is judged is thought through. */
function playTo(trial: Trial, clock: Clock, isJudged: boolean): void {
  const { gauge, state, rng, way } = trial;
  const { game } = gauge.entry;
  for (let plies = 0; plies < LONGEST; plies++) {
    const seat = game.actors(state)[0];
    if (seat === undefined || clock.isOver(state, seat)) break;
    if (isJudged && way.length === 0) way.push(...wayFrom(gauge, state));
    game.apply(state, seat, moveOf(trial, seat, isJudged, isJudged || !gauge.hasty), rng);
  }
}

/** The next move of the way, else what seems best at once. */
function moveOf(
  { gauge: { entry }, state, way, avoids }: Trial,
  seat: Seat,
  isJudged: boolean,
  isCareful: boolean,
): Move {
  const { game } = entry;
  const planned = way.shift();
  const all = forwardMoves(entry, game.legalMoves(state, seat));
  const legal = isJudged ? without(all, avoids) : all;
  if (legal.length === 1) return legal[0]!;
  const move = planned && sameAs(planned, legal);
  if (move === undefined) way.length = 0;
  return move ?? favourite(entry, { state, seat, legal }, isCareful);
}

/** All moves but some, unless there are no others. */
export function without(legal: readonly Move[], avoids: Avoids): readonly Move[] {
  const others = legal.filter((move) => !avoids(move));
  return others.length > 0 ? others : legal;
}

/** What seems best at once; at a glance the turn that is judged would be played so badly that its best moves look worse. */
export function favourite(entry: GameEntry, asked: Asked, isCareful: boolean): Move {
  const worths = (isCareful ? opinionOf : glanceOf)(entry, asked, { luck: 0, samples: 1 });
  return asked.legal[worths.indexOf(Math.max(...worths))]!;
}
