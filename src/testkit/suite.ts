import { test } from 'vitest';
import type { GameEntry } from '../kernel/entry.ts';
import { type Check, type Subject, subjectsOf } from './subject.ts';

/** What a suite looks at in one game. */
export type Suite = (subject: Subject) => readonly Check[];

/** Makes a test of every check of a suite, for every game of a list. */
export async function walk(games: readonly GameEntry[], suite: Suite): Promise<void> {
  for (const { title, run } of await checksOn(games, suite)) test(title, run);
}

/** The checks of a suite, for every game of a list. */
export async function checksOn(games: readonly GameEntry[], suite: Suite): Promise<Check[]> {
  const subjects = await subjectsOf(games);
  return subjects.flatMap((subject) =>
    suite(subject).map(({ title, run }) => ({ title: `${subject.id}: ${title}`, run })),
  );
}
