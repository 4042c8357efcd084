import type { Seat } from '../../../kernel/game.ts';
import { capital, count } from '../../../kernel/defaults/words.ts';
import { LAYER, NAME, type Space, spaceOf } from '../board.ts';
import { activeEffect } from '../cards/cards.ts';
import {
  type EffectId,
  EFFECTS,
  type EventId,
  EVENTS,
  FOUNDRY,
  NODE,
  SUITS,
  type SuitName,
} from '../facts.ts';
import type { Card, State } from '../state.ts';

/** The words the sentences of Sol are made of. */

/** A space by name; sundivers that are on none are in the hold. */
export function placeName(space: Space): string {
  return NAME[space] ?? 'the hold';
}

/** `on C9`, or `between I8 and C9` for what stands on a barrier. */
export function onPlace(place: string): string {
  const [upper = '', lower] = place.split('|');
  return lower === undefined ? `on ${upper}` : `between ${upper} and ${lower}`;
}

const LAYER_WORDS = [
  'the outer orbit',
  'the inner orbit',
  'the convective layer',
  'the radiative layer',
  'the core',
];

/** The layer of a space, as it is engraved there. */
export function layerOf(place: string): string {
  return LAYER_WORDS[LAYER[spaceOf(place)]!]!;
}

/** `Ceremony` for CEREMONY: as its card beside the board is called. */
export function effectWord(effect: string): string {
  return capital(effect.toLowerCase());
}

const CAPITALS = new RegExp(`\\b(${[...EFFECTS, ...EVENTS].join('|')})\\b`, 'g');

/** A sentence in the names that stand on the table: effects as on their cards, barriers by the spaces they part. */
export function asOnTable(text: string): string {
  return text
    .replace(CAPITALS, effectWord)
    .replace(/\bon ([OICRK]\d+)\|([OICRK]\d+)/g, 'between $1 and $2')
    .replace(/^([OICRK]\d+)\|([OICRK]\d+)/, 'The barrier between $1 and $2')
    .replace(/([OICRK]\d+)\|([OICRK]\d+)/g, 'the barrier between $1 and $2');
}

/** `, 2 cards` where cards will be drawn, nothing where not. */
export function drawing(cards: number): string {
  return cards === 0 ? '' : `, ${count(cards, 'card')}`;
}

/** What performing a station's amount costs and brings; `factor` multiplies what a foundry builds. */
export function exchange(type: number, amount: number, factor = 1): string {
  if (amount === 0) return 'nothing, all is eaten';
  if (type === NODE) return `+${amount} energy`;
  const gain = type === FOUNDRY ? count(amount * factor, 'sundiver') : `${amount} momentum`;
  return `${amount} energy for ${gain}`;
}

/** What is offered as a bonus or a second time; DUPLICATE helps only the player whose turn it is. */
export function offer(state: State, { seat, type, amount }: Offer): string {
  return exchange(type, amount, seat === state.turn.seat ? activeEffect(state)?.buildFactor : 1);
}

interface Offer {
  readonly seat: Seat;
  readonly type: number;
  readonly amount: number;
}

const SUIT_WORDS: Record<SuitName, string> = {
  FLARE: 'solar flare',
  REF: 'refraction',
  CON: 'condensation',
  SUB: 'subduction',
  OSC: 'oscillation',
  EXP: 'expansion',
  REV: 'reverberation',
};

/** A card by the effect it carries in this match, which is what players see of it; else by its suit. */
export function cardWords(state: State, suit: SuitName): string {
  return cardNamed(suit, state.effects[SUITS.indexOf(suit)]);
}

export function cardNamed(suit: SuitName, effect: EffectId | '' | undefined): string {
  return effect ? effectWord(effect) : SUIT_WORDS[suit];
}

export function suitWords(suit: SuitName): string {
  return SUIT_WORDS[suit];
}

/** A card by number as it stands in a hand or pool. */
export function suitOf(card: Card): SuitName {
  return SUITS[card] ?? 'FLARE';
}

/** 11: what each trigger event does, for those who meet it. */
export const EVENT_WORDS: Record<EventId, string> = {
  ATTRITION: 'every player gives up a sundiver',
  IMPLODE: 'every sundiver falls one layer inward',
  EXPLODE: 'every sundiver is thrown one layer outward',
  SUNWORM: 'every sundiver without a station under it is swallowed',
  WARP: 'every player puts a sundiver anywhere',
  SINGULARITY: 'every sundiver in a hold is pulled into the core',
  GARDEN: 'energy grows in empty spaces of the Sun',
  FEEDERS: 'feeders hatch in the core',
  PARASITE: 'parasites hatch in the core',
};
