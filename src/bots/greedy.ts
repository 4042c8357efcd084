import { pick, seeded } from '../kernel/match/rng.ts';
import type { BotKind } from './bot.ts';
import { opinionOf } from './opinion.ts';

/** How often a move is tried whose result hangs on chance. */
const SAMPLES = 3;

/** Judges or tries every move on a guess of the position and takes the one whose result its hints like best. */
export const greedy: BotKind = {
  name: 'greedy',
  help: 'looks one move ahead',
  make(entry, seed) {
    const rng = seeded(seed);
    return {
      choose({ seat, legal, view }) {
        if (legal.length === 1) return legal[0]!;
        const state = entry.game.determinize(view(), seat, rng);
        const trial = { luck: rng.int(2 ** 32), samples: SAMPLES };
        const worths = opinionOf(entry, { state, seat, legal }, trial);
        const best = Math.max(...worths);
        return pick(
          rng,
          legal.filter((_, i) => worths[i] === best),
        );
      },
    };
  },
};
