import { findGame, type GameEntry } from '../kernel/entry.ts';
import { entryOf } from '../kernel/listing.ts';
import { inEachVersion } from '../kernel/versions.ts';
import { LIST } from './list.ts';

/** What learned players look at, by game: apart from the games, since pages have no need of it. */
const FEATURES: Readonly<Record<string, NonNullable<GameEntry['features']>>> = {
  sol: async () => (await import('./sol/hints/features/index.ts')).features,
  star: async () => (await import('./star/hints/features/index.ts')).features,
  factions: async () => (await import('./factions/hints/features/index.ts')).features,
  empire: async () => (await import('./empire/hints/features/index.ts')).features,
};

/** All games of the list at once, for whoever has no need to fetch them one by one. */
export const GAMES: readonly GameEntry[] = (await Promise.all(LIST.map(entryOf))).map(withFeatures);

function withFeatures(entry: GameEntry): GameEntry {
  const features = FEATURES[entry.game.id];
  return features ? inEachVersion(entry, (version) => ({ ...version, features })) : entry;
}

export const GAME_IDS: readonly string[] = GAMES.map((entry) => entry.game.id);

/** The game of an id from outside. */
export function gameOf(id: unknown): GameEntry {
  return findGame(GAMES, id);
}
