import { readFile } from 'node:fs/promises';
import { withNets } from '../../bots/learned/learnedHints.ts';
import { readNet } from '../../bots/net/netFile.ts';
import type { GameEntry } from '../../kernel/entry.ts';

/** For tables of two, and for all others. */
const FILES = ['two.net', 'more.net'];

const READ = new WeakMap<GameEntry, Promise<GameEntry>>();

/** The game with the nets that come with it, which are read once; without any its levels go by the hints. */
export function withOwnNets(entry: GameEntry): Promise<GameEntry> {
  const known = READ.get(entry) ?? learnedGame(entry);
  READ.set(entry, known);
  return known;
}

async function learnedGame(entry: GameEntry): Promise<GameEntry> {
  const files = await Promise.all(FILES.map((file) => bytesOf(entry.game.id, file)));
  const nets = files.filter((bytes) => bytes !== undefined).map(readNet);
  const features = nets.length > 0 ? await entry.features?.() : undefined;
  return features === undefined ? entry : withNets(entry, features, nets);
}

/** Nothing where the game has no such net, as games from elsewhere have none. */
function bytesOf(game: string, file: string): Promise<Uint8Array | undefined> {
  return readFile(new URL(`../../games/${game}/hints/nets/${file}`, import.meta.url)).catch(() => undefined);
}
