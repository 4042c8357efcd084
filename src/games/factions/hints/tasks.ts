import type { Seat } from '../../../kernel/game.ts';
import { BAND } from '../board.ts';
import {
  BATTERIES,
  type Condition,
  type FaceDown,
  isFaceUp,
  levelsOf,
  MACHINES,
  OBJECTIVE,
  type ObjectiveId,
  OWN_MACHINE,
  PLANETS,
  slotsOf,
  type Timing,
} from '../facts.ts';
import { exploredTypes, isTrue, upgradesOf } from '../cards/objectives.ts';
import { planetOf } from '../actions/orbits.ts';
import type { State } from '../state.ts';
import { completedMachines, energyCapacity, playerOf, resourceCapacity } from '../verbs.ts';
import type { Times } from './times.ts';
import { WEIGHTS } from './weights.ts';

/** What secret objectives are worth: their VP by the chance to fulfil them. */

export function tasksWorth(state: State, seat: Seat, times: Times): number {
  let worth = 0;
  for (const { card } of playerOf(state, seat).objectives) worth += taskWorth(state, seat, card, times);
  return worth;
}

export function taskWorth(state: State, seat: Seat, card: ObjectiveId | FaceDown, times: Times): number {
  if (!isFaceUp(card)) return 0;
  const objective = OBJECTIVE[card];
  return objective.vp * chanceOf(state, seat, objective.condition, objective.timing, times);
}

function chanceOf(state: State, seat: Seat, condition: Condition, timing: Timing, times: Times): number {
  const over = state.upkeep && times.last;
  if (isTrue(state, seat, condition, timing)) {
    if (timing === 'ON_TURN') return 0.98;
    if (timing === 'END_OF_ROUND')
      return state.upkeep ? 0.98 : Math.max(0.6, near(state, seat, condition, times));
  }
  if (over) return 0;
  const missed = state.upkeep || playerOf(state, seat).passed;
  return (missed && times.last ? 0 : 1) * near(state, seat, condition, times);
}

/** How likely a condition will come true, by how much is missing. */
function near(state: State, seat: Seat, condition: Condition, times: Times): number {
  const player = playerOf(state, seat);
  const usual = WEIGHTS.fulfilled[times.rounds]!;
  const n = 'n' in condition ? condition.n : 1;
  switch (condition.p) {
    case 'completedMachinesAtLeast':
      return times.finish(2.2 * Math.max(0, n - completedMachines(player)));
    case 'factionMachineComplete':
      return times.finish(slotsOf(player.faction, OWN_MACHINE) - player.upgrades[OWN_MACHINE]!);
    case 'batteryLevelAtLeast': {
      const level = levelsOf(player.faction, BATTERIES)[1];
      return times.finish((level?.upTo ?? 6) - player.upgrades[BATTERIES]!);
    }
    case 'machinesWithUpgradeAtLeast':
      return 0.9 * times.finish(Math.max(0, n - MACHINES.filter((_, i) => player.upgrades[i]! > 0).length));
    case 'upgradesAtLeast':
      return times.finish(Math.max(0, n - upgradesOf(player)));
    case 'exploredAtLeast':
      return usual * 0.8 ** Math.max(0, n - exploredTypes(player).length);
    case 'exploredSameTypeAtLeast':
    case 'exploredTypesAtLeast':
      return usual * 0.7 ** Math.max(0, n - exploredTypes(player).length);
    case 'resourcesAtLeast':
      return resourceCapacity(state, seat) >= n ? usual : 0.3 * usual;
    case 'energyAtMost':
      return times.last ? 0.7 : 0.3;
    case 'energyFull':
      return player.energy >= energyCapacity(state, seat) - 4 ? 0.8 : 0.6;
    case 'planetsUsedThisRoundAtLeast':
      return usual * 0.8 ** Math.max(0, n - player.used.length - 2);
    case 'minedThisRoundAtLeast':
      return 0.9 - 0.1 * Math.max(0, n - player.mined);
    case 'wormholeStepsThisMovementAtLeast':
      return state.gates.length === 2 ? 0.7 : 0.1;
    case 'tradedWithDifferentPlayersThisRoundAtLeast':
      return 0.1;
    case 'otherPlayersInMySectorAtLeast':
      return 0.3;
    case 'strictlyMost':
    case 'onlyPlayerInOuterRing':
    case 'lastToPass':
    case 'noOtherPlayerHasTech':
      return 0.4;
    case 'orbitedThisRoundAtLeast':
      return 0.5;
    case 'enteredAtLeast':
      return 0.75;
    case 'researchGainedThisGameAtLeast':
      return player.research > 0 ? 0.6 : 0.25;
    default:
      return usual;
  }
}

/** What using each planet and mining a tile add for the objectives in hand. */
export interface ObjectiveWorths {
  readonly planets: readonly number[];
  readonly tile: number;
}

