import type { Foresight, GameEntry } from '../games/entry.ts';

/** What is tried in a game that does not tell. */
const USUAL: Foresight = { turns: 2, explore: 0.1, doubt: 1, handicap: 0.01, pace: 300, slip: 0.1 };

export function foresightOf({ hints }: GameEntry): Foresight {
  return hints.foresight ?? USUAL;
}
