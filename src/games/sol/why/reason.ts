import { isAsked, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { because, type Reason, type Wish } from '../../../kernel/why.ts';
import { EVENTS, FLARES } from '../facts.ts';
import type { State, Step } from '../state.ts';
import { asOnTable, EVENT_WORDS, suitOf } from '../texts/words.ts';
import { playerOf } from '../verbs.ts';
import { actionReason } from './action.ts';
import { activationReason, clearReason, endReason, orbitalReason, pulseReason } from './activation.ts';
import { cardReason } from './cards.ts';
import { conversionReason } from './conversion.ts';
import { eventReason } from './events.ts';
import { moveReason } from './flight.ts';
import { type Look, lookAt, ofKind } from './look.ts';
import { HOMES, taskOf } from './questions.ts';
import { setupReason } from './setup.ts';
import {
  DECK,
  effectNamed,
  MOMENTUM,
  playerThing,
  POINTS,
  seatOf,
  segmentNamed,
  SPIRAL,
  spaceNamed,
  thingWords,
} from './things.ts';

/** Why no move of a seat that has a choice fulfils a wish. */
export function reason(state: State, seat: Seat, wish: Wish, names: Names): Reason {
  const given = reasonOf(state, seat, wish, names);
  const { more } = given;
  return { ...given, text: asOnTable(given.text), ...(more !== undefined && { more: asOnTable(more) }) };
}

function reasonOf(state: State, seat: Seat, wish: Wish, names: Names): Reason {
  const look = lookAt(state, seat, names);
  if (!isAsked(state, seat)) return owedReason(look);
  const step = openQuestion<Step>(state);
  return (
    playedReason(look, wish) ??
    printedReason(look, wish) ??
    elsewhere(look, wish, step) ??
    answerReason(look, wish, step) ??
    aside(look, wish, step)
  );
}

/** 8.3: it is another's turn, and only a card is still to be kept. */
function owedReason(look: Look): Reason {
  const { state, names } = look;
  return because(
    `This is ${nameOf(names, state.turn.seat)}’s turn: all you can do is keep one of the cards you drew.`,
    '8.3',
    { short: 'not your turn', instead: ofKind(look, 'keep') },
  );
}

/** An effect is meant, by its card or by `play`. */
function playedReason(look: Look, { act, things }: Wish): Reason | undefined {
  const [first = '', second = ''] = things;
  if (act === 'use' && effectNamed(second.toUpperCase()) !== undefined)
    return cardReason(look, { things: [second.toUpperCase(), first] });
  const effect = effectNamed(first);
  if (act !== 'play' && effect === undefined) return undefined;
  return drawnReason(look, first) ?? cardReason(look, { things });
}

/** 8.4: the effect of a card that has just been drawn. */
function drawnReason(look: Look, effect: string): Reason | undefined {
  const { state, seat } = look;
  const suit = playerOf(state, seat).pool.find((card) => state.effects[card] === effect);
  if (suit === undefined || look.legal[0]?.type !== 'keep') return undefined;
  return because(`${effect} is yours if you keep its card, to be played in a later turn.`, '8.4', {
    instead: [`keep ${suitOf(suit)}`],
  });
}

/** What is printed or counted beside the board: nobody can choose it. */
function printedReason({ state, seat, names }: Look, { things }: Wish): Reason | undefined {
  const [thing = ''] = things;
  const event = EVENTS.find((one) => one === thing);
  if (event !== undefined)
    return because(`${event} comes by itself with a trigger flare: ${EVENT_WORDS[event]}.`, '11.0');
  const left = FLARES - state.flares;
  if (thing === DECK)
    return because('Nobody draws at will: cards come after an action that has earned them.', '7.1');
  if (thing === SPIRAL)
    return because(`The spiral counts the flares: ${left} more, and the match is over.`, '9.1');
  if (thing === MOMENTUM)
    return because(
      'Momentum is your score: towers give it for energy, and every sundiver hurled gives 2.',
      '1.12',
    );
  if (thing === POINTS)
    return because(
      'Points are spent by what your sundivers do: a launch, a flight or a hurl costs 1.',
      '6.1.2',
    );
  const owner = seatOf(state, thing);
  if (owner === undefined || thing !== playerThing(owner)) return undefined;
  return because(
    owner === seat
      ? 'Your energy, sundivers and buildings are spent by what you do on the board.'
      : `What ${nameOf(names, owner)} has is not yours to choose; you may use what stands on the board.`,
    owner === seat ? '1.7' : '1.10',
  );
}

/** A kind of move that belongs to another question. */
function elsewhere(look: Look, { act }: Wish, step: Step): Reason | undefined {
  const home = act === undefined ? undefined : HOMES[act];
  if (home === undefined || home.steps.includes(step.step) || step.step === 'action') return undefined;
  const task = taskOf(step);
  return because(`${home.text}; now you are to ${task.words}.`, home.rule, {
    short: 'not now',
    instead: anything(look),
  });
}

function anything(look: Look): string[] {
  const kinds = new Set(look.legal.map(({ type }) => type));
  return kinds.size <= 2 ? ofKind(look, ...kinds) : [];
}

/** What each question has to say about places and kinds of move of its own. */
function answerReason(look: Look, wish: Wish, step: Step): Reason | undefined {
  const { state } = look;
  const space = spaceNamed(state, wish.things.at(-1));
  switch (step.step) {
    case 'action':
      return actionReason(look, wish);
    case 'move':
      return moveReason(look, wish);
    case 'convert':
      return conversionReason(look, wish);
    case 'activate':
      if (wish.act === 'end') return endReason(look);
      if (wish.act === 'clear') return clearReason(look, space);
      return activationReason(look, wish);
    case 'scour':
      return wish.act === 'end'
        ? endReason(look)
        : space === undefined
          ? undefined
          : clearReason(look, space);
    case 'pulse':
      return space === undefined ? undefined : pulseReason(look, space);
    case 'orbital':
      return space === undefined ? undefined : orbitalReason(look, space, step.used);
    case 'vestige':
    case 'rescue':
      return setupReason(look, wish, step);
    default:
      return eventReason(look, wish, step);
  }
}

/** Something that the question is not about. */
function aside(look: Look, { act, things }: Wish, step: Step): Reason {
  const { state, seat, names } = look;
  const { words, rule } = taskOf(step);
  const thing = things.at(-1);
  const known = thing !== undefined && isKnown(state, thing);
  const what = known ? thingWords(state, seat, thing, names) : 'this';
  const text =
    act !== undefined && thing === undefined ? `there is no ${act} in that` : `${what} is no part of that`;
  return because(`You are to ${words} now, and ${text}.`, rule, {
    short: 'not now',
    instead: anything(look),
    ...(known && { about: [thing] }),
  });
}

function isKnown(state: State, thing: string): boolean {
  return (
    spaceNamed(state, thing) !== undefined ||
    segmentNamed(state, thing) >= 0 ||
    seatOf(state, thing) !== undefined ||
    thing === 'heart'
  );
}
