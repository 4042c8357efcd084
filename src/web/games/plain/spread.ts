import { readable } from '../../../kernel/data/readable.ts';
import type { Place } from '../view.ts';
import type { Fact, Item } from '../../../kernel/defaults/facts.ts';
import { wordAt } from './gestures.ts';

/** Cards on the table: what the one who looks holds, and every word that can be chosen. */

export interface Card {
  /** What stands on it; nothing where it lies face down. */
  readonly word: Item;
  /** Where it can be chosen, or can be now and then. */
  readonly place: Place | undefined;
}

export interface Row {
  readonly title: string;
  readonly cards: readonly Card[];
}

/** A row for each hand, with places where its cards are what can be chosen, and one for whatever else can be chosen. */
export function rowsOf(hands: readonly Fact[], places: readonly Place[]): Row[] {
  const choices = Map.groupBy(places, (place) => wordAt(place).field);
  const rows = hands.map(({ label, items }) => {
    const chosen = takeFitting(choices, items);
    return { title: label, cards: items.map((word) => ({ word, place: chosen.get(word) })) };
  });
  const others = [...choices].map(([field, chosen]) => ({
    title: readable(field),
    cards: chosen.map((place) => ({ word: wordAt(place).word, place })),
  }));
  return [...rows, ...others];
}

/** The choices that are all cards of a hand, taken out of those that are left: the place of each word. */
function takeFitting(choices: Map<string, Place[]>, items: readonly Item[]): ReadonlyMap<Item, Place> {
  for (const [field, places] of choices) {
    const words = places.map((place) => wordAt(place).word);
    if (!words.every((word) => items.includes(word))) continue;
    choices.delete(field);
    return new Map(places.map((place) => [wordAt(place).word, place]));
  }
  return new Map();
}
