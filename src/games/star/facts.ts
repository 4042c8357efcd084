/** What is printed on ships, kits and cards (RULES.md 3, 5), and where each figure comes from. */

/** `rulebook`: printed there. `reconstructed`: lost or never printed, and designed for this edition. */
type Source = 'rulebook' | 'reconstructed';

export const RESOURCES = ['metal', 'fuel', 'weapon'] as const;
export type Resource = (typeof RESOURCES)[number];
export const METAL = 0;
export const FUEL = 1;
export const WEAPON = 2;

/** Counters of each resource in the whole game. */
export const COUNTERS = 100;

/** Counters of metal, fuel and weapon, in this order. */
export type Cost = readonly [number, number, number];

// ── Factions ──────────────────────────────────────────────────────────────────────────────────────

/** Clockwise, as turns go round the mat. */
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
export type Corner = (typeof CORNERS)[number];

export const FACTIONS = ['jear', 'black-cloud', 'nexus-corporation', 'marshall-guard'] as const;
export type FactionId = (typeof FACTIONS)[number];

interface Faction {
  readonly name: string;
  readonly source: Source;
  readonly colour: 'green' | 'red' | 'yellow' | 'blue';
  readonly corner: Corner;
  /** The rulebook names neither colour nor corner of a faction; both follow its lists in their order. */
  readonly cornerSource: Source;
}

export const FACTION: Readonly<Record<FactionId, Faction>> = {
  jear: { name: 'Jear', source: 'rulebook', colour: 'green', corner: 'NW', cornerSource: 'reconstructed' },
  'black-cloud': {
    name: 'Black Cloud',
    source: 'rulebook',
    colour: 'red',
    corner: 'NE',
    cornerSource: 'reconstructed',
  },
  'nexus-corporation': {
    name: 'Nexus Corporation',
    source: 'rulebook',
    colour: 'yellow',
    corner: 'SE',
    cornerSource: 'reconstructed',
  },
  'marshall-guard': {
    name: 'Marshall Guard',
    source: 'rulebook',
    colour: 'blue',
    corner: 'SW',
    cornerSource: 'reconstructed',
  },
};

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

export const SHIP: Readonly<Record<ShipType, ShipFacts>> = {
  scout: {
    name: 'Scout',
    source: 'rulebook',
    shield: 0,
    hull: 10,
    die: 4,
    movement: 5,
    range: 4,
    tokens: 3,
    cards: 12,
    bounty: 1,
    cost: [2, 2, 0],
    costSource: 'reconstructed',
  },
  warrior: {
    name: 'Warrior',
    source: 'rulebook',
    shield: 1,
    hull: 15,
    die: 6,
    movement: 4,
    range: 2,
    tokens: 2,
    cards: 12,
    bounty: 2,
    cost: [4, 3, 1],
    costSource: 'reconstructed',
  },
  juggernaut: {
    name: 'Juggernaut',
    source: 'rulebook',
    shield: 2,
    hull: 20,
    die: 8,
    movement: 3,
    range: 2,
    tokens: 1,
    cards: 6,
    bounty: 3,
    cost: [6, 4, 2],
    costSource: 'reconstructed',
  },
  /** Its cost matters only with the option `rebuildMothership`. */
  mothership: {
    name: 'Mothership',
    source: 'rulebook',
    shield: 3,
    hull: 30,
    die: 10,
    movement: 2,
    range: 3,
    tokens: 1,
    cards: 4,
    bounty: 4,
    cost: [8, 5, 3],
    costSource: 'reconstructed',
  },
};

/** Every faction starts with one of each, placed in this order. */
export const START_SHIPS: readonly ShipType[] = ['mothership', 'juggernaut', 'warrior', 'scout'];
export const COUNTER_DIE = 6;
export const SETUP_DIE = 6;

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

export const KIT: Readonly<Record<KitType, KitFacts>> = {
  survivor: {
    name: 'Survivor',
    source: 'rulebook',
    hull: 2,
    damage: 2,
    movement: 0,
    range: 0,
    cards: 2,
    cost: [1, 0, 1],
    costSource: 'reconstructed',
  },
  explorer: {
    name: 'Explorer',
    source: 'rulebook',
    hull: 0,
    damage: 1,
    movement: 1,
    range: 0,
    cards: 2,
    cost: [0, 3, 0],
    costSource: 'reconstructed',
  },
  cheetah: {
    name: 'Cheetah',
    source: 'reconstructed',
    hull: -2,
    damage: 0,
    movement: 2,
    range: 0,
    cards: 2,
    cost: [0, 5, 0],
    costSource: 'reconstructed',
  },
  goliath: {
    name: 'Goliath',
    source: 'rulebook',
    hull: 4,
    damage: 0,
    movement: -1,
    range: 1,
    cards: 2,
    cost: [2, 1, 0],
    costSource: 'reconstructed',
  },
  crusher: {
    name: 'Crusher',
    source: 'rulebook',
    hull: 0,
    damage: 3,
    movement: -1,
    range: 1,
    cards: 2,
    cost: [0, 1, 2],
    costSource: 'reconstructed',
  },
};

// ── Loot cards ────────────────────────────────────────────────────────────────────────────────────

export type LootCard =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly amount: 1 | 2 }
  | { readonly kind: 'ship'; readonly ship: ShipType }
  | { readonly kind: 'kit'; readonly kit: KitType };

const AMOUNTS = [1, 2] as const;
/** How many cards of each amount there are for a resource. */
const AMOUNT_CARDS = { 1: 15, 2: 5 } as const;

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

export const COLONIES_TO_WIN = 4;
export const MOST_WEAPONS = 3;
export const DAMAGE_PER_WEAPON = 2;
export const MOST_METAL = 3;
export const HULL_PER_METAL = 3;
export const JUMP_FUEL = 1;
export const GRACE_TURNS = 2;
/** What the balance grant gives of each resource, by the number of players. */
export const GRANT: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 0 };
