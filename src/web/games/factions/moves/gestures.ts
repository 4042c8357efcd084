import { cellOf } from '../../../../games/factions/board.ts';
import { BURN_ENERGY, FACTION, SHIFT_GATE_ENERGY } from '../../../../games/factions/facts.ts';
import { bonus, openOption, replaced } from '../../../../games/factions/cards/modifiers.ts';
import type { Step, Move, State, Unit } from '../../../../games/factions/state.ts';
import type { Offering } from '../../../../games/factions/steps.ts';
import { rescuePrice } from '../../../../games/factions/texts/moves.ts';
import {
  bandName,
  cardName,
  effectText,
  machineName,
  nameOf,
  opsText,
  place,
  unitName,
} from '../../../../games/factions/texts/words.ts';
import { turnMoves } from '../../../../games/factions/turn.ts';
import { mostUpgrades, upgradePrice } from '../../../../games/factions/cards/upgrades.ts';
import { energyCapacity, playerOf } from '../../../../games/factions/verbs.ts';
import { type Asking, asking, openQuestion } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { ForKind } from '../../../../kernel/data/kinds.ts';
import { capital, count, type Names } from '../../../../kernel/defaults/words.ts';
import type { Offer } from '../../../../protocol/table.ts';
import type { Gesture, Place } from '../../view.ts';
import {
  factionWords,
  mineWords,
  openWords,
  passWords,
  planetName,
  pointsWord,
  saying,
  sentences,
  shipPlace,
  stepWords,
  useWords,
} from './prices.ts';
import {
  bandSpot,
  countSpot,
  factionSpot,
  handSpot,
  machineSpot,
  marketSpot,
  optionSpot,
  planetSpot,
  techSpot,
  unitSpot,
  voteSpot,
  worldSpot,
} from './spots.ts';

/** How each move is made with the hand, what its button says and what it costs. */

type Way<M extends Move, F = Offering<M['type']>> = ForKind<
  [state: State, move: M, frame: F, names: Names],
  Omit<Gesture, 'price'> & {
    /** What the move does, in its own words, unless it says more. */
    readonly price?: string;
  }
>;

export function gesture(state: State, { move }: Offer<Move>, names: Names): Gesture {
  const way: Way<Move, Asking<Step>> = WAYS[move.type];
  return { price: saying(state, move, names), ...way(state, move, openQuestion<Step>(state), names) };
}

