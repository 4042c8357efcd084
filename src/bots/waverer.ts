import type { Move } from '../kernel/game.ts';
import { type Rng, seeded } from '../kernel/rng.ts';
import type { Bot } from './bot.ts';
import type { GameEntry } from '../games/entry.ts';
import { foresightOf } from './foresight.ts';
import { opinionOf } from './opinion.ts';
import { type Branch, decisionOf } from './tree.ts';

/**
 * A player that goes by the hints but wavers: the less moves differ against its temperature, the more often it
 * takes one that looks worse.
 */
export function waverer(entry: GameEntry, seed: number, temperature: number): Bot {
  const rng = seeded(seed);
  const { doubt } = foresightOf(entry);
  return {
    choose({ seat, legal, view }) {
      if (legal.length === 1) return legal[0] as Move;
      const state = entry.game.determinize(view(), seat, rng) as object;
      const trial = { luck: rng.int(2 ** 32), samples: 1 };
      const worths = opinionOf(entry, { state, seat, legal }, trial);
      const { branches } = decisionOf(seat, legal, worths, temperature * doubt);
      return legal[drawn(branches, rng).at] as Move;
    },
  };
}

/** One of the branches, each as likely as its prior. */
function drawn(branches: readonly Branch[], rng: Rng): Branch {
  let left = rng.int(2 ** 32) / 2 ** 32;
  for (const branch of branches) {
    left -= branch.prior;
    if (left < 0) return branch;
  }
  return branches[0] as Branch;
}
