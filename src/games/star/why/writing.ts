import type { Reason } from '../../../kernel/why.ts';
import type { Aim } from './aim.ts';
import { because } from './look.ts';

/** Words that no move has, in the order or number in which they are written (19). */

/** How many hexes a move of a kind has. */
const HEXES: Readonly<Record<string, number>> = {
  ...{ choose: 1, place: 1, build: 1, fit: 1, done: 0 },
  ...{ move: 2, jump: 2, attack: 2, repair: 1, colonize: 1, decolonize: 1, end: 0 },
};

const AMOUNTS: ReadonlySet<string> = new Set(['attack', 'repair']);

export function writingReason(aim: Aim): Reason | undefined {
  const { act, hexes, ship, kit, faction, amount } = aim;
  const fits =
    hexes.length <= (act === undefined ? 2 : (HEXES[act] ?? 0)) &&
    isFor('build', act, ship) &&
    isFor('fit', act, kit) &&
    isFor('choose', act, faction) &&
    (amount === undefined || (act !== undefined && AMOUNTS.has(act)));
  return fits ? undefined : because('No move of this game is written like that.', '19');
}

/** A word that only one kind of move has. */
function isFor(kind: string, act: string | undefined, word: string | undefined): boolean {
  return word === undefined || act === undefined || act === kind;
}
