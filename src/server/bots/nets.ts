import { readFile } from 'node:fs/promises';
import { misfitOf, withNets } from '../../bots/learned/learnedHints.ts';
import { type NetFile, readNet } from '../../bots/net/netFile.ts';
import type { GameEntry } from '../../kernel/entry.ts';

/** For tables of two, and for all others. */
export const NET_FILES: readonly string[] = ['two.net', 'more.net'];

/** Where the folders of the games lie. */
const GAMES = new URL('../../games/', import.meta.url);

const READ = new WeakMap<GameEntry, Promise<GameEntry>>();

/** The game with the nets that come with it, which are read once. */
export function withOwnNets(entry: GameEntry): Promise<GameEntry> {
  const known = READ.get(entry) ?? withNetsIn(new URL(`${entry.game.id}/hints/nets/`, GAMES), entry);
  READ.set(entry, known);
  return known;
}

/** The game with the nets in a folder; where one is missing, damaged or of another version its levels go by the hints. */
export async function withNetsIn(folder: URL, entry: GameEntry): Promise<GameEntry> {
  const files = await Promise.all(NET_FILES.map((file) => netIn(new URL(file, folder))));
  const nets = files.filter((net) => net !== undefined);
  const features = nets.length > 0 ? await entry.features?.() : undefined;
  if (features === undefined) return entry;
  const fitting = nets.filter(({ header }) => misfitOf(entry, features, header) === undefined);
  return fitting.length > 0 ? withNets(entry, features, fitting) : entry;
}

/** Nothing where it cannot be read, as games from elsewhere have none. */
async function netIn(file: URL): Promise<NetFile | undefined> {
  try {
    return readNet(await readFile(file));
  } catch {
    return undefined;
  }
}
