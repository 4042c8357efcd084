import type { GameEntry } from '../../kernel/entry.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { untilChance } from '../../kernel/match/untilChance.ts';
import { type Asked, forwardMoves, opinionOf } from '../opinion.ts';

/** How broadly the moves of a turn are looked through. */
export interface Breadth {
  /** How many lines are gone on with after each move. */
  readonly width: number;
  /** With how many moves each of them is gone on with. */
  readonly moves: number;
}

/** A way the own turn may go: the place of its first move, where its moves lead, and what that is worth. */
interface Way {
  readonly first: number;
  readonly move: Move;
  /** The way before its last move. */
  readonly before: Way | undefined;
  readonly state: object;
  readonly worth: number;
  readonly isDrawing: boolean;
}

/** More moves than a turn has. */
const DEEPEST = 40;

/**
 * What each move of a decision may lead to: lines of own moves are followed until something is drawn, somebody else
 * chooses or the turn is over, and the most promising after each move are gone on with. A move whose lines were all given
 * up is worth nothing.
 */
export function prospectsOf(entry: GameEntry, asked: Asked, breadth: Breadth): number[] {
  const prospects = asked.legal.map(() => Number.NEGATIVE_INFINITY);
  follow(entry, asked, breadth, ({ first }, worth) => {
    if (worth > prospects[first]!) prospects[first] = worth;
  });
  return prospects;
}

/** A way the turn may go, up to where nobody can know what comes next, and what it is worth where it ends. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly worth: number;
}

/** The best plan for each move that was not given up, the best first. */
export function plansFrom(entry: GameEntry, asked: Asked, breadth: Breadth): Plan[] {
  const best = new Map<number, { readonly way: Way; readonly worth: number }>();
  follow(entry, asked, breadth, (way, worth) => {
    const known = best.get(way.first);
    if (known === undefined || worth > known.worth) best.set(way.first, { way, worth });
  });
  return [...best.values()]
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ way, worth }) => ({ moves: movesOf(way), worth }));
}

function movesOf(last: Way): Move[] {
  const moves: Move[] = [];
  for (let way: Way | undefined = last; way !== undefined; way = way.before) moves.push(way.move);
  return moves.toReversed();
}

/** The moves of the best plan. */
export function bestWayOf(entry: GameEntry, asked: Asked, breadth: Breadth): readonly Move[] {
  return plansFrom(entry, asked, breadth)[0]?.moves ?? [];
}

/** Follows the most promising ways, and tells where each of them ends and what it is worth there. */
function follow(
  entry: GameEntry,
  asked: Asked,
  breadth: Breadth,
  ended: (way: Way, worth: number) => void,
): void {
  const { seat } = asked;
  const turn = entry.hints.turn?.(asked.state);
  let ways = waysFrom(entry, asked, breadth);
  for (let depth = 0; ways.length > 0; depth++) {
    const open: Way[] = [];
    for (const way of ways) {
      if (depth < DEEPEST && !way.isDrawing && goesOn(entry, way.state, seat, turn)) open.push(way);
      else ended(way, entry.hints.value(way.state, seat));
    }
    ways = distinct(open, breadth.width).flatMap((way) => {
      const legal = forwardMoves(entry, entry.game.legalMoves(way.state, seat));
      return waysFrom(entry, { state: way.state, seat, legal }, breadth, way);
    });
  }
}

/** The most promising moves from a position. */
function waysFrom(entry: GameEntry, asked: Asked, { moves }: Breadth, before?: Way): Way[] {
  const { state, seat, legal } = asked;
  const worths = opinionOf(entry, asked, { luck: 0, samples: 1 });
  const promising = legal.map((_, at) => at).toSorted((a, b) => worths[b]! - worths[a]!);
  return promising.slice(0, moves).map((at) => {
    const after = untilChance(entry.game, state, seat, legal[at]!);
    return { first: before?.first ?? at, move: legal[at]!, before, worth: worths[at]!, ...after };
  });
}

/** Whether the same seat chooses next, in the same turn. */
function goesOn({ game, hints }: GameEntry, state: object, seat: Seat, turn: number | undefined): boolean {
  return game.actors(state)[0] === seat && hints.turn?.(state) === turn;
}

/** The best, those of equal worth once: the same moves in another order come to the same position. */
function distinct(ways: readonly Way[], most: number): Way[] {
  const kept: Way[] = [];
  for (const way of ways.toSorted((a, b) => b.worth - a.worth)) {
    if (kept.length === most) break;
    if (kept.at(-1)?.worth !== way.worth) kept.push(way);
  }
  return kept;
}
