import { type GameEntry, type GameSource, unknownGame } from '../kernel/entry.ts';

/** The games of the table by id, each a module of its own, so that only those that are played are fetched. */
const LOADS: Readonly<Record<string, () => Promise<GameEntry>>> = {
  sol: async () => (await import('./sol/index.ts')).sol,
  star: async () => (await import('./star/index.ts')).star,
  factions: async () => (await import('./factions/index.ts')).factions,
  empire: async () => (await import('./empire/index.ts')).empire,
};

export const CATALOGUE_IDS: readonly string[] = Object.keys(LOADS);

export const fetchGame: GameSource = async (id) => {
  const load = typeof id === 'string' && Object.hasOwn(LOADS, id) ? LOADS[id] : undefined;
  if (load === undefined) throw unknownGame(id, CATALOGUE_IDS);
  return load();
};
