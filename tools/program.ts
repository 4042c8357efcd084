import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type AddCommand,
  example,
  type Finish,
  MOST_MATCHES,
  OPTIONS_HELP,
  whole,
} from '../src/cli/arguments.ts';
import type { BenchClusterOptions } from './bench/benchCluster.ts';
import type { BenchServerOptions } from './bench/benchServer.ts';
import type { BenchWebOptions } from './bench/benchWeb.ts';
import { FAULT_KINDS, type FaultKind } from './faults/faultKinds.ts';
import type { AbuseOptions } from './abuse/abuse.ts';
import type { FaultsOptions } from './faults/faults.ts';
import type { FuzzOptions } from './fuzz/fuzz.ts';
import type { What } from './fuzz/round.ts';
import { lab } from './lab/command.ts';
import type { LadderOptions } from './ladder/ladder.ts';
import type { LearnOptions } from './learn/learn.ts';
import type { PictureOptions } from './learn/trials/picture.ts';
import type { ProofOptions } from './learn/trials/proof.ts';
import type { PuzzlesOptions } from './puzzles/puzzles.ts';
import type { SoakCommand } from './soak/soak.ts';
import type { TuneOptions } from './tune/tune.ts';

/** Where nets in training are kept. */
const LEARNED = '.learned';

/** Where what was found on the way to puzzles is kept. */
const PUZZLES = '.puzzles';

const FUZZED: readonly What[] = ['socket', 'http', 'record', 'engine', 'position', 'link'];

/** The commands that measure, try and break the games and the server. */
export const TOOLS: readonly AddCommand[] = [
  ladder,
  lab,
  tune,
  learn,
  puzzles,
  bench,
  mutate,
  faults,
  soak,
  abuse,
  fuzz,
  test,
];

function ladder(program: Command, finish: Finish): void {
  program
    .command('ladder')
    .description('Lets neighbouring levels play each other from all seats and rates them.')
    .argument('<game>', 'id of the game')
    .option('--seats <number>', 'how many seats: one of the stronger against the others', whole(2, 99), 2)
    .option('--levels <bots>', 'names of bots or files of nets, weakest first; all levels if not given')
    .option('--matches <number>', 'how many matches between two neighbours', whole(1, MOST_MATCHES), 40)
    .option('--seed <text>', 'decides all chance: the same seed gives the same matches', 'orrery')
    .option('--options <text>', OPTIONS_HELP)
    .option(
      '--workers <number>',
      'threads that play at the same time',
      whole(1, 1024),
      availableParallelism(),
    )
    .option('--redis <address>', 'let the workers of this Redis play too, on whatever machines they are')
    .option('--keep <file>', 'keep every result in this file; a ladder that was stopped goes on there')
    .option('--most-moves <number>', 'moves after which a match is given up', whole(1, 1e9), 20_000)
    .option('--json', 'print the results as JSON in the last line')
    .addHelpText('after', example('ladder sol --levels greedy,hard --matches 100 --keep sol.jsonl'))
    .action(async (game: string, options: Omit<LadderOptions, 'game'>) => {
      const { runLadder } = await import('./ladder/ladder.ts');
      finish(await runLadder({ game, ...options }));
    });
}

function tune(program: Command, finish: Finish): void {
  program
    .command('tune')
    .description(
      'Improves what bots think things are worth in a game, by matches of its hints against themselves.',
    )
    .argument('<game>', 'id of the game')
    .option('--seats <number>', 'how many seats', whole(2, 99), 2)
    .option('--generations <number>', 'how often the weights are changed', whole(1, 100_000), 20)
    .option('--population <number>', 'changes that are tried in a generation', whole(4, 1000), 12)
    .option('--deals <number>', 'deals that each change plays, once from every seat', whole(1, 100_000), 8)
    .option('--proof <number>', 'deals that prove the result in the end', whole(1, 100_000), 100)
    .option('--step <percent>', 'how much weights are changed at first, in percent', whole(1, 100), 5)
    .option('--weights <names>', 'only weights whose names begin so, with commas between them')
    .option('--seed <text>', 'decides all chance', 'orrery')
    .option('--write', 'write the weights to the game where they are proven to be better')
    .option('--json', 'print the result as JSON in the last line')
    .addHelpText('after', example('tune star --generations 40 --write'))
    .action(async (game: string, options: Omit<TuneOptions, 'game'>) => {
      const { runTune } = await import('./tune/tune.ts');
      finish(await runTune({ game, ...options }));
    });
}

