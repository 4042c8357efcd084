import type { GameEntry } from '../kernel/entry.ts';
import { type Rng, seeded } from '../kernel/match/rng.ts';
import type { Bot } from './bot.ts';
import { foresightOf } from './foresight.ts';
import { share } from './luck.ts';
import { opinionOf } from './opinion.ts';
import { type Branch, decisionOf } from './tree.ts';

/**
 * A bot that follows the hints but slips in a share of its decisions: then it draws any move, better ones more
 * likely.
 */
export function slippingBot(entry: GameEntry, seed: number, slips: number): Bot {
  const rng = seeded(seed);
  const { doubt } = foresightOf(entry);
  return {
    choose({ seat, legal, view }) {
      if (legal.length === 1) return legal[0]!;
      const state: object = entry.game.determinize(view(), seat, rng);
      const trial = { luck: rng.int(2 ** 32), samples: 1 };
      const { branches } = decisionOf(seat, legal, opinionOf(entry, { state, seat, legal }, trial), doubt);
      const chosen = share(rng) < slips ? drawn(branches, rng) : branches[0]!;
      return legal[chosen.at]!;
    },
  };
}

/** One of the branches, each as likely as its prior. */
function drawn(branches: readonly Branch[], rng: Rng): Branch {
  let left = share(rng);
  for (const branch of branches) {
    left -= branch.prior;
    if (left < 0) return branch;
  }
  return branches[0]!;
}
