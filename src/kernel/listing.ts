import { type GameEntry, type GameSource, unknownGame } from './entry.ts';

/** A game on a list: as it is, or to be fetched when it is asked for. */
export type Listed = GameEntry | Fetched;

interface Fetched {
  readonly id: string;
  load(): Promise<GameEntry>;
}

export function idOf(listed: Listed): string {
  return 'game' in listed ? listed.game.id : listed.id;
}

export async function entryOf(listed: Listed): Promise<GameEntry> {
  return 'game' in listed ? listed : listed.load();
}

/** The games that a module exports, by themselves or in lists. */
export function entriesIn(module: object): GameEntry[] {
  return [...new Set(Object.values(module).flat().filter(isEntry))];
}

function isEntry(value: unknown): value is GameEntry {
  if (typeof value !== 'object' || value === null || !('game' in value)) return false;
  const { game } = value;
  const whole = 'hints' in value && 'texts' in value && 'score' in value;
  return whole && typeof game === 'object' && game !== null && 'id' in game && 'legalMoves' in game;
}

/** Brings the games of a list one by one, so that only those that are played are fetched. */
export function sourceOf(list: readonly Listed[]): GameSource {
  return async (id) => {
    const found = list.find((listed) => idOf(listed) === id);
    if (found === undefined) throw unknownGame(id, list.map(idOf));
    return entryOf(found);
  };
}
