import type { GameEntry } from '../../src/kernel/entry.ts';
import type { Features } from '../../src/kernel/hints/features.ts';
import { GAMES } from '../../src/games/index.ts';

const FEATURES = new Map(
  await Promise.all(GAMES.map(async ({ game, features }) => [game.id, await features?.()] as const)),
);

/** What learned players look at in a listed game. */
export function featuresOf({ game: { id, title } }: GameEntry): Features<object> {
  const features = FEATURES.get(id);
  if (features === undefined) throw new Error(`${title} has no features`);
  return features;
}
