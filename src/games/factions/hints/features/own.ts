import type { Seat } from '../../../../kernel/game.ts';
import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import { isTrue } from '../../cards/objectives.ts';
import { requirement } from '../../cards/exploring.ts';
import {
  type ExplorerId,
  isFaceUp,
  MACHINES,
  OBJECTIVE,
  type ObjectiveId,
  OWN_MACHINE,
  type Timing,
} from '../../facts.ts';
import type { Exoplanet, Held, Player, State } from '../../state.ts';
import { energyCapacity, resourceCapacity } from '../../verbs.ts';
import { ENERGY, ENGINE, own, PRODUCED_ENERGY, RATE } from './blocks.ts';
import { brief, setPoints } from './brief.ts';
import {
  ABILITIES,
  ABILITY_AT,
  FORCES,
  FULFILLED_AT,
  KINDS,
  levelsDone,
  MISSING_START,
  OBJECTIVE_AT,
  OBJECTIVE_VP,
  onScale,
  scale,
  SITE,
  slotsMissing,
  TECH_AT,
} from './tables.ts';

/** What only the own seat is asked about so closely: hands, plans and what is left to finish. */

const ROOM = scale([1, 3, 5, 8, 11, 14, 18], 40);
const MISSING = scale([1, 3, 5, 7, 9, 12, 16], 60);
const SETS = scale([1, 2, 3, 4, 6, 8, 11, 15], 80);

/** Notes it, after `briefOn` the own seat. */
export function noteOwn(state: State, seat: Seat, rounds: number, noted: FeatureSet): void {
  const player = state.players[seat]!;
  noteStores(state, seat, rounds, noted);
  const span = rounds > 0 ? 1 : 0;
  noteMachines(player, rounds, span, noted);
  noteColonies(state, seat, rounds, noted);
  noteObjectives(state, seat, span, noted);
  for (const card of player.techs) noted.note(own.techs, TECH_AT[card]);
  noted.atLeast(own.research, player.research);
  noted.atLeast(own.mined, player.mined);
  noted.atLeast(own.rode, player.orbits);
  noted.atLeast(own.traded, player.traded.length);
  noted.atLeast(own.lastTurns, player.lastTurns);
  noteOnce(player.once, noted);
  noted.atLeast(own.rate[span]!, onScale(RATE, brief.rate));
  noted.atLeast(own.engine[rounds]!, onScale(ENGINE, brief.engine));
}

function noteOnce(once: Player['once'], noted: FeatureSet): void {
  let byFaction = false;
  for (const ability of once) {
    const tech = ABILITY_AT[ability];
    if (tech === undefined) byFaction = true;
    else noted.note(own.once, tech);
  }
  if (byFaction) noted.note(own.once, ABILITIES.length);
}

function noteStores(state: State, seat: Seat, rounds: number, noted: FeatureSet): void {
  const { energy, resources } = state.players[seat]!;
  noted.atLeast(own.energy, onScale(ENERGY, energy));
  noted.atLeast(own.resources[rounds]!, resources);
  noted.exactly(own.roomInBattery, onScale(ROOM, energyCapacity(state, seat) - energy));
  noted.exactly(own.roomInHold, resourceCapacity(state, seat) - resources);
  noted.atLeast(own.producedEnergy[rounds]!, onScale(PRODUCED_ENERGY, brief.energyProduced));
  noted.atLeast(own.producedResources[rounds]!, brief.resourcesProduced);
}

/** Levels are numbered through: three of the batteries, two of the holds, then one for each machine. */
const FIRST_LEVEL = [0, 3, 5, 6, 7];

function noteMachines({ upgrades }: Player, rounds: number, span: number, noted: FeatureSet): void {
  if (brief.faction < 0) return;
  noted.atLeast(own.upgrades[rounds]!, brief.upgrades >> 1);
  for (let machine = 0; machine < MACHINES.length; machine++) {
    const filled = upgrades[machine]!;
    const done = levelsDone(brief.faction, machine, filled);
    if (machine === OWN_MACHINE) {
      if (done > 0) noted.note(own.ownMachine[span]!);
    } else
      for (let level = 0; level < done; level++)
        noted.note(own.machines[span]!, FIRST_LEVEL[machine]! + level);
    const missing = slotsMissing(brief.faction, machine, filled);
    if (missing > 0) noted.note(own.begun[span]!, MISSING_START[machine]! + missing - 1);
  }
}

