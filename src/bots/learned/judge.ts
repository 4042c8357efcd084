import type { GameEntry } from '../../kernel/entry.ts';
import type { Outcome, Seat } from '../../kernel/game.ts';
import { FeatureSet, type Features } from '../../kernel/hints/features.ts';
import { skillOf } from '../foresight.ts';
import { chancesAtEnd } from '../chances.ts';
import { chanceOf, type Net, type Saying } from '../net/net.ts';

/** In which measure a net speaks of a game, and how far it is trusted. */
export interface Measure {
  /** How many points of the game make one of the leads a net tells. */
  readonly unit: number;
  /** What the hints say of an ordinary position. */
  readonly base: number;
  /** How far what was learned is trusted against what the hints say; 0 plays by the hints alone. */
  readonly trust: number;
}

/** How sure of winning a lead of one makes that the hints expect. */
export const SURENESS = 1.5;
/** What a certain win counts against a defeat, in leads. */
const CHANCE_WEIGHT = 0.5;

/** What is expected of a position for a seat. */
export interface Expectation {
  /** By how much the seat will lead the best of the others at the end. */
  lead: number;
  chance: number;
}

/** Values positions by hints and a net together. */
export class Judge {
  /** The features of the position that was valued last, and what is expected of it. */
  readonly noted: FeatureSet;
  readonly expected: Expectation = { lead: 0, chance: 0 };
  readonly measure: Measure;
  readonly #entry: GameEntry;
  readonly #features: Features<object>;
  readonly #net: Net;
  readonly #saying: Saying = { lead: 0, win: 0 };

  constructor(entry: GameEntry, features: Features<object>, net: Net, measure: Measure) {
    this.#entry = entry;
    this.#features = features;
    this.#net = net;
    this.measure = measure;
    this.noted = new FeatureSet(features.layout.count);
  }

  /** What the hints say, in leads. */
  inLeads(points: number): number {
    return (points - this.measure.base) / this.measure.unit;
  }

  /** What is worth so many leads, in points of the hints. */
  inPoints(leads: number): number {
    return leads * this.measure.unit + this.measure.base;
  }

  /** What the hints say of a position, in leads. */
  hintOf(state: object, seat: Seat): number {
    return this.inLeads(skillOf(this.#entry).value(state, seat));
  }

  /**
   * What a position is worth for a seat, in leads, where the hints say so much of it; of the move that led there they may
   * have had an opinion of their own.
   */
  worth(state: object, seat: Seat, hint: number, opinion = hint): number {
    const { game } = this.#entry;
    const outcome = game.actors(state).length === 0 ? game.outcome(state) : undefined;
    if (outcome) this.#foreseeEnd(state, outcome, seat);
    else this.#foresee(state, seat, hint);
    const { trust } = this.measure;
    const { lead, chance } = this.expected;
    const worth = (1 - trust) * opinion + trust * (lead + CHANCE_WEIGHT * chance);
    // Winning is worth more than anything that was expected.
    return outcome ? worth + 2 * chance - 1 : worth;
  }

  /** The chance of each seat to win, as far as a position tells where nobody has won yet. */
  chances(state: object): number[] {
    const chances = Array.from({ length: this.#entry.game.seatsOf(state) }, (_, seat) => {
      this.#foresee(state, seat, this.hintOf(state, seat));
      return this.expected.chance;
    });
    if (chances.length === 1) return chances;
    const sum = chances.reduce((a, b) => a + b, 0);
    return chances.map((chance) => chance / sum);
  }

  #foresee(state: object, seat: Seat, hint: number): void {
    this.noted.clear();
    this.#features.encode(state, seat, this.noted);
    this.#net.value(this.noted, this.#saying);
    this.expected.lead = hint + this.#saying.lead;
    this.expected.chance = chanceOf(SURENESS * hint + this.#saying.win);
  }

  #foreseeEnd(state: object, outcome: Outcome, seat: Seat): void {
    this.expected.lead = pointsAhead(this.#entry, state, outcome.points, seat) / this.measure.unit;
    this.expected.chance = chancesAtEnd(outcome)[seat]!;
  }
}

/** By how many points a seat leads the best of the others, or alone what it has to beat. */
export function pointsAhead(
  { toBeat }: Pick<GameEntry, 'toBeat'>,
  state: object,
  points: readonly number[],
  seat: Seat,
): number {
  if (points.length === 1) return points[0]! - (toBeat?.(state) ?? 0);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other]! > best) best = points[other]!;
  return points[seat]! - best;
}
