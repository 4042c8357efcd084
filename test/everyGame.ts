import { globSync } from 'node:fs';
import path from 'node:path';
import { GAMES } from '../src/games/index.ts';
import type { GameEntry } from '../src/kernel/entry.ts';

const EXAMPLES = path.resolve(import.meta.dirname, '../examples');

/** What every suite walks: the games of the table, and the examples. */
export const EVERY_GAME: readonly GameEntry[] = [...GAMES, ...(await examples())];

/** The games that the files of examples/ define. */
async function examples(): Promise<GameEntry[]> {
  const files = globSync('*.ts', { cwd: EXAMPLES }).filter((file) => !file.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(files.sort().map((file) => import(path.join(EXAMPLES, file))));
  return modules.flatMap((module) => Object.values(module).filter(isEntry));
}

function isEntry(value: unknown): value is GameEntry {
  return typeof value === 'object' && value !== null && 'game' in value && 'hints' in value;
}
