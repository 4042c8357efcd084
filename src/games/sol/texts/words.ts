import type { Seat } from '../../../kernel/game.ts';
import { count } from '../../../kernel/defaults/words.ts';
import { NAME, type Space } from '../board.ts';
import { activeEffect } from '../cards/cards.ts';
import { type EventId, FOUNDRY, NODE, SUITS, type SuitName } from '../facts.ts';
import type { Card, State } from '../state.ts';

/** The words the sentences of Sol are made of. */

/** A space by name; sundivers that are on none are in the hold. */
export function placeName(space: Space): string {
  return NAME[space] ?? 'the hold';
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
  return `pay ${amount}, +${gain}`;
}

/** What is offered as a bonus or a second time; DUPLICATE helps only the player whose turn it is. */
export function offer(state: State, { seat, type, amount }: Offer): string {
  return exchange(type, amount, seat === state.turn.seat ? activeEffect(state).buildFactor : 1);
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

/** `refraction (CASCADE)`: a card with the effect it carries in this match. */
export function cardWords(state: State, suit: SuitName): string {
  const effect = state.effects[SUITS.indexOf(suit)];
  return effect ? `${SUIT_WORDS[suit]} (${effect})` : SUIT_WORDS[suit];
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
