import { type Border, LAYER, SPACES, type Space } from '../board.ts';
import { CORE, type EffectId, OUTER } from '../facts.ts';
import type { Draw, Player, State } from '../state.ts';
import { type Errand, HOME } from './crew.ts';
import { FAR } from './distances.ts';
import type { Outlook } from './outlook.ts';

/** A Move carried out in thought, on a copy of the player: each sundiver flies at most once. */
export interface Sally {
  readonly outlook: Outlook;
  readonly player: Player;
  /** The effect that lasts, or none. */
  readonly effect: EffectId | '';
  points: number;
  /** Sundivers that have not flown yet, by place. */
  readonly waiting: number[];
  hurls: number;
}

const FLIGHTS_PER_ENERGY = 3;

export function sallyOf(outlook: Outlook, points: number): Sally {
  const { player, state } = outlook;
  return {
    outlook,
    player: { ...player, divers: player.divers.slice() },
    effect: state.turn.effect,
    points,
    waiting: [...player.divers, player.hold],
    hurls: 0,
  };
}

/** Sends a sundiver on its errand, unless another has left in its place. */
export function run(sally: Sally, { from, to, layer, hurl }: Errand): void {
  const { player } = sally;
  if (sally.points === 0 || sally.waiting[from] === 0) return;
  const end = fly(sally, from, to >= 0 ? to : nearestOf(sally, layer, from));
  if (!hurl || sally.points === 0 || LAYER[end] !== CORE) return;
  sally.points--;
  player.divers[end] = player.divers[end]! - 1;
  player.vaporized++;
  player.momentum += 2;
  sally.hurls++;
}

/** Flies one sundiver as far as the points allow, and returns where it is then. */
export function fly(sally: Sally, from: Space, to: Space): Space {
  const { player, waiting } = sally;
  waiting[from] = waiting[from]! - 1;
  if (sally.points === 0 || from === to) return from;
  let at = from;
  if (from === HOME) at = launch(sally, to);
  else player.divers[from] = player.divers[from]! - 1;
  at = travel(sally, at, to, from === sally.outlook.state.turn.marked);
  player.divers[at] = player.divers[at]! + 1;
  return at;
}

function launch(sally: Sally, to: Space): Space {
  const at = launchFor(sally, to);
  sally.player.hold--;
  sally.points--;
  if (sally.effect === 'CEREMONY' && LAYER[at] === OUTER) sally.player.energy++;
  return at;
}

/** CATAPULT lets the first gate cost nothing, PASSAGE rewards gates, HYPERDRIVE rewards flights. */
function travel(sally: Sally, from: Space, to: Space, marked: boolean): Space {
  const { effect, player } = sally;
  let at = from;
  let free = effect === 'CATAPULT';
  for (let flights = 1; at !== to; flights++) {
    const border = nearer(sally, at, to);
    if (border === undefined) return at;
    const { segment } = border;
    if (segment >= 0 && free) free = false;
    else if (sally.points > 0) sally.points--;
    else return at;
    if (effect === 'PASSAGE' && marked && segment >= 0) player.momentum++;
    if (effect === 'HYPERDRIVE' && flights % FLIGHTS_PER_ENERGY === 0) player.energy++;
    at = border.to;
  }
  return at;
}

/** Where the nearest sundiver is that has not flown yet. */
export function nearestTo(sally: Sally, to: Space): Space | undefined {
  let best: Space | undefined;
  let least: number = FAR;
  for (const from of sally.outlook.board.spaces) {
    if (sally.waiting[from] === 0 || distance(sally, from, to) >= least) continue;
    least = distance(sally, from, to);
    best = from;
  }
  if (sally.waiting[HOME] === 0) return best;
  return 1 + distance(sally, launchFor(sally, to), to) < least ? HOME : best;
}

function distance({ outlook }: Sally, from: Space, to: Space): number {
  return outlook.distances.hoped[from * SPACES + to]!;
}

/** PORTAL lets sundivers leave at any ship. */
function launchFor(sally: Sally, to: Space): Space {
  const { board, eye, state } = sally.outlook;
  const eyes = sally.effect === 'PORTAL' ? state.players.map((player) => player.eye) : [eye];
  let best = -1;
  for (const at of eyes) {
    for (const space of board.atEye[at]!)
      if (best < 0 || distance(sally, space, to) < distance(sally, best, to)) best = space;
  }
  return best;
}

function nearestOf(sally: Sally, layer: number, from: Space): Space {
  const { board, eye } = sally.outlook;
  const start = from === HOME ? board.atEye[eye]![0]! : from;
  const ring = board.rings[layer]!;
  return ring.reduce((a, b) => (distance(sally, start, b) < distance(sally, start, a) ? b : a));
}

/** The next step on the way, as far as it is open. */
function nearer(sally: Sally, at: Space, to: Space): Border | undefined {
  const here = distance(sally, at, to);
  const { board, state } = sally.outlook;
  const ignoring = sally.effect === 'TRANSCEND';
  for (const border of board.borders[at]!) {
    const open = border.segment < 0 || ignoring || state.gates[border.segment] !== 0;
    if (open && distance(sally, border.to, to) < here) return border;
  }
  return undefined;
}

/** The position once the Move is over; its cards are still to be drawn. */
export function resultOf({ outlook, player, hurls }: Sally): State {
  const { state, seat } = outlook;
  const players = state.players.with(seat, player);
  const cards = new Array<Draw>(hurls).fill({ seat, tag: 'hurl' });
  const turn = { ...state.turn, queue: [...state.turn.queue, ...cards] };
  return { ...state, players, turn, stack: state.stack.slice(0, -1) };
}
