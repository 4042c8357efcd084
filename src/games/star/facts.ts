import * as content from './content/index.ts';

/** What is printed on ships, kits and cards (RULES.md 3, 5); `content/` says where each figure comes from. */

const { numbers } = content;

/** `rulebook`: printed there. `reconstructed`: lost or never printed, and designed for this edition. */
type Source = 'rulebook' | 'reconstructed';

export const RESOURCES = ['metal', 'fuel', 'weapon'] as const;
export type Resource = (typeof RESOURCES)[number];
export const METAL = 0;
export const FUEL = 1;
export const WEAPON = 2;

/** Counters of each resource in the whole game. */
export const COUNTERS = numbers.counters;

/** Counters of metal, fuel and weapon, in this order. */
export type Cost = readonly [number, number, number];

// ── Factions ──────────────────────────────────────────────────────────────────────────────────────

/** Clockwise, as turns go round the mat. */
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
export type Corner = (typeof CORNERS)[number];

export const FACTIONS = ['jear', 'black-cloud', 'nexus-corporation', 'marshall-guard'] as const;
export type FactionId = (typeof FACTIONS)[number];

export interface Faction {
  readonly name: string;
  readonly source: Source;
  readonly colour: 'green' | 'red' | 'yellow' | 'blue';
  readonly corner: Corner;
  /** The rulebook names neither colour nor corner of a faction; both follow its lists in their order. */
  readonly cornerSource: Source;
}

export const FACTION: Readonly<Record<FactionId, Faction>> = content.factions;

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

export const SHIPS = ['scout', 'warrior', 'juggernaut', 'mothership'] as const;
export type ShipType = (typeof SHIPS)[number];

export interface ShipFacts {
  readonly name: string;
  readonly source: Source;
  readonly shield: number;
  readonly hull: number;
  /** Sides of the die an attack is rolled with. */
  readonly die: number;
  readonly movement: number;
  readonly range: number;
  /** How many one faction can have on the mat. */
  readonly tokens: number;
  /** Blueprints among the loot cards. */
  readonly cards: number;
  /** How many of each resource its destruction brings. */
  readonly bounty: number;
  readonly cost: Cost;
  readonly costSource: Source;
}

export const SHIP: Readonly<Record<ShipType, ShipFacts>> = content.ships;

/** Every faction starts with one of each, placed in this order. */
export const START_SHIPS: readonly ShipType[] = numbers.startShips;
export const COUNTER_DIE = numbers.counterDie;
export const SETUP_DIE = numbers.setupDie;

// ── Kits ──────────────────────────────────────────────────────────────────────────────────────────

export const KITS = ['survivor', 'explorer', 'cheetah', 'goliath', 'crusher'] as const;
export type KitType = (typeof KITS)[number];

/** What a kit adds; no kit changes the shield. */
export interface KitFacts {
  readonly name: string;
  readonly source: Source;
  readonly hull: number;
  readonly damage: number;
  readonly movement: number;
  readonly range: number;
  readonly cards: number;
  readonly cost: Cost;
  readonly costSource: Source;
}

export const KIT: Readonly<Record<KitType, KitFacts>> = content.kits;

// ── Loot cards ────────────────────────────────────────────────────────────────────────────────────

export type LootCard =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly amount: 1 | 2 }
  | { readonly kind: 'ship'; readonly ship: ShipType }
  | { readonly kind: 'kit'; readonly kit: KitType };

const AMOUNTS = [1, 2] as const;
/** How many cards of each amount there are for a resource. */
const AMOUNT_CARDS = numbers.resourceCards;

/** The kinds of loot cards: a card is known by its number in this list. */
export const LOOT: readonly LootCard[] = [
  ...RESOURCES.flatMap((resource) =>
    AMOUNTS.map((amount) => ({ kind: 'resource', resource, amount }) as const),
  ),
  ...SHIPS.map((ship) => ({ kind: 'ship', ship }) as const),
  ...KITS.map((kit) => ({ kind: 'kit', kit }) as const),
];

export const RESOURCE_KINDS = RESOURCES.length * AMOUNTS.length;

/** How many cards of each kind the game has. */
export const LOOT_COUNT: readonly number[] = LOOT.map((card) => {
  if (card.kind === 'resource') return AMOUNT_CARDS[card.amount];
  return card.kind === 'ship' ? SHIP[card.ship].cards : KIT[card.kit].cards;
});

export function shipCard(type: ShipType): number {
  return RESOURCE_KINDS + SHIPS.indexOf(type);
}

export function kitCard(type: KitType): number {
  return RESOURCE_KINDS + SHIPS.length + KITS.indexOf(type);
}

// ── Numbers of the rules ──────────────────────────────────────────────────────────────────────────

export const COLONIES_TO_WIN = numbers.coloniesToWin;
export const MOST_WEAPONS = numbers.mostWeapons;
export const DAMAGE_PER_WEAPON = numbers.damagePerWeapon;
export const MOST_METAL = numbers.mostMetal;
export const HULL_PER_METAL = numbers.hullPerMetal;
export const JUMP_FUEL = numbers.jumpFuel;
export const GRACE_TURNS = numbers.graceTurns;
/** What the balance grant gives of each resource, by the number of players. */
export const GRANT: Readonly<Record<number, number>> = numbers.grant;
