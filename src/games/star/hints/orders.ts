import { distance, type Hex, hexOf } from '../board.ts';
import { FUEL } from '../facts.ts';
import type { Move, Ship } from '../state.ts';
import { ownShipAt, range } from '../verbs.ts';
import { actWorth, type Helm, helmOf, helmWorth, repairGain, settleGain } from './helm.ts';
import type { Outlook } from './outlook.ts';
import { type Post, postOf, postWorth } from './post.ts';
import { type Sentry, sentriesOf } from './sentry.ts';
import { type Aim, bestShot, inReach, shotGain } from './shot.ts';

/** What one ship can do in this turn. */
interface Orders {
  readonly ship: Ship;
  /** What a place at the end of the turn is worth. */
  place(hex: Hex): number;
  /** What could be done from there, to those that it can come to hit. */
  act(hex: Hex, aims: readonly Aim[]): number;
  /** The enemies worth an attack, and those of them in reach without a jump. */
  readonly aims: readonly Aim[];
  readonly near: readonly Aim[];
  readonly here: number;
  /** The best place it can end on, which is what an action made first leaves open. */
  best: number;
}

/** The worth of each move of the action phase, against ending the turn. */
export function orderWorths(outlook: Outlook, moves: readonly Move[]): number[] {
  const fleet: Fleet = { sentries: undefined, orders: [], from: '', last: undefined };
  const flights = moves.map((move) => flightWorth(outlook, fleet, move));
  return moves.map((move, i) => flights[i] ?? actionWorth(outlook, fleet, move));
}

/** The ships that were asked about, which are those with a move left. */
interface Fleet {
  sentries: readonly Sentry[] | undefined;
  /** By their place in the fleet of the player. */
  readonly orders: (Orders | undefined)[];
  /** The ship that was asked about last: moves are listed ship by ship. */
  from: string;
  last: Orders | undefined;
}

function ordersFrom(outlook: Outlook, fleet: Fleet, from: string): Orders {
  if (fleet.last !== undefined && fleet.from === from) return fleet.last;
  fleet.from = from;
  return (fleet.last = ordersAt(outlook, fleet, hexOf(from)));
}

function ordersAt(outlook: Outlook, fleet: Fleet, hex: Hex): Orders {
  const place = outlook.player.ships.findIndex(({ at }) => at === hex);
  return (fleet.orders[place] ??= ordersFor(outlook, outlook.player.ships[place]!, fleet));
}

function ordersFor(outlook: Outlook, ship: Ship, fleet: Fleet): Orders {
  if (ship.type === 'mothership') {
    const helm = helmOf(outlook, ship);
    return ordersBy(
      helm,
      (hex) => helmWorth(outlook, helm, hex),
      (hex, aims) => actWorth(outlook, helm, aims, hex),
    );
  }
  const post = postOf(outlook, ship, (fleet.sentries ??= sentriesOf(outlook)));
  return ordersBy(
    post,
    (hex) => postWorth(outlook, post, hex),
    (hex, aims) => bestShot(outlook, aims, post.far, hex),
  );
}

function ordersBy({ ship, aims }: Helm | Post, place: Orders['place'], act: Orders['act']): Orders {
  const here = place(ship.at);
  const near = inReach(aims, ship);
  return { ship, place, act: ship.acted ? () => 0 : act, aims, near, here, best: here };
}

/** Moving first and acting from there; nothing for moves that are no flights. */
function flightWorth(outlook: Outlook, fleet: Fleet, move: Move): number | undefined {
  if (move.type !== 'move' && move.type !== 'jump') return undefined;
  const { weights } = outlook;
  const orders = ordersFrom(outlook, fleet, move.from);
  const to = hexOf(move.to);
  const toll = move.type === 'jump' ? weights.stock[FUEL]! : 0;
  const place = orders.place(to) - toll;
  if (place > orders.best) orders.best = place;
  const aims = move.type === 'jump' ? orders.aims : orders.near;
  return place - orders.here + weights.promise * orders.act(to, aims);
}

/** Acting first, and moving afterwards unless the action needs the ship to stay. */
function actionWorth(outlook: Outlook, fleet: Fleet, move: Move): number {
  switch (move.type) {
    case 'attack':
      return attackWorth(outlook, ordersFrom(outlook, fleet, move.from), move);
    case 'repair': {
      const { best, here } = ordersAt(outlook, fleet, outlook.mother!.at);
      const gain = repairGain(outlook, ownShipAt(outlook.player, hexOf(move.at)), move.metal);
      return gain > 0 ? gain + best - here : gain;
    }
    case 'colonize':
    case 'decolonize':
      return settleGain(outlook, outlook.mother!.at, outlook.player.marker ? 1 : 0);
    default:
      return 0;
  }
}

/** What an attack is worth that promises too little. */
const REFUSED = -1;

function attackWorth(
  outlook: Outlook,
  { ship, best, here }: Orders,
  { at, weapons }: Extract<Move, { type: 'attack' }>,
): number {
  const hex = hexOf(at);
  const enemy = outlook.enemies.find((candidate) => candidate.ship.at === hex)!;
  const answered = distance(ship.at, hex) <= range(enemy.ship);
  const gain = shotGain(outlook, ship, enemy, weapons, answered);
  return gain > outlook.weights.attack ? gain + best - here : REFUSED;
}
