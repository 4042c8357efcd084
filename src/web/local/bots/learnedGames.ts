import type { GameEntry, GameSource } from '../../../kernel/entry.ts';

/** A game with what its nets have learned, or as it was where it has none; fails where they cannot be had. */
export type Teach = (entry: GameEntry) => Promise<GameEntry>;

/** Milliseconds that a player waits for nets: well below what `botPool` allows beyond a bot's time. */
const PATIENCE = 4000;

/**
 * Brings games with what their nets have learned, which is fetched when a game is first asked for. Nobody fails for want
 * of it: a game comes as it is while its nets take too long, or where they cannot be had, and then they are tried again.
 */
export function learnedGames(games: GameSource, teach: Teach): GameSource {
  const known = new Map<unknown, Promise<GameEntry>>();
  const learn = (id: unknown, entry: GameEntry): Promise<GameEntry> => {
    const learned = teach(entry);
    learned.then(
      () => known.set(id, learned),
      () => known.delete(id),
    );
    return inTime(learned, entry);
  };
  return async (id) => {
    const entry = await games(id);
    const found = known.get(id) ?? learn(id, entry);
    known.set(id, found);
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
