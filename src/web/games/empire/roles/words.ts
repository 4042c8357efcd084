import { buildMoves } from '../../../../games/empire/actions/engineer.ts';
import { priceOfRole } from '../../../../games/empire/actions/monolith.ts';
import { influenceMoves } from '../../../../games/empire/actions/regent.ts';
import { techMoves } from '../../../../games/empire/actions/scientist.ts';
import { marketCredits, yieldOf } from '../../../../games/empire/actions/steward.ts';
import {
  ENGINEER_DISCOUNT,
  INFLUENCE,
  INFLUENCE_COST,
  MERCHANT_CREDITS,
  type Role,
  ROLE_NAMES,
  ROLES,
  SCIENTIST_DISCOUNT,
} from '../../../../games/empire/facts.ts';
import type { State } from '../../../../games/empire/state.ts';
import { isSolo, playerOf, totalOf } from '../../../../games/empire/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, listed } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Twice } from '../../view.ts';
import { cardsLeft, choiceOf } from '../board/choices.ts';
import { amountWords, credits, sentences, tileName } from '../moves/words.ts';

/** What is said of roles: what they cost, what their leader does, what the others do. */

/** `pay 2 credits, take 3`, or what keeps it shut. */
export function costWords(state: State, seat: Seat, role: number): string {
  if (role === state.monolith) return 'the Monolith is here';
  const { cost, gain } = choiceOf(state, role);
  const held = playerOf(state, seat).credits;
  if (cost > held) return `pay ${cost}, you have ${held}`;
  const pay = cost === 0 ? 'free' : `pay ${credits(cost)}`;
  return gain === 0 ? pay : `${pay}, take ${gain}`;
}

/** `Warlord, pay 2 credits, take 2. You: … The Ancients: …` */
export function wholeWords(state: State, seat: Seat, role: number): string {
  const id = itemAt(ROLES, role);
  return `${ROLE_NAMES[role]}, ${costWords(state, seat, role)}. You: ${leadWords(state, id)} ${shareSentence(state, id)}`;
}

/** What is said while a role is marked. */
export function twiceWords(state: State, seat: Seat, role: Role): Twice {
  const at = ROLES.indexOf(role);
  const button = `Lead ${ROLE_NAMES[at]}`;
  return { button, head: `${button}: ${costWords(state, seat, at)}.`, rule: `8.${at + 1}` };
}

/** What leading brings to everybody, and where credits are left on the way. */
export function effectWords(state: State, seat: Seat, role: Role, free: boolean): string {
  const at = ROLES.indexOf(role);
  const paid = priceOfRole(state, playerOf(state, seat), at, free) === 0 ? [] : choiceOf(state, at).paid;
  const passed = paid.map((other) => itemAt(ROLE_NAMES, other));
  return sentences(
    leadWords(state, role),
    shareSentence(state, role),
    passed.length === 0 ? '' : `You leave a credit on ${listed(passed)}.`,
    isSolo(state) && cardsLeft(itemAt(state.decks, at)) === 1
      ? 'It draws the last card of its deck: the match ends after your turn.'
      : '',
  );
}

/** What the leader of a role does. */
export function leadWords(state: State, role: Role): string {
  switch (role) {
    case 'explorer':
      return 'Lay a tile of the display anywhere and colonize it.';
    case 'scientist':
      return 'Buy a technology for 1 resource less.';
    case 'steward':
      return 'Harvest as a market tile allows, and take 2 more resources.';
    case 'merchant':
      return `Gain ${credits(MERCHANT_CREDITS.leader + marketCredits(state))}, trade, and invest twice in Far Space.`;
    case 'engineer':
      return 'Build ships, with 1 resource off.';
    case 'warlord':
      return 'Move your ships and fight.';
    case 'regent':
      return 'Use 2 influence, and buy a third for 2 credits.';
  }
}

/** What everybody else does. */
export function shareWords(state: State, role: Role): string {
  return isSolo(state) ? SOLO_SHARE[role] : MULTI_SHARE[role];
}

export function othersName(state: State): string {
  return isSolo(state) ? 'The Ancients' : 'The others';
}

function shareSentence(state: State, role: Role): string {
  return `${othersName(state)}: ${shareWords(state, role)}`;
}

const SOLO_SHARE: Readonly<Record<Role, string>> = {
  explorer: 'Nothing.',
  scientist: 'Take a technology.',
  steward: 'Gain 3 credits.',
  merchant: 'Gain 3 credits and may invest.',
  engineer: 'Move their cruisers, without battle.',
  warlord: 'Move first, and fight where they meet you.',
  regent: 'Score a colony and a galaxy token.',
};

const MULTI_SHARE: Readonly<Record<Role, string>> = {
  explorer: 'Lay tiles, without a colony.',
  scientist: 'Buy one as well, at full price.',
  steward: 'Harvest by the same tile.',
  merchant: 'Gain 3 credits and invest once.',
  engineer: 'Build as well, at full price.',
  warlord: 'Move before you.',
  regent: 'Use 2 influence as well.',
};

/** What the role would bring as things stand, in a few words; of one that is shut, what opens it. */
export function nowWords(state: State, seat: Seat, role: Role): string {
  const at = ROLES.indexOf(role);
  if (at === state.monolith) return 'open again once it has moved';
  const short = choiceOf(state, at).cost - playerOf(state, seat).credits;
  if (short > 0) return short === 1 ? '1 credit more opens it' : `${short} credits more open it`;
  return `now: ${bringsNow(state, seat, role)}`;
}

function bringsNow(state: State, seat: Seat, role: Role): string {
  const player = playerOf(state, seat);
  switch (role) {
    case 'explorer':
      return listed(state.display.map(tileName), 'or');
    case 'scientist': {
      const payable = techMoves(state, { seat, discount: SCIENTIST_DISCOUNT }).length - 1;
      return payable === 0 ? 'you can pay none' : `${payable} you can pay`;
    }
    case 'steward':
      return amountWords(yieldOf(state, seat));
    case 'merchant':
      return `you have ${credits(player.credits)}`;
    case 'engineer': {
      const ships = buildMoves(state, { step: 'build', seat, discount: ENGINEER_DISCOUNT }).flatMap((move) =>
        move.type === 'build' ? [move.ship] : [],
      );
      return ships.length === 0 ? 'you can pay no ship' : `a ${listed(ships, 'or')}`;
    }
    case 'warlord':
      return `${count(player.ships.length, 'ship')} out, ${totalOf(player.staging)} staged`;
    case 'regent': {
      const worlds = influenceMoves(state, {
        ...{ step: 'influence', seat, left: INFLUENCE.base, ascended: false, event: false },
        petitions: INFLUENCE_COST.petitionScoresPerTurn,
      }).filter(({ type }) => type === 'colonize');
      return `${count(worlds.length, 'world')} in reach`;
    }
  }
}
