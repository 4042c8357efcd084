import path from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import { gameOf } from '../src/cli/tableGames.ts';
import { gameFolder } from './gameFolder.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Words for players, hints for bots and tools of tests are not rules; they are mutated only when named. */
const NOT_RULES = ['texts', 'hints', 'test'];

/** Statuses that say something about the tests, and whether they noticed the mutant. */
const NOTICED: Partial<Record<Mutant['status'], boolean>> = {
  Killed: true,
  Timeout: true,
  Survived: false,
  NoCoverage: false,
};

/**
 * Changes the rules of a game one small fault at a time and counts how many its own tests notice.
 * `files` narrows it to names within the game's folder (`verbs.ts` or `verbs.ts,cards/*.ts`). The report is written
 * to reports/mutation; returns the exit code, which does not depend on the score.
 */
export async function runMutation({ game, files }: { game: string; files?: string }): Promise<number> {
  const folder = gameFolder(gameOf(game).game, 'faults are put into the folder of a game');
  process.chdir(ROOT);
  // vitest.config.ts takes the tests of this game alone.
  process.env['ORRERY_GAME'] = game;
  const { Stryker } = await import('@stryker-mutator/core');
  const results = await new Stryker(options(folder, game, files)).runMutationTest();
  console.log(summary(game, results));
  return 0;
}

/** What depends on the game; the rest stands in stryker.config.js. */
function options(folder: string, game: string, files: string | undefined): Options {
  return {
    mutate: [...chosen(folder, files), '!**/*.test.ts'],
    // Static mutants get no related tests from Stryker, so every mutant may meet all tests of its game.
    vitest: { related: false },
    htmlReporter: { fileName: `reports/mutation/${game}.html` },
    jsonReporter: { fileName: `reports/mutation/${game}.json` },
  };
}

function chosen(folder: string, files: string | undefined): string[] {
  if (files !== undefined) return files.split(',').map((file) => `${folder}/${file}`);
  return [`${folder}/**/*.ts`, ...NOT_RULES.map((room) => `!${folder}/${room}/**`)];
}

function summary(game: string, results: readonly Mutant[]): string {
  const counted = results.map((mutant) => NOTICED[mutant.status]).filter((noticed) => noticed !== undefined);
  if (counted.length === 0) return `${game}: no mutants`;
  const noticed = counted.filter(Boolean).length;
  const score = ((100 * noticed) / counted.length).toFixed(1);
  return `${game}: mutation score ${score} % (${noticed} of ${counted.length}), report in reports/mutation/${game}.html`;
}
