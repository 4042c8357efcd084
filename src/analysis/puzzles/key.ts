import { scoutOf } from '../../bots/coach/scout.ts';
import type { Move } from '../../kernel/game.ts';
import { moveText, sameAs } from '../../kernel/text.ts';
import { type Candidate, candidatesOf, tryOut } from '../decisions/candidates.ts';
import { differenceOf, estimateOf } from '../estimate.ts';
import type { Question } from '../question.ts';
import type { Reading } from '../trial.ts';
import { courseOf } from './course.ts';
import { type Demand, type Insight, ROUND } from './insight.ts';
import { AS_GOOD, deedOf } from './puzzle.ts';

/**
 * What a turn of many moves in any order must not do without: any of its other moves may come before, so that no first move
 * is ahead of the others. The best turn is compared with the best that never does it.
 */

/** How often turns are tried with and without a deed, round by round, and how many other beginnings are tried. */
const ROUNDS = [
  { times: 3, others: 1, beyond: Number.NEGATIVE_INFINITY },
  { times: 10, others: 2, beyond: 0 },
  { times: 32, others: 5, beyond: 0.01 },
] as const;
/** So many deeds of a turn are looked at, and so many ways to do the one it hangs on. */
const DEEDS = 5;
const WAYS = { most: 8, times: 8 };
/** How often every move is looked at to tell what it costs. */
const LOOKS = 2;
/** So many moves are gone through to find other beginnings. */
const PROMISING = 40;

/**
 * The deed a turn hangs on, by what its seat sees alone; nothing where it can do without any. One whose favourite way is
 * `refused` after the first round is looked into no further.
 */
export function keyOf(
  demand: Demand,
  question: Question,
  seed: number,
  refused: (favourite: Move) => boolean = () => false,
): Insight | 'refused' | undefined {
  const { gauge, lead } = demand;
  const ranked = candidatesOf(gauge, question, seed, PROMISING);
  const scout = scoutOf(gauge.entry, question, seed);
  const course = courseOf(gauge, scout, ranked[0]!.move);
  let deeds = deedsIn(course.moves, question);
  let gap: ReturnType<typeof differenceOf> | undefined;
  let next = ranked[0]!.move;
  for (const [i, { times, others, beyond }] of ROUNDS.entries()) {
    const from = seed + ROUND * i;
    const [found] = deeds
      .map((deed) => withoutIt(demand, question, ranked, { deed, from, times, others }))
      .toSorted((a, b) => b.gap.mean - a.gap.mean);
    if (found === undefined || found.gap.mean < lead || found.gap.mean - found.gap.noise < beyond)
      return undefined;
    deeds = [found.deed];
    ({ gap, next } = found);
    const favourite = ranked.find(({ move }) => isDeed(found.deed)(move))?.move;
    if (i === 0 && favourite && refused(favourite)) return 'refused';
  }
  return gap && told(demand, question, ranked, { deed: deeds[0]!, next, gap, seed });
}

/** By how much a turn that begins with a move is ahead of the best that never does the like, looked at as in the last round. */
export function leadOfKey(demand: Demand, question: Question, move: Move, seed: number) {
  const ranked = candidatesOf(demand.gauge, question, seed, PROMISING);
  const isIt = ({ move: other }: Candidate): boolean => moveText(other) === moveText(move);
  const first = ranked.toSorted((a, b) => Number(isIt(b)) - Number(isIt(a)));
  const { times, others } = ROUNDS[2];
  return withoutIt(demand, question, first, { deed: deedOf(moveText(move)), from: seed, times, others }).gap;
}

/** What is done in a turn that could be done at once. */
function deedsIn(moves: readonly Move[], { legal }: Question): string[] {
  const open = moves
    .filter((move) => sameAs(move, legal) !== undefined)
    .map((move) => deedOf(moveText(move)));
  return [...new Set(open)].filter((deed) => deed.includes(' ')).slice(0, DEEDS);
}

const isDeed =
  (deed: string) =>
  (move: Move): boolean =>
    deedOf(moveText(move)) === deed;

interface Round {
  readonly deed: string;
  readonly from: number;
  readonly times: number;
  readonly others: number;
}

/** By how much a turn that may do it is ahead of the best that never does. */
function withoutIt({ gauge }: Demand, question: Question, ranked: readonly Candidate[], round: Round) {
  const { deed, from, times, others } = round;
  const { seat } = question;
  const avoids = isDeed(deed);
  const rivals = ranked.filter(({ move }) => !avoids(move)).slice(0, others);
  const readingsOf = (candidate: Candidate, isFree: boolean): Reading[] => {
    candidate.readings.length = 0;
    for (let time = 0; time < times; time++)
      tryOut(gauge, question, candidate, from + time, isFree ? undefined : avoids);
    return [...candidate.readings];
  };
  const first = ranked.find(({ move }) => avoids(move)) ?? ranked[0]!;
  const free = readingsOf(first, true);
  const [best] = rivals
    .map((rival) => ({ rival, readings: readingsOf(rival, false) }))
    .toSorted((a, b) => estimateOf(b.readings, seat).mean - estimateOf(a.readings, seat).mean);
  const gap = best ? differenceOf(free, best.readings, seat) : { mean: 0, noise: 1 };
  return { deed, gap, next: best?.rival.move ?? first.move };
}

interface Found {
  readonly deed: string;
  readonly next: Move;
  readonly gap: { readonly mean: number; readonly noise: number };
  readonly seed: number;
}

/** The best way to do it, with those that are as good, and what all other moves cost as beginnings of the turn. */
function told(
  { gauge }: Demand,
  question: Question,
  ranked: readonly Candidate[],
  { deed, next, gap, seed }: Found,
): Insight | undefined {
  const { seat } = question;
  const scout = scoutOf(gauge.entry, question, seed);
  const ways = ranked.filter(({ move }) => isDeed(deed)(move)).slice(0, WAYS.most);
  const look = (candidate: Candidate, times: number): readonly Reading[] => {
    candidate.readings.length = 0;
    for (let time = 0; time < times; time++)
      tryOut(gauge, question, candidate, seed + ROUNDS.length * ROUND + time);
    return [...candidate.readings];
  };
  const tried = ways.map((way) => ({ way, readings: look(way, WAYS.times) }));
  const [best] = tried.toSorted(
    (a, b) => estimateOf(b.readings, seat).mean - estimateOf(a.readings, seat).mean,
  );
  if (best === undefined) return undefined;
  const costOf = (readings: readonly Reading[]): number =>
    Math.max(0, Math.round(100 * differenceOf(best.readings.slice(0, readings.length), readings, seat).mean));
  const all = candidatesOf(gauge, question, seed, Number.POSITIVE_INFINITY);
  const costs = all.flatMap((candidate): [string, number][] => {
    const text = moveText(candidate.move);
    if (text === moveText(best.way.move)) return [];
    const known = tried.find(({ way }) => moveText(way.move) === text);
    return [[text, costOf(known?.readings ?? look(candidate, LOOKS))]];
  });
  const same = costs.filter(([text, cost]) => deedOf(text) === deed && cost <= AS_GOOD).map(([text]) => text);
  const avoids = isDeed(deed);
  return {
    ...{ best: best.way.move, same, waits: true, next, nextCourse: courseOf(gauge, scout, next, avoids) },
    ...{ course: courseOf(gauge, scout, best.way.move), chance: estimateOf(best.readings, seat).mean },
    ...{ lead: gap.mean, noise: gap.noise, costs: Object.fromEntries(costs) },
  };
}
