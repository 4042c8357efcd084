import type { Seat } from '../../../../kernel/game.ts';
import { FACTIONS, MACHINES, OWN_MACHINE, ROUNDS, SOLO_ROUNDS } from '../../facts.ts';
import type { Player, State } from '../../state.ts';
import {
  BEQUEST_AT,
  BEQUESTS,
  FACTION_AT,
  KINDS,
  levelsDone,
  machineVp,
  OBJECTIVE_VP,
  OWN_SLOTS,
  SET_POINTS,
  SITE,
  WILD,
} from './tables.ts';
import { LAWS } from '../../cards/modifiers.ts';

/** What follows from the open cards and machines of one seat, kept in the same place from seat to seat. */
export const brief = {
  faction: -1,
  upgrades: 0,
  /** Finished levels of machines. */
  levels: 0,
  explored: 0,
  unexplored: 0,
  /** By type, wild ones last. */
  exploredOf: new Uint8Array(KINDS),
  unexploredOf: new Uint8Array(KINDS),
  energyProduced: 0,
  resourcesProduced: 0,
  largestSet: 0,
  points: 0,
  engine: 0,
  /** In tenths of a point: what one more use of the finished machine brings. */
  rate: 0,
};

const SOP = FACTIONS.indexOf('sop');
const BUILDERS = BEQUESTS.findIndex((law) => LAWS[law].effect.mod === 'vpPerCompletedMachine');

export function briefOn(state: State, seat: Seat): void {
  const player = state.players[seat]!;
  brief.faction = FACTION_AT[player.faction];
  const sets = countExoplanets(player);
  const machines = countUpgrades(player);
  let completed = 0;
  for (const card of player.completed) completed += OBJECTIVE_VP[card];
  const bequest =
    state.bequest === '' ? 0 : BEQUEST_AT[state.bequest] === BUILDERS ? brief.levels : brief.explored;
  const stores = player.resources >> 1;
  brief.points = stores + brief.upgrades + machines + completed + sets + bequest - player.penalty;
  brief.rate = 0;
  brief.engine = brief.faction === SOP ? engineOf(state, player) : 0;
}

/** Counts upgrades and levels, and tells the VP of the levels. */
function countUpgrades({ upgrades }: Player): number {
  let vp = 0;
  brief.upgrades = 0;
  brief.levels = 0;
  if (brief.faction < 0) return 0;
  for (let machine = 0; machine < MACHINES.length; machine++) {
    const filled = upgrades[machine]!;
    brief.upgrades += filled;
    brief.levels += levelsDone(brief.faction, machine, filled);
    vp += machineVp(brief.faction, machine, filled);
  }
  return vp;
}

/** Counts exoplanets and what they produce, and tells the VP of their sets. */
function countExoplanets({ exoplanets }: Player): number {
  brief.exploredOf.fill(0);
  brief.unexploredOf.fill(0);
  brief.explored = 0;
  brief.energyProduced = 0;
  brief.resourcesProduced = 0;
  for (const { card, explored } of exoplanets) {
    const { kind, energy, resources } = SITE[card];
    if (explored) {
      brief.explored++;
      brief.exploredOf[kind]!++;
    } else brief.unexploredOf[kind]!++;
    if (!explored && brief.faction !== SOP) continue;
    brief.energyProduced += energy;
    brief.resourcesProduced += resources;
  }
  brief.unexplored = exoplanets.length - brief.explored;
  brief.largestSet = brief.exploredOf[WILD]!;
  let largest = 0;
  for (let kind = 0; kind < WILD; kind++)
    if (brief.exploredOf[kind]! > largest) largest = brief.exploredOf[kind]!;
  brief.largestSet += largest;
  return setPoints(brief.exploredOf);
}

/** VP of sets; larger ones gain more, so that all wild ones join the same. */
export function setPoints(counts: Uint8Array): number {
  const wild = counts[WILD]!;
  let sum = 0;
  let best = 0;
  for (let kind = 0; kind < WILD; kind++) {
    const size = counts[kind]!;
    const points = SET_POINTS[size]!;
    const gain = SET_POINTS[size + wild]! - points;
    sum += points;
    if (gain > best) best = gain;
  }
  return sum + best;
}

// ── Galactic Mapping ──────────────────────────────────────────────────────────────────────────────

/** About how often it is used in the rounds left, and how much its effects bring at most. */
const USES = [10, 20, 28];
const MOST = 80;
/** In hundredths: the chance that so many missing slots will be filled in time to bring something, by rounds left. */
const FINISHED = [
  [100, 30, 19, 10, 5, 2],
  [100, 49, 47, 45, 38, 30],
  [100, 50, 50, 50, 50, 48],
];
/** The same for an exoplanet that is not explored yet. */
const EXPLORED = [30, 60, 70];

/** About how many points effects will still bring. */
function engineOf(state: State, { exoplanets, upgrades }: Player): number {
  const rounds = roundsLeft(state);
  let boons = 0;
  let now = 0;
  for (const { card, explored } of exoplanets) {
    const { boon } = SITE[card];
    boons += explored ? boon : (boon * EXPLORED[rounds]!) / 100;
    if (explored) now += boon;
  }
  const x = (boons * USES[rounds]!) / (10 * MOST);
  const gain = MOST * (1 - 1 / (1 + x + (x * x) / 2 + (x * x * x) / 6));
  const missing = OWN_SLOTS[SOP]! - upgrades[OWN_MACHINE]!;
  brief.rate = missing === 0 ? now : 0;
  return Math.floor((gain * FINISHED[rounds]![missing]!) / 100);
}

/** Rounds after this one; before the first, as in the first. */
export function roundsLeft({ round, players }: State): number {
  const left = (players.length === 1 ? SOLO_ROUNDS : ROUNDS) - (round > 1 ? round : 1);
  return left > 0 ? left : 0;
}
