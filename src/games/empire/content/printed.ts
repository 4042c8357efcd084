/** What is printed on tiles, cards and the like, and the small language their effects are written in. */

/** Amounts of polymer, metal and energy. */
export interface Printed {
  readonly P?: number;
  readonly M?: number;
  readonly E?: number;
}

export type Resource = 'polymer' | 'metal' | 'energy';
export type Role = 'explorer' | 'scientist' | 'steward' | 'merchant' | 'engineer' | 'warlord' | 'regent';
export type ShipKind = 'fighter' | 'cruiser' | 'dreadnought';
export type Category = 'military' | 'industry' | 'culture';

// ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────

export interface PrintedTile {
  readonly id: string;
  readonly kind: 'planet' | 'wormhole' | 'empty';
  readonly name: string;
  readonly soloUse: boolean;
  readonly source: string;
  readonly yield: Printed;
}

// ── Technologies and powers ───────────────────────────────────────────────────────────────────────

/** What a technology or a power does, in numbers; the kinds are told in RULES.md 15 and 16. */
export interface Effect<Kind extends string = string> extends Printed {
  readonly kind: Kind;
  readonly n?: number;
  readonly T?: number;
  readonly W?: number;
  readonly S?: number;
  readonly set?: number;
  readonly ship?: ShipKind;
  readonly ships?: readonly ShipKind[];
  readonly ignoreStop?: boolean;
  readonly needsShip?: boolean;
  readonly sameType?: boolean;
  readonly discount?: number;
  readonly credits?: number;
  readonly when?: 'always' | 'follow';
  readonly petitionScores?: number;
  readonly subvertCost?: number;
  readonly per?: 'colony' | 'tech' | 'sectorBeyondFirst';
  readonly div?: number;
  readonly max?: number;
}

export interface PrintedTech {
  readonly id: string;
  readonly category: Category;
  readonly cost: 1 | 2 | 3;
  readonly price: Printed;
  readonly name: string;
  readonly text: string;
  readonly effect: Effect;
  readonly source: string;
}

export interface PrintedPower {
  readonly id: string;
  readonly name: string;
  readonly timing: string;
  readonly text: string;
  readonly effect: Effect;
  readonly source: string;
}

// ── Role cards ────────────────────────────────────────────────────────────────────────────────────

/** What is gained and lost by number. */
type Goods = 'credits' | 'P' | 'M' | 'E';

/** The steps events are made of (11.2), by name, with what each is told. */
interface Steps {
  gain: { readonly what: Goods; readonly n: number };
  lose: { readonly what: Goods; readonly n: number };
  halve: { readonly what: Goods };
  /** No more than this of each resource. */
  cap: { readonly n: number };
  gainChoice: { readonly n: number };
  loseChoice: { readonly n: number };
  /** Whoever has less than that loses what there is, and more. */
  loseOrPenalty: { readonly what: Goods; readonly n: number; readonly penalty: readonly Op[] };
  loseColony: { readonly n: 1 };
  removeOwnColonyTile: { readonly elseOps: readonly Op[] };
  shipsToStaging: { readonly n: number };
  stageClasses: { readonly ships: readonly ShipKind[] };
  loseShip: { readonly ship: 'fighter' | 'anyOnBoard' | 'strongestOnBoard'; readonly n: number };
  loseStaged: { readonly n: number; readonly elseOps: readonly Op[] };
  gainShip: { readonly ship: ShipKind; readonly n: number };
  deployHome: object;
  gainPerShip: { readonly max: number };
  loseTech: { readonly select: 'choice' | 'lowest' };
  gainTech: { readonly cost: 1 | 2 | 3 };
  payOr: { readonly credits?: number; readonly perTech?: number; readonly elseOps: readonly Op[] };
  mayPay: { readonly credits?: number; readonly M?: number; readonly ops: readonly Op[] };
  choice: { readonly options: readonly EventOption[] };
  scoreGalaxy: { readonly n: number };
  scoreColony: { readonly n: number };
  loseGalaxy: { readonly n: number };
  loseThroneColony: { readonly n: number };
  ifTechs: { readonly atLeast: number; readonly ops: readonly Op[] };
  ifFleet: { readonly atLeast: number; readonly ops: readonly Op[] };
  ifColonySectors: { readonly atLeast: number; readonly ops: readonly Op[] };
  influence: { readonly n: number };
  sell: { readonly n: number };
  cycleExplorer: object;
  cycleTech: object;
  flipMarket: { readonly n: number };
  clearRoleCredits: object;
}

export type OpName = keyof Steps;

/** A step of an event; a card of which all are marked so strikes once, not every player in turn. */
export type Op<Name extends OpName = OpName> = {
  [N in Name]: { readonly op: N; readonly once?: true } & Steps[N];
}[Name];

export interface EventOption {
  readonly id: 'colony' | 'ships' | 'credits' | 'resources' | 'galaxy';
  readonly needColonies?: number;
  readonly needShipsOnBoard?: number;
  readonly needCredits?: number;
  readonly needResources?: number;
  readonly needMostColonies?: boolean;
  readonly ops: readonly Op[];
}

export interface PrintedCard {
  readonly id: string;
  readonly deck: Role;
  readonly back: { readonly role: Role; readonly sector: string };
  readonly front: {
    readonly role: Role;
    readonly dial: { readonly T: number; readonly W: number; readonly S: number };
  };
  readonly title: string;
  readonly flavor: string;
  readonly scope: 'YOU' | 'ALL';
  readonly text: string;
  readonly ops: readonly Op[];
  readonly source: string;
}

export interface PrintedStory {
  readonly id: string;
  readonly role: Role;
  readonly title: string;
  readonly text: string;
  readonly source: string;
}

// ── Edicts ────────────────────────────────────────────────────────────────────────────────────────

export const MEASURES = [
  'colonies',
  'shipsOnBoard',
  'dreadnoughtsOnBoard',
  'cruisersOnBoard',
  'techs',
  'techCategories',
  'credits',
  'resources',
  'unitSectors',
  'coreUnits',
  'farTokens',
  'thronePoints',
] as const;
export type Measure = (typeof MEASURES)[number];

export type Least = Partial<Readonly<Record<Measure, number>>>;

export interface PrintedEdict {
  readonly id: string;
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