function learn(program: Command, finish: Finish): void {
  program
    .command('learn')
    .description('Trains a net that corrects the hints of a game, by matches against itself.')
    .argument('<game>', 'id of the game')
    .option('--seats <numbers>', 'how many seats, with commas between numbers that take turns', '2')
    .option('--rounds <number>', 'how often it plays and learns', whole(1, 100_000), 40)
    .option('--matches <number>', 'matches in a round', whole(1, MOST_MATCHES), 150)
    .option(
      '--taught <number>',
      'rounds at first in which all seats go by the hints (default: 10 with one seat, else 2)',
      whole(0, 1000),
    )
    .option('--memory <number>', 'how many of the latest rounds it learns from', whole(1, 1000), 10)
    .option('--cooling <number>', 'rounds in which the rate of learning falls', whole(1, 100_000), 100)
    .option('--rate <millionths>', 'how fast it learns at first (default: 1000)', whole(1, 100_000))
    .option('--from <file>', 'a net of this game to begin with')
    .option(
      '--any-options <percent>',
      'the share of matches with any options (default: 75 with one seat, else 20)',
      share,
    )
    .option(
      '--trust <percent>',
      'how far it is trusted against the hints (default: 10 with one seat, else 35)',
      share,
    )
    .option('--seed <number>', 'decides all chance', whole(0, 1e9), 1)
    .option('--folder <path>', 'where it is kept; a run that was stopped goes on there')
    .addOption(
      new Option('--learner <name>', 'what learns: Node, or Python with PyTorch, which uses a GPU')
        .choices(['node', 'python'])
        .default('node'),
    )
    .option(
      '--workers <number>',
      'threads that play at the same time',
      whole(1, 1024),
      availableParallelism(),
    )
    .option(
      '--check <rounds>',
      'try it against greedy after every so many rounds; 0 never',
      whole(0, 100_000),
      10,
    )
    .option('--check-matches <number>', 'how many matches that takes', whole(1, MOST_MATCHES), 40)
    .option('--prove', 'instead of training, let the latest net replace the one of the game if it is better')
    .option(
      '--proof <number>',
      'matches that prove it, for each number of seats',
      whole(1, MOST_MATCHES),
      200,
    )
    .addOption(
      new Option('--thought <kind>', 'how far both sides look in the proof')
        .choices(['move', 'turn', 'lines'])
        .default('move'),
    )
    .option('--lines <number>', 'how many lines they play ahead with --thought lines', whole(1, 100_000), 200)
    .option('--turns <number>', 'how many turns these last', whole(1, 100), 2)
    .option('--picture <file>', 'instead of training, draw what it won in its checks')
    .option(
      '--points <files>',
      'what is drawn: lines of {"round", "seats", "won", "matches"}, or the own curve',
    )
    .addHelpText('after', example('learn sol --rounds 40\n  $ ./orrery learn sol --prove'))
    .action(async (game: string, options: LearnCommand) => {
      const { folder = path.join(LEARNED, `${game}-${options.seats}`) } = options;
      finish(await learnt({ ...options, game, folder }));
    });
}

/** Reads per cents as a share. */
function share(percent: string): number {
  return whole(0, 100)(percent) / 100;
}

/** What the command line says of learning: one of three things is done. */
type LearnTask = LearnOptions &
  ProofOptions &
  Omit<PictureOptions, 'picture'> & {
    readonly prove?: boolean;
    readonly picture?: string;
  };
type LearnCommand = Omit<LearnTask, 'game' | 'folder'> & { readonly folder?: string };

