import type { Foresight, GameEntry } from '../games/entry.ts';

/** What is tried in a game that does not tell. */
const USUAL: Foresight = { turns: 2, doubt: 1, pace: 300 };

export function foresightOf({ hints }: GameEntry): Foresight {
  return hints.foresight ?? USUAL;
}
