import { hexOf } from '../board.ts';
import {
  type Corner,
  type Cost,
  FACTION,
  KIT,
  type KitType,
  kitCard,
  SHIP,
  type ShipType,
} from '../facts.ts';
import { nextStartShip } from '../setup.ts';
import type { Move, Ship } from '../state.ts';
import { affordable, cornerOf, movement, newShip, ownShipAt, sumOf } from '../verbs.ts';
import { helmOf, helmWorth } from './helm.ts';
import type { Outlook } from './outlook.ts';
import { type Post, postAt, postOf, postWorth } from './post.ts';
import { raceWith } from './race.ts';
import { sentriesOf } from './sentry.ts';

/** The worth of each move of setting up and building, against leaving it. */
export function yardWorths(outlook: Outlook, moves: readonly Move[]): number[] {
  const yard: Yard = {};
  return moves.map((move) => {
    switch (move.type) {
      case 'choose':
        return cornerWorth(outlook, FACTION[move.faction].corner);
      case 'place':
        return berthWorth(outlook, yard, newShip(nextStartShip(outlook.player), hexOf(move.at), false));
      case 'build':
        return buildWorth(outlook, yard, move);
      case 'fit':
        return fitWorth(outlook, ownShipAt(outlook.player, hexOf(move.at)), move.kit);
      default:
        return 0;
    }
  });
}

/** Corners are nearest up and down the mat, and farthest across it. */
function cornerWorth({ rivals, weights }: Outlook, corner: Corner): number {
  let worth = 0;
  for (const { player } of rivals) {
    if (player.faction === '') continue;
    const other = cornerOf(player);
    if (other[1] === corner[1]) worth += weights.neighbour.column;
    else if (other[0] === corner[0]) worth += weights.neighbour.row;
    else worth += weights.neighbour.across;
  }
  return worth;
}

/** What a new ship of each type could do, wherever it lies. */
type Yard = { [Type in ShipType]?: Post };

/** What it is worth that a new ship lies at a hex. */
function berthWorth(outlook: Outlook, yard: Yard, ship: Ship): number {
  if (ship.type !== 'mothership') {
    const post = (yard[ship.type] ??= postOf(outlook, ship, sentriesOf(outlook)));
    return postWorth(outlook, postAt(outlook, post, ship), ship.at);
  }
  const race = raceWith(outlook, ship, movement(ship), undefined);
  const newcomer = { ...outlook, race, turn: 1 };
  return helmWorth(newcomer, helmOf(newcomer, ship), ship.at);
}

/** Ships before counters, and the bigger the better; but no ship that eats the fuel of a speed kit at hand. */
function buildWorth(
  outlook: Outlook,
  yard: Yard,
  { ship: type, at }: Extract<Move, { type: 'build' }>,
): number {
  const { weights } = outlook;
  const { cost } = SHIP[type];
  const berth = weights.berth * berthWorth(outlook, yard, newShip(type, hexOf(at), true));
  return weights.ship[type] + berth - price(outlook, cost) - lostKit(outlook, cost);
}

const SPEED_KITS: readonly KitType[] = ['explorer', 'cheetah'];

function lostKit(outlook: Outlook, cost: Cost): number {
  const { state, player, mother } = outlook;
  if (mother === undefined) return 0;
  let lost = 0;
  for (const kit of SPEED_KITS) {
    if (state.drawn[kitCard(kit)]! === 0 || !affordable(player, KIT[kit].cost)) continue;
    if (affordable(player, sumOf(KIT[kit].cost, cost))) continue;
    lost = Math.max(lost, fitWorth(outlook, mother, kit));
  }
  return lost;
}

function price({ weights }: Outlook, cost: Cost): number {
  return cost.reduce((sum, count, resource) => sum + count * weights.stock[resource]!, 0);
}

/** Speed for the Mothership, blows for the others; a kit that replaces another must be better. */
function fitWorth(outlook: Outlook, ship: Ship, kit: KitType): number {
  const old = ship.kit === '' ? 0 : kitWorth(outlook, ship, ship.kit);
  const speed = ship.type === 'mothership' ? speedGain(outlook, ship, kit) : 0;
  return kitWorth(outlook, ship, kit) - old + speed - outlook.weights.berth * price(outlook, KIT[kit].cost);
}

function kitWorth({ weights }: Outlook, { type }: Ship, kit: KitType): number {
  return type === 'mothership' ? weights.kitOnMothership[kit] : weights.kitOn[type] * weights.kit[kit];
}

function speedGain(outlook: Outlook, ship: Ship, kit: KitType): number {
  const turns = (pace: number): number => raceWith(outlook, ship, pace, undefined).turns;
  const changed = movement({ ...ship, kit });
  return outlook.turn * (turns(movement(ship)) - turns(changed));
}
