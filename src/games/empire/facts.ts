import * as content from './content/index.ts';
import type {
  Category,
  Effect,
  Printed,
  PrintedEdict,
  Op,
  Resource,
  Role,
  ShipKind,
} from './content/printed.ts';

export {
  type Category,
  type Effect,
  type EventOption,
  type Least,
  MEASURES,
  type Measure,
  type Op,
  type OpName,
  type Resource,
  type Role,
  type ShipKind,
} from './content/printed.ts';

/** Roles, tiles, cards and numbers of the rules (RULES.md 3, 11, 14-17); `content/` says where each comes from. */

// ── Resources, roles and ships ────────────────────────────────────────────────────────────────────

export const RESOURCES = ['polymer', 'metal', 'energy'] as const satisfies readonly Resource[];
/** Amounts of polymer, metal and energy, in this order. */
export type Amounts = readonly number[];
/** Metal by its number in `RESOURCES`. */
export const METAL = 1;
const NOTHING: Amounts = [0, 0, 0];

function amounts({ P = 0, M = 0, E = 0 }: Printed): Amounts {
  return [P, M, E];
}

/** In the order of the ring: the Monolith goes from one to the next and from the last to the first. */
export const ROLES = [
  'explorer',
  'scientist',
  'steward',
  'merchant',
  'engineer',
  'warlord',
  'regent',
] as const satisfies readonly Role[];
export const ROLE_COUNT = ROLES.length;
export const [EXPLORER, SCIENTIST, STEWARD, MERCHANT, ENGINEER, WARLORD, REGENT] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;
export const ROLE_NAMES: readonly string[] = content.roles.map(({ name }) => name);

export const SHIPS = ['fighter', 'cruiser', 'dreadnought'] as const satisfies readonly ShipKind[];
/** A kind of ship by its number in `SHIPS`. */
export const [FIGHTER, CRUISER, DREADNOUGHT] = [0, 1, 2] as const;

export interface ShipFacts {
  readonly name: string;
  readonly strength: number;
  /** Hits that destroy it. */
  readonly hull: number;
  readonly speed: number;
  readonly cost: Amounts;
  readonly pieces: number;
}

export const SHIP: readonly ShipFacts[] = content.ships.map(
  ({ name, strength, hull, speed, cost, perPlayer }) => ({
    name,
    strength,
    hull,
    speed,
    cost: amounts(cost),
    pieces: perPlayer,
  }),
);

// ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────

type TileKind = 'planet' | 'wormhole' | 'empty' | 'home';

/** The homes and the starter tiles. */
export const HOME = 'home';
export const CRADLE = 'cradle';
/** A tile by its id: `home`, `cradle`, `P01`, `W01`, `X01`. */
export type TileId = (typeof content.explorerTiles)[number]['id'] | typeof HOME | typeof CRADLE;

export interface Tile {
  readonly id: TileId;
  readonly kind: TileKind;
  readonly name: string;
  readonly yields: Amounts;
  readonly source: string;
}

const { home, starter } = content.startTiles;

/** The tiles that are drawn. */
export const EXPLORER_TILES: readonly Tile[] = content.explorerTiles.map((tile) => ({
  id: tile.id,
  kind: tile.kind,
  name: tile.kind === 'planet' ? tile.name : tile.kind === 'wormhole' ? 'Wormhole' : 'Empty space',
  yields: amounts(tile.yield),
  source: tile.source,
}));

export const TILE = byId<Tile>([
  { id: HOME, kind: 'home', name: home.name, yields: amounts(home.yield), source: home.source },
  { id: CRADLE, kind: 'planet', name: starter.name, yields: amounts(starter.yield), source: starter.source },
  ...EXPLORER_TILES,
]);

/** What a tile yields; no tile yields nothing. */
export function yieldsOf(tile: TileId | ''): Amounts {
  return tile === '' ? NOTHING : TILE[tile].yields;
}

/** 2: homes and planets; wormholes and empty space are tiles too, but not planets. */
export function isPlanet(tile: TileId | ''): boolean {
  if (tile === '') return false;
  const { kind } = TILE[tile];
  return kind === 'planet' || kind === 'home';
}

export function isWormhole(tile: TileId | ''): boolean {
  return tile.startsWith('W');
}

// ── Market and Far Space ──────────────────────────────────────────────────────────────────────────

export type MarketId = (typeof content.marketTiles)[number]['id'];

export interface MarketTile {
  readonly id: MarketId;
  readonly name: string;
  readonly limits: Amounts;
  readonly credits: number;
  readonly source: string;
}

export const MARKET: readonly MarketTile[] = content.marketTiles.map(
  ({ id, name, limit, credits, source }) => ({
    id,
    name,
    limits: amounts(limit),
    credits,
    source,
  }),
);
export const MARKET_TILE = byId(MARKET);

