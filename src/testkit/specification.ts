import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Beside the repository where the rules are developed; whoever has only the repository does without it. */
const FOLDER = path.resolve(import.meta.dirname, '../../../shared/rules');

const fileOf = (id: string): string => path.join(FOLDER, `${id}-content.json`);

/** Whether the content that the specification of a game lists is there to be compared with; it says so where not. */
export function isSpecified(id: string): boolean {
  const isThere = existsSync(fileOf(id));
  if (!isThere) console.warn(`${id} is not compared with its specification: there is no ${fileOf(id)}`);
  return isThere;
}

/** A part of that content. */
export function specified(id: string, ...keys: readonly string[]): unknown {
  let part: unknown = JSON.parse(readFileSync(fileOf(id), 'utf8'));
  for (const key of keys) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key))
      throw new Error(`the specification of ${id} has no ${keys.join('.')}`);
    part = Reflect.get(part, key);
  }
  return part;
}
