import content from './content.json' with { type: 'json' };

/** Cards, playmats and numbers of the rules (RULES.md 2, 13, 14, 19), each item with its `source` in content.json. */

export const PLANETS = [
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
] as const;
export type PlanetName = (typeof PLANETS)[number];
/** A planet by its number in `PLANETS`. */
export type Planet = number;
export const [MERCURY, VENUS, EARTH, MARS, JUPITER, SATURN, URANUS, NEPTUNE] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
/** Planets in play for first-time players. */
export const FIRST_TIME_PLANETS = 6;

export const TYPES = ['rocky', 'ocean', 'gas', 'ice'] as const;
export type ExoType = (typeof TYPES)[number];

// ── What cards do ─────────────────────────────────────────────────────────────────────────────────

/** A step of a card's effect (20). */
export type Op =
  | { readonly op: 'energy'; readonly n: number }
  | { readonly op: 'resources'; readonly n: number }
  | { readonly op: 'explorers'; readonly n: number }
  | { readonly op: 'upgrades'; readonly n: number; readonly sameMachine: boolean }
  | { readonly op: 'objectives'; readonly draw: number; readonly keep: number }
  | { readonly op: 'tech' }
  | { readonly op: 'research'; readonly from: 'deck' | 'market' }
  | { readonly op: 'exoplanets'; readonly from: 'deck' | 'market'; readonly n: number }
  | {
      readonly op: 'convert';
      readonly burnResources: number;
      readonly gainUpgrades: number;
      readonly maxTimes: number;
    }
  | { readonly op: 'clearSectors'; readonly max: number }
  | { readonly op: 'clearBand' }
  | { readonly op: 'movePlanet'; readonly minSteps: number; readonly maxSteps: number }
  | { readonly op: 'teleport' }
  | { readonly op: 'wormholes'; readonly n: number }
  | { readonly op: 'mineRemote'; readonly n: number; readonly bonus: number }
  | { readonly op: 'takeRandomExplorers'; readonly n: number }
  | { readonly op: 'peekAsteroids'; readonly max: number }
  | { readonly op: 'mayBurnExoplanet'; readonly then: readonly Op[]; readonly else: readonly Op[] };

/** A step of a card of the solo opponent. */
export type RivalOp =
  | Op
  | 'orbit'
  | 'energyAround'
  | 'drawMercuryAlpha'
  | 'vote'
  | 'spendOnUpgrades'
  | 'gainObjective'
  | 'produceAll'
  | 'wormholeDrain'
  | 'orbitInner'
  | 'voteTwice'
  | 'repeatLastPlanet';

/** What events do for everybody and techs for their holder, as a number; flags are 1. */
export const MODIFIERS = [
  'maxMoveCost',
  'outerEmptyCost',
  'firstSectorCost',
  'cheapestOverride',
  'mercuryBonus',
  'passEnergy',
  'asteroidsFaceUp',
  'mineBonus',
  'venusBonus',
  'marsFirstUpgradeCost',
  'jupiterCost',
  'exoplanetMarketSize',
  'rescuePenalty',
  'lastPlayerTurns',
  'requirementDelta',
  'burnResourceEnergy',
  'saturnKeepAll',
  'energyCapacity',
  'resourceCapacity',
] as const;
export type Modifier = (typeof MODIFIERS)[number];

// ── Factions and machines ─────────────────────────────────────────────────────────────────────────

export const FACTIONS = [
  'megacore',
  'zealots',
  'sop',
  'tunnelers',
  'einstein',
  'deepstate',
  'council',
  'androids',
] as const;
export type FactionId = (typeof FACTIONS)[number];

export interface Faction {
  readonly id: FactionId;
  readonly name: string;
  readonly startPlanet: PlanetName;
  readonly firstTime: boolean;
  readonly ability: string;
  readonly machine: {
    readonly name: string;
    readonly slots: number;
    readonly vp: number;
    readonly text: string;
  };
  readonly source: string;
}

export const FACTION = byId(content.factions as readonly Faction[]);

export const MACHINES = ['batteries', 'cargo', 'alcubierre', 'sails', 'probes', 'faction'] as const;
export type MachineId = (typeof MACHINES)[number];
export const [BATTERIES, CARGO, ALCUBIERRE, SAILS, PROBES, OWN_MACHINE] = [0, 1, 2, 3, 4, 5] as const;

