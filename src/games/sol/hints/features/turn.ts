import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { LAYER } from '../../board.ts';
import { activeEffect } from '../../cards/cards.ts';
import { BASE, BONUS, CORE, EFFECTS, STATIONS } from '../../facts.ts';
import type { Step, State, StepOf } from '../../state.ts';
import { shortage, stationOwner, stationType } from '../../verbs.ts';
import { blocks, layout, numbered, SEATS } from './layout.ts';
import { ICONS, iconOf } from './seats.ts';
import { placeOf, tally } from './survey.ts';

/** Whose turn it is, what is asked of whom, and what the turn still holds. */

/** The questions; those that come up seldom share a number with what is most like them. */
const QUESTIONS: Readonly<Partial<Record<Step['step'], number>>> = {
  vestige: 0,
  rescue: 1,
  action: 2,
  move: 3,
  land: 4,
  convert: 5,
  converted: 6,
  chain: 7,
  activate: 8,
  pulse: 9,
  bonus: 10,
  double: 10,
  metamorphosis: 11,
  scour: 12,
  predraw: 13,
  channel: 14,
  orbital: 15,
  push: 16,
  attrition: 17,
  warp: 18,
  singularity: 19,
  gap: 20,
  first: 20,
  keep: 21,
};
const QUESTION_COUNT = 22;

const TURN_OF = layout.block('turn of seat', SEATS);
const ASKED = layout.block('asked is seat', SEATS);
const OWN_QUESTION = layout.block('own question', QUESTION_COUNT);
const OTHER_QUESTION = layout.block('question to somebody else', QUESTION_COUNT);

const POINTS = layout.block('points left', 10);
const THEIR_POINTS = layout.block('points left to somebody else', 5);
const HURLS = layout.block('hurls that the points allow', 3);
const OWED = layout.block('cards owed', 4);
const OWED_FOR_HURLS = layout.block('cards owed for hurls', 2);
const THEIR_CARDS = layout.block('cards owed to somebody else', 3);

/** Nothing is asked of anybody while BLIGHT lasts: it is an action of its own and draws no card. */
const LASTING = EFFECTS.filter((effect) => effect !== 'BLIGHT');
const OWN_PLAYED = layout.block('effect played', LASTING.length);
const THEIR_PLAYED = layout.block('icon of the effect played by somebody else', ICONS - 1);
const USES = layout.block('uses left of the effect', 4);
const MARKED = layout.block('a piece is marked', 1);

const ACTED = layout.block('something was done', 2);
const EARNED = layout.block('a card was earned', 2);
const CLEARED = layout.block('a feeder was cleared', 1);
const USED = layout.block('stations used', 3);
const USED_TYPE = layout.block('type of stations used', STATIONS.length);
const READY = blocks('yield ready of type', STATIONS.length, 5);
const OFFER = blocks('amount offered of type', STATIONS.length, 2);
const SHIP_WAITS = layout.block('the ship is still to move on', 1);

const PLAYED_NUMBER = numbered(LASTING);
const QUESTION_NUMBER = new Map(Object.entries(QUESTIONS));

export function noteTurn(state: State, seat: Seat, noted: FeatureSet): void {
  const { turn, stack, players } = state;
  noted.note(TURN_OF, placeOf(turn.seat, seat, players.length));
  noteOwed(state, seat, noted);
  notePlayed(state, seat, noted);
  if (turn.seat === seat) noteDone(state, noted);
  const step = stack[stack.length - 1];
  if (step !== undefined && 'seat' in step) noteQuestion(state, seat, step, noted);
}

function noteQuestion(
  state: State,
  seat: Seat,
  step: Step & { readonly seat: Seat },
  noted: FeatureSet,
): void {
  const number = QUESTION_NUMBER.get(step.step)!;
  noted.note(ASKED, placeOf(step.seat, seat, state.players.length));
  noted.note(step.seat === seat ? OWN_QUESTION : OTHER_QUESTION, number);
  if (step.step === 'move') notePoints(state, step.seat === seat, noted);
  if (step.seat !== seat) return;
  if (step.step === 'bonus' || step.step === 'double') noteOffer(step, noted);
  if (step.step === 'action' || step.step === 'activate') noteReady(state, seat, noted);
}

function notePoints({ turn }: State, own: boolean, noted: FeatureSet): void {
  noted.atLeast(own ? POINTS : THEIR_POINTS, turn.points);
  if (own) noted.atLeast(HURLS, Math.min(turn.points, tally.divers[CORE]!));
}

function noteOffer({ type, amount }: StepOf<'bonus' | 'double'>, noted: FeatureSet): void {
  noted.atLeast(OFFER[type]!, amount);
}

function noteOwed({ turn: { queue } }: State, seat: Seat, noted: FeatureSet): void {
  let own = 0;
  let hurls = 0;
  for (let i = 0; i < queue.length; i++) {
    if (queue[i]!.seat !== seat) continue;
    own++;
    if (queue[i]!.tag === 'hurl') hurls++;
  }
  noted.atLeast(OWED, own);
  noted.atLeast(OWED_FOR_HURLS, hurls);
  noted.atLeast(THEIR_CARDS, queue.length - own);
}

function notePlayed({ turn }: State, seat: Seat, noted: FeatureSet): void {
  const effect = PLAYED_NUMBER.get(turn.effect);
  if (effect === undefined) return;
  if (turn.seat !== seat) {
    noted.note(THEIR_PLAYED, iconOf(turn.effect) - 1);
    return;
  }
  noted.note(OWN_PLAYED, effect);
  noted.exactly(USES, turn.uses);
  if (turn.marked !== -1) noted.note(MARKED);
}

function noteDone({ turn, stack }: State, noted: FeatureSet): void {
  noted.note(ACTED, turn.acted ? 1 : 0);
  noted.note(EARNED, turn.earned ? 1 : 0);
  if (turn.cleared) noted.note(CLEARED);
  noted.atLeast(USED, turn.used.length);
  if (turn.type >= 0) noted.note(USED_TYPE, turn.type);
  for (let i = 0; i < stack.length; i++) {
    if (stack[i]!.step !== 'orbit') continue;
    noted.note(SHIP_WAITS);
    return;
  }
}

const ready = new Uint8Array(STATIONS.length);

/** What the stations yield that could be activated now. */
function noteReady(state: State, seat: Seat, noted: FeatureSet): void {
  const { turn, stations, players } = state;
  const player = players[seat]!;
  const allTypes = activeEffect(state)?.allTypes === true;
  ready.fill(0);
  for (let i = 0; i < turn.start.length; i++) {
    const space = turn.start[i]!;
    if (stations[space] === 0 || player.divers[space] === 0 || turn.used.includes(space)) continue;
    const type = stationType(state, space);
    if (!allTypes && turn.type >= 0 && turn.type !== type) continue;
    const layer = LAYER[space]!;
    if (shortage(player, type, BASE[layer]!) !== undefined) continue;
    const bonus = stationOwner(state, space) === seat ? BONUS[layer]! : 0;
    ready[type] = ready[type]! + BASE[layer]! + bonus;
  }
  for (let type = 0; type < STATIONS.length; type++) noted.atLeast(READY[type]!, ready[type]!);
}