async function learnt({ picture, ...options }: LearnTask): Promise<number> {
  if (picture !== undefined)
    return (await import('./learn/trials/picture.ts')).runPicture({ ...options, picture });
  if (options.prove) return (await import('./learn/trials/proof.ts')).runProof(options);
  return (await import('./learn/learn.ts')).runLearn(options);
}

function puzzles(program: Command, finish: Finish): void {
  program
    .command('puzzles')
    .description('Looks through matches of strong bots for positions in which one line is clearly best.')
    .argument('<game>', 'id of the game')
    .option('--level <bot>', 'who plays the matches', 'hard')
    .option('--seats <numbers>', 'how many seats, with commas between numbers that take turns', '2,3,4')
    .option('--matches <number>', 'how many matches', whole(1, MOST_MATCHES), 40)
    .option('--seed <text>', 'decides all chance: the same seed finds the same', 'orrery')
    .option(
      '--lead <hundredths>',
      'how far the line must be ahead of the next idea, in hundredths of the chance of winning',
      whole(1, 100),
      5,
    )
    .option('--turns', 'look only for what a turn hangs on whose moves may be made in any order')
    .option('--count <number>', 'how many of the puzzles found are chosen', whole(1, 1000), 30)
    .option(
      '--workers <number>',
      'threads that look at the same time',
      whole(1, 1024),
      availableParallelism(),
    )
    .option(
      '--keep <file>',
      'keep what each match brought in this file; a harvest that was stopped goes on there',
    )
    .option('--write', 'let those that are chosen replace the puzzles of the game')
    .option('--json', 'print those that are chosen as JSON in the last line')
    .addHelpText('after', example('puzzles sol --matches 100 --write'))
    .action(
      async (game: string, options: Omit<PuzzlesOptions, 'game' | 'keep'> & { readonly keep?: string }) => {
        const { keep = path.join(PUZZLES, `${game}.jsonl`) } = options;
        const { runPuzzles } = await import('./puzzles/puzzles.ts');
        finish(await runPuzzles({ ...options, game, keep }));
      },
    );
}

function bench(program: Command, finish: Finish): void {
  const command = program
    .command('bench')
    .enablePositionalOptions()
    .description('Measures random play and copying of positions, next to the same rules in boardgame.io.')
    .option('--seconds <number>', 'how long each measurement takes', whole(1, 600), 1)
    .option('--seats <list>', 'only these numbers of seats, such as 2,3', numbers)
    .option('--json', 'print all numbers as JSON in the last line')
    .addHelpText('after', example('bench --seats 3 --seconds 3'))
    .action(async (options: { seconds: number; seats?: number[]; json?: boolean }) => {
      const { runBench } = await import('./bench/bench.ts');
      finish(await runBench(options));
    });
  command
    .command('server')
    .description('Loads the server of tables online, next to boardgame.io and Colyseus with the same rules.')
    .option('--games <list>', 'ids of the games that are played; all if not given', ids)
    .option('--matches <list>', 'how many matches are played at once', counts, [100, 1000])
    .option('--seconds <number>', 'how long each server is under each load', whole(1, 600), 5)
    .option('--rate <moves>', 'moves per second of the steady load', whole(1, 100_000), 200)
    .option('--json', 'print all numbers as JSON in the last line')
    .addHelpText('after', example('bench server --matches 100 --seconds 3'))
    .action(async (options: Omit<BenchServerOptions, 'games'> & { games?: string[] }) => {
      const { runBenchServer } = await import('./bench/benchServer.ts');
      const { GAME_IDS } = await import('../src/games/index.ts');
      finish(await runBenchServer({ ...options, games: options.games ?? GAME_IDS }));
    });
  command
    .command('cluster')
    .description(
      'Loads one and two servers over one Postgres and one Redis of its own, and tells how the cost of a move grows.',
    )
    .option('--matches <list>', 'how many matches are played at once', counts, [1000, 5000])
    .option('--servers <list>', 'how many server processes; with SQLite one', serverCounts)
    .option('--seconds <number>', 'how long each load lasts', whole(1, 600), 10)
    .option('--rate <moves>', 'moves per second, over all matches', whole(1, 100_000), 200)
    .option('--spectators <list>', 'how many people watch one table', spectatorCounts, [0, 10, 100])
    .option('--length <moves>', 'moves of a long match', whole(20, 100_000), 2000)
    .addOption(
      new Option('--store <kind>', 'where servers keep everything')
        .choices(['postgres', 'sqlite'])
        .default('postgres'),
    )
    .option('--json', 'print all numbers as JSON in the last line')
    .addHelpText('after', example('bench cluster --matches 1000 --seconds 5'))
    .action(async (options: Omit<BenchClusterOptions, 'servers'> & { servers?: number[] }) => {
      const { runBenchCluster } = await import('./bench/benchCluster.ts');
      const servers = options.servers ?? (options.store === 'sqlite' ? [1] : [1, 2]);
      finish(await runBenchCluster({ ...options, servers }));
    });
  command
    .command('web')
    .description(
      'Measures clicks, the opening of a new match on a phone and memory in Chromium, next to a bare page.',
    )
    .option('--games <list>', 'ids of the games that are played; all if not given', ids)
    .option('--moves <number>', 'moves of one’s own that are clicked', whole(1, 10_000), 40)
    .option('--openings <number>', 'how often the page of a new match is opened', whole(1, 1000), 5)
    .option('--length <moves>', 'moves of a long match', whole(20, 100_000), 320)
    .option('--json', 'print all numbers as JSON in the last line')
    .addHelpText('after', example('bench web --games sol --moves 20'))
    .action(async (options: Omit<BenchWebOptions, 'games'> & { games?: string[] }) => {
      const { runBenchWeb } = await import('./bench/benchWeb.ts');
      const { GAME_IDS } = await import('../src/games/index.ts');
      finish(await runBenchWeb({ ...options, games: options.games ?? GAME_IDS }));
    });
}

