import { type Board, type Border, LAYER, NAME, ringDirection, type Space } from '../board.ts';
import type { State } from '../state.ts';
import { boardOf, type Events, hasStation, starve } from '../verbs.ts';

/** Feeders and parasites on the move (11.8, 11.9). */

/** F4 of a flare: feeders move at each one, parasites at every other one they are there for. */
export function moveFeeders(state: State, events: Events): void {
  if (state.event !== 'FEEDERS' && state.event !== 'PARASITE') return;
  if (!state.feeders.some((count) => count > 0)) return;
  state.clock++;
  if (state.event === 'PARASITE' && state.clock % 2 === 1) return;
  const moved = new Array<number>(state.feeders.length).fill(0);
  state.feeders.forEach((count, space) => {
    if (count === 0) return;
    const to = destination(state, space);
    moved[to] = moved[to]! + count;
    if (to !== space) {
      events?.push({ type: 'feederMoved', from: NAME[space]!, to: NAME[to]!, count });
    }
  });
  state.feeders = moved;
  for (const space of boardOf(state).spaces) starve(state, space, events);
}

function destination(state: State, space: Space): Space {
  if (hasStation(state, space)) return space;
  const board = boardOf(state);
  const target = nearestStation(state, board, space);
  if (target) return (target.step === 1 ? board.next : board.prev)[space]!;
  return outwardGoal(state, board, space);
}

/** The way along the ring to the nearest station of the layer; a tie goes counterclockwise. */
function nearestStation(
  state: State,
  board: Board,
  space: Space,
): { distance: number; step: 1 | -1 } | undefined {
  let best: { distance: number; step: 1 | -1 } | undefined;
  for (const other of board.rings[LAYER[space]!]!) {
    if (!hasStation(state, other)) continue;
    const way = ringDirection(board, space, other);
    if (!best || way.distance < best.distance || (way.distance === best.distance && way.step > best.step))
      best = way;
  }
  return best;
}

/** One layer outward: nearest to a station there, then counterclockwise; in outer orbit it stays. */
function outwardGoal(state: State, board: Board, space: Space): Space {
  const goals = counterclockwiseFirst(board, board.outward[space]!);
  let best = space;
  let least = Number.POSITIVE_INFINITY;
  for (const goal of goals) {
    const distance = hasStation(state, goal)
      ? 0
      : (nearestStation(state, board, goal)?.distance ?? board.eyes);
    if (distance < least) {
      best = goal;
      least = distance;
    }
  }
  return best;
}

/** Neighbours lie side by side on their ring; the last of the arc comes first. */
function counterclockwiseFirst(board: Board, borders: readonly Border[]): Space[] {
  const arc = borders.map(({ to }) => to);
  const last = arc.find((space) => !arc.includes(board.next[space]!));
  const ordered: Space[] = [];
  for (let space = last; space !== undefined && arc.includes(space); space = board.prev[space])
    ordered.push(space);
  return ordered;
}
