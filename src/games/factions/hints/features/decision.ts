import type { Seat } from '../../../../kernel/game.ts';
import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import { isFaceUp } from '../../facts.ts';
import type { State, Step, StepOf, Unit } from '../../state.ts';
import { bit } from '../../verbs.ts';
import { decision, QUESTIONS, UNITS } from './blocks.ts';
import { BEGINNING_AT, OBJECTIVE_AT, onScale, owedAt, scale, SITE } from './tables.ts';

/** Whose decision is open, where in a turn it lies, and what is still owed. */

const QUESTION_AT: Readonly<Record<string, number>> = {
  ...Object.fromEntries(QUESTIONS.map((question, at) => [question, at])),
  trim: QUESTIONS.indexOf('keep'),
};
const UNIT_AT: Readonly<Record<Unit['what'], number>> = {
  resource: 0,
  energy: 1,
  explorer: 2,
  objective: 3,
  exoplanet: 4,
  tech: 5,
  upgrade: 6,
};
const FRESH = 0;
const BEGUN = 1;
const FLYING = 2;
const LANDED = 3;
const ACTED = 4;

export function noteDecision(state: State, seat: Seat, noted: FeatureSet): void {
  const { stack, players } = state;
  const top = stack[stack.length - 1];
  if (top === undefined) return;
  if ('seat' in top) {
    noted.note(decision.asked, placeOf(top.seat, seat, players.length));
    noted.note(top.seat === seat ? decision.own : decision.others, QUESTION_AT[top.step]!);
    noteQuestion(top, seat, noted);
  }
  noteStack(state, seat, noted);
  if (state.round > 0 && !state.upkeep) noteTurn(state, seat, noted);
}

function placeOf(other: Seat, seat: Seat, seats: number): number {
  return other >= seat ? other - seat : other - seat + seats;
}

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────

const PAID = scale([2, 3, 4, 6, 8, 11], 60);

function noteTurn(state: State, seat: Seat, noted: FeatureSet): void {
  const { turn, players, current } = state;
  noted.note(decision.turnOf, placeOf(turn.seat, seat, players.length));
  noted.note(decision.current, placeOf(current, seat, players.length));
  noted.atLeast(decision.entered, turn.entered.length);
  noted.atLeast(decision.paid, onScale(PAID, turn.paid));
  noted.atLeast(decision.minedNow, turn.mined);
  for (const done of turn.begun) {
    const at = BEGINNING_AT[done];
    if (at !== undefined) noted.note(decision.begun, at);
  }
  if (turn.phased || turn.gateSteps > 0) noted.note(decision.shortcut);
  noted.atLeast(decision.offers, turn.offers);
}

// ── What the question is about ────────────────────────────────────────────────────────────────────

const BOON = scale([1, 7, 14, 20], 80);

function noteQuestion(step: Step, seat: Seat, noted: FeatureSet): void {
  switch (step.step) {
    case 'push':
    case 'react':
    case 'orbit':
      return noted.note(decision.planet, step.planet);
    case 'boon':
      return noted.atLeast(decision.boon, onScale(BOON, SITE[step.card].boon));
    case 'convert':
      return noted.atLeast(decision.convert, step.left);
    case 'map':
      return noted.atLeast(decision.mapping, step.cards.length);
    case 'keep':
      return step.seat === seat ? noteDrawn(step, seat, noted) : undefined;
    case 'draft':
    case 'answer':
    case 'hand':
      return noteDeal(step, seat, noted);
    default:
      return;
  }
}

function noteDrawn({ cards }: StepOf<'keep'>, seat: Seat, noted: FeatureSet): void {
  for (const { card, known } of cards)
    if ((known & bit(seat)) !== 0 && isFaceUp(card)) noted.note(decision.drawn, OBJECTIVE_AT[card]);
}

// ── Deals ─────────────────────────────────────────────────────────────────────────────────────────

const counts = new Uint8Array(UNITS.length);

/** What a deal would bring and cost, for the two who know it. */
function noteDeal(step: StepOf<'draft' | 'answer' | 'hand'>, seat: Seat, noted: FeatureSet): void {
  const makes = step.maker === seat;
  if (!makes && (step.partner !== seat || step.step === 'draft')) return;
  count(makes ? step.ask : step.give);
  for (let what = 0; what < counts.length; what++) noted.atLeast(decision.receives[what]!, counts[what]!);
  count(makes ? step.give : step.ask);
  for (let what = 0; what < counts.length; what++) noted.atLeast(decision.gives[what]!, counts[what]!);
}

function count(units: readonly Unit[]): void {
  counts.fill(0);
  for (const { what } of units) counts[UNIT_AT[what]]!++;
}

// ── What is owed ──────────────────────────────────────────────────────────────────────────────────

/** Of what has been noted already, one bit for each effect or planet, the own ones first. */
const effects = new Uint32Array(2);
const uses = new Uint8Array(2);
const installs = new Uint8Array(2);

function noteStack(state: State, seat: Seat, noted: FeatureSet): void {
  const { stack, turn } = state;
  effects.fill(0);
  uses.fill(0);
  installs.fill(0);
  let moment = -1;
  for (let i = stack.length - 1; i >= 0; i--) {
    const step = stack[i]!;
    switch (step.step) {
      case 'install':
        installs[step.seat === seat ? 0 : 1]! += step.left;
        break;
      case 'ops':
        for (const { op } of step.ops) effects[step.who === seat ? 0 : 1]! |= 1 << owedAt(op);
        break;
      case 'used':
        uses[step.who === seat ? 0 : 1]! |= 1 << step.planet;
        break;
      default:
        if (moment < 0) moment = momentOf(step, turn.moved);
    }
  }
  if (moment >= 0) noted.note(decision.moment[turn.seat === seat ? 0 : 1]!, moment);
  for (let other = 0; other < 2; other++) noteOwed(other, noted);
}

function momentOf({ step }: Step, moved: boolean): number {
  switch (step) {
    case 'turn':
      return FRESH;
    case 'begin':
      return moved ? FLYING : BEGUN;
    case 'fly':
      return FLYING;
    case 'landed':
    case 'action':
      return LANDED;
    case 'finish':
      return ACTED;
    default:
      return -1;
  }
}

function noteOwed(other: number, noted: FeatureSet): void {
  noted.atLeast(decision.installs[other]!, installs[other]!);
  for (let planet = 0; uses[other]! >> planet > 0; planet++)
    if (((uses[other]! >> planet) & 1) === 1) noted.note(decision.using[other]!, planet);
  for (let op = 0; effects[other]! >> op > 0; op++)
    if (((effects[other]! >> op) & 1) === 1) noted.note(decision.gains[other]!, op);
}
