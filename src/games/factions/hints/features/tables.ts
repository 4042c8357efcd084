import { keysOf, tableOf } from '../../../../kernel/data/records.ts';
import {
  deckOf,
  EVENTS,
  EXOPLANET,
  type ExoplanetId,
  EXPLORER,
  FACTION,
  FACTIONS,
  levelsOf,
  MACHINES,
  OBJECTIVE,
  type Op,
  PLANETS,
  RESEARCH,
  SET_VP,
  TECH,
  TYPES,
} from '../../facts.ts';
import {
  APERTURE_CASTER,
  DEBRIS_SCOOP,
  FOLD_BEACON,
  GRAVITY_TUG,
  LAWS,
  SUNWARD_TETHER,
} from '../../cards/modifiers.ts';

/** What is printed, by small numbers, so that a position is read without building anything. */

type Numbers<Id extends string> = Readonly<Record<Id, number>>;

function numbered<Id extends string>(ids: readonly Id[]): Numbers<Id | ''> {
  return tableOf<Id | '', number>(['', ...ids], (id) => (id === '' ? -1 : ids.indexOf(id)));
}

export const PLANET_AT = numbered(PLANETS);
export const FACTION_AT = numbered(FACTIONS);
export const TECH_AT = numbered(keysOf(TECH));
export const OBJECTIVE_AT = numbered(keysOf(OBJECTIVE));
/** Deals with two others in a round, and the only tech at the table, are too seldom to be told by name. */
const SELDOM_FULFILLED: readonly string[] = ['sa28', 'sa36'];
export const OFTEN_FULFILLED = keysOf(OBJECTIVE).filter((id) => !SELDOM_FULFILLED.includes(id));
export const FULFILLED_AT: Readonly<Record<string, number>> = numbered(OFTEN_FULFILLED);
/** What can lie on the market of exoplanets, and in the deck of techs. */
export const MARKET = keysOf(EXOPLANET).filter((card) => deckOf(card) === 'jupiter');
export const EXOPLANET_AT: Readonly<Record<string, number>> = numbered(MARKET);
export const DECK_TECHS = keysOf(TECH).filter((card) => deckOf(card) === 'uranus');
export const DECK_TECH_AT: Readonly<Record<string, number>> = numbered(DECK_TECHS);
export const RESEARCH_AT = numbered(keysOf(RESEARCH));
export const EVENT_AT = numbered(EVENTS.map(({ id }) => id));

/** Laws that hold for a round, and those that count at the end. */
export const ROUND_LAWS = keysOf(LAWS).filter((law) => LAWS[law].effect.kind === 'round');
export const LAW_AT: Readonly<Record<string, number>> = numbered(ROUND_LAWS);
export const BEQUESTS = keysOf(LAWS).filter((law) => LAWS[law].effect.kind === 'endgame');
export const BEQUEST_AT: Readonly<Record<string, number>> = numbered(BEQUESTS);

/** Techs that may be used once a round; whatever else may is the faction's and counts as one more. */
export const ABILITIES = [DEBRIS_SCOOP, SUNWARD_TETHER, FOLD_BEACON, GRAVITY_TUG, APERTURE_CASTER];
export const ABILITY_AT: Readonly<Record<string, number>> = numbered(ABILITIES);
/** What may be done once when a Movement begins or ends, besides by the faction. */
export const BEGINNINGS = ['alcubierre', 'shiftGate', 'scoop', 'tether', 'caster', 'probes'];
export const BEGINNING_AT: Readonly<Record<string, number>> = numbered(BEGINNINGS);

/** Steps of effects that often wait for others; all others count as one more. */
export const OWED: readonly Op['op'][] = ['energy', 'resources', 'exoplanets', 'convert', 'mineRemote'];

export function owedAt(op: Op['op']): number {
  const at = OWED.indexOf(op);
  return at < 0 ? OWED.length : at;
}

// ── Exoplanets and explorers ──────────────────────────────────────────────────────────────────────

export const WILD = TYPES.length;
export const KINDS = TYPES.length + 1;

/** An exoplanet with its type as a number, and in tenths of a point what its better effect brings. */
export interface Site {
  readonly kind: number;
  readonly requirement: number;
  readonly energy: number;
  readonly resources: number;
  readonly boon: number;
}

const EFFECT_WORTH: Readonly<Partial<Record<Op['op'], number>>> = {
  energy: 1,
  resources: 7,
  explorers: 7,
  upgrades: 20,
  objectives: 15,
  tech: 4,
  research: 18,
  mineRemote: 12,
};
const CONVERSION = 8;

