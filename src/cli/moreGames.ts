import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameEntry } from '../kernel/entry.ts';
import { InputError, reasonOf, shown } from '../kernel/error.ts';
import { entriesIn } from '../kernel/listing.ts';

/** Games that are not on the list, each in a file of its own: `./orrery --with <file>` brings them. */

/** Names the files, for threads and processes that are started too. */
const VARIABLE = 'ORRERY_WITH';

/** The files that were named. */
export function namedFiles(): string[] {
  return filesIn(process.env[VARIABLE] ?? '').map((file) => path.resolve(file));
}

/** The environment of a process that is to bring these files. */
export function namingOf(files: readonly string[]): Readonly<Record<string, string>> {
  return { [VARIABLE]: [...new Set(files.map((file) => path.resolve(file)))].join(path.delimiter) };
}

/** The names in a text such as that of the variable. */
export function filesIn(text: string): string[] {
  return text.split(path.delimiter).filter((file) => file !== '');
}

/** The command line with the files that were named, for commands that are told to people. */
export function orrery(): string {
  return ['./orrery', ...namedFiles().map((file) => `--with ${path.relative('', file)}`)].join(' ');
}

/** The games of some files; their ids are new to the list and fit into addresses. */
export async function gamesInFiles(
  files: readonly string[],
  listed: readonly GameEntry[],
): Promise<readonly GameEntry[]> {
  const games = new Map<GameEntry, string>();
  for (const file of files) for (const entry of await entriesOf(file)) games.set(entry, file);
  const taken = new Set(listed.map(({ game }) => game.id));
  for (const [{ game }, file] of games) {
    if (!ID.test(game.id))
      throw refused(file, `the id ${shown(game.id)} must be a word of letters and digits`);
    if (taken.has(game.id))
      throw refused(file, `there is a game ${shown(game.id)} already: choose another id`);
    taken.add(game.id);
  }
  return [...games.keys()];
}

const ID = /^[a-z][a-z0-9-]*$/i;

const RIGHT = 'a game is what defineGame returns, exported as in examples/ticTacToe.ts';

async function entriesOf(file: string): Promise<GameEntry[]> {
  if (!existsSync(file)) throw refused(file, 'there is no such file');
  const entries = entriesIn(await moduleIn(file));
  if (entries.length === 0) throw refused(file, `no game is exported; ${RIGHT}`);
  return entries;
}

async function moduleIn(file: string): Promise<object> {
  try {
    const module: object = await import(pathToFileURL(file).href);
    return module;
  } catch (error) {
    throw refused(file, `it cannot be loaded (${reasonOf(error)}); ${RIGHT}`);
  }
}

function refused(file: string, why: string): InputError {
  return new InputError('bad_request', `${path.relative('', file)}: ${why}`);
}
