import { around, BAND, isOuter, type Sector } from '../../board.ts';
import { MERCURY, PASS_ENERGY, type Planet, PROBES, SAILS } from '../../facts.ts';
import { plainPrice } from '../../actions/flight.ts';
import { replaced } from '../../cards/modifiers.ts';
import { guises } from '../../actions/planets.ts';
import type { State } from '../../state.ts';
import { aroundMercury, isComplete, isSolo, plays } from '../../verbs.ts';
import { type Goal, goalsOf, type Stock, stockOf } from './goals.ts';
import { remembering } from '../memory.ts';
import type { Outlook } from '../outlook.ts';
import { costsTo } from './roads.ts';
import { type Ending, endingsOf } from '../tasks.ts';
import { turnsLeft } from '../times.ts';

/** The next goal and the way there, where the ship is being the first sector of it. */
export interface Leg {
  readonly goal: Goal | 'charge';
  readonly way: readonly Sector[];
}

/** Where the ships of a tour are, what is at hand, and what has been gained by then. */
export interface Standing extends Stock {
  ships: readonly Sector[];
  turns: number;
  worth: number;
}

/** A place on a tour, between two turns. */
export interface Stop extends Readonly<Standing> {
  /** The stop before, and what was done since: the goal, and a tile that probes have mined on the way. */
  readonly before: Stop | undefined;
  readonly goal: Goal | undefined;
  readonly probed: Goal | undefined;
  /** Prices before the last leg, and the way of that leg, which raises them. */
  readonly prices: readonly number[];
  readonly way: readonly Sector[];
  readonly right: boolean;
  readonly first: Leg | undefined;
  readonly score: number;
}

/** Whether something has been done on the way to a stop. */
export function isDone(stop: Stop, goal: Goal): boolean {
  for (let at: Stop | undefined = stop; at !== undefined; at = at.before)
    if (at.goal === goal || at.probed === goal) return true;
  return false;
}

/** When in its turn a seat plans: before it, while its ship flies, or when it has landed. */
export type Moment = 'fresh' | 'begun' | 'flying' | 'landed';

/** What all legs of a tour have in common. */
export interface Course {
  readonly outlook: Outlook;
  readonly goals: readonly Goal[];
  /** What is paid for entering sectors now, and for the way from each to Mercury. */
  readonly prices: readonly number[];
  readonly home: readonly number[];
  /** The way to Mercury on an empty board. */
  readonly next: readonly number[];
  readonly turns: number;
  /** Where a ship can charge without moving. */
  readonly docks: readonly Sector[];
  readonly endings: readonly Ending[];
  readonly probes: boolean;
  readonly copies: boolean;
  /** The price no sector exceeds. */
  readonly most: number;
  /** Energy for resting after passing. */
  readonly rest: number;
  /** How much a round still offers to those who can go on. */
  readonly left: number;
}

export function courseOf(outlook: Outlook): Course {
  const { state, seat, player } = outlook;
  const sails = isComplete(player, SAILS);
  const { prices, home } = tollsOf(state, seat, sails);
  return {
    outlook,
    goals: goalsOf(outlook, prices),
    prices,
    home,
    next: emptyWays(state, sails),
    turns: turnsLeft(state, seat),
    docks: docksOf(outlook).flatMap(({ at }) => at),
    endings: endingsOf(state, seat),
    probes: isComplete(player, PROBES),
    copies: plays(state, seat, 'androids'),
    most: mostOf(state),
    rest: restOf(outlook),
    left: Math.min(1, state.tiles.length / (4 * state.players.length) + 0.2),
  };
}

interface Tolls {
  readonly prices: readonly number[];
  readonly home: readonly number[];
}

const tolls = remembering<Tolls>();
const ways = remembering<readonly number[]>();

/** What entering sectors costs now, and the way from each to Mercury: the same for all with sails, and without. */
function tollsOf(state: State, seat: number, sails: boolean): Tolls {
  const { energy, law, gates, planets } = state;
  return tolls(Number(sails), [energy, law, gates, planets], () => {
    const prices = pricesFor(state, seat);
    return { prices, home: costsTo({ prices, gates }, aroundMercury(state)) };
  });
}

/** The way to Mercury on an empty board. */
function emptyWays(state: State, sails: boolean): readonly number[] {
  const { gates, planets } = state;
  return ways(Number(sails), [gates, planets], () => {
    const prices = BAND.map((_, at) => (isOuter(at) && !sails ? 2 : 1));
    return costsTo({ prices, gates }, aroundMercury(state));
  });
}

/** Where a tour begins. */
export function startOf({ outlook, prices }: Course): Stop {
  return {
    ...stockOf(outlook),
    ships: outlook.player.ships,
    turns: 0,
    worth: 0,
    before: undefined,
    goal: undefined,
    probed: undefined,
    prices,
    way: [],
    right: false,
    first: undefined,
    score: 0,
  };
}

export function pricesFor(state: State, seat: number): number[] {
  const most = mostOf(state);
  return state.energy.map((_, at) => Math.min(most, plainPrice(state, seat, at)));
}

function mostOf(state: State): number {
  return replaced(state, -1, 'maxMoveCost') ?? Number.POSITIVE_INFINITY;
}

/** The planets beside which a ship can charge without moving, Mercury first. */
export function docksOf({
  state,
  seat,
}: Outlook): { readonly planet: Planet; readonly at: readonly Sector[] }[] {
  if (!plays(state, seat, 'council')) return [{ planet: MERCURY, at: aroundMercury(state) }];
  return state.planets.flatMap((orbit, planet) =>
    guises(state, seat, planet).includes(MERCURY) ? [{ planet, at: around(orbit) }] : [],
  );
}

/** What resting brings until the others have passed too. */
function restOf({ state, seat }: Outlook): number {
  const others = state.players.some(({ passed }, other) => other !== seat && !passed);
  const slots = isSolo(state) ? 2 : others ? 3 : 0;
  return slots * (replaced(state, -1, 'passEnergy') ?? PASS_ENERGY);
}