export interface Location {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly value: number;
  readonly source: string;
}

/** From the cheapest to the dearest. */
export const LOCATIONS: readonly Location[] = content.farSpace.locations;
/** Galaxy tokens on sale, from the cheapest to the dearest. */
export const SLOTS: readonly { readonly id: string; readonly cost: number; readonly source: string }[] =
  content.farSpace.galaxySlots;

export const SELL_PRICE: Amounts = amounts(content.trade.sell);
export const BUY_PRICE: Amounts = amounts(content.trade.buy);
export const TRADE_UNITS = content.trade.unitsPerMerchantTurn;
export const INVESTMENTS = content.farSpace.investmentsPerMerchantTurn;

// ── Technologies ──────────────────────────────────────────────────────────────────────────────────

/** In the order in which the Ancients want them. */
export const CATEGORIES = ['military', 'industry', 'culture'] as const satisfies readonly Category[];
export type TechId = (typeof content.technologies)[number]['id'];
export const COSTS = [1, 2, 3] as const;
export type TechCost = (typeof COSTS)[number];
export type TechKind = (typeof content.technologies)[number]['effect']['kind'];
export type TechEffect = Effect<TechKind>;

export interface Tech {
  readonly id: TechId;
  readonly name: string;
  readonly category: Category;
  readonly cost: TechCost;
  readonly price: Amounts;
  readonly text: string;
  readonly effect: TechEffect;
  readonly source: string;
}

export const TECHS: readonly Tech[] = content.technologies.map((tech) => ({
  ...tech,
  price: amounts(tech.price),
}));
export const TECH = byId(TECHS);

function pricesOf(category: Category): readonly Amounts[] {
  return COSTS.map(
    (cost) => TECHS.find((tech) => tech.category === category && tech.cost === cost)?.price ?? NOTHING,
  );
}

const PRICES: Readonly<Record<Category, readonly Amounts[]>> = {
  military: pricesOf('military'),
  industry: pricesOf('industry'),
  culture: pricesOf('culture'),
};

/** What technologies of a category and cost are sold for; it can be told from the back. */
export function priceOf(category: Category, cost: TechCost): Amounts {
  return PRICES[category][COSTS.indexOf(cost)]!;
}

// ── Role cards and stories ────────────────────────────────────────────────────────────────────────

export type CardId = (typeof content.roleCards)[number]['id'];

/** Tactics, weapons and shields, in this order. */
export type Dial = readonly number[];
export const DIAL = ['tactics', 'weapons', 'shields'] as const;
export const [TACTICS, WEAPONS, SHIELDS] = [0, 1, 2] as const;

export interface RoleCard {
  readonly id: CardId;
  /** The role on the back: the deck it belongs to. */
  readonly deck: Role;
  /** The sector on the back. No two cards of a deck share one, so a back names its card. */
  readonly sector: string;
  /** The role on the front. */
  readonly role: Role;
  readonly dial: Dial;
  readonly scope: 'YOU' | 'ALL';
  readonly title: string;
  readonly text: string;
  readonly flavor: string;
  readonly ops: readonly Op[];
  readonly source: string;
}

export const ROLE_CARDS: readonly RoleCard[] = content.roleCards.map(({ back, front, ...card }) => ({
  ...card,
  sector: back.sector,
  role: front.role,
  dial: [front.dial.T, front.dial.W, front.dial.S],
}));
export const ROLE_CARD = byId<RoleCard, StoryId | typeof FACE_DOWN_STORY>(ROLE_CARDS);

export type StoryId = (typeof content.storyCards)[number]['id'];

export interface StoryCard {
  readonly id: StoryId;
  readonly role: Role;
  readonly title: string;
  readonly text: string;
  readonly source: string;
}

export const STORIES: readonly StoryCard[] = content.storyCards;
export const STORY = byId<StoryCard, CardId | typeof FACE_DOWN_STORY>(STORIES);
/** Role cards and stories. */
export const CARD = byId<RoleCard | StoryCard, typeof FACE_DOWN_STORY>([...ROLE_CARDS, ...STORIES]);
/** A story that lies face down; which one it is turns out when it is turned up. */
export const FACE_DOWN_STORY = 'STORY';
/** What lies in the solo queue. */
export type QueueId = CardId | StoryId | typeof FACE_DOWN_STORY;

// ── Edicts and powers ─────────────────────────────────────────────────────────────────────────────

export type EdictId = (typeof content.edicts)[number]['id'];

export interface Edict extends PrintedEdict {
  readonly id: EdictId;
}

export const EDICTS: readonly Edict[] = content.edicts;
export const EDICT = byId(EDICTS);

