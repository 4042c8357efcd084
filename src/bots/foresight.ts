import type { Foresight, GameEntry } from '../kernel/entry.ts';

/** What is tried in a game that does not tell. */
const USUAL: Foresight = {
  turns: 2,
  explore: 0.1,
  doubt: 1,
  handicap: 0.01,
  pace: 300,
  practice: {
    novice: { attention: 0, slips: 0.3 },
    easy: { attention: 0, slips: 0.15 },
    casual: { attention: 0, slips: 0 },
    medium: { attention: 0.33, slips: 0 },
    skilled: { attention: 0.67, slips: 0 },
  },
};

export function foresightOf({ hints }: GameEntry): Foresight {
  return hints.foresight ?? USUAL;
}

/** The game as the levels of play know it at a table of so many seats. */
export function skilled(entry: GameEntry, seats: number): GameEntry {
  return { ...entry, hints: entry.learned?.(seats) ?? skillOf(entry) };
}

/** What the levels know without nets. */
export function skillOf({ skill, hints }: GameEntry): GameEntry['hints'] {
  return skill ?? hints;
}
