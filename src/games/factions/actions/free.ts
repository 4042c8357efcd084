import type { Rng } from '../../../kernel/match/rng.ts';
import type { Seat } from '../../../kernel/game.ts';
import { NAME } from '../board.ts';
import { BURN_ENERGY, MERCURY, RESCUE_PENALTY } from '../facts.ts';
import { teleport, teleporters } from '../cards/effects.ts';
import { addPlacings, placeExplorer } from '../cards/exploring.ts';
import { mayUseTech } from './flight.ts';
import { peek, unknownTiles } from './mining.ts';
import { GRAVITY_TUG, replaced } from '../cards/modifiers.ts';
import { addCompletions, completeObjective } from '../cards/objectives.ts';
import { invert, nameOf, planetOf } from './orbits.ts';
import type { Events, Move, MoveOf, State, Taking } from '../state.ts';
import {
  aroundMercury,
  changeResources,
  energyCapacity,
  gainEnergy,
  ownMachine,
  playerOf,
  usedOnce,
  useOnce,
} from '../verbs.ts';

/** What may be done for nothing at every question of the own turn (9). */

export type FreeMove = MoveOf<'burn' | 'place' | 'rescue' | 'complete' | 'spy' | 'invert' | 'tug'>;

export function addFree(state: State, seat: Seat, moves: Taking<FreeMove>): void {
  const player = playerOf(state, seat);
  addBurning(state, seat, moves);
  addPlacings(player, moves);
  addCompletions(state, seat, 'ON_TURN', moves);
  addRescues(state, seat, moves);
  if (ownMachine(state, seat, 'deepstate')) {
    for (const { at } of unknownTiles(state, seat)) moves.push({ type: 'spy', at: NAME[at]! });
  }
  if (ownMachine(state, seat, 'einstein') && !usedOnce(state, seat, 'invert')) addInversions(state, moves);
  if (mayUseTech(state, seat, GRAVITY_TUG)) addTugs(state, moves);
}

export function addBurning(state: State, seat: Seat, moves: Taking<MoveOf<'burn'>>): void {
  const { resources, energy } = playerOf(state, seat);
  if (resources >= 1 && energy < energyCapacity(state, seat)) moves.push({ type: 'burn' });
}

function addRescues(state: State, seat: Seat, moves: Taking<MoveOf<'rescue'>>): void {
  for (const from of teleporters(state, seat)) {
    for (const to of aroundMercury(state)) {
      if (to !== from) moves.push({ type: 'rescue', from: NAME[from]!, to: NAME[to]! });
    }
  }
}

function addInversions({ planets }: State, moves: Taking<MoveOf<'invert'>>): void {
  for (let a = MERCURY + 1; a < planets.length; a++) {
    for (let b = a + 1; b < planets.length; b++) moves.push({ type: 'invert', a: nameOf(a), b: nameOf(b) });
  }
}

function addTugs({ planets }: State, moves: Taking<MoveOf<'tug'>>): void {
  planets.forEach((_, planet) => {
    for (const way of ['ccw', 'cw'] as const) moves.push({ type: 'tug', planet: nameOf(planet), way });
  });
}

/** Plays a free action; false if the move is none. A rescue is left to the one who asked, as it ends a Movement. */
export function playFree(state: State, seat: Seat, move: Move, events: Events, rng: Rng): move is FreeMove {
  switch (move.type) {
    case 'burn':
      burnForEnergy(state, seat, events);
      return true;
    case 'place':
      placeExplorer(state, seat, move.card, move.on, events);
      return true;
    case 'complete':
      completeObjective(state, seat, move.card, events);
      return true;
    case 'spy':
      peek(state, seat, move.at, events, rng);
      return true;
    case 'invert':
      useOnce(state, seat, 'invert');
      invert(state, seat, move.a, move.b, events);
      return true;
    case 'tug':
      useOnce(state, seat, GRAVITY_TUG);
      state.stack.push({ step: 'glide', planet: planetOf(move.planet), left: 1, back: move.way === 'cw' });
      return true;
    case 'rescue':
      rescue(state, seat, move, events);
      return true;
    default:
      return false;
  }
}

function burnForEnergy(state: State, seat: Seat, events: Events): void {
  changeResources(state, seat, -1, 'burn', events);
  gainEnergy(state, seat, replaced(state, seat, 'burnResourceEnergy') ?? BURN_ENERGY, 'burn', events);
}

/** 15.4: costly, except the first one of first-time players (17). */
function rescue(state: State, seat: Seat, move: MoveOf<'rescue'>, events: Events): void {
  const player = playerOf(state, seat);
  const free = state.options.firstTime && player.rescues === 0;
  const penalty = free ? 0 : (replaced(state, -1, 'rescuePenalty') ?? RESCUE_PENALTY);
  teleport(state, seat, move, 'rescue', events);
  player.rescues += 1;
  player.penalty += penalty;
  events?.push({ type: 'rescued', seat, penalty });
}
