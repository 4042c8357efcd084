import { asking } from '../../../kernel/flow/flow.ts';
import { capital, listed, nameOf } from '../../../kernel/defaults/words.ts';
import { because, type Drawing, type Lack, type Reason, type Wish } from '../../../kernel/why.ts';
import { growingSpaces } from '../cards/anytimeCards.ts';
import { CARDS, heldEffect } from '../cards/cards.ts';
import type { Window } from '../cards/effect.ts';
import { EFFECTS, type EffectId } from '../facts.ts';
import type { Move, State, Step } from '../state.ts';
import { cardWords, suitOf } from '../texts/words.ts';
import { playerOf } from '../verbs.ts';
import { conversionReason } from './conversion.ts';
import { type Look, some, tooFew } from './look.ts';
import { effectNamed, thingsOf } from './things.ts';

/** Why an effect is not played now (10). */

function ruleOf(effect: EffectId): string {
  return `10.${EFFECTS.indexOf(effect) + 1}`;
}

/** The reason for an effect and where it should be played; without one, why no card is played. */
export function cardReason(look: Look, { things }: Wish): Reason {
  const [name = '', ...places] = things;
  const effect = effectNamed(name);
  if (effect === undefined) return handReason(look);
  return (
    turnReason(look) ??
    holdingReason(look, effect) ??
    placeReason(look, effect, places) ??
    momentReason(look, effect) ??
    useReasonOf(look, effect)
  );
}

function handReason(look: Look): Reason {
  const held = heldEffect(look.state);
  if (held !== '') return cardReason(look, { things: [held] });
  return (
    turnReason(look) ??
    because('You hold no card that could be played.', '10.0.1', {
      short: 'no card in hand',
      more: 'Work inside the Sun earns cards, and of those you draw in a turn you may keep one.',
    })
  );
}

/** 10.0.1: one card a turn, in the own turn. */
function turnReason({ state, seat, names }: Look): Reason | undefined {
  const { turn } = state;
  if (turn.seat !== seat)
    return because(
      `Cards are played in one’s own turn, and this is ${nameOf(names, turn.seat)}’s.`,
      '10.0.1',
      {
        short: 'not your turn',
      },
    );
  if (turn.effect === '') return undefined;
  return because(`You have played ${turn.effect} this turn, and one effect a turn is the most.`, '10.0.1', {
    short: 'one a turn',
  });
}

function holdingReason({ state, seat, names }: Look, effect: EffectId): Reason | undefined {
  const { card } = playerOf(state, seat);
  const suits = state.effects.flatMap((carried, suit) => (carried === effect ? [suit] : []));
  if (suits.includes(card)) return undefined;
  const [suit] = suits;
  if (suit === undefined) return because(`${effect} is not among the effects of this match.`, '4.6');
  const others = state.players.flatMap((player, i) =>
    i !== seat && suits.includes(player.card) ? [nameOf(names, i)] : [],
  );
  const holders =
    others.length > 0 ? ` ${listed(others)} ${others.length === 1 ? 'holds' : 'hold'} one.` : '';
  const own = card < 0 ? 'no card' : cardWords(state, suitOf(card));
  return because(`${effect} is played with a card of its own, and you hold ${own}.`, '10.0.1', {
    short: 'not in your hand',
    more: `Keep such a card when you draw one, and play it in a later turn.${holders}`,
    lack: { of: 'card', by: 1, at: effect },
  });
}

/** The card can be played, but not there. */
function placeReason(look: Look, effect: EffectId, places: readonly string[]): Reason | undefined {
  const ways = look.legal.filter((move) => isPlayOf(move, effect));
  const [first] = ways;
  if (first === undefined || places.length === 0) return undefined;
  const goals = [...new Set(ways.flatMap((move) => thingsOf(look.state, move).slice(1, 2)))];
  const where = goals.length > 0 && goals.length <= 6 ? `; it can on ${listed(goals, 'or')}` : '';
  return because(`${effect} cannot be played on ${listed(places)}${where}.`, ruleOf(effect), {
    instead: some(look, (move) => isPlayOf(move, effect)),
    about: goals,
  });
}

function isPlayOf(move: Move, effect: EffectId): boolean {
  return move.type === 'play'
    ? move.effect === effect
    : move.type === 'use' && move.how?.toUpperCase() === effect;
}

// ── When (10.0.2) ─────────────────────────────────────────────────────────────────────────────────

const MOMENTS: Record<Window, string> = {
  any: 'before you choose your action, during a Move, Activate or Scour, or right after a conversion',
  move: 'during a Move',
  convert: 'in place of a conversion, in a Convert action',
  converted: 'right after a conversion',
  activate: 'during an Activate action',
  instead: 'as the first thing of an Activate action',
  variant: 'together with a station that you activate',
  after: 'right after you have activated a station of yours',
  draw: 'after your action, once it has earned a card',
};

/** The moments that a question is. */
function momentsOf(state: State): readonly Window[] {
  const step = asking<Step>(state);
  switch (step?.step) {
    case 'action':
      return ['any'];
    case 'move':
      return ['move', 'any'];
    case 'convert':
      return step.again ? [] : ['convert'];
    case 'converted':
      return ['converted', 'any'];
    case 'activate':
      return state.turn.acted ? ['activate', 'variant', 'any'] : ['activate', 'variant', 'instead', 'any'];
    case 'scour':
      return ['any'];
    case 'metamorphosis':
      return ['after'];
    case 'predraw':
      return ['draw'];
    default:
      return [];
  }
}

/** The action in which a card has its moment. */
const ACTION_OF: { readonly [W in Window]?: 'move' | 'convert' | 'activate' } = {
  move: 'move',
  convert: 'convert',
  converted: 'convert',
  activate: 'activate',
  instead: 'activate',
  variant: 'activate',
  after: 'activate',
};

