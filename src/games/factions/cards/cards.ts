/** What is printed on cards, playmats and tiles (RULES.md 2, 13, 14, 18-20); `content/` has all of it. */

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
export const TYPES = ['rocky', 'ocean', 'gas', 'ice'] as const;
export type ExoType = (typeof TYPES)[number];

/** Where an item comes from (27). */
type Source = 'rulebook' | 'rulebook+reconstructed' | 'reconstructed';

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
  | {
      readonly op: 'movePlanet';
      readonly minSteps: number;
      readonly maxSteps: number;
      readonly dir?: 'ccw';
      readonly planets?: 'any';
    }
  | { readonly op: 'teleport'; readonly to?: 'nearAnyPlanet' }
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
    readonly source: Source;
  };
  /** What its ability changes, for readers of the data. */
  readonly flags: Readonly<Record<string, unknown>>;
  readonly source: Source;
}

export const MACHINES = ['batteries', 'cargo', 'alcubierre', 'sails', 'probes', 'faction'] as const;
export type MachineId = (typeof MACHINES)[number];

export interface Machine {
  readonly id: MachineId;
  readonly name: string;
  readonly text?: string;
  readonly note?: string;
  /** Missing where they are the faction's own. */
  readonly levels?: readonly {
    readonly level: string;
    readonly slots: number;
    /** Slots up to here. */
    readonly cumulative: number;
    readonly capacity?: number;
    readonly vp: number;
    readonly source: Source;
  }[];
  readonly source: Source;
}

export const BATTERY_NAMES = ['alpha', 'beta', 'gamma', 'delta'] as const;
export type BatteryLevel = (typeof BATTERY_NAMES)[number];

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Steps of set-up, one number for each copy. */
  readonly setup: number | readonly number[];
  readonly back?: 'venus' | 'uranus' | 'neptune';
  readonly source: Source;
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
export type Condition =
  | { readonly p: Amount; readonly n: number }
  | { readonly p: Fact }
  | { readonly p: 'shipInBand'; readonly band: number }
  | { readonly p: 'batteryLevelAtLeast'; readonly level: BatteryLevel }
  | { readonly p: 'usedAllThisRound' | 'usedAnyThisRound'; readonly planets: readonly PlanetName[] }
  | { readonly p: 'strictlyMost'; readonly of: 'upgrades' | 'resources' }
  | { readonly p: 'and'; readonly all: readonly Condition[] };

/** A condition by its predicate. */
export type ConditionOf<P extends Condition['p']> = Condition extends infer C
  ? C extends { readonly p: string }
    ? P extends C['p']
      ? C
      : never
    : never
  : never;

type Fact =
  | 'energyFull'
  | 'factionMachineComplete'
  | 'onlyPlayerInOuterRing'
  | 'lastToPass'
  | 'votedForLeadingOption'
  | 'noOtherPlayerHasTech';

type Amount =
  | 'resourcesAtLeast'
  | 'resourcesAtMost'
  | 'energyAtMost'
  | 'enteredAtLeast'
  | 'paidForOneSectorAtLeast'
  | 'completedMachinesAtLeast'
  | 'machinesWithUpgradeAtLeast'
  | 'exploredAtLeast'
  | 'exploredSameTypeAtLeast'
  | 'exploredTypesAtLeast'
  | 'explorersInHandAtLeast'
  | 'explorersInHandAtMost'
  | 'explorersOnOneExoplanetAtLeast'
  | 'minedThisRoundAtLeast'
  | 'minedTileValueThisTurnAtLeast'
  | 'orbitedThisRoundAtLeast'
  | 'planetsUsedThisRoundAtLeast'
  | 'upgradesAtLeast'
  | 'otherPlayersInMySectorAtLeast'
  | 'tradedWithDifferentPlayersThisRoundAtLeast'
  | 'techsAtLeast'
  | 'researchGainedThisGameAtLeast'
  | 'wormholeStepsThisMovementAtLeast';

export interface ObjectiveCard extends Printed {
  readonly timing: Timing;
  readonly condition: Condition;
  readonly text: string;
  readonly vp: number;
  readonly star: boolean;
  readonly asterisk: boolean;
}

export interface TechCard extends Printed {
  readonly timing: 'passive' | 'beginMovement' | 'action' | 'turnStart' | 'free';
  readonly effect: {
    readonly mod?: Modifier | 'saturnDraw';
    readonly value?: number;
    readonly do?: string;
    readonly [detail: string]: unknown;
  };
  readonly text: string;
}

/** A research card of one kind. */
export interface Research<Kind extends string> {
  readonly kind: Kind;
}

export interface InstantCard extends Printed, Research<'instant'> {
  readonly do: readonly Op[];
}

/** What an option of an event does: in the next round, at once, or at the end. */
export type LawEffect =
  | { readonly kind: 'round'; readonly mod: Modifier; readonly value: number | true }
  | {
      readonly kind: 'endgame';
      readonly mod: 'vpPerCompletedMachine' | 'vpPerExploredExoplanet';
      readonly value: number;
    }
  | Happening;

export type Happening = { readonly kind: 'immediate' } & (
  | { readonly mod: 'skipUpkeepOrbit'; readonly value: true }
  | { readonly mod: 'extraOrbit' | 'leaderPlacesWormholes'; readonly value: number }
  | { readonly mod: 'eachPlayer'; readonly value: readonly Op[] }
  | {
      readonly mod: 'eachPlayerMay';
      readonly value: { readonly burn: 'objective'; readonly gain: readonly Op[] };
    }
);

export interface EventOption {
  readonly key: 'A' | 'B';
  readonly name: string;
  readonly reward: readonly Op[];
  readonly effect: LawEffect;
  readonly text: string;
}

export interface EventCard extends Printed {
  readonly phase: 1 | 2;
  readonly options: readonly [EventOption, EventOption];
  readonly leaderSpace: boolean;
}

// ── Solo ──────────────────────────────────────────────────────────────────────────────────────────

export interface RivalCard {
  readonly id: string;
  readonly planet?: PlanetName;
  readonly faction?: FactionId;
  readonly copies?: number;
  readonly do: readonly RivalOp[];
  readonly text: string;
  readonly source: Source;
}

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof LEVELS)[number];

export interface RivalScoring {
  readonly level: Difficulty;
  readonly upgradesPerVp: number;
  readonly vpPerObjective: number;
  readonly vpPerTech: number;
  readonly resourcesPerVp: number | null;
  /** Whether explored exoplanets count by the usual table. */
  readonly exoplanetTable: boolean;
  readonly flat: number;
  readonly source: Source;
}

/** Tiles of one value. */
export interface TileKind {
  readonly value: number;
  readonly count: number;
  readonly source: Source;
}
