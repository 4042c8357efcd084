import { createHash } from 'node:crypto';
import { isMainThread } from 'node:worker_threads';
import { CONTENTS } from '../../games/contents.ts';
import { InputError } from '../../kernel/error.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { type Changes, changedContent } from './changes.ts';

/** A game whose content is changed, for a thread that plays nothing else. */
export interface Variation {
  readonly game: string;
  readonly changes: Changes;
}

/** The content of a game as it is, by name and in their order; refused where it has none. */
export async function contentOf(game: string): Promise<object> {
  const load = Object.hasOwn(CONTENTS, game) ? CONTENTS[game] : undefined;
  if (load === undefined)
    throw new InputError('bad_request', `${game} has no content of its own: only its options can be changed`);
  const content = Object.entries(await load());
  return Object.fromEntries(content.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Changes the content of a game for this thread, before anybody in it loads the rules; never for the whole process. */
export async function vary({ game, changes }: Variation): Promise<void> {
  if (isMainThread) throw new Error('content is changed only in a thread that plays nothing else');
  const content = await contentOf(game);
  const changed = new Map(Object.entries(changedContent(content, changes)));
  for (const [name, there] of Object.entries(content))
    if (Object.hasOwn(changes, name)) replace(there, changed.get(name));
}

/** Puts what is new into the very object that the rules will read. */
function replace(there: unknown, now: unknown): void {
  if (Array.isArray(there) && Array.isArray(now)) {
    there.splice(0, there.length, ...now);
    return;
  }
  if (typeof there !== 'object' || there === null || typeof now !== 'object')
    throw new Error('content is made of lists and records');
  for (const key of Object.keys(there)) Reflect.deleteProperty(there, key);
  Object.assign(there, now);
}

/** A few digits that no other changes have. */
export function variationMark({ game, changes }: Variation): string {
  return createHash('sha256')
    .update(JSON.stringify([game, changes]))
    .digest('hex')
    .slice(0, 12);
}

/** The game under a name of its own, so that no record of it passes for one of the game as it is. */
export function asVariant(entry: GameEntry, variation: Variation): GameEntry {
  const { game } = entry;
  const id = `${game.id}+${variationMark(variation)}`;
  return { ...entry, game: { ...game, id, title: `${game.title}, changed` } };
}
