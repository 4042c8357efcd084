import { type MessagePort, parentPort } from 'node:worker_threads';
import type { GameEntry } from '../../kernel/entry.ts';

/** The games of a module that exports them as GAMES, for threads that are given its address. */
export async function gamesIn(module: string): Promise<readonly GameEntry[]> {
  const { GAMES }: { GAMES: readonly GameEntry[] } = await import(module);
  return GAMES;
}

/** The port to whoever started this thread. */
export function ownPort(): MessagePort {
  if (parentPort === null) throw new Error('this is no thread of its own');
  return parentPort;
}
