import type { Seat } from '../../kernel/game.ts';
import { BAND, isOuter, type Sector } from './board.ts';
import {
  BATTERIES,
  BATTERY_NAMES,
  type BatteryLevel,
  type Card,
  type Condition,
  EXOPLANET,
  MACHINES,
  OBJECTIVE,
  OWN_MACHINE,
  TYPES,
  type Timing,
} from './facts.ts';
import type { Events, MoveOf, Player, State, Taking } from './state.ts';
import {
  cardsIn,
  completedMachines,
  discardCard,
  energyCapacity,
  isComplete,
  levelReached,
  playerOf,
  shipOf,
  takeHeld,
} from './verbs.ts';

/** Secret objectives: when they are fulfilled (20, predicates), and completing them. */

export function addCompletions(
  state: State,
  seat: Seat,
  timing: Timing,
  moves: Taking<MoveOf<'complete'>>,
): void {
  for (const card of cardsIn(playerOf(state, seat).objectives)) {
    if (mayComplete(state, seat, card, timing)) moves.push({ type: 'complete', card });
  }
}

function mayComplete(state: State, seat: Seat, card: Card, timing: Timing): boolean {
  const objective = OBJECTIVE[card];
  return objective?.timing === timing && isTrue(state, seat, objective.condition, timing);
}

export function completeObjective(state: State, seat: Seat, card: Card, events: Events): void {
  const player = playerOf(state, seat);
  takeHeld(player.objectives, card);
  player.completed.push(card);
  events?.push({ type: 'objective', seat, card });
}

/** Burned objectives lie open on the discards (R41). */
export function burnObjective(state: State, seat: Seat, card: Card, events: Events): void {
  takeHeld(playerOf(state, seat).objectives, card);
  discardCard(state, card);
  events?.push({ type: 'burned', seat, card });
}

// ── Predicates ────────────────────────────────────────────────────────────────────────────────────

type Test = (state: State, seat: Seat, condition: Condition, timing: Timing) => boolean;

export function isTrue(state: State, seat: Seat, condition: Condition, timing: Timing): boolean {
  return (TESTS[condition.p] as Test)(state, seat, condition, timing);
}

type Amount = (player: Player, state: State) => number;

function atLeast(amount: Amount): Test {
  return (state, seat, { n }) => amount(playerOf(state, seat), state) >= (n as number);
}

function atMost(amount: Amount): Test {
  return (state, seat, { n }) => amount(playerOf(state, seat), state) <= (n as number);
}

