import { type GameEntry, type GameSource, unknownGame } from '../kernel/entry.ts';

/** The games of the table by id, each a module of its own, so that only those that are played are fetched. */
const LOADS: Readonly<Record<string, () => Promise<GameEntry>>> = {
  sol: () => import('./sol/index.ts'),
  star: () => import('./star/index.ts'),
  factions: () => import('./factions/index.ts'),
  empire: () => import('./empire/index.ts'),
};

export const CATALOGUE_IDS: readonly string[] = Object.keys(LOADS);

export const fetchGame: GameSource = async (id) => {
  const load = typeof id === 'string' && Object.hasOwn(LOADS, id) ? LOADS[id] : undefined;
  if (load === undefined) throw unknownGame(id, CATALOGUE_IDS);
  return load();
};
