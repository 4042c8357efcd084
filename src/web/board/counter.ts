import type { Seat } from '../../kernel/game.ts';

/** Counters in the panels of players: where a reason against a wish finds what there is too little of. */

/** Makes whatever is drawn the counter of something a player has, by the name that reasons have for it. */
export function counts(seat: Seat, of: string): { readonly 'data-counter': string } {
  return { 'data-counter': `${seat} ${of}` };
}

/** Every counter of something a player has. */
export function countersOf(root: ParentNode, seat: Seat, of: string): Element[] {
  return [...root.querySelectorAll(`[data-counter="${seat} ${of}"]`)];
}
