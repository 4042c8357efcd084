import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { example, type Finish, MOST_MATCHES, OPTIONS_HELP, whole } from '../../src/cli/arguments.ts';
import type { LabOptions } from './lab.ts';

/** `./orrery lab`. */
export function lab(program: Command, finish: Finish): void {
  program
    .command('lab')
    .description(
      'Plays variants of a game against it on the same deals and tells what changed (docs/lab.md).',
    )
    .argument('<game>', 'id of the game')
    .argument('<variants...>', 'files of variants: other options, numbers or cards as JSON')
    .option('--seats <number>', 'how many seats', whole(1, 99), 2)
    .option('--level <bot>', 'who plays on all seats', 'greedy')
    .option(
      '--matches <number>',
      'how many matches of the game and of each variant at most',
      whole(1, MOST_MATCHES),
      1000,
    )
    .option('--all', 'play all of them, also where it is clear who wins')
    .option(
      '--margin <hundredths>',
      'a change of who wins that is smaller than this does not matter',
      whole(1, 100),
      4,
    )
    .option('--seed <text>', 'decides all chance: the same seed gives the same matches', 'orrery')
    .option('--options <text>', OPTIONS_HELP)
    .option(
      '--workers <number>',
      'threads that play at the same time',
      whole(1, 1024),
      availableParallelism(),
    )
    .option('--redis <address>', 'let the workers of this Redis play too, on whatever machines they are')
    .option('--keep <file>', 'keep every result in this file; what was stopped goes on there')
    .option('--most-moves <number>', 'moves after which a match is given up', whole(1, 1e9), 20_000)
    .option('--page <file>', 'write a page with pictures of what changed')
    .option('--json', 'print the results as JSON in the last line')
    .addHelpText('after', example('lab empire credits.json --matches 400 --page credits.html'))
    .action(
      async (game: string, variants: readonly string[], options: Omit<LabOptions, 'game' | 'variants'>) => {
        const { runLab } = await import('./lab.ts');
        finish(await runLab({ game, variants, ...options }));
      },
    );
}