const TESTS: Readonly<Record<string, Test>> = {
  resourcesAtLeast: atLeast(({ resources }) => resources),
  resourcesAtMost: atMost(({ resources }) => resources),
  energyFull: (state, seat) => playerOf(state, seat).energy === energyCapacity(state, seat),
  energyAtMost: atMost(({ energy }) => energy),
  shipInBand: (state, seat, { band }, timing) =>
    consideredShips(state, seat, timing).some((at) => BAND[at] === band),
  enteredAtLeast: atLeast((_, { turn }) => turn.entered.length),
  paidForOneSectorAtLeast: atLeast((_, { turn }) => turn.paid),
  completedMachinesAtLeast: atLeast(completedMachines),
  machinesWithUpgradeAtLeast: atLeast(({ upgrades }) => upgrades.filter((count) => count > 0).length),
  batteryLevelAtLeast: (state, seat, { level }) =>
    levelReached(playerOf(state, seat), BATTERIES) >= BATTERY_NAMES.indexOf(level as BatteryLevel),
  factionMachineComplete: (state, seat) => isComplete(playerOf(state, seat), OWN_MACHINE),
  exploredAtLeast: atLeast((player) => exploredTypes(player).length),
  exploredSameTypeAtLeast: atLeast(largestSet),
  exploredTypesAtLeast: atLeast(differentTypes),
  explorersInHandAtLeast: atLeast(({ explorers }) => explorers.length),
  explorersInHandAtMost: atMost(({ explorers }) => explorers.length),
  explorersOnOneExoplanetAtLeast: atLeast(({ exoplanets }) =>
    Math.max(0, ...exoplanets.map(({ explorers }) => explorers.length)),
  ),
  minedThisRoundAtLeast: atLeast(({ mined }) => mined),
  minedTileValueThisTurnAtLeast: atLeast((_, { turn }) => turn.best),
  orbitedThisRoundAtLeast: atLeast(({ orbits }) => orbits),
  planetsUsedThisRoundAtLeast: atLeast(({ used }) => used.length),
  usedAllThisRound: (state, seat, { planets }) =>
    planets?.every((planet) => playerOf(state, seat).used.includes(planet)) === true,
  usedAnyThisRound: (state, seat, { planets }) =>
    planets?.some((planet) => playerOf(state, seat).used.includes(planet)) === true,
  upgradesAtLeast: atLeast(upgradesOf),
  strictlyMost: (state, seat, { of }) => {
    const amount = of === 'upgrades' ? upgradesOf : ({ resources }: Player) => resources;
    const own = amount(playerOf(state, seat));
    return others(state, seat).every((player) => amount(player) < own);
  },
  otherPlayersInMySectorAtLeast: (state, seat, { n }) => {
    const at = shipOf(playerOf(state, seat));
    return others(state, seat).filter(({ ships }) => ships.includes(at)).length >= (n as number);
  },
  tradedWithDifferentPlayersThisRoundAtLeast: atLeast(({ traded }) => traded.length),
  onlyPlayerInOuterRing: (state, seat) =>
    playerOf(state, seat).ships.some(isOuter) &&
    !others(state, seat).some(({ ships }) => ships.some(isOuter)),
  lastToPass: (state, seat) => playerOf(state, seat).passIndex === state.players.length,
  votedForLeadingOption: votedForLeader,
  techsAtLeast: atLeast(({ techs }) => techs.length),
  researchGainedThisGameAtLeast: atLeast(({ research }) => research),
  wormholeStepsThisMovementAtLeast: atLeast((_, { turn }) => turn.gateSteps),
  noOtherPlayerHasTech: (state, seat) => others(state, seat).every(({ techs }) => techs.length === 0),
  and: (state, seat, { all }, timing) => all?.every((part) => isTrue(state, seat, part, timing)) === true,
};

function others({ players }: State, seat: Seat): Player[] {
  return players.filter((_, other) => other !== seat);
}

/** After a Movement only the ship that moved counts. */
function consideredShips(state: State, seat: Seat, timing: Timing): readonly Sector[] {
  const { ships } = playerOf(state, seat);
  return timing === 'END_OF_MOVEMENT' ? ships.slice(0, 1) : ships;
}

export function upgradesOf({ upgrades }: Player): number {
  return MACHINES.reduce((sum, _, machine) => sum + upgrades[machine]!, 0);
}

/** The types of the explored exoplanets, `wild` among them. */
export function exploredTypes({ exoplanets }: Player): string[] {
  return exoplanets
    .filter(({ explored }) => explored)
    .map(({ card }) => (EXOPLANET[card] as (typeof EXOPLANET)[string]).type);
}

/** A wild one joins any one set. */
function largestSet(player: Player): number {
  const types = exploredTypes(player);
  const count = (type: string) => types.filter((found) => found === type).length;
  return Math.max(...TYPES.map(count)) + count('wild');
}

/** A wild one is a further type, as long as there is one left to be. */
function differentTypes(player: Player): number {
  const types = exploredTypes(player);
  const plain = new Set(types.filter((type) => type !== 'wild')).size;
  return Math.min(TYPES.length, plain + types.filter((type) => type === 'wild').length);
}

/** The own vote lies on the option with strictly more markers. */
function votedForLeader({ votes }: State, seat: Seat): boolean {
  const own = votes.find((vote) => vote.seat === seat);
  if (own === undefined) return false;
  const same = votes.filter(({ option }) => option === own.option).length;
  return same > votes.length - same;
}
