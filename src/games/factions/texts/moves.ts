import { type Asking, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { has } from '../../../kernel/data/records.ts';
import { clause, count, type Names } from '../../../kernel/defaults/words.ts';
import { BAND, cellOf } from '../board.ts';
import {
  BURN_ENERGY,
  FACTION,
  levelsOf,
  MACHINES,
  OBJECTIVE,
  PLANETS,
  RESCUE_PENALTY,
  RESEARCH,
  SHIFT_GATE_ENERGY,
  slotsOf,
  TECH,
} from '../facts.ts';
import { requirement, strength, strengthOn } from '../cards/exploring.ts';
import { priceOf } from '../actions/flight.ts';
import { tileAt } from '../actions/mining.ts';
import { bonus, openOption, replaced } from '../cards/modifiers.ts';
import { exoplanetPrice } from '../actions/planets.ts';
import type { Step, StepOf, Move, MoveOf, State } from '../state.ts';
import type { Offering } from '../steps.ts';
import { upgradePrice } from '../cards/upgrades.ts';
import { bit, energyCapacity, exoplanetOf, playerOf } from '../verbs.ts';
import {
  bandName,
  cardName,
  effectText,
  exoplanetText,
  levelName,
  machineName,
  nameOf,
  nextTo,
  objectiveText,
  opsText,
  place,
  researchText,
  techText,
  unitName,
} from './words.ts';

type Text<M extends Move, F = Offering<M['type']>> = ForKind<
  [state: State, move: M, step: F, names: Names],
  string
>;

/** What a move does, in a few words, with what it costs. */
export function moveWords(state: State, move: Move, names: Names): string {
  const text: Text<Move, Asking<Step>> = MOVES[move.type];
  return text(state, move, openQuestion<Step>(state), names);
}

export const MOVES: { readonly [M in Move as M['type']]: Text<M> } = {
  // set-up
  faction: (_, { faction }) => `Lead ${FACTION[faction].name}, next to ${FACTION[faction].startPlanet}`,
  rival: (_, { faction }) => `Play against ${FACTION[faction].name}`,
  berth: (state, { at }) => `Place the ship in ${place(at)}${nextTo(state, at)}`,
  // before moving
  offer: (_, { to }, __, names) => `Offer ${nameOf(names, to)} a trade`,
  charge: (_, { via }) => `Charge at ${via}${via === 'Mercury' ? '' : ' as Mercury'} instead of moving`,
  keepShip: (_, { at }) => `Move the ship in ${place(at)}; the other one vanishes`,
  alcubierre: (state, { to }) => `Teleport to ${place(to)} with the Alcubierre Drive${nextTo(state, to)}`,
  shiftGate: (_, { from, pay }) => {
    const what = from === 'supply' ? 'Place a wormhole' : `Move the wormhole in ${place(from)}`;
    return `${what} for ${pay === 'resource' ? '1 resource' : `${SHIFT_GATE_ENERGY} energy`}`;
  },
  extract: (state, _, { seat }) => {
    const sum = state.gates.reduce((energy, at) => energy + state.energy[at]!, 0);
    return `Extract the energy of both wormholes: ${fitting(state, seat, sum)}`;
  },
  scoop: (state, { at }, { seat }) =>
    `Scoop up ${place(at)}: ${fitting(state, seat, energyAt(state, at) >> 1)}`,
  tether: (_, { to }) => `Teleport to ${place(to)} with the Sunward Tether`,
  caster: () => 'Place a wormhole with the Aperture Caster',
  // moving
  step: (state, { to }, { seat }) =>
    `Enter ${place(to)} for ${priceOf(state, seat, cellOf(to))} energy${nextTo(state, to)}${tileWords(state, to, seat)}`,
  phase: (state, { to }, { seat }) =>
    `Phase into ${place(to)} for ${priceOf(state, seat, cellOf(to), true)} energy${nextTo(state, to)}${tileWords(state, to, seat)}`,
  stop: ({ turn }) => (turn.moved ? 'End the Movement' : 'Do not move'),
  proceed: () => 'Go on to the Action',
  // acting
  mine: (state, { at }, { step, seat }) =>
    `Mine the tile in ${place(at)}${valueWords(state, at, seat)}${step === 'landed' ? ' with the Probes' : ''}`,
  use: (_, { planet, as }) => `Use ${planet}${planet === as ? '' : ` as ${as}`}`,
  photosynthesis: () => 'Take energy with Artificial Photosynthesis',
  mapping: () => 'Use all explored exoplanets with Galactic Mapping',
  beacon: (state, { from, to }, { seat }) =>
    `Teleport ${fromWords(state, seat, from)}to ${place(to)} with the Fold Beacon`,
  pass: () => 'Pass for this round',
  none: () => 'Take no Action',
  end: () => 'End the turn',
  // free actions
  burn: (state, _, { seat }) => {
    const energy = replaced(state, seat, 'burnResourceEnergy') ?? BURN_ENERGY;
    return `Burn 1 resource for ${fitting(state, seat, energy)}`;
  },
  place: (state, { card, on }, { seat }) => {
    const sum = strengthOn(exoplanetOf(playerOf(state, seat), on)) + strength(card, on);
    return `Put ${cardName(card)} on ${cardName(on)}: ${sum} of ${requirement(state, seat, on)}`;
  },
  rescue: (state, { from, to }, { seat }) =>
    `Call a rescue ${fromWords(state, seat, from)}to ${place(to)}, next to Mercury: ${rescuePrice(state, seat)}`,
  complete: (_, { card }) => `Complete ${cardName(card)}: ${count(OBJECTIVE[card].vp, 'point')}`,
  spy: (_, { at }) => `Look at the tile in ${place(at)}`,
  invert: (_, { a, b }) => `Swap ${a} and ${b}`,
  tug: (_, { planet, way }) => `Move ${planet} one step ${way === 'cw' ? 'clockwise' : 'counter-clockwise'}`,
  // trade
  give: (_, unit) => `Give ${unitName(unit)}`,
  ask: (_, unit) => `Ask for ${unitName(unit)}`,
  propose: () => 'Propose the deal',
  cancel: () => 'Call off the deal',
  accept: () => 'Accept the deal',
  reject: () => 'Refuse the deal',
  counter: () => 'Make a counter-offer',
  hand: (_, { card }) => `Hand over ${cardName(card)}`,
  // planets
  amount: (_, { energy }) => `Take ${energy} energy`,
  recruit: (state, { count: n }, { seat }) =>
    `Burn ${count(n, 'resource')} for ${count(n + bonus(state, seat, 'venusBonus'), 'explorer')}`,
  vote: (state, { option, space }, { step }) => {
    const { name, reward } = openOption(state, option);
    const gain = space === 'leader' ? 'take the Leader token' : opsText(reward);
    return `${step === 'rivalVote' ? 'The opponent votes' : 'Vote'} for ${option}, ${name}: ${gain}`;
  },
  engineer: (state, { count: n }, { seat }) =>
    `Burn ${count(upgradePrice(state, seat, n), 'resource')} for ${count(n, 'upgrade')}`,
  install: installing,
  take: (state, { card }, { step, seat }) => {
    if (has(RESEARCH, card)) return `Take ${cardName(card)}: ${researchText(card)}`;
    const price = step === 'market' ? exoplanetPrice(state, seat) : 0;
    return `Take ${cardName(card)}${price > 0 ? ` for ${count(price, 'resource')}` : ''}: ${exoplanetText(card)}`;
  },
  refresh: () => 'Replace the market by new exoplanets',
  // effects
  boon: (_, { choice }, step) => (choice === 'none' ? 'Take neither effect' : effectText(step.card, choice)),
  keep: (_, { card }) => `Keep ${cardName(card)}, ${objectiveText(card)}`,
  tech: (_, { card }) => `Take ${cardName(card)}: ${techText(card)}`,
  return: (_, { card }) => `Give back ${TECH[card].name}`,
  convert: (_, __, { burn, gain }) => `Burn ${count(burn, 'resource')} for ${count(gain, 'upgrade')}`,
  sweep: (state, { at }) => `Remove ${energyAt(state, at)} energy from ${place(at)}`,
  band: (state, { band }) => {
    const energy = state.energy.reduce((sum, amount, at) => sum + (BAND[at] === band ? amount : 0), 0);
    return `Clear ${bandName(band)}: ${energy} energy`;
  },
  shove: (_, { planet, steps }) => `Move ${planet} ${count(steps, 'step')}`,
  teleport: (state, { from, to }, { seat }) =>
    `Teleport ${fromWords(state, seat, from)}to ${place(to)}${nextTo(state, to)}`,
  ungate: (_, { at }) => `Take back the wormhole in ${place(at)}`,
  gate: (state, { at }) => `Open a wormhole in ${place(at)}${nextTo(state, at)}`,
  dig: (state, { at }, { seat }) => `Mine the tile in ${place(at)}${valueWords(state, at, seat)}`,
  rob: (_, { whom }, __, names) => `Take explorers from ${nameOf(names, whom)}`,
  peek: (_, { at }) => `Look at the tile in ${place(at)}`,
  scrap: (_, { card }, { then }) => `Burn ${cardName(card)}: ${opsText(then)}`,
  map: (_, { card, choice }) => `${cardName(card)}, ${effectText(card, choice)}`,
  push: (_, __, { planet }) => `Move ${PLANETS[planet]!} one step`,
  react: (_, __, { planet }) => `Use ${PLANETS[planet]!} as well`,
  trim: (_, { card }) => `Burn ${cardName(card)}, ${objectiveText(card)}`,
  orbit: (state, { to }) => `Ride along to ${place(to)}${nextTo(state, to)}`,
  stay: (_, __, step) =>
    step.step === 'push' ? `Leave ${PLANETS[step.planet]!} where it is` : 'Stay behind',
  decline: (_, __, step) =>
    step.step === 'scrap' ? `Burn none: ${opsText(step.else)}` : DECLINED[step.step],
  done: (_, __, { step }) => DONE[step],
  // upkeep and solo
  enact: (state, { option }) => {
    const { name, text } = openOption(state, option);
    return `Choose ${option}, ${name}: ${clause(text)}`;
  },
  amnesty: (_, { card }, { gain }) =>
    `Burn ${card === 'any' ? 'one of its objectives' : cardName(card)}: ${opsText(gain)}`,
  drain: (state, { at }) => `Put a wormhole in ${place(at)} and drain ${energyAt(state, at)} energy`,
};

const DECLINED: Readonly<Record<Exclude<Offering<'decline'>['step'], 'scrap'>, string>> = {
  react: 'Do not use it now',
  convert: 'Burn no more resources',
  teleport: 'Do not teleport',
  amnesty: 'Burn none',
};

const DONE: Readonly<Record<Offering<'done'>['step'], string>> = {
  sweep: 'Clear no more sectors',
  peek: 'Look at no more tiles',
  map: 'Use no more exoplanets',
  window: 'Go on',
};

/** `free`, `−20 points` */
export function rescuePrice(state: State, seat: Seat): string {
  const free = state.options.firstTime && playerOf(state, seat).rescues === 0;
  return free ? 'free' : `−${replaced(state, -1, 'rescuePenalty') ?? RESCUE_PENALTY} points`;
}

function energyAt({ energy }: State, at: string): number {
  return energy[cellOf(at)]!;
}

/** `+4 energy`: as much as fits. */
function fitting(state: State, seat: Seat, energy: number): string {
  return `+${Math.min(energy, energyCapacity(state, seat) - playerOf(state, seat).energy)} energy`;
}

/** Which ship it is needs no telling where there is one. */
function fromWords(state: State, seat: Seat, from: string): string {
  return playerOf(state, seat).ships.length > 1 ? `from ${place(from)} ` : '';
}

/** ` (value 4)` where the seat knows it. */
function valueWords(state: State, at: string, seat: Seat): string {
  const tile = tileAt(state, cellOf(at));
  return tile !== undefined && (tile.known & bit(seat)) !== 0 ? ` (value ${tile.value})` : '';
}

function tileWords(state: State, at: string, seat: Seat): string {
  return tileAt(state, cellOf(at)) === undefined ? '' : `, with a tile${valueWords(state, at, seat)}`;
}

function installing(
  state: State,
  { machine }: MoveOf<'install'>,
  { seat, left, same }: StepOf<'install'>,
): string {
  const player = playerOf(state, seat);
  const { faction } = player;
  const at = MACHINES.indexOf(machine);
  const slots = slotsOf(faction, at);
  const before = player.upgrades[at]!;
  const after = Math.min(slots, before + (same ? left : 1));
  const done = levelsOf(faction, at).findLast(({ upTo }) => before < upTo && after >= upTo);
  const level = done === undefined ? '' : `: ${levelName(machine, done.level, faction)} complete`;
  return `Upgrade ${machineName(machine, faction)} to ${after} of ${slots}${level}`;
}
