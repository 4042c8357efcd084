import { strengthIn } from '../../../../games/empire/actions/battle.ts';
import { NAME, regionOf, SECTOR, type Sector, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import { shipPrice } from '../../../../games/empire/actions/engineer.ts';
import {
  type Amounts,
  type Category,
  COSTS,
  isPlanet,
  LOCATIONS,
  MARKET_TILE,
  type MarketId,
  priceOf,
  RESOURCES,
  SHIP,
  SHIPS,
  type ShipKind,
  STEWARD_BONUS,
  TECH,
  TECH_SET,
  type TechCost,
  type TechId,
  TILE,
  type TileId,
} from '../../../../games/empire/facts.ts';
import { farCost } from '../../../../games/empire/actions/merchant.ts';
import { ANCIENTS, type StepOf, type Player, type State, type Who } from '../../../../games/empire/state.ts';
import { yieldOf } from '../../../../games/empire/actions/steward.ts';
import { farPlace, placeName, sectorAt } from '../../../../games/empire/texts/words.ts';
import { amountsOf, costOf, has } from '../../../../games/empire/cards/techs.ts';
import { foesOf, hasShipIn, hasUnitIn, kindOf, playerOf, roomFor } from '../../../../games/empire/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count, listed } from '../../../../kernel/defaults/words.ts';
import type { Place } from '../../view.ts';
import { nameOf } from '../art/paints.ts';
import { kindOf as placeKind } from './spots.ts';
import { amountWords, credits, sentences, tileName } from './words.ts';

/** What moves cost and bring, in sentences. */

// ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────

export function tileWords(tile: TileId): string {
  const { kind, name, yields } = TILE[tile];
  if (kind === 'wormhole') return 'A wormhole: one step from any other wormhole.';
  if (kind === 'empty') return 'Empty space: it only takes the region.';
  return `${name} yields ${amountWords(yields)}.`;
}

/** What comes of a tile that is laid. */
export function layWords(state: State, { seat, who, tile }: StepOf<'place'>): string {
  if (who === ANCIENTS) return 'For the Ancients: nobody colonizes it.';
  if (!isPlanet(tile)) return '';
  return state.leader === seat ? 'You colonize it.' : 'As a follower you do not colonize it.';
}

// ── Technologies ──────────────────────────────────────────────────────────────────────────────────

/** What is on sale at a cost, open or face down. */
export interface Sale {
  readonly cost: TechCost;
  readonly from: 'up' | 'down';
  readonly category: Category;
  readonly price: Amounts;
  /** Known where it lies open. */
  readonly tech: TechId | undefined;
}

export function saleAt({ techs, techBacks }: State, cost: TechCost, from: 'up' | 'down'): Sale | undefined {
  const index = COSTS.indexOf(cost);
  const open = TECH[itemAt(techs, index)];
  if (from === 'up') return open && { cost, from, category: open.category, price: open.price, tech: open.id };
  const category = itemAt(techBacks, index);
  return category === ''
    ? undefined
    : { cost, from, category, price: priceOf(category, cost), tech: undefined };
}

export function saleName({ tech, category, cost }: Sale): string {
  return tech === undefined ? `Unknown ${category} technology of cost ${cost}` : techName(tech);
}

export const techName = (tech: TechId): string => TECH[tech].name;

/** Price, effect and whether it completes a set. */
export function saleWords(state: State, seat: Seat, sale: Sale, discount: number): string {
  const { techs } = playerOf(state, seat);
  const before = costOf(techs, sale.category);
  const sets = Math.floor((before + sale.cost) / TECH_SET) - Math.floor(before / TECH_SET);
  return sentences(
    `Costs ${amountWords(sale.price)}${discount > 0 ? `, less ${discount} of your choice` : ''}.`,
    sale.tech === undefined ? 'You see what it is when you have bought it.' : TECH[sale.tech].text,
    sets > 0 && state.options.playerTechSets ? 'It completes a set: score a colony token.' : '',
  );
}

// ── Harvest, trade, Far Space ─────────────────────────────────────────────────────────────────────

/** What a player collects by a market tile, storage considered. */
function harvestOf(state: State, seat: Seat, tile: MarketId): Amounts {
  const player = playerOf(state, seat);
  const { limits } = MARKET_TILE[tile];
  const grown = yieldOf(state, seat);
  const more = amountsOf(player, 'harvestBonus');
  return RESOURCES.map((_, i) => {
    const limit = has(player, 'ignoreLimits') ? Number.POSITIVE_INFINITY : itemAt(limits, i);
    const within = Math.min(itemAt(grown, i), limit);
    return Math.min(within + itemAt(more, i), Math.max(0, roomFor(player, i)));
  });
}

export function marketWords(state: State, seat: Seat, tile: MarketId): string {
  const { credits: shown } = MARKET_TILE[tile];
  return `Collect ${amountWords(harvestOf(state, seat, tile))}, then take ${STEWARD_BONUS} of your choice. The tile turns to ${credits(shown)} for the next Merchant.`;
}

export function investWords(state: State, seat: Seat, at: string): string {
  const player = playerOf(state, seat);
  const location = LOCATIONS.find(({ id }) => id === at);
  const price = credits(farCost(player, farPlace(at).cost));
  if (!location) return `Pay ${price} and score a galaxy token.`;
  const left = player.supply - 1;
  return `Pay ${price} and put a colony token there: ${count(location.value, 'point')}. ${
    left === 0 ? 'It is your last token.' : `${count(left, 'token')} left.`
  }`;
}

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

export function buildWords(player: Player, ship: ShipKind, discount: number): string {
  const kind = kindOf(ship);
  const { strength, hull } = itemAt(SHIP, kind);
  const hits = hull > 1 ? `, ${hull} hits to destroy` : '';
  return `Costs ${amountWords(shipPrice(player, kind))}${discount > 0 ? `, with ${discount} off if you like` : ''}. Strength ${strength}${hits}. It waits in staging until Warlord.`;
}

/** Who would be fought in a sector, in words. */
export function enemyWords(state: State, seat: Seat, sector: Sector, names: readonly string[]): string {
  const foes = foesOf(state, seat).filter((foe) => hasUnitIn(state, foe, sector));
  if (foes.length === 0) return 'No enemy is there.';
  const listedFoes = foes.map((foe) => `${nameOf(foe, names)} (${mightWords(state, foe, sector)})`);
  return `Enemies: ${listed(listedFoes)}.`;
}

/** `strength 5`, `2 cruisers` */
export function mightWords(state: State, who: Who, sector: Sector): string {
  return who === ANCIENTS
    ? count(state.ancients[0]?.cruisers.filter((at) => SECTOR[at] === sector).length ?? 0, 'cruiser')
    : `strength ${strengthIn(state, who, sector)}`;
}

/** What a flight leads to when it is committed. */
export function flightWords(state: State, seat: Seat, from: string, to: string): string {
  const region = regionOf(to);
  const sector = itemAt(SECTOR, region);
  const enters = !NAME.includes(from) || SECTOR[regionOf(from)] !== sector;
  const armed = foesOf(state, seat).some((foe) => hasShipIn(state, foe, sector));
  const others = foesOf(state, seat).some((foe) => hasUnitIn(state, foe, sector));
  const follows = !enters
    ? ''
    : armed
      ? 'A battle follows when you commit.'
      : others
        ? 'You may raid when you commit.'
        : '';
  return sentences(
    `${from === 'staging' ? 'From staging' : `From ${placeName(state, from)}`} to ${placeName(state, to)} in ${sectorAt(to)}.`,
    follows,
  );
}

/** What committing an order leads to. */
export function commitWords(state: State, step: StepOf<'order'>): string {
  const { seat, sector, entered, engaged } = step;
  const orders = state.stack.findLast((below) => below.step === 'orders');
  const fought = orders?.step === 'orders' && orders.fought.includes(sector);
  const foes = foesOf(state, seat);
  const name = itemAt(SECTOR_NAMES, sector);
  if ((!entered && !engaged) || fought) return `The order to ${name} ends without a battle.`;
  if (foes.some((foe) => hasShipIn(state, foe, sector)))
    return `The battle of ${name} begins: your strength is ${strengthIn(state, seat, sector)}.`;
  return foes.some((foe) => hasUnitIn(state, foe, sector))
    ? `The order ends; you may raid ${name}.`
    : `The order to ${name} ends without a battle.`;
}

// ── What is in the hand ───────────────────────────────────────────────────────────────────────────

export function inHand(state: State, place: Place): string {
  const ship = SHIPS.find((kind) => place.includes(kind)) ?? 'ship';
  return placeKind(place) === 'staging'
    ? `A ${ship} from staging: choose where it appears.`
    : `The ${ship} at ${placeName(state, place.slice(0, 2))}: choose where it goes.`;
}

/** How a stock changes. */
export function stockWords(player: Player, resource: number, by: number): string {
  const had = itemAt(player.stock, resource);
  return `${capital(itemAt(RESOURCES, resource))} ${had} becomes ${had + by}.`;
}

export const worldName = (state: State, at: string): string => {
  const tile = itemAt(state.tiles, regionOf(at));
  return tile === '' ? at : tileName(tile);
};
