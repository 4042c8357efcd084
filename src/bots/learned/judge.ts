import type { GameEntry } from '../../kernel/entry.ts';
import type { Outcome, Seat } from '../../kernel/game.ts';
import { type Features, FeatureSet } from '../../kernel/hints/features.ts';
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

  /** What a position is worth for a seat, of which the hints say so much, in leads. */
  worth(state: object, seat: Seat, hint: number): number {
    const { game } = this.#entry;
    const outcome = game.actors(state).length === 0 ? game.outcome(state) : undefined;
    return outcome ? this.#worthAtEnd(outcome, seat, hint) : this.#worthMeanwhile(state, seat, hint);
  }

  /** The same where the hints have not been asked yet. */
  worthOf(state: object, seat: Seat): number {
    return this.worth(state, seat, this.inLeads((this.#entry.skill ?? this.#entry.hints).value(state, seat)));
  }

  #worthMeanwhile(state: object, seat: Seat, hint: number): number {
    this.noted.clear();
    this.#features.encode(state, seat, this.noted);
    this.#net.value(this.noted, this.#saying);
    const { lead, win } = this.#saying;
    const chance = chanceOf(SURENESS * hint + win);
    this.expected.lead = hint + lead;
    this.expected.chance = chance;
    return hint + this.measure.trust * (lead + CHANCE_WEIGHT * chance);
  }

  /** Nothing is left to guess then, and winning is worth more than anything that was expected. */
  #worthAtEnd(outcome: Outcome, seat: Seat, hint: number): number {
    const chance = chancesAtEnd(outcome)[seat]!;
    this.expected.lead = pointsAhead(outcome.points, seat) / this.measure.unit;
    this.expected.chance = chance;
    return hint + this.measure.trust * (this.expected.lead - hint + CHANCE_WEIGHT * chance) + 2 * chance - 1;
  }
}

/** By how many points a seat leads the best of the others. */
export function pointsAhead(points: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other]! > best) best = points[other]!;
  return points[seat]! - (best === Number.NEGATIVE_INFINITY ? 0 : best);
}
