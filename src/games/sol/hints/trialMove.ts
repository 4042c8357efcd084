import { type Border, LAYER, SPACES, type Space } from '../board.ts';
import { CORE, type EffectId, OUTER } from '../facts.ts';
import type { Draw, Player, State } from '../state.ts';
import { type Mission, HOME } from './crew.ts';
import { FAR } from './distances.ts';
import type { Outlook } from './outlook.ts';

/** A Move tried out on a copy of the player: each sundiver flies at most once. */
export interface TrialMove {
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

export function startTrial(outlook: Outlook, points: number): TrialMove {
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

/** Sends a sundiver on its mission, unless another has left in its place. */
export function run(trial: TrialMove, { from, to, layer, hurl }: Mission): void {
  const { player } = trial;
  if (trial.points === 0 || trial.waiting[from] === 0) return;
  const end = fly(trial, from, to >= 0 ? to : nearestOf(trial, layer, from));
  if (!hurl || trial.points === 0 || LAYER[end] !== CORE) return;
  trial.points--;
  player.divers[end] = player.divers[end]! - 1;
  player.vaporized++;
  player.momentum += 2;
  trial.hurls++;
}

/** Flies one sundiver as far as the points allow, and returns where it is then. */
export function fly(trial: TrialMove, from: Space, to: Space): Space {
  const { player, waiting } = trial;
  waiting[from] = waiting[from]! - 1;
  if (trial.points === 0 || from === to) return from;
  let at = from;
  if (from === HOME) at = launch(trial, to);
  else player.divers[from] = player.divers[from]! - 1;
  at = travel(trial, at, to, from === trial.outlook.state.turn.marked);
  player.divers[at] = player.divers[at]! + 1;
  return at;
}

function launch(trial: TrialMove, to: Space): Space {
  const at = launchFor(trial, to);
  trial.player.hold--;
  trial.points--;
  if (trial.effect === 'CEREMONY' && LAYER[at] === OUTER) trial.player.energy++;
  return at;
}

/** CATAPULT lets the first gate cost nothing, PASSAGE rewards gates, HYPERDRIVE rewards flights. */
function travel(trial: TrialMove, from: Space, to: Space, marked: boolean): Space {
  const { effect, player } = trial;
  let at = from;
  let free = effect === 'CATAPULT';
  for (let flights = 1; at !== to; flights++) {
    const border = nearer(trial, at, to);
    if (border === undefined) return at;
    const { segment } = border;
    if (segment >= 0 && free) free = false;
    else if (trial.points > 0) trial.points--;
    else return at;
    if (effect === 'PASSAGE' && marked && segment >= 0) player.momentum++;
    if (effect === 'HYPERDRIVE' && flights % FLIGHTS_PER_ENERGY === 0) player.energy++;
    at = border.to;
  }
  return at;
}

/** Where the nearest sundiver is that has not flown yet. */
export function nearestTo(trial: TrialMove, to: Space): Space | undefined {
  let best: Space | undefined;
  let least: number = FAR;
  for (const from of trial.outlook.board.spaces) {
    if (trial.waiting[from] === 0 || distance(trial, from, to) >= least) continue;
    least = distance(trial, from, to);
    best = from;
  }
  if (trial.waiting[HOME] === 0) return best;
  return 1 + distance(trial, launchFor(trial, to), to) < least ? HOME : best;
}

function distance({ outlook }: TrialMove, from: Space, to: Space): number {
  return outlook.distances.withGates[from * SPACES + to]!;
}

/** PORTAL lets sundivers leave at any ship. */
function launchFor(trial: TrialMove, to: Space): Space {
  const { board, eye, state } = trial.outlook;
  const eyes = trial.effect === 'PORTAL' ? state.players.map((player) => player.eye) : [eye];
  let best = -1;
  for (const at of eyes) {
    for (const space of board.atEye[at]!)
      if (best < 0 || distance(trial, space, to) < distance(trial, best, to)) best = space;
  }
  return best;
}

function nearestOf(trial: TrialMove, layer: number, from: Space): Space {
  const { board, eye } = trial.outlook;
  const start = from === HOME ? board.atEye[eye]![0]! : from;
  const ring = board.rings[layer]!;
  return ring.reduce((a, b) => (distance(trial, start, b) < distance(trial, start, a) ? b : a));
}

/** The next step on the way, as far as it is open. */
function nearer(trial: TrialMove, at: Space, to: Space): Border | undefined {
  const here = distance(trial, at, to);
  const { board, state } = trial.outlook;
  const ignoring = trial.effect === 'TRANSCEND';
  for (const border of board.borders[at]!) {
    const open = border.segment < 0 || ignoring || state.gates[border.segment] !== 0;
    if (open && distance(trial, border.to, to) < here) return border;
  }
  return undefined;
}

/** The position once the Move is over; its cards are still to be drawn. */
export function resultOf({ outlook, player, hurls }: TrialMove): State {
  const { state, seat } = outlook;
  const players = state.players.with(seat, player);
  const cards = new Array<Draw>(hurls).fill({ seat, tag: 'hurl' });
  const turn = { ...state.turn, queue: [...state.turn.queue, ...cards] };
  return { ...state, players, turn, stack: state.stack.slice(0, -1) };
}
