import { FLARE, MARKED_FLARE, TRIGGER } from '../../../../games/sol/facts.ts';
import type { State } from '../../../../games/sol/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** What the deck may bring. It lies open how many cards of each kind are left, only their order is chance. */

/** Cards left, without trigger flares: those are replaced when drawn. */
export function cardsLeft({ deck }: State): number {
  return deck.reduce((sum, count, kind) => (kind === TRIGGER ? sum : sum + count), 0);
}

function flaresInDeck({ deck }: State): number {
  return itemAt(deck, FLARE) + itemAt(deck, MARKED_FLARE);
}

/** The chance that at least one of the next cards is a solar flare. */
export function flareChance(state: State, cards: number): number {
  const left = cardsLeft(state);
  const calm = left - flaresInDeck(state);
  let none = 1;
  for (let i = 0; i < Math.min(cards, left); i++) none *= Math.max(0, calm - i) / (left - i);
  return 1 - none;
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