// ── Exoplanets ────────────────────────────────────────────────────────────────────────────────────

/** What the hand counts on each type, and what has been explored with its help. */
const forces = new Uint8Array(KINDS);
const reached = new Uint8Array(KINDS);
const needs = new Uint8Array(40);

function noteColonies(state: State, seat: Seat, rounds: number, noted: FeatureSet): void {
  const { explorers, exoplanets } = state.players[seat]!;
  noted.atLeast(own.explorers[rounds]!, explorers.length);
  sumForces(explorers);
  for (let kind = 0; kind < KINDS; kind++) {
    noted.atLeast(own.forces[kind]!, forces[kind]! >> 1);
    noted.atLeast(own.explored[kind]!, brief.exploredOf[kind]!);
    noted.atLeast(own.unexplored[kind]!, brief.unexploredOf[kind]!);
  }
  if (brief.unexplored === 0) return;
  const before = setPoints(brief.exploredOf);
  reached.set(brief.exploredOf);
  for (let i = 0; i < exoplanets.length; i++) needs[i] = needOf(state, seat, exoplanets[i]!);
  noted.atLeast(own.ready, explore(exoplanets));
  const now = setPoints(reached);
  noted.atLeast(own.readyPoints[rounds]!, onScale(SETS, now - before));
  let missing = 0;
  for (let i = 0; i < exoplanets.length; i++) {
    if (needs[i] === 0) continue;
    missing += needs[i]!;
    reached[SITE[exoplanets[i]!.card].kind]!++;
  }
  noted.exactly(own.missing, onScale(MISSING, missing));
  noted.atLeast(own.openPoints[rounds]!, onScale(SETS, setPoints(reached) - now));
}

function sumForces(explorers: readonly Held<ExplorerId>[]): void {
  forces.fill(0);
  for (const { card } of explorers) {
    if (!isFaceUp(card)) continue;
    const force = FORCES[card];
    for (let kind = 0; kind < KINDS; kind++) forces[kind]! += force[kind]!;
  }
}

/** How much an exoplanet still needs. */
function needOf(state: State, seat: Seat, { card, explorers, explored }: Exoplanet): number {
  if (explored) return 0;
  let need = requirement(state, seat, card);
  const { kind } = SITE[card];
  for (const explorer of explorers) need -= FORCES[explorer][kind]!;
  return need > 0 ? need : 1;
}

/** Explores what the hand is strong enough for, the easiest first, as if strength could be shared out freely. */
function explore(exoplanets: readonly Exoplanet[]): number {
  let share = 1;
  let count = 0;
  for (;;) {
    let easiest = -1;
    for (let i = 0; i < exoplanets.length; i++)
      if (needs[i]! > 0 && (easiest < 0 || needs[i]! < needs[easiest]!)) easiest = i;
    if (easiest < 0) return count;
    const { kind } = SITE[exoplanets[easiest]!.card];
    const force = forces[kind]! * share;
    if (force < needs[easiest]!) return count;
    share -= needs[easiest]! / forces[kind]!;
    needs[easiest] = 0;
    reached[kind]!++;
    count++;
  }
}

// ── Objectives ────────────────────────────────────────────────────────────────────────────────────

const TIMING_AT: Readonly<Record<Timing, number>> = { ON_TURN: 0, END_OF_MOVEMENT: 1, END_OF_ROUND: 2 };
const fulfilled = new Uint8Array(3);

function noteObjectives(state: State, seat: Seat, span: number, noted: FeatureSet): void {
  const { objectives } = state.players[seat]!;
  fulfilled.fill(0);
  for (const { card } of objectives) if (isFaceUp(card)) noteObjective(state, seat, card, span, noted);
  for (let timing = 0; timing < 3; timing++)
    noted.atLeast(own.fulfilledPoints[timing]!, onScale(FULFILLED, fulfilled[timing]!));
}

const FULFILLED = scale([2, 3, 4, 6], 20);

function noteObjective(state: State, seat: Seat, card: ObjectiveId, span: number, noted: FeatureSet): void {
  noted.note(own.objectives[span]!, OBJECTIVE_AT[card]);
  const { condition, timing } = OBJECTIVE[card];
  if (!isTrue(state, seat, condition, timing)) return;
  const often = FULFILLED_AT[card];
  if (often !== undefined) noted.note(own.fulfilled, often);
  fulfilled[TIMING_AT[timing]]! += OBJECTIVE_VP[card];
}
