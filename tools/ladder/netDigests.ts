import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { netFileOf } from '../../src/cli/simulate/nets.ts';

const GAMES = path.resolve(import.meta.dirname, '../../src/games');

/** By file: the nets that come with a game and those that players are named by, so that no two are taken for one. */
export function netDigests(game: string, players: readonly string[]): Record<string, string> {
  const named = players.flatMap((player) => netFileOf(player) ?? []);
  const own = path.join(GAMES, game, 'hints', 'nets');
  return {
    ...digests(existsSync(own) ? readdirSync(own).toSorted() : [], own),
    ...digests(named, ''),
  };
}

function digests(files: readonly string[], folder: string): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, digestOf(path.join(folder, file))]));
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
