import { capital, count, listed } from '../../../kernel/defaults/words.ts';
import { hexOf, PLANET_AT, PLANETS } from '../board.ts';
import { type Cost, KIT, LOOT, type LootCard, RESOURCES, type Resource, SHIP } from '../facts.ts';
import type { Card } from '../state.ts';

/** The words the sentences of Star Factions are made of. */

/** `a Scout`, `an Explorer kit`. */
export function article(noun: string): string {
  return `${/^[AEIOU]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** A hex by the planet on it, else by its own name, for those who write moves. */
export function place(hex: string): string {
  return PLANETS[PLANET_AT[hexOf(hex)]!]?.name ?? hex;
}

/** `2 Metal`, `1 Weapon`, `2 Weapons`. */
function amount(n: number, resource: Resource): string {
  return resource === 'weapon' ? count(n, 'Weapon') : `${n} ${capital(resource)}`;
}

/** Counters as far as there are any: `2 Metal, 1 Fuel and 3 Weapons`. */
export function counterWords(counters: Cost): string {
  const words = counters.flatMap((n, i) => (n === 0 ? [] : [amount(n, RESOURCES[i]!)]));
  return words.length === 0 ? 'nothing' : listed(words);
}

/** What cards bring together, then blueprints by name, equal ones together. */
export function cardWords(cards: readonly Card[]): string {
  const loot = cards.map((card) => LOOT[card]!);
  const brought = RESOURCES.flatMap((resource) => {
    const n = loot.reduce((sum, card) => sum + amountOf(card, resource), 0);
    return n === 0 ? [] : [amount(n, resource)];
  });
  const kinds = [...new Set(cards)].sort((a, b) => a - b);
  const blueprints = kinds.flatMap((kind) => {
    const card = LOOT[kind]!;
    return card.kind === 'resource' ? [] : [blueprintWords(card, cards.filter((one) => one === kind).length)];
  });
  return listed([...brought, ...blueprints]);
}

function amountOf(card: LootCard, resource: Resource): number {
  return card.kind === 'resource' && card.resource === resource ? card.amount : 0;
}

function blueprintWords(card: Exclude<LootCard, { kind: 'resource' }>, n: number): string {
  const noun = card.kind === 'ship' ? `${SHIP[card.ship].name} blueprint` : `${KIT[card.kit].name} kit`;
  return n === 1 ? article(noun) : count(n, noun);
}
