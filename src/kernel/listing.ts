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

/** Brings the games of a list one by one, so that only those that are played are fetched. */
export function sourceOf(list: readonly Listed[]): GameSource {
  return async (id) => {
    const found = list.find((listed) => idOf(listed) === id);
    if (found === undefined) throw unknownGame(id, list.map(idOf));
    return entryOf(found);
  };
}