export const MACHINE_NAMES: readonly string[] = content.machines.map(({ name }) => name);

/** Where a level is complete, and what it is worth. */
export interface Level {
  readonly level: string;
  readonly upTo: number;
  readonly vp: number;
}

/** The levels of the common machines; the faction machine's are its own. */
const COMMON_LEVELS: readonly (readonly Level[])[] = content.machines.flatMap((machine) =>
  'levels' in machine && machine.levels
    ? [machine.levels.map(({ level, cumulative, vp }) => ({ level, upTo: cumulative, vp }))]
    : [],
);

const OWN_LEVELS = Object.fromEntries(
  FACTIONS.map((id) => [
    id,
    [{ level: 'complete', upTo: FACTION[id].machine.slots, vp: FACTION[id].machine.vp }],
  ]),
) as unknown as Readonly<Record<FactionId, readonly Level[]>>;

export function levelsOf(faction: FactionId, machine: number): readonly Level[] {
  return machine === OWN_MACHINE ? OWN_LEVELS[faction] : COMMON_LEVELS[machine]!;
}

export function slotsOf(faction: FactionId, machine: number): number {
  return (levelsOf(faction, machine).at(-1) as Level).upTo;
}

/** Energy a battery holds at each level. */
export const BATTERY_CAPACITY = [16, 20, 24, 32] as const;
const BATTERY_LEVELS = ['alpha', 'beta', 'gamma', 'delta'] as const;
export type BatteryLevel = (typeof BATTERY_LEVELS)[number];
export const BATTERY_NAMES: readonly BatteryLevel[] = BATTERY_LEVELS;

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

export const DECKS = ['mercury', 'venus', 'jupiter', 'saturn', 'uranus', 'neptune'] as const;
export type DeckId = (typeof DECKS)[number];

/** A card by its id, such as `ju01`; the letters name its deck. */
export type Card = string;

interface Printed {
  readonly id: Card;
  readonly name: string;
  readonly copies: number;
  /** Steps of set-up, one number for each copy. */
  readonly setup: number | readonly number[];
  readonly source: string;
}

export interface MercuryCard extends Printed, Readonly<Record<BatteryLevel, number>> {}

export interface ExplorerCard extends Printed {
  readonly number: number;
  readonly modifiers: Readonly<Record<ExoType, number>>;
}

export interface ExoplanetCard extends Printed {
  readonly type: ExoType | 'wild';
  readonly requirement: number;
  readonly production: { readonly energy: number; readonly resources: number };
  readonly effects: readonly { readonly key: 'A' | 'B'; readonly do: readonly Op[] }[];
  readonly asterisk?: boolean;
}

export type Timing = 'ON_TURN' | 'END_OF_MOVEMENT' | 'END_OF_ROUND';

/** What an objective asks for (20, predicates). */
export interface Condition {
  readonly p: string;
  readonly n?: number;
  readonly band?: number;
  readonly level?: BatteryLevel;
  readonly planets?: readonly PlanetName[];
  readonly of?: 'upgrades' | 'resources';
  readonly all?: readonly Condition[];
}

export interface ObjectiveCard extends Printed {
  readonly timing: Timing;
  readonly condition: Condition;
  readonly text: string;
  readonly vp: number;
  readonly star: boolean;
  readonly asterisk: boolean;
}

export interface TechCard extends Printed {
  readonly timing: string;
  readonly effect: { readonly mod?: string; readonly value?: number; readonly do?: string };
  readonly text?: string;
}

export interface ResearchCard extends Printed {
  readonly kind: 'instant' | 'explorer' | 'exoplanet' | 'tech';
  readonly do?: readonly Op[];
}

export interface EventOption {
  readonly key: 'A' | 'B';
  readonly name: string;
  readonly reward: readonly Op[];
  readonly effect: {
    readonly kind: 'round' | 'immediate' | 'endgame';
    readonly mod: string;
    readonly value: unknown;
  };
  readonly text: string;
}

export interface EventCard extends Printed {
  readonly phase: 1 | 2;
  readonly options: readonly [EventOption, EventOption];
}

