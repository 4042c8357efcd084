import type { GameSource } from '../../../kernel/entry.ts';
import { withFetchedNets } from '../bots/nets.ts';
import { indexedAnalyses } from './analysisStore.ts';
import { type Analyst, analystOf } from './analyst.ts';
import { indexedSkills } from './skillStore.ts';

/** The analyst of this thread, who goes by nets where they can be had. */
export function analystHere(games: GameSource): Analyst {
  return analystOf({
    games: async (id) => {
      const entry = await games(id);
      return withFetchedNets(entry).catch(() => entry);
    },
    store: indexedAnalyses(),
    skills: indexedSkills(),
    now: () => Date.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}
