import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Beside the repository where the rules are developed; whoever has only the repository does without it. */
const FOLDER = path.resolve(import.meta.dirname, '../../../shared/rules');

/** The content that the specification of a game lists, where it is there. */
export function specificationOf(id: string): Readonly<Record<string, unknown>> | undefined {
  const file = path.join(FOLDER, `${id}-content.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.warn(`the content of ${id} is not compared with its specification: there is no ${file}`);
  return undefined;
}