function momentReason(look: Look, effect: EffectId): Reason | undefined {
  const { window } = CARDS[effect];
  if (momentsOf(look.state).includes(window)) return undefined;
  const action = ACTION_OF[window];
  const instead = some(look, ({ type }) => type === action);
  const first = instead.length > 0 ? `: choose ${capital(action ?? '')} first` : '';
  return because(`${effect} is played ${MOMENTS[window]}${first}.`, '10.0.2', {
    short: 'not the moment',
    more: CARDS[effect].text,
    instead,
  });
}

// ── What it needs (10.0.3) ────────────────────────────────────────────────────────────────────────

interface Need {
  readonly text: string;
  readonly lack?: Lack;
  readonly drawings?: readonly Drawing[];
}

function useReasonOf(look: Look, effect: EffectId): Reason {
  const need = NEEDS[effect]?.(look) ?? { text: `${effect} has nothing to work on now.` };
  return because(need.text, ruleOf(effect), {
    short: 'nothing to work on',
    more: CARDS[effect].text,
    lack: need.lack,
    drawings: need.drawings,
  });
}

const NEEDS: { readonly [Id in EffectId]?: (look: Look) => Need } = {
  AUGMENT: () => ({
    text: 'AUGMENT needs a station that you can activate with another sundiver on its space, and energy for the raised reward.',
  }),
  BLIGHT: (look) =>
    reserveNeed(look, 'BLIGHT', 3) ?? {
      text: 'BLIGHT needs a sundiver of yours beside a rival’s mothership since your turn began.',
    },
  CASCADE: (look) => ({
    text: 'CASCADE makes another conversion, and your sundivers stand in no further pattern.',
    ...missingIn(conversionReason(look, { things: [] })),
  }),
  CHAIN: () => ({
    text: 'CHAIN needs two or more bordering spaces in a line with one sundiver on each, and there is no such line.',
  }),
  CLUSTER: (look) =>
    pointsNeed(look, 'CLUSTER', 1) ?? {
      text: 'CLUSTER needs two of your sundivers together on a space, with room beside it for all of them.',
    },
  HATCH: (look) =>
    reserveNeed(look, 'HATCH', 2) ?? {
      text: 'HATCH needs a space that you share with a rival and that has room for two more of yours.',
    },
  HYPERDRIVE: () => ({ text: 'HYPERDRIVE must be played before the first point of a Move is spent.' }),
  INVADE: () => ({
    text: 'INVADE needs two of your sundivers on a rival’s station, three on a tower, and such a station in your reserve.',
  }),
  JUGGERNAUT: (look) =>
    pointsNeed(look, 'JUGGERNAUT', 1) ?? {
      text: 'JUGGERNAUT moves a station of yours, and none has an open way to a space without a station.',
    },
  METAMORPHOSIS: () => ({ text: 'METAMORPHOSIS needs a station of another type in your reserve.' }),
  MOTIVATE: () => ({
    text: 'MOTIVATE activates the station you have just converted, and you must be able to pay for all it does.',
  }),
  PASSAGE: () => ({
    text: 'PASSAGE marks a sundiver of yours, and you have none on the board or to launch.',
  }),
  PROCREATE: (look) => {
    const grow = growingSpaces(look.state, look.seat).length;
    return (
      (grow > 0 ? reserveNeed(look, 'PROCREATE', grow) : undefined) ?? {
        text: 'PROCREATE needs a space with two to four of your sundivers.',
      }
    );
  },
  PULSE: () => ({ text: 'PULSE needs a station in the orbits that you can pay for.' }),
  PUNCTURE: (look) =>
    pointsNeed(look, 'PUNCTURE', 1) ??
    (playerOf(look.state, look.seat).gates === 0
      ? { text: 'PUNCTURE sets a gate, and none is left in your reserve.', ...short('gates', 0, 1) }
      : { text: 'PUNCTURE needs a sundiver of yours beside a barrier without a gate.' }),
  SACRIFICE: () => ({ text: 'SACRIFICE needs a foundry with sundivers on its space.' }),
  SQUEEZE: () => ({ text: 'SQUEEZE goes with a station of your own that you can activate now.' }),
  SWAP: () => ({ text: 'SWAP needs sundivers of two players on different spaces with room for each other.' }),
  TELEPORT: (look) =>
    pointsNeed(look, 'TELEPORT', 3) ?? { text: 'TELEPORT needs a sundiver of yours on the board.' },
  TRIBUTE: () => ({
    text: 'TRIBUTE needs a station of yours with sundivers of a rival on it who has energy to pay.',
  }),
};

function missingIn({ lack, drawings }: Partial<Reason> = {}): Omit<Need, 'text'> {
  return { ...(lack && { lack }), ...(drawings && { drawings }) };
}

/** Too little of something in the panel. */
function short(of: string, have: number, need: number): Omit<Need, 'text'> {
  return { lack: { of, by: need - have }, drawings: [tooFew(of, have, need)] };
}

function pointsNeed({ state }: Look, effect: EffectId, needed: number): Need | undefined {
  const { points } = state.turn;
  if (points >= needed) return undefined;
  return {
    text: `${effect} takes ${needed} movement ${needed === 1 ? 'point' : 'points'}, and you have ${points}.`,
    lack: { of: 'points', by: needed - points },
  };
}

function reserveNeed({ state, seat }: Look, effect: EffectId, needed: number): Need | undefined {
  const { reserve } = playerOf(state, seat);
  if (reserve >= needed) return undefined;
  return {
    text: `${effect} takes ${needed} sundivers from your reserve, and you have ${reserve} there.`,
    ...short('reserve', reserve, needed),
  };
}
