import { count } from '../../../kernel/defaults/words.ts';
import type { Goods, Lack } from '../../../kernel/why.ts';
import { type Amounts, RESOURCES } from '../facts.ts';
import type { Player } from '../state.ts';
import { goods, resource } from '../texts/words.ts';
import { deficit } from '../verbs.ts';
import { tooFew } from './drawings.ts';
import { stockThing } from './things.ts';

/** Prices that cannot be paid (6.2). */

interface Shortage {
  /** `you are 1 energy short` */
  readonly words: string;
  readonly short: string;
  readonly lack: Lack;
  readonly about: readonly string[];
  readonly drawings: readonly Goods[];
}

/** What a player lacks for a price, of which so many resources may be struck. */
export function shortage(player: Player, price: Amounts, discount: number): Shortage {
  const short = price.map((amount, i) => Math.max(0, amount - player.stock[i]!));
  const missing = deficit(player, price) - discount;
  const most = short.indexOf(Math.max(...short));
  const lacking = RESOURCES.filter((_, i) => short[i]! > 0);
  const alone = lacking.length === 1;
  return {
    words: alone
      ? `you are ${resource(missing, most)} short`
      : discount === 0
        ? `you are ${goods(short)} short`
        : `you lack ${goods(short)}, and may strike only ${discount}`,
    short: alone ? `${resource(missing, most)} short` : `${count(missing, 'resource')} short`,
    lack: { of: RESOURCES[most]!, by: Math.min(short[most]!, missing) },
    about: lacking.map(stockThing),
    drawings: RESOURCES.flatMap((what, i) =>
      short[i] === 0 ? [] : [tooFew(what, player.stock[i]!, price[i]!)],
    ),
  };
}

/** `It costs 2 polymers and 1 energy, of which you may strike 1.` */
export function priceWords(price: Amounts, discount: number): string {
  const off = discount === 0 ? '' : `, of which you may strike ${discount}`;
  return `It costs ${goods(price)}${off}.`;
}

/** Where resources come from. */
export const SOURCES = 'Steward brings the harvest, and Merchant sells resources for credits.';
