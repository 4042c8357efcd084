import type { Seat } from '../kernel/game.ts';
import type { Analysis, JudgedDecision, Luck } from './analysis.ts';
import { isFault, SLIP } from './verdict.ts';

/** A moment that decided a match: a choice that cost much, or draws that brought or took much. */
export type Moment =
  | {
      readonly kind: 'choice';
      readonly ply: number;
      readonly size: number;
      readonly decision: JudgedDecision;
    }
  | {
      readonly kind: 'luck';
      readonly ply: number;
      /** What the draws brought whoever they did most for or to; below 0 they took it. */
      readonly size: number;
      readonly seat: Seat;
      readonly luck: Luck;
    };

/** So many turning points are told, and of a kind so many as long as there are others. */
const MOST = 5;
const OF_A_KIND = 3;
/** So many moments are told of one seat. */
const THREE = 3;

/** The most telling moments of a match, at most five, in order of time; what lies within the noise is none. */
export function turningPoints(analysis: Analysis): Moment[] {
  const choices = costliestFaults(analysis).map(choiceMoment);
  const lucks = analysis.luck.flatMap((luck) => luckMoment(luck, largestOf(luck)));
  return chosen(choices, lucks, MOST, OF_A_KIND);
}

/** The three most telling moments for a seat, in order of time. */
export function threeMoments(analysis: Analysis, seat: Seat): Moment[] {
  const choices = worstTurnsOf(analysis, seat).map(choiceMoment);
  const lucks = analysis.luck.flatMap((luck) => luckMoment(luck, seat));
  return chosen(choices, lucks, THREE, THREE - 1);
}

/** The decisions of a seat that cost more than the noise, the costliest first. */
export function mistakesOf({ decisions }: Analysis, seat: Seat): JudgedDecision[] {
  return decisions
    .filter((decision) => decision.seat === seat && isFault(decision.verdict))
    .toSorted((a, b) => b.cost - a.cost);
}

/** The costliest fault of each turn of a seat, the costliest first. */
export function worstTurnsOf(analysis: Analysis, seat: Seat): JudgedDecision[] {
  return costliestFaults(analysis)
    .filter((decision) => decision.seat === seat)
    .toSorted((a, b) => b.cost - a.cost);
}

/** The costliest fault of each turn: others of the same turn often cost the same idea once more. */
function costliestFaults({ decisions }: Analysis): JudgedDecision[] {
  const faults = decisions.filter(({ verdict }) => isFault(verdict));
  const turns = Map.groupBy(faults, ({ seat, turn }) => `${seat} ${turn}`);
  return [...turns.values()].map((turn) => turn.reduce((a, b) => (b.cost > a.cost ? b : a)));
}

function choiceMoment(decision: JudgedDecision): Moment {
  return { kind: 'choice', ply: decision.ply, size: decision.cost, decision };
}

function luckMoment(luck: Luck, seat: Seat): Moment[] {
  const size = luck.gains[seat]!;
  const isTold = Math.abs(size) >= Math.max(SLIP, luck.noise);
  return isTold ? [{ kind: 'luck', ply: luck.ply, size, seat, luck }] : [];
}

/** The seat that draws did most for or to. */
function largestOf({ gains }: Luck): Seat {
  return gains.reduce((best, gain, seat) => (Math.abs(gain) > Math.abs(gains[best]!) ? seat : best), 0);
}

/** The largest of both kinds, so many of one kind at first; by time, the draws of a move before the next choice. */
function chosen(choices: Moment[], lucks: Moment[], most: number, ofAKind: number): Moment[] {
  const bySize = (some: Moment[]): Moment[] => some.toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size));
  const [first, later] = [choices, lucks].map(bySize).reduce<[Moment[], Moment[]]>(
    ([taken, left], some) => [
      [...taken, ...some.slice(0, ofAKind)],
      [...left, ...some.slice(ofAKind)],
    ],
    [[], []],
  );
  return [...bySize(first), ...bySize(later)]
    .slice(0, most)
    .toSorted((a, b) => a.ply - b.ply || (a.kind === 'luck' ? -1 : 1));
}