function mutate(program: Command, finish: Finish): void {
  program
    .command('mutate')
    .description('Puts faults into the rules of a game, one at a time, and counts how many its tests notice.')
    .argument('[game]', 'id of the game', 'sol')
    .option('--files <list>', 'only these files of the game, such as verbs.ts,cards.ts')
    .addHelpText('after', example('mutate sol --files scoring.ts'))
    .action(async (game: string, options: { files?: string }) => {
      const { runMutation } = await import('./mutate.ts');
      finish(await runMutation({ game, ...options }));
    });
}

function faults(program: Command, finish: Finish): void {
  program
    .command('faults')
    .description('Strikes at servers of its own in the middle of play, and checks that no promise is broken.')
    .argument('[game]', 'id of the game', 'sol')
    .addOption(
      new Option('--store <kind>', 'one server with a file, or two with a Postgres and a Redis')
        .choices(['sqlite', 'postgres'])
        .default('sqlite'),
    )
    .option('--faults <number>', 'how often something is struck', whole(1, 1_000_000), 100)
    .option(
      '--only <kinds>',
      `only these kinds of faults, with commas between them: ${FAULT_KINDS.join(', ')}`,
      kinds,
    )
    .option('--tables <number>', 'tables that are played at the same time', whole(1, 100), 8)
    .option('--seed <number>', 'decides the moves and the faults', whole(0, 1e9), 1)
    .option('--json', 'print the counts as JSON in the last line')
    .addHelpText('after', example('faults star --store postgres --faults 1000'))
    .action(async (game: string, options: Omit<FaultsOptions, 'game'>) => {
      const { runFaults } = await import('./faults/faults.ts');
      finish(await runFaults({ game, ...options }));
    });
}

