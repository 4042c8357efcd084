import { asking } from '../../../kernel/flow/flow.ts';
import {
  APERTURE_CASTER,
  DEBRIS_SCOOP,
  FOLD_BEACON,
  GRAVITY_TUG,
  SUNWARD_TETHER,
} from '../cards/modifiers.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { BAND, NAME } from '../board.ts';
import { type Card, type FactionId, type LawId, type MachineId, PLANETS, type PlanetName } from '../facts.ts';
import { type Move, RIVAL, type State, type Step, type Unit, type Who } from '../state.ts';
import type { Offering } from '../steps.ts';

/** What everything is called that can be pointed at; a sector or quadrant is its own name, such as `4-2`. */

export const planetThing = (planet: PlanetName): string => `planet ${planet}`;
/** A card of the hand, or drawn and not yet kept. */
export const cardThing = (card: Card): string => `card ${card}`;
export const marketThing = (card: Card): string => `market ${card}`;
/** An exoplanet that lies before somebody. */
export const worldThing = (card: Card): string => `world ${card}`;
export const techThing = (card: Card): string => `tech ${card}`;
export const machineThing = (machine: MachineId): string => `machine ${machine}`;
export const factionThing = (faction: FactionId): string => `faction ${faction}`;
export const voteThing = (option: 'A' | 'B', space: 'reward' | 'leader'): string => `vote ${option} ${space}`;
export const optionThing = (option: 'A' | 'B'): string => `option ${option}`;
/** An amount to choose. */
export const countThing = (count: number): string => `count ${count}`;
export const bandThing = (band: number): string => `band ${band}`;
/** Something that could go into a deal. */
export const unitThing = (side: 'give' | 'ask', { what, item }: Unit): string => `${side} ${what} ${item}`;
/** Somebody at the table; the solo opponent too. */
export const playerThing = (who: Who): string => (who === RIVAL ? 'rival' : `player ${who}`);
/** An option that is in force. */
export const lawThing = (law: LawId): string => `law ${law}`;
/** The gauges of a playmat. */
export const ENERGY = 'store energy';
export const RESOURCES = 'store resources';
/** What tells where the match stands. */
export const ROUND = 'round';

// ── The things of moves ───────────────────────────────────────────────────────────────────────────

type Things<M extends Move, F = Offering<M['type']>> = ForKind<
  [state: State, move: M, step: F],
  readonly string[]
>;

/** The things a move is about, in the order in which the hand goes from one to the next. */
export function thingsOf(state: State, move: Move): readonly string[] {
  const things: Things<Move, Step> = THINGS[move.type];
  const step = asking<Step>(state);
  return step === undefined ? NONE : things(state, move, step);
}

/** The same without the ship that moves: what a kind of move is wished for with. */
export function goalsOf(state: State, move: Move): readonly string[] {
  const things = thingsOf(state, move);
  return things.length > 1 && things[0] === shipAt(state) ? things.slice(1) : things;
}

const NONE: readonly string[] = [];
const nothing = (): readonly string[] => NONE;
const at = (_: State, move: { readonly at: string }): readonly string[] => [move.at];
const inHand = (_: State, move: { readonly card: Card }): readonly string[] => [cardThing(move.card)];
const tech = (_: State, move: { readonly card: Card }): readonly string[] => [techThing(move.card)];
const world = (_: State, move: { readonly card: Card }): readonly string[] => [worldThing(move.card)];
const ofStep = (_: State, __: Move, step: { readonly planet: number }): readonly string[] => [
  planetThing(PLANETS[step.planet]!),
];
const fromTo = (_: State, move: { readonly from: string; readonly to: string }): readonly string[] => [
  move.from,
  move.to,
];
const fly = (state: State, { to }: { readonly to: string }): readonly string[] => [shipAt(state), to];
const both = (state: State): readonly string[] => state.gates.map((gate) => NAME[gate]!);

/** The sector of the ship whose turn it is. */
function shipAt({ players, turn }: State): string {
  return NAME[players[turn.seat]?.ships[0] ?? -1] ?? '';
}