export type PowerId = (typeof content.powers)[number]['id'];
export type PowerKind = (typeof content.powers)[number]['effect']['kind'];

export interface Power {
  readonly id: PowerId;
  readonly name: string;
  readonly timing: string;
  readonly text: string;
  readonly effect: Effect<PowerKind>;
  readonly source: string;
}

export const POWERS: readonly Power[] = content.powers;
export const POWER = byId<Power, typeof FACE_DOWN_POWER>(POWERS);
/** A power that lies face down for the one who looks. */
export const FACE_DOWN_POWER = '?';
/** A power as it was dealt, for the one who looks. */
export type DealtId = PowerId | typeof FACE_DOWN_POWER;

// ── Numbers of the rules ──────────────────────────────────────────────────────────────────────────

const { constants, setup, ancients } = content;

export const STORAGE: Amounts = amounts(constants.storage);
export const REGION_SHIPS = constants.regionShipLimit.value;
export const COLONY_STRENGTH = constants.colonyStrength.value;
export const HOME_STRENGTH = constants.homeStrength.value;
export const COLONY_HULL = constants.colonyHull.value;
export const DISPLACE_STEPS = constants.tacticsMoveRange.value;
export const INFLUENCE = constants.influence;
export const REACH = constants.influenceReach.value;
export const INFLUENCE_COST = constants.influenceCosts;
export const MERCHANT_CREDITS = constants.merchantCredits;
export const TECH_SET = constants.techSet.combinedCost;
export const SCIENTIST_DISCOUNT = constants.scientistDiscountLeader.value;
export const ENGINEER_DISCOUNT = constants.engineerDiscountLeader.value;
export const STEWARD_BONUS = constants.stewardLeaderBonus.value;

export const START_STOCK: Amounts = amounts(setup.player);
export const START_CREDITS = setup.player.credits;
export const EXTRA_CREDITS: readonly number[] = setup.player.extraCreditsBySeat;
export const POWERS_DEALT = constants.powerDeal.dealt;
export const EDICTS_DRAWN = constants.edictCycle.drawnByEmperor;
export const QUEUE = setup.solo.queue.size;

/** Tokens and tiles by the number of players. */
export const COLONY_TOKENS: readonly number[] = [
  0,
  setup.solo.human.colonyTokens,
  ...[setup.multiplayer[2], setup.multiplayer[3], setup.multiplayer[4]].map(
    ({ colonyTokensPerPlayer }) => colonyTokensPerPlayer,
  ),
];
/** A supply of galaxy tokens that never ends. */
export const UNLIMITED = -1;
export const GALAXY_TOKENS: readonly number[] = [
  0,
  UNLIMITED,
  setup.multiplayer[2].galaxySupply,
  setup.multiplayer[3].galaxySupply,
  setup.multiplayer[4].galaxySupply,
];
export const DISPLAY: readonly number[] = [
  0,
  setup.solo.explorerDisplay.value,
  setup.multiplayer[2].explorerDisplay,
  setup.multiplayer[3].explorerDisplay,
  setup.multiplayer[4].explorerDisplay,
];

// ── The Ancients ──────────────────────────────────────────────────────────────────────────────────

export const ANCIENT_CRUISERS = setup.solo.ancients.cruisersTotal;
export const ANCIENT_TOKENS = setup.solo.ancients.colonyTokens;
export const ANCIENT_CREDITS = {
  steward: ancients.steward,
  merchant: ancients.merchant,
};
export const ANCIENT_INVESTMENT = content.farSpace.ancients;
export const ANCIENT_TILES = ancients.explorer.tilesPlacedWhenTheyLead;
/** Tokens they score in Regent. */
export const ANCIENT_REGENT = ancients.regent;

export const LEVELS = ['gentle', 'easy', 'standard', 'hard', 'brutal', 'doom', 'custom'] as const;
export type Level = (typeof LEVELS)[number];
interface Difficulty {
  readonly id: Exclude<Level, 'custom'>;
  readonly cruisers: number;
  readonly credits: number;
}

export const DIFFICULTIES: readonly Difficulty[] = setup.difficulty;
export const DIFFICULTY = byId(DIFFICULTIES);

/** Things by their id, and nothing by the empty one or others that stand for none of them. */
type ById<T extends { readonly id: string }, None extends string> = { readonly [Id in T['id']]: T } & {
  readonly [Id in None | '']?: undefined;
};

function byId<T extends { readonly id: string }, None extends string = ''>(
  list: readonly T[],
): ById<T, None> {
  // each id of T is that of one in the list, which no type can tell
  return Object.fromEntries(list.map((item) => [item.id, item])) as ById<T, None>;
}
