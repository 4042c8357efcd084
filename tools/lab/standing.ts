import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Result } from '../../src/cli/simulate/series.ts';
import { type Figure, nameOf, winsBySeat } from './amounts.ts';
import type { Comparison, Pair, Side, Test } from './comparison.ts';

/**
 * Who wins with a thing, against who wins without it at equal standing. Seats stand equal who, at the beginning of the same
 * turn of their matches, had the same twentieth of the chance of winning in the eyes of the hints, and who both or neither had
 * the turn. Whoever takes the thing in that turn is compared with those who have not had it so far and do not take it then.
 */

/** Twentieths of the chance. */
const BANDS = 20;
/** Fewer seats with a thing tell nothing. */
const FEWEST = 20;
/** Groups of deals, each of which is left out once to see how far the result hangs on it (the jackknife). */
const MOST_GROUPS = 25;

/** By how much more often who has a thing wins: of all matches, and without each of the groups. */
interface Advantage {
  readonly figure: Figure;
  readonly takers: number;
  readonly value: number;
  readonly without: readonly number[];
}

export function advantagesOf(pair: Pair): Comparison[] {
  const groups = Math.min(MOST_GROUPS, pair.before.length >> 1);
  const before = sideOf(pair, pair.before, groups);
  const after = sideOf(pair, pair.after, groups);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.map((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    const { figure } = (one ?? other)!;
    const sides = { figure, before: told(one), after: told(other) };
    if (one === undefined || other === undefined || !isEnough(one) || !isEnough(other)) return sides;
    const test = jackknife(
      other.value - one.value,
      other.without.map((value, group) => value - itemAt(one.without, group)),
    );
    return { ...sides, test };
  });
}

function isEnough({ takers, without }: Advantage): boolean {
  return takers >= FEWEST && without.every(Number.isFinite);
}

function told(advantage: Advantage | undefined): Side {
  if (advantage === undefined) return { value: 0, count: 0 };
  if (!isEnough(advantage)) return { value: 0, count: advantage.takers };
  const { value, takers, without } = advantage;
  return { value, count: takers, error: jackknife(value, without) };
}

/** How far a value is off, by what it would be without each of the groups. */
function jackknife(difference: number, without: readonly number[]): Test {
  const groups = without.length;
  const mean = without.reduce((sum, value) => sum + value, 0) / groups;
  const squares = without.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { difference, deviation: Math.sqrt((squares * (groups - 1)) / groups), freedom: groups - 1 };
}

// ── Equal standing ────────────────────────────────────────────────────────────────────────────────

/** A seat in a match: whether it won, and with whom it stands equal at each turn. */
interface Place {
  readonly group: number;
  readonly win: number;
  /** By turn, as a number that equal standing shares. */
  readonly standing: readonly number[];
}

/** Seats of equal standing: by group how many, and how many of them won; in the end those of all groups. */
interface Tally {
  readonly seats: number[];
  readonly wins: number[];
}

function emptyTally(groups: number): Tally {
  return { seats: new Array<number>(groups + 1).fill(0), wins: new Array<number>(groups + 1).fill(0) };
}

/** A seat that takes a thing for the first time. */
interface First {
  readonly figure: Figure;
  readonly place: Place;
  readonly turn: number;
}

function sideOf({ series }: Pair, results: readonly Result[], groups: number): Map<string, Advantage> {
  const all = new Map<number, Tally>();
  const firsts = new Map<string, First[]>();
  results.forEach((result, i) => {
    const wins = winsBySeat(series, result);
    if (wins === undefined || result.watched === undefined) return;
    const group = Math.floor((i * groups) / results.length);
    const places = wins.map((win, seat) => ({ group, win, standing: standingOf(result, seat) }));
    for (const place of places) for (const at of place.standing) count(all, at, place, groups);
    for (const first of firstsOf(result, places)) {
      const name = nameOf(first.figure);
      firsts.set(name, [...(firsts.get(name) ?? []), first]);
    }
  });
  const advantages = [...firsts].flatMap(([name, ones]) => {
    const advantage = advantageOf(ones, all, groups);
    return advantage === undefined ? [] : [[name, advantage] as const];
  });
  return new Map(advantages);
}

function standingOf({ watched }: Result, seat: number): number[] {
  return (watched?.turns ?? []).map(([asked, ...chances], turn) => {
    const band = Math.min(BANDS - 1, Math.floor(itemAt(chances, seat) * BANDS));
    return (turn * BANDS + band) * 2 + (asked === seat ? 1 : 0);
  });
}

function firstsOf({ watched }: Result, places: readonly Place[]): First[] {
  const seen = new Set<string>();
  return (watched?.taken ?? []).flatMap(([turn, seat, trait, kind]) => {
    const key = JSON.stringify([seat, trait, kind]);
    const place = itemAt(places, seat);
    if (seen.has(key) || turn >= place.standing.length) return [];
    seen.add(key);
    return [{ figure: { about: 'with', trait, kind, unit: 'share' } as const, place, turn }];
  });
}

function count(tallies: Map<number, Tally>, at: number, { group, win }: Place, groups: number): void {
  const tally = tallies.get(at) ?? emptyTally(groups);
  tallies.set(at, tally);
  for (const place of [group, groups]) {
    tally.seats[place]! += 1;
    tally.wins[place]! += win;
  }
}

// ── With and without ──────────────────────────────────────────────────────────────────────────────

/** Of all who stood equal, by group, those who took a thing then and those who had it by then, too. */
interface Stratum {
  readonly all: Tally;
  readonly taking: Tally;
  readonly having: Tally;
}

function advantageOf(
  firsts: readonly First[],
  all: ReadonlyMap<number, Tally>,
  groups: number,
): Advantage | undefined {
  const [first] = firsts;
  if (first === undefined) return undefined;
  const strata = strataOf(firsts, all, groups);
  const without = Array.from({ length: groups }, (_, group) => weighted(strata, group));
  return { figure: first.figure, takers: firsts.length, value: weighted(strata), without };
}

function strataOf(firsts: readonly First[], all: ReadonlyMap<number, Tally>, groups: number): Stratum[] {
  const taking = new Map<number, Tally>();
  for (const { place, turn } of firsts) count(taking, itemAt(place.standing, turn), place, groups);
  const having = new Map<number, Tally>();
  for (const { place, turn } of firsts)
    for (let later = turn; later < place.standing.length; later++) {
      const at = itemAt(place.standing, later);
      if (taking.has(at)) count(having, at, place, groups);
    }
  return [...taking].map(([at, tally]) => ({ all: all.get(at)!, taking: tally, having: having.get(at)! }));
}

/** The difference of the shares that won, by Mantel and Haenszel's weights, without one of the groups if it is named. */
function weighted(strata: readonly Stratum[], without?: number): number {
  let [sum, weight] = [0, 0];
  for (const { all, taking, having } of strata) {
    const n1 = rest(taking.seats, without);
    const n0 = rest(all.seats, without) - rest(having.seats, without);
    if (n1 === 0 || n0 === 0) continue;
    const won = rest(all.wins, without) - rest(having.wins, without);
    sum += (rest(taking.wins, without) * n0 - won * n1) / (n1 + n0);
    weight += (n1 * n0) / (n1 + n0);
  }
  return sum / weight;
}

function rest(values: readonly number[], without: number | undefined): number {
  const all = values[values.length - 1]!;
  return without === undefined ? all : all - values[without]!;
}
