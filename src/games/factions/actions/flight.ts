import type { Seat } from '../../../kernel/game.ts';
import { BAND, BELT, BAND_SIZES, cellOf, isOuter, NAME, sectorAt, type Sector } from '../board.ts';
import { ALCUBIERRE, GATES, SAILS, SHIFT_GATE_ENERGY, type TechId } from '../facts.ts';
import { askForGates, removeGate } from './gates.ts';
import { APERTURE_CASTER, DEBRIS_SCOOP, replaced, SUNWARD_TETHER } from '../cards/modifiers.ts';
import { holds } from '../cards/modifiers.ts';
import { teleport } from '../cards/effects.ts';
import type { Events, MoveOf, Player, State, Taking } from '../state.ts';
import {
  aroundMercury,
  changeEnergy,
  changeResources,
  charge,
  clearSector,
  gainEnergy,
  isComplete,
  neighbours,
  ownMachine,
  playerOf,
  plays,
  shipOf,
  usedOnce,
  useOnce,
} from '../verbs.ts';

/** Movement (6): prices, steps and what may be done when one begins. */

// ── Prices ────────────────────────────────────────────────────────────────────────────────────────

/** What entering a sector costs, and leaves there; `phased` by the Phase Hull. */
export function priceOf(state: State, seat: Seat, sector: Sector, phased = false): number {
  if (phased) return replaced(state, seat, 'cheapestOverride') ?? 1;
  if (state.turn.entered.length === 0) {
    const first = replaced(state, seat, 'firstSectorCost');
    if (first !== undefined) return first;
  }
  return Math.min(
    plainPrice(state, seat, sector),
    replaced(state, -1, 'maxMoveCost') ?? Number.POSITIVE_INFINITY,
  );
}

/** R1-R3: one more than what lies there; an empty Outer sector costs two unless sails or an event help. */
export function plainPrice(state: State, seat: Seat, sector: Sector): number {
  const energy = state.energy[sector]!;
  if (energy > 0) return energy + 1;
  if (!isOuter(sector)) return 1;
  if (seat >= 0 && isComplete(playerOf(state, seat), SAILS)) return 1;
  return replaced(state, -1, 'outerEmptyCost') ?? 2;
}

// ── Steps ─────────────────────────────────────────────────────────────────────────────────────────

/** R9: no sector is entered twice in a Movement; the one it began in does not count as entered. */
export function addSteps(state: State, seat: Seat, moves: Taking<MoveOf<'step' | 'phase'>>): void {
  const player = playerOf(state, seat);
  const phases = !state.turn.phased && replaced(state, seat, 'cheapestOverride') !== undefined;
  for (const to of neighbours(state, shipOf(player))) {
    if (state.turn.entered.includes(to)) continue;
    const price = priceOf(state, seat, to);
    if (price <= player.energy) moves.push({ type: 'step', to: NAME[to]! });
    if (phases && price > 1 && player.energy >= 1) moves.push({ type: 'phase', to: NAME[to]! });
  }
}

export function takeStep(state: State, seat: Seat, to: Sector, phased: boolean, events: Events): void {
  const { turn, gates } = state;
  const player = playerOf(state, seat);
  const from = shipOf(player);
  const price = priceOf(state, seat, to, phased);
  leaveCopy(state, seat);
  player.ships = player.ships.with(0, to);
  changeEnergy(state, seat, -price, 'move', undefined);
  charge(state, to, price);
  turn.placed = [...turn.placed, to];
  turn.entered = [...turn.entered, to];
  turn.paid = Math.max(turn.paid, price);
  if (gates.length === GATES && gates.includes(from) && gates.includes(to)) turn.gateSteps += 1;
  if (phased) turn.phased = true;
  turn.moved = true;
  events?.push({
    type: 'entered',
    seat,
    from: NAME[from]!,
    to: NAME[to]!,
    price,
    energy: state.energy[to]!,
  });
}

/** 14.8: the Androids leave a copy where their ship first departs from. */
function leaveCopy(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  if (plays(state, seat, 'androids') && !state.turn.moved) player.ships = [...player.ships, shipOf(player)];
}

// ── The beginning of a Movement ───────────────────────────────────────────────────────────────────

/** 14.8: of two ships one is kept before anything else. */
export function mustKeepShip({ ships }: Player): boolean {
  return ships.length > 1;
}

export function addKeeps({ ships }: Player, moves: Taking<MoveOf<'keepShip'>>): void {
  for (const at of new Set(ships)) moves.push({ type: 'keepShip', at: NAME[at]! });
}

export function keepShip(state: State, seat: Seat, at: string, events: Events): void {
  const player = playerOf(state, seat);
  const gone = player.ships[player.ships.indexOf(cellOf(at)) === 0 ? 1 : 0]!;
  player.ships = [cellOf(at)];
  events?.push({ type: 'vanished', seat, at: NAME[gone]! });
}

