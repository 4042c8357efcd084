import { type Resource, RESOURCES } from '../../../../games/empire/facts.ts';
import type { Player } from '../../../../games/empire/state.ts';
import { storageOf, totalOf } from '../../../../games/empire/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count } from '../../../../kernel/defaults/words.ts';

/** What the figures of a side mean. */

export function creditsTip(credits: number): string {
  return `${capital(count(credits, 'credit'))}. Every role the Monolith passes over takes one.`;
}

export function supplyTip(supply: number): string {
  return `${count(supply, 'colony token')} left. When somebody’s are used up the end has come.`;
}

export function throneTip(tokens: number): string {
  return `${count(tokens, 'token')} in the throne, a point each.`;
}

export function stockTip(player: Player, resource: Resource): string {
  const i = RESOURCES.indexOf(resource);
  return `${capital(resource)}: ${itemAt(player.stock, i)} of the ${storageOf(player, i)} that can be stored.`;
}

export function coloniesTip(colonies: number): string {
  return `${count(colonies, 'colony')}, a point each; they yield resources at Steward.`;
}

export function shipsTip({ ships, staging }: Player): string {
  return `${count(ships.length, 'ship')} on the board, ${totalOf(staging)} staged: those come out at Warlord.`;
}

export function stagedTip({ staging }: Player): string {
  return `${count(totalOf(staging), 'ship')} off the board, ready to come out at Warlord.`;
}
