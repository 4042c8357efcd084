import content from './content.json' with { type: 'json' };

/** Roles, tiles, cards and numbers of the rules (RULES.md 3, 11, 14-17), each item with its `source` in content.json. */

// ── Resources, roles and ships ────────────────────────────────────────────────────────────────────

export const RESOURCES = ['polymer', 'metal', 'energy'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Amounts of polymer, metal and energy, in this order. */
export type Amounts = readonly number[];
/** Metal by its number in `RESOURCES`. */
export const METAL = 1;
const NOTHING: Amounts = [0, 0, 0];

interface Printed {
  readonly P?: number;
  readonly M?: number;
  readonly E?: number;
}

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
] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_COUNT = ROLES.length;
export const [EXPLORER, SCIENTIST, STEWARD, MERCHANT, ENGINEER, WARLORD, REGENT] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;
export const ROLE_NAMES: readonly string[] = content.roles.map(({ name }) => name);

export const SHIPS = ['fighter', 'cruiser', 'dreadnought'] as const;
export type ShipKind = (typeof SHIPS)[number];
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

/** A tile by its id: `home`, `cradle` (the starter tile), `P01`, `W01`, `X01`. */
export type TileId = string;
export const HOME: TileId = 'home';
export const CRADLE: TileId = 'cradle';

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
  kind: tile.kind as TileKind,
  name: tile.kind === 'planet' ? tile.name : tile.kind === 'wormhole' ? 'Wormhole' : 'Empty space',
  yields: amounts(tile.yield),
  source: tile.source,
}));

export const TILE: Readonly<Record<TileId, Tile>> = byId([
  { id: HOME, kind: 'home', name: home.name, yields: amounts(home.yield), source: home.source },
  { id: CRADLE, kind: 'planet', name: starter.name, yields: amounts(starter.yield), source: starter.source },
  ...EXPLORER_TILES,
]);

/** What a tile yields; no tile yields nothing. */
export function yieldsOf(tile: TileId): Amounts {
  return TILE[tile]?.yields ?? NOTHING;
}

/** 2: homes and planets; wormholes and empty space are tiles too, but not planets. */
export function isPlanet(tile: TileId): boolean {
  const kind = TILE[tile]?.kind;
  return kind === 'planet' || kind === 'home';
}

export function isWormhole(tile: TileId): boolean {
  return tile.startsWith('W');
}

// ── Market and Far Space ──────────────────────────────────────────────────────────────────────────

export interface MarketTile {
  readonly id: string;
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
export const CATEGORIES = ['military', 'industry', 'culture'] as const;
export type Category = (typeof CATEGORIES)[number];
export type TechId = string;
export const COSTS = [1, 2, 3] as const;

/** What a technology or a power does, in numbers; the kinds are told in RULES.md 16. */
export interface Effect {
  readonly kind: string;
  readonly n?: number;
  readonly T?: number;
  readonly W?: number;
  readonly S?: number;
  readonly P?: number;
  readonly M?: number;
  readonly E?: number;
  readonly set?: number;
  readonly ship?: string;
  readonly ships?: readonly string[];
  readonly ignoreStop?: boolean;
  readonly needsShip?: boolean;
  readonly discount?: number;
  readonly credits?: number;
  readonly when?: string;
  readonly petitionScores?: number;
  readonly subvertCost?: number;
  readonly per?: string;
  readonly div?: number;
  readonly max?: number;
}

export interface Tech {
  readonly id: TechId;
  readonly name: string;
  readonly category: Category;
  readonly cost: number;
  readonly price: Amounts;
  readonly text: string;
  readonly effect: Effect;
  readonly source: string;
}

export const TECHS: readonly Tech[] = content.technologies.map((tech) => ({
  ...tech,
  category: tech.category as Category,
  price: amounts(tech.price),
}));
export const TECH = byId(TECHS);

/** What technologies of a category and cost are sold for; it can be told from the back. */
export function priceOf(category: Category, cost: number): Amounts {
  return (TECHS.find((tech) => tech.category === category && tech.cost === cost) as Tech).price;
}

// ── Role cards and stories ────────────────────────────────────────────────────────────────────────

export type CardId = string;

/** A step of an event (11.2). */
export interface Op {
  readonly op: string;
  readonly what?: string;
  readonly n?: number;
  readonly max?: number;
  readonly cost?: number;
  readonly credits?: number;
  readonly perTech?: number;
  readonly M?: number;
  readonly atLeast?: number;
  readonly select?: string;
  readonly ship?: string;
  readonly ships?: readonly string[];
  readonly once?: boolean;
  readonly ops?: readonly Op[];
  readonly elseOps?: readonly Op[];
  readonly penalty?: readonly Op[];
  readonly options?: readonly EventOption[];
}

export interface EventOption {
  readonly id: string;
  readonly needColonies?: number;
  readonly needShipsOnBoard?: number;
  readonly needCredits?: number;
  readonly needResources?: number;
  readonly needMostColonies?: boolean;
  readonly ops: readonly Op[];
}

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
  deck: card.deck as Role,
  sector: back.sector,
  role: front.role as Role,
  dial: [front.dial.T, front.dial.W, front.dial.S],
  scope: card.scope as RoleCard['scope'],
  ops: card.ops as readonly Op[],
}));
export const ROLE_CARD = byId(ROLE_CARDS);