/** What may be done when a Movement begins, each at most once in it. */
export type Beginning = MoveOf<'alcubierre' | 'shiftGate' | 'extract' | 'scoop' | 'tether' | 'caster'>;

export function addBeginnings(state: State, seat: Seat, moves: Taking<Beginning>): void {
  const { begun } = state.turn;
  const player = playerOf(state, seat);
  if (isComplete(player, ALCUBIERRE) && !begun.includes('alcubierre')) addJumps(player, moves);
  if (plays(state, seat, 'tunnelers')) addGateWork(state, seat, moves);
  if (mayUseTech(state, seat, DEBRIS_SCOOP)) addScoops(state, seat, moves);
  if (mayUseTech(state, seat, SUNWARD_TETHER)) {
    for (const to of aroundMercury(state)) {
      if (to !== shipOf(player)) moves.push({ type: 'tether', to: NAME[to]! });
    }
  }
  if (mayUseTech(state, seat, APERTURE_CASTER)) moves.push({ type: 'caster' });
}

export function mayUseTech(state: State, seat: Seat, tech: TechId): boolean {
  return holds(state, seat, tech) && !usedOnce(state, seat, tech);
}

/** R7: anywhere in the own band, but not in the Asteroid Belt. */
function addJumps(player: Player, moves: Taking<MoveOf<'alcubierre'>>): void {
  const ship = shipOf(player);
  const band = BAND[ship]!;
  if (band === BELT) return;
  for (let index = 0; index < BAND_SIZES[band]!; index++) {
    const to = sectorAt(band, index);
    if (to !== ship) moves.push({ type: 'alcubierre', to: NAME[to]! });
  }
}

/** 14.4: one token may be moved for a resource or four energy, and the Extractor empties both sectors. */
function addGateWork(state: State, seat: Seat, moves: Taking<MoveOf<'shiftGate' | 'extract'>>): void {
  const { begun } = state.turn;
  const { energy, resources } = playerOf(state, seat);
  if (!begun.includes('shiftGate')) {
    const tokens = state.gates.map((at) => NAME[at]!);
    if (tokens.length < GATES) tokens.push('supply');
    for (const from of tokens) {
      if (resources >= 1) moves.push({ type: 'shiftGate', from, pay: 'resource' });
      if (energy >= SHIFT_GATE_ENERGY) moves.push({ type: 'shiftGate', from, pay: 'energy' });
    }
  }
  const charged = state.gates.some((at) => state.energy[at]! > 0);
  if (
    charged &&
    ownMachine(state, seat, 'tunnelers') &&
    !usedOnce(state, seat, 'extract') &&
    state.gates.length === GATES
  )
    moves.push({ type: 'extract' });
}

function addScoops(state: State, seat: Seat, moves: Taking<MoveOf<'scoop'>>): void {
  const ship = shipOf(playerOf(state, seat));
  for (const at of [ship, ...neighbours(state, ship)]) {
    if (state.energy[at]! > 0) moves.push({ type: 'scoop', at: NAME[at]! });
  }
}

export function begin(state: State, seat: Seat, move: Beginning, events: Events): void {
  state.turn.begun = [...state.turn.begun, move.type];
  switch (move.type) {
    case 'alcubierre':
      return jump(state, seat, move.to, 'alcubierre', events);
    case 'tether':
      useOnce(state, seat, SUNWARD_TETHER);
      return jump(state, seat, move.to, 'tether', events);
    case 'shiftGate':
      return shiftGate(state, seat, move, events);
    case 'extract':
      useOnce(state, seat, 'extract');
      return extract(state, seat, events);
    case 'scoop':
      useOnce(state, seat, DEBRIS_SCOOP);
      return gainEnergy(state, seat, clearSector(state, cellOf(move.at), events) >> 1, 'scoop', events);
    case 'caster':
      useOnce(state, seat, APERTURE_CASTER);
      return askForGates(state, seat, 1);
  }
}

/** R12: a teleport at the beginning of a Movement is one. */
function jump(state: State, seat: Seat, to: string, by: 'alcubierre' | 'tether', events: Events): void {
  const player = playerOf(state, seat);
  const from = NAME[shipOf(player)]!;
  leaveCopy(state, seat);
  teleport(state, seat, { from, to }, by, events);
  state.turn.moved = true;
}

function shiftGate(state: State, seat: Seat, { from, pay }: MoveOf<'shiftGate'>, events: Events): void {
  if (pay === 'resource') changeResources(state, seat, -1, 'gate', events);
  else changeEnergy(state, seat, -SHIFT_GATE_ENERGY, 'gate', events);
  if (from !== 'supply') removeGate(state, from, events);
  askForGates(state, seat, 1);
}

function extract(state: State, seat: Seat, events: Events): void {
  const sum = state.gates.reduce((total, at) => total + clearSector(state, at, events), 0);
  gainEnergy(state, seat, sum, 'extract', events);
}
