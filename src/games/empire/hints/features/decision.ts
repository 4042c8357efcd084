import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { EDICTS, POWERS, ROLE_COUNT } from '../../facts.ts';
import { ANCIENTS, type State, type Step, type StepOf } from '../../state.ts';
import type { Question } from '../../steps.ts';
import { PLANET, sectorsFrom, SECTORS, tileKind, tileYield } from './galaxy.ts';
import { layout } from './layout.ts';
import { powerNumber } from './sides.ts';
import { edictNumber } from './table.ts';
import { PLACES, placeOf, tallies } from './tally.ts';

/** The decision that is open: whose it is, what it is about and what is left of it. */

/** Questions by number, but one that hardly ever comes up; the last is only put to the one who plays alone. */
const QUESTIONS = [
  'start',
  'cradle',
  'keep',
  'edict',
  'mine',
  'role',
  'power',
  'tile',
  'place',
  'tech',
  'waive',
  'market',
  'bonus',
  'trade',
  'invest',
  'build',
  'trim',
  'orders',
  'order',
  'target',
  'dial',
  'displace',
  'hit',
  'bribe',
  'influence',
  'shield',
  'forfeit',
  'recall',
  'forget',
  'give',
  'choose',
  'pay',
  'reveal',
] as const satisfies readonly Question[];
const QUESTION_NUMBER: ReadonlyMap<string, number> = new Map(QUESTIONS.map((name, i) => [name, i]));

const ASKED = layout.block('own question', QUESTIONS.length);
const OTHERS_ASKED = layout.block('question to others', QUESTIONS.length - 1);
const WHOSE = layout.block('seat that is asked', PLACES);
const TO_ACT = layout.block('seat that will still act in this role', PLACES);
const LEADING = layout.block('role led by the own seat', ROLE_COUNT);
const FOLLOWING = layout.block('role led by others', ROLE_COUNT);
const BEFORE_ROLE = layout.block('role still to be chosen', 1);

const LEFT = layout.block('left of a question', 5);
const USES = layout.bySeat('influence that can be used', 4, 2);
const SPARE = layout.block('influence without use', 2);
const PETITION = layout.block('petition left', 1);
const ASCENDED = layout.block('influence has settled', 1);
const BY_EVENT = layout.block('influence by an event', 1);
const TAKEN = layout.block('ships still to be lost', 2);
const BONUS = layout.block('resources still to be taken', 2);
const GIVEN = layout.block('resources still to be given', 2);
const UNITS = layout.block('units still to be traded', 4);
const INVESTMENTS = layout.block('investments left', 2);
const DISCOUNT = layout.block('discount', 2);
const FREE_WAY = layout.block('free way of the Monolith', 1);
const TILE = layout.block('tile in the hand', 4);
const FOR_ANCIENTS = layout.block('tile for the Ancients', 1);
const PRICE = layout.block('credits asked', 3);
const DEALT = layout.block('power dealt', POWERS.length);
const CHOICE = layout.block('edict to choose', EDICTS.length);
const UNMOVED = layout.block('ships that have not moved', 5);
const FOUGHT = layout.block('sectors fought in', 1);
const ORDER_SECTOR = layout.block('sector of the order', SECTORS);
const ORDER_MOVES = layout.block('moves of the order', 2);
const RAID = layout.block('raid', 1);

export function noteDecision(state: State, own: Seat, noted: FeatureSet): void {
  const { stack, players } = state;
  const top = stack[stack.length - 1];
  if (top === undefined) return;
  noteTurn(state, own, noted);
  const question = QUESTION_NUMBER.get(top.step);
  const seats = players.length;
  if ('seat' in top) {
    const place = placeOf(top.seat, own, seats);
    noted.note(WHOSE, place);
    if (question !== undefined) noted.note(place === 0 ? ASKED : OTHERS_ASKED, question);
    noteStep(state, top, own, place, noted);
  } else if ('seats' in top && question !== undefined) noteSeats(top.seats, question, own, seats, noted);
  if (top.step === 'keep') noteDealt(state, own, noted);
}

/** A question that several answer at once. */
function noteSeats(
  asked: readonly Seat[],
  question: number,
  own: Seat,
  seats: number,
  noted: FeatureSet,
): void {
  let isOwn = false;
  let isOthers = false;
  for (let i = 0; i < asked.length; i++) {
    const place = placeOf(asked[i]!, own, seats);
    noted.note(WHOSE, place);
    if (place === 0) isOwn = true;
    else isOthers = true;
  }
  if (isOwn) noted.note(ASKED, question);
  if (isOthers) noted.note(OTHERS_ASKED, question);
}