const THINGS: { readonly [M in Move as M['type']]: Things<M> } = {
  faction: (_, { faction }) => [factionThing(faction)],
  rival: (_, { faction }) => [factionThing(faction)],
  berth: at,
  offer: (_, { to }) => [playerThing(to)],
  charge: (_, { via }) => [planetThing(via), ENERGY],
  keepShip: at,
  alcubierre: fly,
  shiftGate: (_, { from }) => (from === 'supply' ? NONE : [from]),
  extract: both,
  scoop: at,
  tether: fly,
  caster: nothing,
  step: fly,
  phase: fly,
  stop: nothing,
  proceed: nothing,
  mine: (state, move) => (shipAt(state) === move.at ? [move.at] : [shipAt(state), move.at]),
  use: (_, { planet }) => [planetThing(planet)],
  photosynthesis: () => [ENERGY],
  mapping: nothing,
  beacon: fromTo,
  pass: nothing,
  none: nothing,
  end: nothing,
  burn: () => [RESOURCES, ENERGY],
  place: (_, { card, on }) => [cardThing(card), worldThing(on)],
  rescue: fromTo,
  complete: inHand,
  spy: at,
  invert: (_, { a, b }) => [planetThing(a), planetThing(b), planetThing(a)],
  tug: (_, { planet }) => [planetThing(planet)],
  give: (_, move) => [unitThing('give', move), ...shownAs(move)],
  ask: (_, move, { partner }) => [
    unitThing('ask', move),
    ...(move.item === 'any' ? [playerThing(partner)] : isShared(move) ? shownAs(move) : NONE),
  ],
  propose: nothing,
  cancel: nothing,
  accept: nothing,
  reject: nothing,
  counter: nothing,
  hand: inHand,
  amount: (_, { energy }) => [countThing(energy), ENERGY],
  recruit: (_, { count }) => [countThing(count), RESOURCES],
  vote: (_, { option, space }) => [optionThing(option), voteThing(option, space)],
  engineer: (_, { count }) => [countThing(count), RESOURCES],
  install: (_, { machine }) => [machineThing(machine)],
  take: (_, { card }) => [marketThing(card)],
  refresh: nothing,
  boon: (_, { choice }, { card }) => (choice === 'none' ? NONE : [worldThing(card)]),
  keep: inHand,
  tech,
  return: tech,
  convert: () => [RESOURCES],
  sweep: at,
  band: (_, { band }) => [bandThing(band), ...NAME.filter((__, sector) => BAND[sector] === band)],
  shove: (_, { planet }) => [planetThing(planet)],
  teleport: fromTo,
  ungate: at,
  gate: at,
  dig: at,
  rob: (_, { whom }) => [playerThing(whom)],
  peek: at,
  scrap: world,
  map: world,
  push: ofStep,
  react: ofStep,
  trim: inHand,
  orbit: (_, { to }) => [to],
  stay: nothing,
  decline: nothing,
  done: nothing,
  enact: (_, { option }) => [optionThing(option)],
  amnesty: (_, { card }) => (card === 'any' ? NONE : [cardThing(card)]),
  drain: at,
};

/** Exoplanets and techs lie open before everybody. */
function isShared({ what }: Unit): boolean {
  return what === 'exoplanet' || what === 'tech';
}

/** Where a thing of a deal lies on the own side of the table. */
function shownAs(unit: Unit): readonly string[] {
  switch (unit.what) {
    case 'resource':
      return [RESOURCES];
    case 'energy':
      return [ENERGY];
    case 'exoplanet':
      return [worldThing(unit.item)];
    case 'tech':
      return [techThing(unit.item)];
    case 'upgrade':
      return [machineThing(unit.item)];
    default:
      return unit.item === 'any' ? NONE : [cardThing(unit.item)];
  }
}

/** Moves made with something that has to be chosen first: pointing at a place alone does not mean them. */
export const BY_BUTTON: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'alcubierre',
  'shiftGate',
  'extract',
  'scoop',
  'tether',
  'beacon',
  'rescue',
  'spy',
  'invert',
  'tug',
]);

export function isByButton({ type }: Move): boolean {
  return BY_BUTTON.has(type);
}

/** The machine or tech with which moves of a kind are made. */
const INSTRUMENTS: { readonly [M in Move['type']]?: string } = {
  alcubierre: machineThing('alcubierre'),
  extract: machineThing('faction'),
  scoop: techThing(DEBRIS_SCOOP),
  tether: techThing(SUNWARD_TETHER),
  caster: techThing(APERTURE_CASTER),
  photosynthesis: machineThing('faction'),
  mapping: machineThing('faction'),
  beacon: techThing(FOLD_BEACON),
  spy: machineThing('faction'),
  invert: machineThing('faction'),
  tug: techThing(GRAVITY_TUG),
};

const BY_WORD: Readonly<Record<string, string | undefined>> = INSTRUMENTS;

export function instrumentOf(act: string): string | undefined {
  return BY_WORD[act];
}
