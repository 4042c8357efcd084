import { pick, seeded } from '../kernel/match/rng.ts';
import type { BotKind } from './bot.ts';

/** Any legal move, all equally likely. */
export const random: BotKind = {
  name: 'random',
  help: 'plays any legal move',
  make(_, seed) {
    const rng = seeded(seed);
    return { choose: ({ legal }) => pick(rng, legal) };
  },
};
