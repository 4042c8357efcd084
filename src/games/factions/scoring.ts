import type { Outcome, Seat } from '../../kernel/game.ts';
import { DRAWN } from '../../kernel/outcome.ts';
import { versionIn } from '../../kernel/versions.ts';
import { EXOPLANET, EXPLORER, levelsOf, MACHINES, OBJECTIVE, RIVAL_SCORING, SET_VP, TYPES } from './facts.ts';
import { LAWS } from './cards/modifiers.ts';
import { exploredTypes, upgradesOf } from './cards/objectives.ts';
import { requirement } from './cards/exploring.ts';
import type { Player, State } from './state.ts';
import { completedMachines, isSolo, playerOf, rivalOf } from './verbs.ts';

/** Victory Points (16, 18). */

/** The lines of the score pad. */
export interface Tally {
  readonly resources: number;
  readonly upgrades: number;
  readonly machines: number;
  readonly objectives: number;
  readonly exoplanets: number;
  readonly bequest: number;
  readonly rescues: number;
}

export function tallyOf(state: State, seat: Seat): Tally {
  const player = playerOf(state, seat);
  return {
    resources: Math.floor(player.resources / 2),
    upgrades: upgradesOf(player),
    machines: machinePoints(player),
    objectives: player.completed.reduce((sum, card) => sum + OBJECTIVE[card].vp, 0),
    exoplanets: setPoints(exploredTypes(player)),
    bequest: bequestPoints(state, player),
    rescues: player.penalty === 0 ? 0 : -player.penalty,
  };
}

export function pointsOf(state: State, seat: Seat): number {
  return Object.values(tallyOf(state, seat)).reduce((sum, part) => sum + part, 0);
}

function machinePoints(player: Player): number {
  if (player.faction === '') return 0;
  return MACHINES.reduce((sum, _, machine) => {
    const filled = player.upgrades[machine]!;
    const done = levelsOf(player.faction, machine).filter(({ upTo }) => filled >= upTo);
    return sum + done.reduce((vp, level) => vp + level.vp, 0);
  }, 0);
}

/** Sets by type; wild ones join the sets that make the most of them. */
export function setPoints(types: readonly string[]): number {
  const counts = TYPES.map((type) => types.filter((found) => found === type).length);
  return bestSets(counts, types.length - counts.reduce((sum, count) => sum + count, 0));
}

function bestSets(counts: readonly number[], wild: number): number {
  if (wild === 0) return counts.reduce((sum, count) => sum + setValue(count), 0);
  return Math.max(...counts.map((_, i) => bestSets(counts.with(i, counts[i]! + 1), wild - 1)));
}

function setValue(count: number): number {
  return SET_VP[Math.min(count, SET_VP.length - 1)]!;
}

function bequestPoints({ bequest }: State, player: Player): number {
  if (bequest === '') return 0;
  const { mod, value } = LAWS[bequest].effect;
  const count = mod === 'vpPerCompletedMachine' ? completedMachines(player) : exploredTypes(player).length;
  return count * Number(value);
}

/** Points by seat so far, as far as they lie open. */
export function score(state: State): number[] {
  return state.players.map((_, seat) => pointsOf(state, seat));
}

// ── The end ───────────────────────────────────────────────────────────────────────────────────────

/** Ties go to more energy, then to more completed objectives. */
export function outcomeOf(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const points = score(state);
  if (isSolo(state)) return { points, places: [placeAgainst(state)] };
  const standings = state.players.map(
    ({ energy, completed }, seat) => [points[seat]!, energy, completed.length] as const,
  );
  const better = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at >= 0 && a[at]! > b[at]!;
  };
  const places = standings.map((own) => 1 + standings.filter((other) => better(other, own)).length);
  return { points, places };
}

/** 18.8: a tie with the opponent is won with any energy or completed objective, and is a draw without. */
function placeAgainst(state: State): number {
  const lead = pointsOf(state, 0) - rivalPoints(state);
  if (lead !== 0) return lead > 0 ? 1 : 2;
  const { energy, completed } = playerOf(state, 0);
  return energy > 0 || completed.length > 0 || versionIn(state) < 2 ? 1 : DRAWN;
}

// ── The solo opponent ─────────────────────────────────────────────────────────────────────────────

export function toBeat(state: State): number | undefined {
  return isSolo(state) ? rivalPoints(state) : undefined;
}

export function rivalPoints(state: State): number {
  const { resources, upgrades, objectives, techs } = rivalOf(state);
  const card = RIVAL_SCORING[state.options.difficulty];
  return (
    Math.floor(upgrades / card.upgradesPerVp) +
    objectives.length * card.vpPerObjective +
    techs.length * card.vpPerTech +
    (card.resourcesPerVp === null ? 0 : Math.floor(resources / card.resourcesPerVp)) +
    setPoints(rivalExplored(state)) +
    card.flat
  );
}

/** R34: its explorers' numbers pay for exoplanets from the easiest on, until one is too hard; ties favour the human. */
export function rivalExplored(state: State): string[] {
  const { explorers, exoplanets } = rivalOf(state);
  const strength = explorers.reduce((sum, card) => sum + EXPLORER[card].number, 0);
  const needs = exoplanets.map((card) => ({
    type: EXOPLANET[card].type,
    need: requirement(state, -1, card),
  }));
  return fewestPoints(
    needs.toSorted((a, b) => a.need - b.need),
    strength,
    [],
  );
}

/** Among equally hard ones the order is the human's choice: the one that is worth least in the end. */
function fewestPoints(
  left: readonly { type: string; need: number }[],
  strength: number,
  taken: readonly string[],
): string[] {
  const [first] = left;
  if (first === undefined || first.need > strength) return [...taken];
  const ties = left.filter(
    ({ need }, i) =>
      need === first.need &&
      left.findIndex((other) => other.type === left[i]?.type && other.need === need) === i,
  );
  const results = ties.map((choice) =>
    fewestPoints(left.toSpliced(left.indexOf(choice), 1), strength - choice.need, [...taken, choice.type]),
  );
  return results.reduce((best, result) => (setPoints(result) < setPoints(best) ? result : best));
}
