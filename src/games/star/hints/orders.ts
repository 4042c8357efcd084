import { type Hex, hexOf } from '../board.ts';
import type { Move, Ship } from '../state.ts';
import { ownShipAt, shipAt } from '../verbs.ts';
import { actWorth, type Helm, helmOf, helmWorth, repairGain, settleGain } from './helm.ts';
import type { Outlook } from './outlook.ts';
import { postWorth, sentriesOf, tollWorth, type Watch, watchOf } from './post.ts';
import { bestShot, shotGain } from './shot.ts';
import { range } from '../verbs.ts';
import { distance } from '../board.ts';

/** What one ship can do in this turn. */
interface Orders {
  readonly ship: Ship;
  /** What its place at the end of the turn is worth. */
  place(hex: Hex): number;
  /** What it could still do from there. */
  act(hex: Hex): number;
  readonly here: number;
  /** The best place it can end on, which is what an action made first leaves open. */
  best: number;
}

/** The worth of each move of the action phase, against ending the turn. */
export function orderWorths(outlook: Outlook, moves: readonly Move[]): number[] {
  const fleet = fleetOf(outlook);
  const worths = moves.map((move) => flightWorth(outlook, fleet, move));
  return moves.map((move, i) => worths[i] ?? actionWorth(outlook, fleet, move));
}

function fleetOf(outlook: Outlook): Orders[] {
  const sentries = sentriesOf(outlook);
  return outlook.player.ships
    .filter(({ fresh }) => !fresh)
    .map((ship) =>
      ship.type === 'mothership'
        ? helmOrders(outlook, helmOf(outlook, ship))
        : watchOrders(outlook, watchOf(outlook, ship, sentries)),
    );
}

function helmOrders(outlook: Outlook, helm: Helm): Orders {
  const { ship } = helm;
  const here = helmWorth(outlook, helm, ship.at);
  return {
    ship,
    place: (hex) => helmWorth(outlook, helm, hex),
    act: (hex) => (ship.acted ? 0 : actWorth(outlook, helm, hex)),
    here,
    best: here,
  };
}

function watchOrders(outlook: Outlook, watch: Watch): Orders {
  const { ship, aims, far } = watch;
  const here = postWorth(outlook, watch, ship.at);
  return {
    ship,
    place: (hex) => postWorth(outlook, watch, hex),
    act: (hex) => (ship.acted ? 0 : bestShot(outlook, aims, far, hex)),
    here,
    best: here,
  };
}

function ordersAt(fleet: readonly Orders[], hex: Hex): Orders {
  return fleet.find(({ ship }) => ship.at === hex) as Orders;
}

/** Moving first, and acting from there; nothing for moves that are no flights. */
function flightWorth(outlook: Outlook, fleet: readonly Orders[], move: Move): number | undefined {
  if (move.type !== 'move' && move.type !== 'jump') return undefined;
  const orders = ordersAt(fleet, hexOf(move.from));
  const to = hexOf(move.to);
  const place = orders.place(to) - (move.type === 'jump' ? tollWorth(outlook) : 0);
  if (place > orders.best) orders.best = place;
  return place - orders.here + outlook.weights.promise * orders.act(to);
}

/** Acting first, and moving afterwards as far as the action allows. */
function actionWorth(outlook: Outlook, fleet: readonly Orders[], move: Move): number {
  const { state, player, weights, mother } = outlook;
  switch (move.type) {
    case 'attack': {
      const orders = ordersAt(fleet, hexOf(move.from));
      const target = shipAt(state, hexOf(move.at))?.ship;
      const enemy = outlook.enemies.find(({ ship }) => ship === target);
      if (enemy === undefined) return 0;
      const answered = distance(orders.ship.at, enemy.ship.at) <= range(enemy.ship);
      const gain = shotGain(outlook, orders.ship, enemy, move.weapons, answered);
      return gain > weights.attack ? gain + orders.best - orders.here : -1;
    }
    case 'repair': {
      const orders = ordersAt(fleet, (mother as Ship).at);
      const gain = repairGain(outlook, ownShipAt(player, hexOf(move.at)), move.metal);
      return gain > 0 ? gain + orders.best - orders.here : gain;
    }
    case 'colonize':
    case 'decolonize':
      return settleGain(outlook, (mother as Ship).at, player.marker ? 1 : 0);
    default:
      return 0;
  }
}