function noteDealt({ players }: State, own: Seat, noted: FeatureSet): void {
  const { dealt } = players[own]!;
  for (let i = 0; i < dealt.length; i++) {
    const power = powerNumber(dealt[i]!);
    if (power !== undefined) noted.note(DEALT, power);
  }
}

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────

/** The role being played, who leads it and who will still act in it. */
function noteTurn({ stack, players, role, leader }: State, own: Seat, noted: FeatureSet): void {
  let waiting = 0;
  let chosen = true;
  for (let i = 0; i < stack.length; i++) {
    const step = stack[i]!;
    if (step.step === 'resolve') chosen = false;
    else if ('who' in step && step.who !== ANCIENTS) waiting |= 1 << placeOf(step.who, own, players.length);
  }
  for (let place = 0; place < players.length; place++)
    if (((waiting >> place) & 1) === 1) noted.note(TO_ACT, place);
  if (!chosen) noted.note(BEFORE_ROLE);
  else if (role >= 0) noted.note(leader === own ? LEADING : FOLLOWING, role);
}

// ── Questions ─────────────────────────────────────────────────────────────────────────────────────

/** What a question is about; most is told of the own ones alone. */
function noteStep(state: State, step: Step, own: Seat, place: number, noted: FeatureSet): void {
  if ('left' in step) noted.exactly(LEFT, step.left - 1);
  switch (step.step) {
    case 'influence':
      return noteInfluence(state, step, place, noted);
    case 'tile':
      if (step.who === ANCIENTS) noted.note(FOR_ANCIENTS);
      return;
    case 'place':
      return notePlace(step, noted);
    case 'edict':
      for (let i = 0; i < step.choices.length; i++) noted.note(CHOICE, edictNumber(step.choices[i]!));
      return;
    default:
      if (place === 0) noteOwnStep(step, noted);
      return noteOrders(state, step, own, place, noted);
  }
}

function noteInfluence(
  { players }: State,
  { seat, left, petitions, ascended, event }: StepOf<'influence'>,
  place: number,
  noted: FeatureSet,
): void {
  const uses = Math.min(tallies[place]!.targets, players[seat]!.supply) + petitions;
  noted.atLeast(USES[place === 0 ? 0 : 1]!, Math.min(left, uses));
  if (place > 0) return;
  noted.atLeast(SPARE, left - uses);
  if (petitions > 0) noted.note(PETITION);
  if (ascended) noted.note(ASCENDED);
  if (event) noted.note(BY_EVENT);
}

function notePlace({ tile, who }: StepOf<'place'>, noted: FeatureSet): void {
  const kind = tileKind(tile);
  noted.note(TILE, kind === PLANET ? Math.min(3, tileYield(tile)) : 0);
  if (who === ANCIENTS) noted.note(FOR_ANCIENTS);
}

function noteOwnStep(step: Step, noted: FeatureSet): void {
  switch (step.step) {
    case 'recall':
      return noted.atLeast(TAKEN, step.left);
    case 'bonus':
      return noted.atLeast(BONUS, step.left);
    case 'give':
      return noted.atLeast(GIVEN, step.left);
    case 'trade':
      return noted.atLeast(UNITS, step.left);
    case 'invest':
      return noted.atLeast(INVESTMENTS, step.left);
    case 'tech':
    case 'build':
      return noted.atLeast(DISCOUNT, step.discount);
    case 'role':
      if (step.free) noted.note(FREE_WAY);
      return;
    case 'pay':
      return noted.atLeast(PRICE, step.credits);
    case 'shield':
    case 'bribe':
      return noted.atLeast(PRICE, step.price);
    default:
      return;
  }
}

function noteOrders({ players }: State, step: Step, own: Seat, place: number, noted: FeatureSet): void {
  const sectors = sectorsFrom(players[own]!.home);
  switch (step.step) {
    case 'orders':
      noted.atLeast(UNMOVED, tallies[place]!.unmoved);
      if (step.fought.length > 0) noted.note(FOUGHT);
      return;
    case 'order':
      noted.atLeast(UNMOVED, tallies[place]!.unmoved);
      noted.note(ORDER_SECTOR, sectors[step.sector]!);
      return noted.atLeast(ORDER_MOVES, step.moves);
    case 'target':
      noted.note(ORDER_SECTOR, sectors[step.sector]!);
      if (step.raid) noted.note(RAID);
      return;
    default:
      return;
  }
}