function effectWorth(sum: number, op: Op): number {
  if (op.op === 'convert') return sum + CONVERSION * op.maxTimes;
  const times = op.op === 'objectives' || !('n' in op) ? 1 : op.n;
  return sum + (EFFECT_WORTH[op.op] ?? 0) * times;
}

function siteOf(card: ExoplanetId): Site {
  const { type, requirement, production, effects } = EXOPLANET[card];
  const boon = Math.max(0, ...effects.map((effect) => effect.do.reduce(effectWorth, 0)));
  return { kind: type === 'wild' ? WILD : TYPES.indexOf(type), requirement, ...production, boon };
}

export const SITE = tableOf(keysOf(EXOPLANET), siteOf);

/** What each explorer counts on an exoplanet of each type, a wild one last. */
export const FORCES = tableOf(keysOf(EXPLORER), (id) => {
  const { number, modifiers } = EXPLORER[id];
  return [...TYPES.map((type) => Math.max(0, number + modifiers[type])), number];
});

/** VP of a set by its size. */
export const SET_POINTS = Array.from({ length: 40 }, (_, size) => SET_VP[Math.min(size, SET_VP.length - 1)]!);

// ── Machines ──────────────────────────────────────────────────────────────────────────────────────

const MOST_SLOTS = 10;

/** By faction, machine and upgrades on it: VP of its finished levels, and how many of them are finished. */
const MACHINE_VP = new Uint8Array(FACTIONS.length * MACHINES.length * (MOST_SLOTS + 1));
const MACHINE_LEVELS = new Uint8Array(MACHINE_VP.length);
const MACHINE_MISSING = new Uint8Array(MACHINE_VP.length);

FACTIONS.forEach((faction, own) =>
  MACHINES.forEach((_, machine) => {
    for (let filled = 0; filled <= MOST_SLOTS; filled++) {
      const done = levelsOf(faction, machine).filter(({ upTo }) => filled >= upTo);
      const at = machineAt(own, machine, filled);
      MACHINE_VP[at] = done.reduce((sum, { vp }) => sum + vp, 0);
      MACHINE_LEVELS[at] = done.length;
      const begun = levelsOf(faction, machine)[done.length];
      MACHINE_MISSING[at] = begun && filled > (done.at(-1)?.upTo ?? 0) ? begun.upTo - filled : 0;
    }
  }),
);

function machineAt(faction: number, machine: number, filled: number): number {
  return (faction * MACHINES.length + machine) * (MOST_SLOTS + 1) + filled;
}

export function machineVp(faction: number, machine: number, filled: number): number {
  return MACHINE_VP[machineAt(faction, machine, filled)]!;
}

export function levelsDone(faction: number, machine: number, filled: number): number {
  return MACHINE_LEVELS[machineAt(faction, machine, filled)]!;
}

/** The most slots that a level which has been begun can lack, by machine, and where each begins when all are counted. */
const MOST_MISSING = MACHINES.map((_, machine) =>
  Math.max(
    ...FACTIONS.flatMap((__, own) => slotCounts().map((filled) => slotsMissing(own, machine, filled))),
  ),
);
export const MISSING_START = MOST_MISSING.map((_, at) => total(MOST_MISSING.slice(0, at)));
export const ALL_MISSING = total(MOST_MISSING);

function slotCounts(): number[] {
  return Array.from({ length: MOST_SLOTS + 1 }, (_, filled) => filled);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Slots that a level which has been begun still lacks; 0 where none has. */
export function slotsMissing(faction: number, machine: number, filled: number): number {
  return MACHINE_MISSING[machineAt(faction, machine, filled)]!;
}

export const OWN_SLOTS = FACTIONS.map((faction) => FACTION[faction].machine.slots);
export const MOST_OWN_SLOTS = Math.max(...OWN_SLOTS);

export const OBJECTIVE_VP = tableOf(keysOf(OBJECTIVE), (id) => OBJECTIVE[id].vp);

// ── Steps of thermometers and buckets ─────────────────────────────────────────────────────────────

/** How many of some rising marks a number has reached. */
export function scale(marks: readonly number[], most: number): Uint8Array {
  return Uint8Array.from({ length: most + 1 }, (_, n) => marks.filter((mark) => n >= mark).length);
}

/** A number on a scale; what is below counts as 0, what is beyond as the last. */
export function onScale(steps: Uint8Array, n: number): number {
  return steps[n < 0 ? 0 : n < steps.length ? n : steps.length - 1]!;
}
