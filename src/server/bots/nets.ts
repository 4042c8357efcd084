import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type NetPlace, type PutAside, withFittingNets } from '../../bots/learned/fittingNets.ts';
import { type NetFile, readNet } from '../../bots/net/netFile.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';
import type { GameEntry } from '../../kernel/entry.ts';

/** For whoever plays alone, for tables of two, and for all others. */
export const NET_FILES: readonly string[] = ['one.net', 'two.net', 'more.net'];

/** Where the folders of the games lie. */
const GAMES = new URL('../../games/', import.meta.url);

const READ = new WeakMap<GameEntry, Promise<GameEntry>>();

/** Standard output belongs to the commands. */
const toStandardError: PutAside = (name, why) => console.error(`orrery: ${asideLine(name, why)}`);

/** What is said of a net that nobody goes by, in one line. */
export function asideLine(name: string, why: string): string {
  return `${name} is put aside, and its tables are played by the hints: ${why}`;
}

/** The game with the nets that come with it, which are read once. */
export function withOwnNets(entry: GameEntry, putAside = toStandardError): Promise<GameEntry> {
  const folder = new URL(`${entry.game.id}/hints/nets/`, GAMES);
  const known = READ.get(entry) ?? withNetsIn(folder, entry, putAside);
  READ.set(entry, known);
  return known;
}

/** The game with the nets in a folder; where one is missing, damaged or of another version its levels go by the hints. */
export function withNetsIn(folder: URL, entry: GameEntry, putAside = toStandardError): Promise<GameEntry> {
  const places = NET_FILES.map((file) => placeOf(fileURLToPath(new URL(file, folder))));
  return withFittingNets(entry, { places, features: entry.features, putAside });
}

function placeOf(file: string): NetPlace {
  return { name: file, read: () => netIn(file) };
}

/** Nothing where no file is, as games from elsewhere have none. */
async function netIn(file: string): Promise<NetFile | undefined> {
  const bytes = await bytesIn(file);
  return bytes && readNet(bytes);
}

async function bytesIn(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new InputError('bad_record', `it cannot be read: ${reasonOf(error)}`);
  }
}
