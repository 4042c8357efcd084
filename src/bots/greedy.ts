import { clone } from '../kernel/plain.ts';
import { pick, seeded } from '../kernel/rng.ts';
import type { BotKind } from './bot.ts';

/** Tries every move once and takes the one whose position its hints like best. */
export const greedy: BotKind = {
  name: 'greedy',
  help: 'looks one move ahead',
  make({ game, hints }, seed) {
    const rng = seeded(seed);
    return {
      choose({ seat, legal, view }) {
        if (legal.length === 1) return pick(rng, legal);
        const seen = game.determinize(view(), seat, rng);
        const worth = legal.map((move) => {
          const next = clone(seen);
          game.apply(next, seat, move, rng);
          return hints.value(next, seat) + hints.weight(seen, seat, move);
        });
        const best = Math.max(...worth);
        return pick(
          rng,
          legal.filter((_, i) => worth[i] === best),
        );
      },
    };
  },
};
