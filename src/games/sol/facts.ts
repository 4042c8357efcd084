/** What is in the box and on the board, as the rules number it (RULES.md 1-4). */

export const LAYERS = ['outer orbit', 'inner orbit', 'convective', 'radiative', 'core'] as const;
export const OUTER = 0;
export const INNER = 1;
export const CONVECTIVE = 2;
export const RADIATIVE = 3;
export const CORE = 4;

/** 1.1: by layer, cards drawn for a conversion or activation there. */
export const CARDS_BY_LAYER = [0, 0, 1, 2, 3] as const;
/** 1.1: by layer, what activating a station yields. */
export const BASE = [1, 1, 2, 3, 5] as const;
/** 1.1: by layer, what its owner may add. */
export const BONUS = [0, 1, 1, 2, 3] as const;
/** 1.1: by layer, what AUGMENT adds for each further sundiver. */
export const AUGMENT_STEP = [1, 1, 1, 2, 3] as const;

export const STATIONS = ['node', 'foundry', 'tower'] as const;
export type StationName = (typeof STATIONS)[number];
export const NODE = 0;
export const FOUNDRY = 1;
export const TOWER = 2;

/** 2.1: pieces of each player. */
export const SUNDIVERS = 13;
export const HOLD_AT_START = 8;
export const ENERGY_AT_START = 3;
export const GATES = 5;
export const STATIONS_EACH = 3;
/** 3.7 */
export const MOST_DIVERS_PER_SPACE = 5;
/** 1.9 */
export const BASE_POWER = 3;

/** 2.3: card kinds by number; the first seven are suits, the last two never stay in a hand. */
export const SUITS = ['FLARE', 'REF', 'CON', 'SUB', 'OSC', 'EXP', 'REV'] as const;
export type SuitName = (typeof SUITS)[number];
export const FLARE = 0;
/** 11.0: an extra trigger flare. */
export const TRIGGER = 7;
/** 11.0: one of the thirteen flares that also brings the event, in the draft's way of playing. */
export const MARKED_FLARE = 8;
export const CARD_KINDS = 9;
export const CARDS_PER_SUIT = 13;
export const FLARES = 13;
/** 6.1.4: what a hurl into the heart brings. */
export const HURL_MOMENTUM = 2;
/** 7.3: energy from which a flare takes half. */
export const UNSAFE_ENERGY = 13;

/** 4.4: eyes between neighbouring motherships, by number of players. */
export const SHIP_DISTANCE = [0, 0, 6, 4, 3, 3] as const;

export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const EFFECTS = [
  'ACCELERATE',
  'AUGMENT',
  'BLIGHT',
  'CASCADE',
  'CATAPULT',
  'CEREMONY',
  'CHAIN',
  'CHANNEL',
  'CLUSTER',
  'DUPLICATE',
  'FESTIVAL',
  'FUEL',
  'HATCH',
  'HYPERDRIVE',
  'INVADE',
  'JUGGERNAUT',
  'METAMORPHOSIS',
  'MOTIVATE',
  'PASSAGE',
  'PILLAR',
  'PORTAL',
  'PROCREATE',
  'PULSE',
  'PUNCTURE',
  'SACRIFICE',
  'SQUEEZE',
  'SYNCHRONIZE',
  'TELEPORT',
  'TRANSCEND',
  'TRIBUTE',
  'SWAP',
] as const;
export type EffectId = (typeof EFFECTS)[number];

export const EVENTS = [
  'ATTRITION',
  'IMPLODE',
  'EXPLODE',
  'SUNWORM',
  'WARP',
  'SINGULARITY',
  'GARDEN',
  'FEEDERS',
  'PARASITE',
] as const;
export type EventId = (typeof EVENTS)[number];

/** 11.8: how many feeders a trigger flare brings. */
export const FEEDERS_PER_ARRIVAL = 4;

/** 9.4: the least momentum of each level of survival, lowest first. */
export const SURVIVAL = {
  published: [0, 3, 8, 13, 21, 34, 55],
  draft: [0, 8, 13, 21, 30, 40, 50],
} as const;

/** 13.3: what the lowest player needs in the cooperative game. */
export const COOP_THRESHOLD = 13;
export const COOP_EFFECTS = 3;

export interface Scenario {
  readonly title: string;
  /** 12.4: suits including the flares. */
  readonly suits: number;
  readonly effects: readonly EffectId[];
  readonly event?: EventId;
  readonly energy: number;
  /** Station and space; coordinates are reconstructed where the source only says "core" or "evenly". */
  readonly stations: readonly (readonly [StationName, string])[];
  /** Where the five-player side needs another space for the same place. */
  readonly fiveSide?: Readonly<Record<string, string>>;
  readonly forbidden?: StationName;
  readonly winAt: number;
  readonly source: 'published, coordinates reconstructed';
}

/** 12.5 */
export const SCENARIOS = {
  ancientTower: {
    title: 'Ancient Tower',
    suits: 4,
    effects: [],
    energy: 0,
    stations: [
      ['tower', 'K0'],
      ['node', 'C3'],
      ['node', 'C10'],
    ],
    winAt: 17,
    source: 'published, coordinates reconstructed',
  },
  cosmicUnity: {
    title: 'Cosmic Unity',
    suits: 3,
    effects: ['CHAIN', 'CEREMONY', 'TRANSCEND'],
    energy: 0,
    stations: [['node', 'K0']],
    forbidden: 'tower',
    winAt: 23,
    source: 'published, coordinates reconstructed',
  },
  solarInhabitants: {
    title: 'Solar Inhabitants',
    suits: 3,
    effects: ['JUGGERNAUT', 'PROCREATE', 'FESTIVAL'],
    event: 'FEEDERS',
    energy: 0,
    stations: [
      ['node', 'C0'],
      ['foundry', 'C4'],
      ['tower', 'C9'],
    ],
    winAt: 19,
    source: 'published, coordinates reconstructed',
  },
  energyGarden: {
    title: 'Energy Garden',
    suits: 3,
    effects: ['HYPERDRIVE', 'TRANSCEND', 'ACCELERATE'],
    event: 'GARDEN',
    energy: 0,
    stations: [['tower', 'K0']],
    forbidden: 'node',
    winAt: 31,
    source: 'published, coordinates reconstructed',
  },
  sunworm: {
    title: 'Sunworm',
    suits: 3,
    effects: ['PUNCTURE', 'CLUSTER', 'PROCREATE'],
    event: 'SUNWORM',
    energy: 0,
    stations: [['foundry', 'R0']],
    winAt: 17,
    source: 'published, coordinates reconstructed',
  },
  solarWhirlpool: {
    title: 'Solar Whirlpool',
    suits: 3,
    effects: ['PROCREATE', 'MOTIVATE', 'SQUEEZE'],
    event: 'IMPLODE',
    energy: 1,
    stations: [['tower', 'O6']],
    fiveSide: { O6: 'O8' },
    winAt: 29,
    source: 'published, coordinates reconstructed',
  },
} as const satisfies Record<string, Scenario>;
export type ScenarioId = keyof typeof SCENARIOS;

/** 12.5: trigger flares in a scenario with an event. */
export const SCENARIO_TRIGGERS = 4;