function soak(program: Command, finish: Finish): void {
  program
    .command('soak')
    .description(
      'Lets people come, play and go at servers of its own for an hour, with faults, and finds what leaks by its slope.',
    )
    .argument('[game]', 'id of the game', 'sol')
    .option('--minutes <number>', 'how long', whole(1, 10_000), 60)
    .option('--sqlite', 'one server with a file instead of two with a Postgres and a Redis')
    .option('--tables <number>', 'tables that are played at the same time', whole(1, 100), 6)
    .option('--seed <number>', 'decides the moves and the faults', whole(0, 1e9), 1)
    .option('--picture <file>', 'where memory, handles and waiting times are drawn', 'reports/soak.svg')
    .option('--json', 'print the slopes and counts as JSON in the last line')
    .addHelpText('after', example('soak --minutes 10 --sqlite'))
    .action(async (game: string, options: Omit<SoakCommand, 'game'>) => {
      const { runSoak } = await import('./soak/soak.ts');
      finish(await runSoak({ game, ...options }));
    });
}

function abuse(program: Command, finish: Finish): void {
  program
    .command('abuse')
    .description('Attacks a server of its own in many ways, and measures how long innocents wait meanwhile.')
    .argument('[game]', 'id of the game', 'sol')
    .option(
      '--seconds <number>',
      'how long to measure before, during and after an attack',
      whole(1, 3600),
      20,
    )
    .option('--guests <number>', 'how many attack', whole(1, 1000), 60)
    .option('--addresses <number>', 'from how many addresses', whole(1, 200), 2)
    .option('--attack <name>', 'only this attack')
    .addOption(
      new Option('--store <kind>', 'where the server keeps everything')
        .choices(['sqlite', 'postgres'])
        .default('sqlite'),
    )
    .option('--markdown', 'print the table as Markdown')
    .option('--json', 'print all numbers as JSON in the last line')
    .addHelpText('after', example('abuse star --store postgres --seconds 10'))
    .action(async (game: string, options: Omit<AbuseOptions, 'game'>) => {
      const { runAbuse } = await import('./abuse/abuse.ts');
      finish(await runAbuse({ game, ...options }));
    });
}

function fuzz(program: Command, finish: Finish): void {
  program
    .command('fuzz')
    .description('Sends hostile inputs to everything that reads any, and checks that nobody else notices.')
    .option('--inputs <number>', 'how many inputs', whole(1, 1e9), 20_000)
    .option('--seed <text>', 'decides the inputs: the same seed gives the same', 'orrery')
    .addOption(new Option('--what <part>', 'only to this part').choices(FUZZED))
    .option('--round <number>', 'only this round, to see a finding again', whole(0, 1e9))
    .option('--json', 'print all numbers as JSON in the last line')
    .addHelpText('after', example('fuzz --what socket --inputs 100000'))
    .action(async (options: FuzzOptions) => {
      const { runFuzz } = await import('./fuzz/fuzz.ts');
      finish(await runFuzz(options));
    });
}

function test(program: Command, finish: Finish): void {
  program
    .command('test')
    .description(
      'Runs every check of the project; with a word, only the tests in files whose path contains it.',
    )
    .argument('[filter]', 'part of a path')
    .option('--checks', 'only types, lint and format')
    .option('--long', 'play ten times as many random matches, and whole matches by click on every screen')
    .addHelpText('after', example('test kernel/record'))
    .action(
      async (
        filter: string | undefined,
        { checks = false, long = false }: { checks?: boolean; long?: boolean },
      ) => {
        const { runTests } = await import('./test.ts');
        finish(await runTests({ checks, long, ...(filter !== undefined && { filter }) }));
      },
    );
}

function kinds(text: string): FaultKind[] {
  return text.split(',').map((word) => {
    const kind = FAULT_KINDS.find((one) => one === word);
    if (kind === undefined) throw new InvalidArgumentError(`${word} is none of ${FAULT_KINDS.join(', ')}.`);
    return kind;
  });
}

function ids(text: string): string[] {
  return text.split(',');
}

function counts(text: string): number[] {
  return text.split(',').map(whole(1, 100_000));
}

function serverCounts(text: string): number[] {
  return text.split(',').map(whole(1, 16));
}

function spectatorCounts(text: string): number[] {
  return text.split(',').map(whole(0, 10_000));
}

function numbers(text: string): number[] {
  return text.split(',').map(whole(1, 99));
}
