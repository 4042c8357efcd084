import { capital, count } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { type Cost, RESOURCES } from '../facts.ts';
import { article, counterWords } from '../texts/words.ts';
import { because, type Look, ofKind } from './look.ts';

/** Counters that are missing (5.4). */

/** A price that cannot be paid; `what` is `Scout` or `Crusher kit`. */
export function priceReason(look: Look, what: string, cost: Cost, rule: string): Reason | undefined {
  const { stock } = look.player;
  const missing = cost.map((n, resource) => Math.max(0, n - stock[resource]!));
  const [metal = 0, fuel = 0, weapon = 0] = missing;
  const first = missing.findIndex((n) => n > 0);
  if (first < 0) return undefined;
  const all = metal + fuel + weapon;
  const words = counterWords([metal, fuel, weapon]);
  return because(`${capital(article(what))} costs ${counterWords(cost)}; you are ${words} short.`, rule, {
    short: missing[first] === all ? `${words} short` : `${count(all, 'counter')} short`,
    more: 'Loot cards and destroyed ships bring counters. A blueprint is good for this turn only.',
    lack: { of: RESOURCES[first]!, by: missing[first]! },
    drawings: RESOURCES.flatMap((of, i) =>
      missing[i] === 0 ? [] : [{ kind: 'goods', of, have: stock[i]!, need: cost[i]! } as const],
    ),
    instead: ofKind(look, 'done'),
  });
}
