import type { FeatureBlock, FeatureLayout, FeatureSet } from '../../../../kernel/hints/features.ts';
import { PLANET_AT } from '../../board.ts';
import { kitCard, shipCard } from '../../facts.ts';
import type { State, Step } from '../../state.ts';
import {
  ACTS,
  FIRST_OF,
  FLIGHT_OF,
  HEX_OF,
  MOTHER_AT,
  MOTHERSHIP,
  SEAT_AT,
  SEATS,
  TYPE_OF,
  TYPES,
} from './fleet.ts';
import { factsOf, tellSet } from './gauge.ts';
import { TURNS_OF } from './progress.ts';

/** Whose turn it is, what is asked, and what is left to do in it. */

interface Turn {
  readonly whose: FeatureBlock;
  /** By the kind of question, put to the own seat or to a rival. */
  readonly asked: readonly FeatureBlock[];
  /** What can still be done in the own turn, or in that of a rival. */
  readonly left: readonly Left[];
}

interface Left {
  /** By type: ships that can still fly, and that can still act. */
  readonly flights: readonly FeatureBlock[];
  readonly actions: readonly FeatureBlock[];
  /** The Mothership stands on a planet where it can act. */
  readonly settles: FeatureBlock;
  readonly notWinning: FeatureBlock;
  readonly drawn: FeatureBlock;
  readonly fresh: FeatureBlock;
}

/** The kinds of questions. */
const QUESTIONS: readonly Step['step'][] = ['faction', 'place', 'ships', 'kits', 'act'];

/** How many ships of each type are counted. */
const COUNTED = [2, 1, 1, 1];

/** Blueprints that are told of: those that are rarely at hand count together. */
const DRAWN: readonly (readonly number[])[] = [
  [shipCard('scout')],
  [shipCard('warrior')],
  [shipCard('juggernaut')],
  [shipCard('mothership')],
  [kitCard('explorer'), kitCard('cheetah')],
  [kitCard('survivor'), kitCard('goliath'), kitCard('crusher')],
];

/** Juggernauts and Motherships. */
const RARE_PLANS = factsOf([2, 3]);

export function turnBlocks(layout: FeatureLayout): Turn {
  const whose = ['in the own turn', 'in the turn of a rival'];
  return {
    whose: layout.block('turn of seat', SEATS),
    asked: whose.map((when) => layout.block(`question ${when}`, QUESTIONS.length)),
    left: whose.map((when) => leftBlocks(layout, when)),
  };
}

function leftBlocks(layout: FeatureLayout, when: string): Left {
  return {
    flights: COUNTED.map((most, type) => layout.block(`flights of type ${type} ${when}`, most)),
    actions: COUNTED.map((most, type) => layout.block(`actions of type ${type} ${when}`, most)),
    settles: layout.block(`can settle ${when}`, 1),
    notWinning: layout.block(`does not win at once ${when}`, 1),
    drawn: layout.block(`blueprints ${when}`, DRAWN.length),
    fresh: layout.block(`new ship ${when}`, 1),
  };
}

export function noteTurn(noted: FeatureSet, { whose, asked, left }: Turn, state: State, seats: number): void {
  const place = placeOf(state.current, seats);
  const { stack } = state;
  const side = place === 0 ? 0 : 1;
  noted.note(whose, place);
  const question = questionNumber(stack[stack.length - 1]);
  if (question >= 0) noted.note(asked[side]!, question);
  if (state.round > 0) noteLeft(noted, left[side]!, state, place);
}

function placeOf(seat: number, seats: number): number {
  let place = 0;
  while (place < seats - 1 && SEAT_AT[place] !== seat) place++;
  return place;
}

function questionNumber(step: Step | undefined): number {
  return step === undefined ? -1 : QUESTIONS.indexOf(step.step);
}

/** By type. */
const FLIGHTS = new Uint8Array(TYPES);
const ACTIONS = new Uint8Array(TYPES);

function noteLeft(noted: FeatureSet, left: Left, state: State, place: number): void {
  FLIGHTS.fill(0);
  ACTIONS.fill(0);
  for (let ship = FIRST_OF[place]!; ship < FIRST_OF[place + 1]!; ship++) {
    const type = TYPE_OF[ship]!;
    if (FLIGHT_OF[ship]! > 0) FLIGHTS[type] = FLIGHTS[type]! + 1;
    if (ACTS[ship] === 1) ACTIONS[type] = ACTIONS[type]! + 1;
  }
  for (let type = 0; type < TYPES; type++) {
    noted.atLeast(left.flights[type]!, FLIGHTS[type]!);
    noted.atLeast(left.actions[type]!, ACTIONS[type]!);
  }
  noteSettling(noted, left, state, place);
  noteDrawn(noted, left.drawn, state);
  if (hasNewShip(state)) noted.note(left.fresh);
}

function noteSettling(noted: FeatureSet, left: Left, state: State, place: number): void {
  const planet = ACTIONS[MOTHERSHIP] === 1 ? PLANET_AT[HEX_OF[MOTHER_AT[place]!]!]! : -1;
  const settles = planet >= 0 && state.planets[planet] !== state.current + 1;
  if (settles) noted.note(left.settles);
  if (!settles || TURNS_OF[place]! > 1) noted.note(left.notWinning);
}

function noteDrawn(noted: FeatureSet, block: FeatureBlock, { drawn }: State): void {
  let found = 0;
  for (let plan = 0; plan < DRAWN.length; plan++) {
    const cards = DRAWN[plan]!;
    for (let i = 0; i < cards.length; i++) if (drawn[cards[i]!]! > 0) found |= 1 << plan;
  }
  tellSet(noted, block, found, RARE_PLANS);
}

function hasNewShip({ players, current }: State): boolean {
  const { ships } = players[current]!;
  return ships.length > 0 && ships[ships.length - 1]!.fresh;
}
