import { because, type Reason, type Wish } from '../../../kernel/why.ts';
import { conversions } from '../actions/conversion.ts';
import { useFault } from '../actions/activation.ts';
import type { ActionName } from '../state.ts';
import { legalMoves } from '../steps.ts';
import { hasStation } from '../verbs.ts';
import { activationReason, clearReason, useReason } from './activation.ts';
import { conversionReason } from './conversion.ts';
import { moveReason } from './flight.ts';
import { type Look, lookAhead, ofKind } from './look.ts';
import { HOMES } from './questions.ts';
import { segmentNamed, spaceNamed } from './things.ts';
import { fulfils } from './wishes.ts';

/** Before an action has been chosen (5.3): why one is shut, and which one leads to what is wished. */

export function actionReason(look: Look, wish: Wish): Reason | undefined {
  switch (wish.act) {
    case 'convert':
      return conversionReason(look, { things: [] });
    case 'activate':
      return activationReason(look, { things: [] });
    case 'scour':
      return scourReason(look);
    case 'gate':
    case 'node':
    case 'foundry':
    case 'tower':
      return converting(look, wish) ?? conversionReason(look, wish);
    case 'use':
      return using(look, wish) ?? activationReason(look, wish);
    case 'clear':
      return scourReason(look);
    case undefined:
      return pointedReason(look, wish);
    default:
      return isMoving(wish.act) ? flying(look, lookAhead(look), wish) : laterReason(look, wish);
  }
}

function isMoving(act: string): boolean {
  return HOMES[act]?.steps.includes('move') === true && act !== 'end';
}

/** A kind of move that comes in another question. */
function laterReason(look: Look, { act = '' }: Wish): Reason | undefined {
  const home = HOMES[act];
  if (home === undefined) return undefined;
  return because(`${home.text}; now you are to choose an action.`, home.rule, {
    short: 'not now',
    instead: ofKind(look, 'move', 'convert', 'activate'),
  });
}

/** Things without a kind of move: the action that would be about them, or why none is. */
function pointedReason(look: Look, wish: Wish): Reason | undefined {
  const { state } = look;
  const [thing = ''] = wish.things;
  const ahead = lookAhead(look);
  const ready = moving(look, ahead, wish) ?? using(look, wish) ?? converting(look, wish);
  if (ready !== undefined) return ready;
  const alone = wish.things.length === 1;
  const segment = alone ? segmentNamed(state, thing) : -1;
  if (segment >= 0 && state.gates[segment] === 0) return conversionReason(look, wish);
  const space = alone ? spaceNamed(state, thing) : undefined;
  const station = space !== undefined && hasStation(state, space) ? useReason(look, space) : undefined;
  return station ?? moveReason(ahead, wish);
}

function flying(look: Look, ahead: Look, wish: Wish): Reason | undefined {
  return moving(look, ahead, wish) ?? moveReason(ahead, wish);
}

/** Whether a Move would do it. */
function moving(look: Look, { state, seat }: Look, wish: Wish): Reason | undefined {
  return legalMoves(state, seat).some((move) => fulfils(state, move, wish))
    ? choose(look, 'move')
    : undefined;
}

function converting(look: Look, wish: Wish): Reason | undefined {
  const { state, seat } = look;
  return conversions(state, seat).some((move) => fulfils(state, move, wish))
    ? choose(look, 'convert')
    : undefined;
}

function using(look: Look, { act, things }: Wish): Reason | undefined {
  const { state, seat, legal } = look;
  const space = spaceNamed(state, things[0]);
  if (space === undefined) {
    const can = act === 'use' && things.length === 0 && legal.some(({ type }) => type === 'activate');
    return can ? choose(look, 'activate') : undefined;
  }
  return things.length === 1 && useFault(state, seat, space) === undefined
    ? choose(look, 'activate')
    : undefined;
}

const THEN: Record<ActionName, string> = {
  move: 'Choose Move first: then your sundivers can be launched, fly and be hurled.',
  convert: 'Choose Convert first: then sundivers in a pattern turn into a gate or station.',
  activate: 'Choose Activate first: then the stations under your sundivers can work.',
  scour: 'Choose Scour first: then your sundivers can take feeders away.',
};

function choose(look: Look, action: ActionName): Reason {
  return because(THEN[action], '5.3', { short: `${action} first`, instead: ofKind(look, action) });
}

function scourReason(look: Look): Reason {
  const { event } = look.state;
  if (event === 'FEEDERS' || event === 'PARASITE') return clearReason(look, undefined);
  return because('Scour takes feeders away, and this match has none.', '11.8', { short: 'no feeders' });
}
