import type { GameEntry, GameSource } from '../../../kernel/entry.ts';

/** Brings the game of an id with what its nets have learned for tables with as many seats as a position has. */
export type LearnedSource = (id: unknown, view: object) => Promise<GameEntry>;

/** A game with what its nets have learned for some tables, or as it was where it has none; fails where they cannot be had. */
export type Teach = (entry: GameEntry, tables: 'alone' | 'others') => Promise<GameEntry>;

/** Milliseconds that a player waits for nets: well below what `botPool` allows beyond a bot's time. */
const PATIENCE = 4000;

/**
 * Brings games with what their nets have learned, which is fetched when such a table of a game first asks. Nobody fails for
 * want of it: a game comes as it is while its nets take too long, or where they cannot be had, and then they are tried again.
 */
export function learnedGames(games: GameSource, teach: Teach): LearnedSource {
  const known = {
    alone: new Map<unknown, Promise<GameEntry>>(),
    others: new Map<unknown, Promise<GameEntry>>(),
  };
  const learn = (id: unknown, entry: GameEntry, tables: 'alone' | 'others'): Promise<GameEntry> => {
    const learned = teach(entry, tables);
    learned.then(
      () => known[tables].set(id, learned),
      () => known[tables].delete(id),
    );
    return inTime(learned, entry);
  };
  return async (id, view) => {
    const entry = await games(id);
    const tables = entry.game.seatsOf(view) === 1 ? 'alone' : 'others';
    const found = known[tables].get(id) ?? learn(id, entry, tables);
    known[tables].set(id, found);
    return found;
  };
}

/** What was learned, or the game as it is where that fails or is late. */
async function inTime(learned: Promise<GameEntry>, entry: GameEntry): Promise<GameEntry> {
  const late = Promise.withResolvers<GameEntry>();
  const timer = setTimeout(() => late.resolve(entry), PATIENCE);
  try {
    return await Promise.race([learned, late.promise]);
  } catch {
    return entry;
  } finally {
    clearTimeout(timer);
  }
}