const WAYS: { readonly [M in Move as M['type']]: Way<M> } = {
  // set-up
  faction: (_, { faction }) => ({
    to: factionSpot(faction),
    label: FACTION[faction].name,
    price: factionWords(faction),
  }),
  rival: (_, { faction }) => ({ to: factionSpot(faction), label: FACTION[faction].name }),
  berth: (_, { at }) => ({ to: at, label: `Start in ${place(at)}` }),
  // before moving
  offer: (_, { to }, __, names) => ({ group: 'Trade', label: `with ${nameOf(names, to)}` }),
  charge: (_, { via }) => ({
    to: planetSpot(via),
    button: true,
    label: via === 'Mercury' ? 'Charge at Mercury' : `Charge at ${via}`,
  }),
  keepShip: (_, { at }) => ({ to: at, label: `Keep the ship in ${place(at)}` }),
  alcubierre: (_, { to }) => ({ group: 'Alcubierre Drive', to, label: `Teleport to ${place(to)}` }),
  shiftGate: (_, { from, pay }) => {
    const price = pay === 'resource' ? '1 resource' : `${SHIFT_GATE_ENERGY} energy`;
    const group = 'Wormhole';
    return from === 'supply'
      ? { group, label: `Place one for ${price}` }
      : { group, to: from, label: `Move it for ${price}` };
  },
  extract: () => ({ label: 'Extract the wormholes' }),
  scoop: (_, { at }) => ({ group: 'Debris Scoop', to: at, label: `Scoop up ${place(at)}` }),
  tether: (_, { to }) => ({ group: 'Sunward Tether', to, label: `Teleport to ${place(to)}` }),
  caster: () => ({ label: 'Aperture Caster' }),
  // moving
  step: (state, { to }, { seat }) => ({
    from: shipPlace(state, seat),
    to,
    then: to,
    label: `Enter ${place(to)}`,
    price: stepWords(state, seat, to, false),
  }),
  phase: (state, { to }, { seat }) => ({
    from: shipPlace(state, seat),
    to,
    then: to,
    label: `Phase into ${place(to)}`,
    price: stepWords(state, seat, to, true),
  }),
  stop: ({ turn }) => ({
    label: turn.moved ? 'Stop here' : 'Do not move',
    price: turn.moved ? 'End the Movement here; your Action follows.' : 'Stay here and go on to your Action.',
    ...(turn.moved && { commits: true as const }),
  }),
  proceed: () => ({ label: 'Go on', commits: true }),
  // acting
  mine: (state, { at }, { step, seat }) => {
    const words = { label: `Mine ${place(at)}`, price: mineWords(state, seat, at) };
    // A click on the own ship must not mine what lies under it.
    if (step === 'turn' && at === shipPlace(state, seat)) return words;
    return { to: at, button: true, ...words };
  },
  use: (state, { planet, as }, { seat }) => {
    const price = useWords(state, seat, planet, as);
    return planet === as
      ? { to: planetSpot(planet), button: true, label: `Use ${planet}`, price }
      : { to: planetSpot(planet), label: `Use ${planet} as ${as}`, price };
  },
  photosynthesis: () => ({ label: 'Photosynthesis' }),
  mapping: () => ({ label: 'Galactic Mapping' }),
  beacon: (state, { from, to }, { seat }) => ({
    group: 'Fold Beacon',
    ...shipFrom(state, seat, from),
    to,
    label: `Teleport to ${place(to)}`,
  }),
  pass: (state, _, { seat, step }) => ({
    label: 'Pass',
    price: passWords(state, seat),
    ...(step === 'turn' && !canAct(state, seat) && { commits: true as const }),
  }),
  none: () => ({
    label: 'No Action',
    price: 'Take no Action and go on to the end of the turn.',
  }),
  end: (state, _, step) => ({
    label: 'End turn',
    price: sentences(openWords(turnMoves(state, step)), 'The turn goes to the next player.'),
    commits: true,
  }),
  // free actions
  burn: (state, _, { seat }) => ({
    label: `Burn 1 for ${replaced(state, seat, 'burnResourceEnergy') ?? BURN_ENERGY} energy`,
  }),
  place: (_, { card, on }) => ({
    from: handSpot(card),
    to: worldSpot(on),
    label: `${cardName(card)} on ${cardName(on)}`,
  }),
  rescue: (state, { from, to }, { seat }) => ({
    group: `Rescue: ${rescuePrice(state, seat)}`,
    ...shipFrom(state, seat, from),
    to,
    label: `To ${place(to)}`,
    about: `A rescue brings your ship beside Mercury at once and ends your Movement: ${rescuePrice(state, seat)}.`,
    asks: `Where should the rescue bring your ship? Choose a lit sector beside Mercury: ${rescuePrice(state, seat)}.`,
    seldom: true,
  }),
  complete: (_, { card }) => ({
    to: handSpot(card),
    button: true,
    label: `Complete ${cardName(card)}`,
    price: `Complete ${cardName(card)} for ${pointsWord(card)}.`,
  }),
  spy: (_, { at }) => ({ group: 'Spectroscopy', to: at, label: `Look at ${place(at)}` }),
  invert: (_, { a, b }) => ({
    group: 'Spacetime Inverter',
    from: planetSpot(a),
    to: planetSpot(b),
    label: `Swap ${a} and ${b}`,
  }),
  tug: (_, { planet, way }) => ({
    group: 'Gravity Tug',
    to: planetSpot(planet),
    label: way === 'cw' ? 'Clockwise' : 'Counter-clockwise',
    about: `Move ${planet} one step.`,
  }),
  // trade
  give: (_, unit) => ({ to: unitSpot('give', unit), label: capital(shortUnit(unit)) }),
  ask: (_, unit) => ({ to: unitSpot('ask', unit), label: capital(shortUnit(unit)) }),
  propose: () => ({ label: 'Propose', commits: true }),
  cancel: () => ({ label: 'Call it off' }),
  accept: () => ({ label: 'Accept', commits: true }),
  reject: () => ({ label: 'Refuse' }),
  counter: () => ({ label: 'Counter-offer' }),
  hand: (_, { card }) => ({ to: handSpot(card), label: cardName(card) }),
  // planets
  amount: (state, { energy }, { seat }) => ({
    ...counted(energy, energyCapacity(state, seat) - playerOf(state, seat).energy),
    label: `${energy} energy`,
  }),
  recruit: (state, { count: n }, { seat }) => {
    const explorers = count(n + bonus(state, seat, 'venusBonus'), 'explorer');
    return {
      ...counted(n, playerOf(state, seat).resources),
      label: explorers,
      price: `Burn ${count(n, 'resource')} for ${explorers}.`,
    };
  },
  vote: (state, { option, space }) => {
    const { name, reward } = openOption(state, option);
    return {
      to: voteSpot(option, space),
      label: `${name}: ${space === 'leader' ? 'Leader token' : opsText(reward)}`,
    };
  },
  engineer: (state, { count: n }, { seat }) => ({
    ...counted(n, mostUpgrades(state, seat)),
    label: count(n, 'upgrade'),
    price: `Burn ${count(upgradePrice(state, seat, n), 'resource')} for ${count(n, 'upgrade')}.`,
  }),
  install: (state, { machine }, { seat }) => ({
    to: machineSpot(machine),
    label: machineName(machine, playerOf(state, seat).faction),
  }),
  take: (_, { card }) => ({ to: marketSpot(card), label: cardName(card) }),
  refresh: () => ({ label: 'New market' }),
  // effects
  boon: (_, { choice }, step) =>
    choice === 'none' ? { label: 'Neither' } : { label: effectText(step.card, choice) },
  keep: (_, { card }) => ({ to: handSpot(card), label: cardName(card) }),
  tech: (_, { card }) => ({ to: techSpot(card), label: cardName(card) }),
  return: (_, { card }) => ({ to: techSpot(card), label: cardName(card) }),
  convert: (_, __, { burn, gain }) => ({
    label: `${count(burn, 'resource')} for ${count(gain, 'upgrade')}`,
  }),
  sweep: (_, { at }) => ({ to: at, label: `Clear ${place(at)}` }),
  band: (_, { band }) => ({ to: bandSpot(band), label: capital(bandName(band)) }),
  shove: (_, { planet, steps }) => ({
    to: planetSpot(planet),
    label: count(steps, 'step'),
    about: `Move ${planet} along its ring.`,
  }),
  teleport: (state, { from, to }, { seat }) => ({
    ...shipFrom(state, seat, from),
    to,
    label: `Teleport to ${place(to)}`,
  }),
  ungate: (_, { at }) => ({ to: at, label: `Take back ${place(at)}` }),
  gate: (_, { at }) => ({ to: at, label: `Wormhole in ${place(at)}` }),
  dig: (_, { at }) => ({ to: at, label: `Mine ${place(at)}` }),
  rob: (_, { whom }, __, names) => ({ label: nameOf(names, whom) }),
  peek: (_, { at }) => ({ to: at, label: `Look at ${place(at)}` }),
  scrap: (_, { card }) => ({ to: worldSpot(card), label: `Burn ${cardName(card)}` }),
  map: (_, { card, choice }) => ({
    to: worldSpot(card),
    label: effectText(card, choice),
    about: `Use ${cardName(card)}.`,
  }),
  push: (_, __, step) => {
    const planet = planetName(step.planet);
    return { to: planetSpot(planet), button: true, label: `Push ${planet}` };
  },
  react: (_, __, step) => {
    const planet = planetName(step.planet);
    return { to: planetSpot(planet), button: true, label: `Use ${planet} as well` };
  },
  trim: (_, { card }) => ({ to: handSpot(card), label: `Burn ${cardName(card)}` }),
  orbit: (_, { to }) => ({ to, label: `Ride to ${place(to)}` }),
  stay: (_, __, { step }) => ({ label: step === 'push' ? 'Leave it' : 'Stay behind' }),
  decline: (_, __, { step }) => ({ label: DECLINED[step] }),
  done: (_, __, { step }) => (step === 'window' ? { label: 'Go on', commits: true } : { label: 'No more' }),
  // upkeep and solo
  enact: (state, { option }) => ({
    to: optionSpot(option),
    label: openOption(state, option).name,
  }),
  amnesty: (_, { card }) =>
    card === 'any'
      ? { label: 'Burn one of its objectives' }
      : { to: handSpot(card), label: `Burn ${cardName(card)}` },
  drain: (_, { at }) => ({ to: at, label: `Drain ${place(at)}` }),
};

