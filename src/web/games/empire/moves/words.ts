import { SECTOR_IDS, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import {
  type Amounts,
  CARD,
  type QueueId,
  type Resource,
  RESOURCES,
  type Role,
  ROLE_NAMES,
  ROLES,
  TILE,
  type TileId,
} from '../../../../games/empire/facts.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, listed } from '../../../../kernel/defaults/words.ts';

/** Words that labels and prices are made of. */

/** `an Explorer`, `a Regent` */
export const withArticle = (word: string): string => `${/^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}`;

export const credits = (n: number): string => count(n, 'credit');

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Polymers are counted, metal and energy are not. */
export const goods = (n: number, resource: Resource): string =>
  resource === 'polymer' ? count(n, resource) : `${n} ${resource}`;

/** `2 polymers and 1 energy`, `nothing` */
export function amountWords(amounts: Amounts): string {
  const parts = RESOURCES.flatMap((resource, i) =>
    (amounts[i] ?? 0) > 0 ? [goods(itemAt(amounts, i), resource)] : [],
  );
  return parts.length === 0 ? 'nothing' : listed(parts);
}

export const roleName = (role: Role): string => itemAt(ROLE_NAMES, ROLES.indexOf(role));

export const sectorName = (id: string): string => SECTOR_NAMES[SECTOR_IDS.indexOf(id)] ?? id;

export const tileName = (tile: TileId): string => TILE[tile].name;

export const cardTitle = (card: QueueId): string => CARD[card]?.title ?? 'A story';