export interface StoryCard {
  readonly id: CardId;
  readonly role: Role;
  readonly title: string;
  readonly text: string;
  readonly source: string;
}

export const STORIES: readonly StoryCard[] = content.storyCards.map((card) => ({
  ...card,
  role: card.role as Role,
}));
export const STORY = byId(STORIES);
/** A story that lies face down; which one it is turns out when it is turned up. */
export const FACE_DOWN_STORY: CardId = 'STORY';

// ── Edicts and powers ─────────────────────────────────────────────────────────────────────────────

export type EdictId = string;
export type Measure =
  | 'colonies'
  | 'shipsOnBoard'
  | 'dreadnoughtsOnBoard'
  | 'cruisersOnBoard'
  | 'techs'
  | 'techCategories'
  | 'credits'
  | 'resources'
  | 'unitSectors'
  | 'coreUnits'
  | 'farTokens'
  | 'thronePoints';
type Least = Partial<Readonly<Record<Measure, number>>>;

export interface Edict {
  readonly id: EdictId;
  readonly name: string;
  readonly text: string;
  /** None for the one that always holds. */
  readonly condition: {
    readonly most?: Measure;
    readonly fewest?: Measure;
    readonly atLeast?: Least;
    readonly anyOf?: readonly Least[];
  } | null;
  readonly reward: { readonly galaxy?: number; readonly tribute?: number };
  readonly source: string;
}

export const EDICTS = content.edicts as unknown as readonly Edict[];
export const EDICT = byId(EDICTS);

export type PowerId = string;
export type PowerKind =
  | 'freeMonolith'
  | 'credits'
  | 'battleStrength'
  | 'followColonize'
  | 'techDiscount'
  | 'ignoreLimits'
  | 'freeShip'
  | 'influence'
  | 'speed'
  | 'precog'
  | 'exodusOnce'
  | 'toll'
  | 'resources'
  | 'copyEdict'
  | 'extraTiles'
  | 'regentDeal';

export interface Power {
  readonly id: PowerId;
  readonly name: string;
  readonly timing: string;
  readonly text: string;
  readonly effect: Effect & { readonly kind: PowerKind };
  readonly source: string;
}

export const POWERS = content.powers as unknown as readonly Power[];
export const POWER = byId(POWERS);
/** A power that lies face down for the one who looks. */
export const FACE_DOWN_POWER: PowerId = '?';

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
export const DIFFICULTY = byId(setup.difficulty);

function byId<T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(list.map((item) => [item.id, item]));
}
