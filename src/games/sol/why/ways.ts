import { bordersFor, hasRoom, launchSpaces, mayStart } from '../actions/flight.ts';
import { NAME, type Segment, type Space } from '../board.ts';
import { activeEffect } from '../cards/cards.ts';
import { boardOf, diversAt, playerOf } from '../verbs.ts';
import type { Look } from './look.ts';
import { shipThing } from './things.ts';

/** A way for a sundiver: what it costs, where it begins and what is in the way. */
export interface Way {
  /** A space, or the own ship. */
  readonly start: string;
  /** Points, with that of the launch. */
  readonly steps: number;
  /** The first space on it after the start. */
  readonly first: Space;
  /** Where each step leads. */
  readonly path: readonly Space[];
  /** Barriers without a gate. */
  readonly closed: readonly Segment[];
}

/** A missing gate is worse than any way round. */
const DETOUR = 1000;

/** The best way from any of these pieces to a space: as few missing gates as possible, then as few points. */
export function wayTo(look: Look, starts: readonly string[], to: Space): Way | undefined {
  return explore(look, starts, to).get(to);
}

/** The best way of any own piece to a space. */
export function nearestWay(look: Look, to: Space): Way | undefined {
  return wayTo(look, piecesOf(look), to);
}

/** The best ways of own pieces to all spaces. */
export function nearestWays(look: Look): ReadonlyMap<Space, Way> {
  return explore(look, piecesOf(look), undefined);
}

/** The own pieces that could still set out: the ship with sundivers in its hold, and spaces with sundivers. */
export function piecesOf({ state, seat }: Look): string[] {
  const player = playerOf(state, seat);
  const { marked } = state.turn;
  const lone = activeEffect(state)?.lone === true && marked !== -1;
  const spaces = boardOf(state).spaces.filter(
    (space) => diversAt(player, space) > 0 && (!lone || space === marked),
  );
  return [...spaces.map((space) => NAME[space]!), ...(player.hold > 0 ? [shipThing(seat)] : [])];
}

/** All ways that are no worse than the one to a space, or simply all. */
function explore(look: Look, starts: readonly string[], to: Space | undefined): ReadonlyMap<Space, Way> {
  const open = beginnings(look, starts);
  const done = new Map<Space, Way>();
  while (open.size > 0) {
    const space = cheapest(open);
    const way = open.get(space)!;
    open.delete(space);
    done.set(space, way);
    if (space === to) break;
    goOn(look, space, way, open, done);
  }
  return done;
}

function costOf({ steps, closed }: Way): number {
  return steps + DETOUR * closed.length;
}

function beginnings({ state, seat }: Look, starts: readonly string[]): Map<Space, Way> {
  const player = playerOf(state, seat);
  const effect = activeEffect(state);
  const reached = new Map<Space, Way>();
  for (const start of starts) {
    const space = NAME.indexOf(start);
    if (space >= 0) reached.set(space, { start, steps: 0, first: space, path: [], closed: [] });
    else if (mayStart(state, effect)) {
      for (const to of launchSpaces(state, player, effect)) {
        if (hasRoom(player, to) && !reached.has(to))
          reached.set(to, { start, steps: 1, first: to, path: [to], closed: [] });
      }
    }
  }
  return reached;
}

function cheapest(open: ReadonlyMap<Space, Way>): Space {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [space, way] of open) {
    const cost = costOf(way);
    if (cost >= least) continue;
    best = space;
    least = cost;
  }
  return best;
}

function goOn(
  { state, seat }: Look,
  from: Space,
  way: Way,
  open: Map<Space, Way>,
  done: ReadonlyMap<Space, Way>,
): void {
  const player = playerOf(state, seat);
  const borders = bordersFor(state, activeEffect(state), from);
  const reach = (to: Space, closed: readonly Segment[]): void => {
    if (done.has(to) || !hasRoom(player, to)) return;
    const known = open.get(to);
    if (known !== undefined && costOf(known) <= way.steps + 1 + DETOUR * closed.length) return;
    const path = [...way.path, to];
    const first = way.steps === 0 ? to : way.first;
    open.set(to, { start: way.start, steps: way.steps + 1, first, path, closed });
  };
  for (const { to } of borders) reach(to, way.closed);
  for (const { to, segment } of boardOf(state).borders[from]!) {
    if (segment >= 0 && !borders.some((border) => border.to === to)) reach(to, [...way.closed, segment]);
  }
}
