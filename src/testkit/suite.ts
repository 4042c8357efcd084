import { describe, test } from 'vitest';
import type { GameEntry } from '../kernel/entry.ts';
import { type Check, type Subject, subjectsOf } from './subject.ts';

/** Runs the checks of a suite on every game of a list. */
export async function walk(
  games: readonly GameEntry[],
  checksOf: (subject: Subject) => readonly Check[],
): Promise<void> {
  for (const subject of await subjectsOf(games)) {
    describe(subject.id, () => {
      for (const { title, run } of checksOf(subject)) test(title, run);
    });
  }
}