export function objectiveWorths(state: State, seat: Seat): ObjectiveWorths {
  const planets = PLANETS.map(() => 0);
  let tile = 0;
  const player = playerOf(state, seat);
  const add = (planet: number, vp: number) => {
    planets[planet] = planets[planet]! + vp;
  };
  for (const { card } of player.objectives) {
    if (!isFaceUp(card)) continue;
    const { condition, vp } = OBJECTIVE[card];
    for (const part of condition.p === 'and' ? condition.all : [condition]) {
      const planetsAsked = 'planets' in part ? part.planets : [];
      const missing = planetsAsked.filter((planet) => !player.used.includes(planet));
      switch (part.p) {
        case 'usedAllThisRound':
          for (const planet of missing) add(planetOf(planet), (0.8 * vp) / missing.length ** 1.5);
          break;
        case 'usedAnyThisRound':
          if (missing.length === planetsAsked.length)
            for (const planet of missing) add(planetOf(planet), 0.8 * vp);
          break;
        case 'planetsUsedThisRoundAtLeast': {
          const left = part.n - player.used.length;
          if (left > 0)
            PLANETS.forEach((planet, i) => {
              if (!player.used.includes(planet)) add(i, (0.8 * vp) / left ** 1.3);
            });
          break;
        }
        case 'minedThisRoundAtLeast':
          if (player.mined < part.n) tile += (0.8 * vp) / (part.n - player.mined);
          break;
        case 'minedTileValueThisTurnAtLeast':
          tile += 0.25 * vp;
          break;
        case 'votedForLeadingOption':
          add(2, 0.5 * vp);
          break;
        case 'techsAtLeast':
          if (player.techs.length < part.n) add(6, 0.6 * vp);
          break;
        case 'researchGainedThisGameAtLeast':
          if (player.research < part.n) add(7, (0.7 * vp) / (part.n - player.research));
          break;
        default: // Nothing that a choice of planet or tile furthers.
      }
    }
  }
  return { planets, tile };
}

/** Sectors that fulfil an objective at the end of a Movement, and the VP. */
export interface Landing {
  readonly at: readonly number[];
  readonly vp: number;
  /** How many sectors must be entered on the way. */
  readonly hops: number;
}

export function landingsOf(state: State, seat: Seat, prices: readonly number[]): Landing[] {
  const player = playerOf(state, seat);
  const found: Landing[] = [];
  for (const { card } of player.objectives) {
    if (!isFaceUp(card) || OBJECTIVE[card].timing !== 'END_OF_MOVEMENT') continue;
    const { condition, vp } = OBJECTIVE[card];
    switch (condition.p) {
      case 'shipInBand':
        found.push({ at: where((band) => band === condition.band), vp, hops: 0 });
        break;
      case 'otherPlayersInMySectorAtLeast':
        found.push({ at: where((_, at) => othersAt(state, seat, at) >= condition.n), vp, hops: 0 });
        break;
      case 'paidForOneSectorAtLeast':
        found.push({ at: where((_, at) => prices[at]! >= condition.n), vp, hops: 0 });
        break;
      case 'enteredAtLeast':
        found.push({ at: where(() => true), vp, hops: condition.n });
        break;
      case 'wormholeStepsThisMovementAtLeast':
        if (state.gates.length === 2) found.push({ at: state.gates, vp, hops: 0 });
        break;
      default: // Nothing that a place to land furthers.
    }
  }
  return found;
}

function othersAt({ players }: State, seat: Seat, at: number): number {
  return players.filter(({ ships }, other) => other !== seat && ships.includes(at)).length;
}

function where(test: (band: number, at: number) => boolean): number[] {
  return BAND.map((_, at) => at).filter((at) => test(BAND[at]!, at));
}

/** An objective that asks for something at the end of a round, as far as a tour leads there. */
export interface Ending {
  readonly vp: number;
  readonly test: (
    stop: { ships: readonly number[]; energy: number; resources: number },
    battery: number,
  ) => boolean;
}

export function endingsOf(state: State, seat: Seat): Ending[] {
  return playerOf(state, seat).objectives.flatMap(({ card }): Ending[] => {
    if (!isFaceUp(card) || OBJECTIVE[card].timing !== 'END_OF_ROUND') return [];
    const { condition, vp } = OBJECTIVE[card];
    switch (condition.p) {
      case 'shipInBand':
        return [{ vp, test: ({ ships }) => ships.some((ship) => BAND[ship] === condition.band) }];
      case 'resourcesAtLeast':
        return [{ vp, test: ({ resources }) => resources >= condition.n }];
      case 'energyAtMost':
        return [{ vp, test: ({ energy }) => energy <= condition.n }];
      case 'energyFull':
        return [{ vp, test: ({ energy }, battery) => energy >= battery - 4 }];
      default:
        return [];
    }
  });
}
