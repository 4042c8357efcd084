import { numbers, scenarios } from './content/index.ts';

/** What is in the box and on the board, as the rules number it (RULES.md 1-4). */

export const LAYERS = ['outer orbit', 'inner orbit', 'convective', 'radiative', 'core'] as const;
export const OUTER = 0;
export const INNER = 1;
export const CONVECTIVE = 2;
export const RADIATIVE = 3;
export const CORE = 4;

/** 1.1: by layer, cards drawn for a conversion or activation there. */
export const CARDS_BY_LAYER = numbers.cardsByLayer;
/** 1.1: by layer, what activating a station yields. */
export const BASE = numbers.base;
/** 1.1: by layer, what its owner may add. */
export const BONUS = numbers.bonus;
/** 1.1: by layer, what AUGMENT adds for each further sundiver. */
export const AUGMENT_STEP = numbers.augmentStep;

export const STATIONS = ['node', 'foundry', 'tower'] as const;
export type StationName = (typeof STATIONS)[number];
export const NODE = 0;
export const FOUNDRY = 1;
export const TOWER = 2;

/** 2.1: pieces of each player. */
export const SUNDIVERS = numbers.sundivers;
export const HOLD_AT_START = numbers.holdAtStart;
export const ENERGY_AT_START = numbers.energyAtStart;
export const GATES = numbers.gates;
export const STATIONS_EACH = numbers.stationsEach;
/** 3.7 */
export const MOST_DIVERS_PER_SPACE = numbers.mostDiversPerSpace;
/** 1.9 */
export const BASE_POWER = numbers.basePower;

/** 2.3: card kinds by number; the first seven are suits, the last two never stay in a hand. */
export const SUITS = ['FLARE', 'REF', 'CON', 'SUB', 'OSC', 'EXP', 'REV'] as const;
export type SuitName = (typeof SUITS)[number];
export const FLARE = 0;
/** 11.0: an extra trigger flare. */
export const TRIGGER = 7;
/** 11.0: one of the thirteen flares that also brings the event, in the draft's way of playing. */
export const MARKED_FLARE = 8;
export const CARD_KINDS = 9;
export const CARDS_PER_SUIT = numbers.cardsPerSuit;
export const FLARES = numbers.flares;
/** 6.1.4: what a hurl into the heart brings. */
export const HURL_MOMENTUM = numbers.hurlMomentum;
/** 7.3: energy from which a flare takes half. */
export const UNSAFE_ENERGY = numbers.unsafeEnergy;

/** 4.4: eyes between neighbouring motherships, by number of players. */
export const SHIP_DISTANCE = numbers.shipDistance;

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
export const FEEDERS_PER_ARRIVAL = numbers.feedersPerArrival;

/** 9.4: the least momentum of each level of survival, lowest first. */
export const SURVIVAL = numbers.survival;

/** 13.3: what the lowest player needs in the cooperative game. */
export const COOP_THRESHOLD = numbers.coopThreshold;
export const COOP_EFFECTS = numbers.coopEffects;

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
export const SCENARIOS = scenarios;
export type ScenarioId = keyof typeof SCENARIOS;

/** 12.5: trigger flares in a scenario with an event. */
export const SCENARIO_TRIGGERS = numbers.scenarioTriggers;