const DECLINED: Readonly<Record<Offering<'decline'>['step'], string>> = {
  react: 'Not now',
  convert: 'No more',
  teleport: 'Do not teleport',
  scrap: 'Burn none',
  amnesty: 'Burn none',
};

/** So many numbers are buttons; of more, the last is one, and all are chips beside the board. */
const MOST_BUTTONS = 5;

function counted(n: number, most: number): { readonly to?: Place; readonly button?: true } {
  if (most <= MOST_BUTTONS) return {};
  return n === most ? { to: countSpot(n), button: true } : { to: countSpot(n) };
}

/** Which ship is meant is asked only where there are two. */
function shipFrom(state: State, seat: Seat, from: Place): { readonly from?: Place } {
  return playerOf(state, seat).ships.length > 1 ? { from } : {};
}

/** `an explorer` rather than `an explorer of the owner’s choice`. */
function shortUnit(unit: Unit): string {
  return unit.item === 'any' ? `an ${unit.what}` : unitName(unit).replace(/^an upgrade of /, '');
}

/** Whether there is anything but passing. */
function canAct(state: State, seat: Seat): boolean {
  return turnMoves(state, { seat }).some(
    ({ type }) => type === 'step' || type === 'charge' || type === 'mine',
  );
}

// ── Flying ────────────────────────────────────────────────────────────────────────────────────────

const FLYING: readonly (Step['step'] | undefined)[] = ['turn', 'begin', 'fly'];

/** Whose ship can fly on now. */
function flies(state: State, seat: Seat): boolean {
  const step = asking<Step>(state);
  if (!step || !FLYING.includes(step.step) || !('seat' in step) || step.seat !== seat) return false;
  return step.step !== 'turn' || playerOf(state, seat).ships.length === 1;
}

/** The hand rests on the ship while it can fly. */
export function rests(state: State, seat: Seat): Place | undefined {
  return flies(state, seat) ? shipPlace(state, seat) : undefined;
}

export function flightFrom(state: State, seat: Seat, from: Place): number | undefined {
  return flies(state, seat) && from === shipPlace(state, seat) ? cellOf(from) : undefined;
}
