import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { BAND, isOuter, type Sector } from '../board.ts';
import {
  BATTERIES,
  BATTERY_NAMES,
  type Condition,
  type ConditionOf,
  EXOPLANET,
  type ExoplanetCard,
  MACHINES,
  OBJECTIVE,
  type ObjectiveId,
  OWN_MACHINE,
  TYPES,
  type Timing,
} from '../facts.ts';
import type { Events, MoveOf, Player, State, Taking } from '../state.ts';
import {
  cardsIn,
  completedMachines,
  discardCard,
  energyCapacity,
  heldIn,
  isComplete,
  levelReached,
  playerOf,
  shipOf,
  without,
} from '../verbs.ts';

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

function mayComplete(state: State, seat: Seat, card: ObjectiveId, timing: Timing): boolean {
  const objective = OBJECTIVE[card];
  return objective.timing === timing && isTrue(state, seat, objective.condition, timing);
}

export function completeObjective(state: State, seat: Seat, card: ObjectiveId, events: Events): void {
  const player = playerOf(state, seat);
  player.objectives = without(player.objectives, heldIn(player.objectives, card));
  player.completed = [...player.completed, card];
  events?.push({ type: 'objective', seat, card });
}

/** Burned objectives lie open on the discards (R41). */
export function burnObjective(state: State, seat: Seat, card: ObjectiveId, events: Events): void {
  const player = playerOf(state, seat);
  player.objectives = without(player.objectives, heldIn(player.objectives, card));
  discardCard(state, card);
  events?.push({ type: 'burned', seat, card });
}

// ── Predicates ────────────────────────────────────────────────────────────────────────────────────

type Test<C> = ForKind<[state: State, seat: Seat, condition: C, timing: Timing], boolean>;

export function isTrue(state: State, seat: Seat, condition: Condition, timing: Timing): boolean {
  const test: Test<Condition> = TESTS[condition.p];
  return test(state, seat, condition, timing);
}

type Amount = (player: Player, state: State) => number;
type Counted = { readonly n: number };

function atLeast(amount: Amount): Test<Counted> {
  return (state, seat, { n }) => amount(playerOf(state, seat), state) >= n;
}

function atMost(amount: Amount): Test<Counted> {
  return (state, seat, { n }) => amount(playerOf(state, seat), state) <= n;
}

const TESTS: { readonly [P in Condition['p']]: Test<ConditionOf<P>> } = {
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
    levelReached(playerOf(state, seat), BATTERIES) >= BATTERY_NAMES.indexOf(level),
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
    planets.every((planet) => playerOf(state, seat).used.includes(planet)),
  usedAnyThisRound: (state, seat, { planets }) =>
    planets.some((planet) => playerOf(state, seat).used.includes(planet)),
  upgradesAtLeast: atLeast(upgradesOf),
  strictlyMost: (state, seat, { of }) => {
    const amount = of === 'upgrades' ? upgradesOf : ({ resources }: Player) => resources;
    const own = amount(playerOf(state, seat));
    return others(state, seat).every((player) => amount(player) < own);
  },
  otherPlayersInMySectorAtLeast: (state, seat, { n }) => {
    const at = shipOf(playerOf(state, seat));
    return others(state, seat).filter(({ ships }) => ships.includes(at)).length >= n;
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
  and: (state, seat, { all }, timing) => all.every((part) => isTrue(state, seat, part, timing)),
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
export function exploredTypes({ exoplanets }: Player): ExoplanetCard['type'][] {
  return exoplanets.filter(({ explored }) => explored).map(({ card }) => EXOPLANET[card].type);
}

/** A wild one joins any one set. */
export function largestSet(player: Player): number {
  const types = exploredTypes(player);
  const count = (type: string) => types.filter((found) => found === type).length;
  return Math.max(...TYPES.map(count)) + count('wild');
}

/** A wild one is a further type, as long as there is one left to be. */
export function differentTypes(player: Player): number {
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