const { decks } = content;
export const EVENT = byId(decks.earth as unknown as readonly EventCard[]);
export const EVENTS: readonly EventCard[] = Object.values(EVENT);
export const MERCURY_CARD = byId(decks.mercury as readonly MercuryCard[]);
export const OBJECTIVE = byId(decks.saturn as unknown as readonly ObjectiveCard[]);
const RESEARCH_CARDS = decks.neptune as unknown as readonly ResearchCard[];
export const RESEARCH = byId(RESEARCH_CARDS);
export const EXPLORER = byId([
  ...(decks.venus as unknown as readonly ExplorerCard[]),
  ...ofKind<ExplorerCard>('explorer'),
]);
export const EXOPLANET = byId([
  ...(decks.jupiter as unknown as readonly ExoplanetCard[]),
  ...ofKind<ExoplanetCard>('exoplanet'),
]);
export const TECH = byId([...(decks.uranus as unknown as readonly TechCard[]), ...ofKind<TechCard>('tech')]);

function ofKind<T>(kind: ResearchCard['kind']): readonly T[] {
  return RESEARCH_CARDS.filter((card) => card.kind === kind) as unknown as readonly T[];
}

function byId<T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<T['id'], T>> {
  return Object.fromEntries(list.map((item) => [item.id, item])) as Record<T['id'], T>;
}

/** All cards of a deck as printed, copies included. */
export function printed(deck: DeckId | 'earth'): { readonly card: Card; readonly setup: number }[] {
  return (decks[deck] as unknown as readonly Printed[]).flatMap(({ id, copies, setup }) =>
    Array.from({ length: copies }, (_, i) => ({ card: id, setup: Array.isArray(setup) ? setup[i] : setup })),
  );
}

const DECK_BY_LETTERS: Readonly<Record<string, DeckId>> = {
  me: 'mercury',
  ve: 'venus',
  ju: 'jupiter',
  sa: 'saturn',
  ur: 'uranus',
  ne: 'neptune',
};

/** A card of a deck that lies face down for the one who looks; its back tells the deck. */
export function faceDown(deck: DeckId): Card {
  return `${deck.slice(0, 2)}?`;
}

export function isFaceDown(card: Card): boolean {
  return card.endsWith('?');
}

/** The deck whose back a card has. */
export function deckOf(card: Card): DeckId {
  return DECK_BY_LETTERS[card.slice(0, 2)] as DeckId;
}

// ── Solo ──────────────────────────────────────────────────────────────────────────────────────────

export interface RivalCard {
  readonly id: string;
  readonly planet?: PlanetName;
  readonly faction?: FactionId;
  readonly copies?: number;
  readonly do: readonly RivalOp[];
  readonly text: string;
}

export const RIVAL_CARDS = content.rivals as unknown as readonly RivalCard[];
const RIVAL_FACTIONS = content.rivalFactions as unknown as readonly RivalCard[];
export const RIVAL_CARD = byId([...RIVAL_CARDS, ...RIVAL_FACTIONS]);

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof LEVELS)[number];

export interface RivalScoring {
  readonly level: Difficulty;
  readonly upgradesPerVp: number;
  readonly vpPerObjective: number;
  readonly vpPerTech: number;
  readonly resourcesPerVp: number | null;
  readonly flat: number;
}

export const RIVAL_SCORING = Object.fromEntries(
  (content.rivalScoring as readonly RivalScoring[]).map((card) => [card.level, card]),
) as Readonly<Record<Difficulty, RivalScoring>>;

// ── Numbers of the rules ──────────────────────────────────────────────────────────────────────────

export const ROUNDS = 3;
export const SOLO_ROUNDS = 2;
export const START_ENERGY = 16;
export const START_RESOURCES = 4;
export const BASE_RESOURCES = 4;
export const PASS_ENERGY = 2;
export const LAST_TURNS = 6;
export const MOST_TURNS = 40;
export const RESCUE_PENALTY = 20;
export const UPGRADE_COST = 2;
export const EXOPLANET_COST = 1;
export const BURN_ENERGY = 1;
export const MARKET_SIZE = 3;
export const OBJECTIVE_LIMIT = 3;
export const TECH_LIMIT = 1;
export const GATES = 2;
export const MOST_OFFERS = 3;
export const MOST_UNITS = 6;
export const ENERGY_PER_RESOURCE = 3;
export const SHIFT_GATE_ENERGY = 4;
/** VP for so many explored exoplanets of one type; more than the last count like the last. */
export const SET_VP: readonly number[] = [0, 1, 3, 7, 12, 18, 25];
/** The values of the asteroid tiles. */
export const TILES: readonly number[] = content.tiles.flatMap(({ value, count }) =>
  new Array<number>(count).fill(value),
);
