import { findGame, type GameEntry } from '../kernel/entry.ts';
import { entryOf } from '../kernel/listing.ts';
import { inEachVersion } from '../kernel/versions.ts';
import { taken as takenInEmpire } from './empire/report.ts';
import { taken as takenInFactions } from './factions/report.ts';
import { LIST } from './list.ts';
import { taken as takenInSol } from './sol/report.ts';
import { taken as takenInStar } from './star/report.ts';

/** What learned players look at, by game: apart from the games, since pages have no need of it. */
const FEATURES: Readonly<Record<string, NonNullable<GameEntry['features']>>> = {
  sol: async () => (await import('./sol/hints/features/index.ts')).features,
  star: async () => (await import('./star/hints/features/index.ts')).features,
  factions: async () => (await import('./factions/hints/features/index.ts')).features,
  empire: async () => (await import('./empire/hints/features/index.ts')).features,
};

/** What seats take, by game: apart from the games for the same reason. */
const TAKEN: Readonly<Record<string, NonNullable<GameEntry['taken']>>> = {
  sol: takenInSol,
  star: takenInStar,
  factions: takenInFactions,
  empire: takenInEmpire,
};

/** All games of the list at once, for whoever has no need to fetch them one by one. */
export const GAMES: readonly GameEntry[] = (await Promise.all(LIST.map(entryOf))).map(withMore);

function withMore(entry: GameEntry): GameEntry {
  const { id } = entry.game;
  const [features, taken] = [FEATURES[id], TAKEN[id]];
  const more = { ...(features && { features }), ...(taken && { taken }) };
  return inEachVersion(entry, (version) => ({ ...version, ...more }));
}

export const GAME_IDS: readonly string[] = GAMES.map((entry) => entry.game.id);

/** The game of an id from outside. */
export function gameOf(id: unknown): GameEntry {
  return findGame(GAMES, id);
}
