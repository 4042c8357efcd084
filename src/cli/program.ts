import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../kernel/error.ts';
import type { FaultsOptions } from './commands/faults.ts';
import type { FuzzOptions } from './commands/fuzz.ts';
import type { LadderOptions } from './commands/ladder.ts';
import type { BenchClusterOptions } from './commands/benchCluster.ts';
import type { BenchServerOptions } from './commands/benchServer.ts';
import type { ExportOptions, Place } from './commands/keeping.ts';
import type { ServeOptions } from './commands/serve.ts';
import type { SimulateOptions } from './commands/simulate.ts';
import type { TuneOptions } from './commands/tune.ts';
import type { PerftOptions } from './commands/perft.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { What } from './fuzz/round.ts';
import { filesIn, namingOf } from './moreGames.ts';
import type { PlayOptions } from './play/setting.ts';

/** What a command is given once it has run: its exit code. */
export type Finish = (code: number) => void;

const MOST_MATCHES = 100_000_000;
const MOST_DEPTH = 40;
const DATA = path.resolve(import.meta.dirname, '../../data');
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const FUZZED: readonly What[] = ['socket', 'http', 'record', 'engine', 'position', 'link'];
const OPTIONS_HELP = 'options of the game, such as "vestigial=false effects=random" or as JSON';

const GREETING = `
Without a command the table is served for your browser, at the address it prints.
"./orrery play sol" plays in the terminal; the rules are in src/games/sol/RULES.md.
"./orrery --with examples/ticTacToe.ts" brings a game of your own; docs/new-game.md tells how to write one.`;

/** The command line. Commands are loaded only when they are called, so that each starts quickly. */
export function programOf(finish: Finish): Command {
  const files: string[] = [];
  const program = new Command('orrery')
    .description('A table for space board games: play, simulate, analyse.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'orrery: ')) })
    .showSuggestionAfterError()
    // What stands after the name of a command belongs to that command.
    .enablePositionalOptions()
    .addOption(withFile(files).env('ORRERY_WITH'))
    .hook('preAction', () => bringGames(files));
  for (const add of [
    serve,
    worker,
    build,
    play,
    simulate,
    ladder,
    tune,
    replay,
    verify,
    perft,
    engine,
    bench,
    mutate,
    faults,
    fuzz,
    migrate,
    exporting,
    importing,
    backup,
    test,
  ])
    add(program, finish);
  for (const command of program.commands) command.addOption(withFile(files).hideHelp());
  return program.addHelpText('after', GREETING);
}

/** The command of `./orrery` alone, so a word that is no command ends up here too. */
function serve(program: Command, finish: Finish): void {
  program
    .command('serve', { isDefault: true })
    .description(
      'Serves the table for your browser and tables online, building the pages first where they are out of date.',
    )
    .addOption(
      env(
        'PORT',
        '--port <number>',
        'port to listen on; without one 4180, or the next that is free',
      ).argParser(whole(0, 65_535)),
    )
    .addOption(
      env('HOST', '--host <address>', 'address to listen on; 0.0.0.0 lets others in your network in').default(
        '127.0.0.1',
      ),
    )
    .addOption(data())
    .addOption(database())
    .addOption(redis())
    .addOption(
      env(
        'SECRET',
        '--secret <digits>',
        '64 hex digits that sign cookies and links; drawn once if not given',
      ),
    )
    .addOption(
      env('ORIGIN', '--origin <address>', 'the address people use, such as https://games.example.org'),
    )
    .addOption(env('PROXY', '--proxy', 'believe the X-Forwarded headers of a reverse proxy in front'))
    .addOption(
      env(
        'OPEN_METRICS',
        '--open-metrics',
        'tell counts to other machines too, unless a proxy asks for them',
      ),
    )
    .addOption(env('NO_ACCOUNTS', '--no-accounts', 'let nobody make a new account'))
    .addOption(env('WEBHOOK', '--webhook <address>', 'where it is told whose turn it is'))
    .addOption(env('LOG', '--log-level <level>', 'how much is logged').choices(LOG_LEVELS).default('warn'))
    .addOption(
      env('BOT_THREADS', '--bot-threads <number>', 'threads in which bots think').argParser(whole(1, 256)),
    )
    .addOption(
      env('BOT_TIME', '--bot-time <ms>', 'milliseconds after which a bot is stopped').argParser(
        whole(50, 600_000),
      ),
    )
    .addOption(
      env('PACE', '--pace <factor>', 'how many times the usual number of requests is allowed').argParser(
        whole(1, 1000),
      ),
    )
    .option('--open', 'open the browser too')
    .allowExcessArguments()
    .addHelpText('after', example('serve --port 8000 --open'))
    .action(async (options: ServeOptions, { args: [unknown] }: Command) => {
      if (unknown !== undefined) {
        const names = program.commands.map((command) => command.name()).join(', ');
        throw new InputError('bad_request', `there is no command "${unknown}"; there is ${names}`);
      }
      const { runServe } = await import('./commands/serve.ts');
      finish(await runServe(options));
    });
}

function worker(program: Command, finish: Finish): void {
  program
    .command('worker')
    .description('Thinks for the bots of servers and plays parts of simulations, handed out by a Redis.')
    .addOption(redis())
    .option('--threads <number>', 'threads that work at the same time', whole(1, 256), availableParallelism())
    .addOption(
      env('BOT_TIME', '--bot-time <ms>', 'milliseconds after which a bot is stopped')
        .argParser(whole(50, 600_000))
        .default(10_000),
    )
    .addHelpText('after', example('worker --redis redis://localhost --threads 4'))
    .action(async (options: { redis?: string; threads: number; botTime: number }) => {
      const { runWorker } = await import('./commands/worker.ts');
      finish(await runWorker(options));
    });
}

function migrate(program: Command, finish: Finish): void {
  program
    .command('migrate')
    .description('Brings the form of what is kept up to date; servers do so too when they start.')
    .addOption(data())
    .addOption(database())
    .addHelpText('after', example('migrate --database postgres://name:password@host/orrery'))
    .action(async (place: Place) => {
      const { runMigrate } = await import('./commands/keeping.ts');
      finish(await runMigrate(place));
    });
}

function exporting(program: Command, finish: Finish): void {
  program
    .command('export')
    .description('Writes everybody and every table as lines of JSON, while servers go on.')
    .argument('[file]', 'where to; standard output if not given')
    .option('--records', 'instead, the records of finished matches')
    .addOption(data())
    .addOption(database())
    .addHelpText('after', example('export all.jsonl'))
    .action(async (file: string | undefined, options: Omit<ExportOptions, 'file'>) => {
      const { runExport } = await import('./commands/keeping.ts');
      finish(await runExport({ ...options, ...(file !== undefined && { file }) }));
    });
}

function importing(program: Command, finish: Finish): void {
  program
    .command('import')
    .description('Takes an export into a store that is empty, of whatever kind either is.')
    .argument('<file>', 'the export, or - for standard input')
    .addOption(data())
    .addOption(database())
    .addHelpText('after', example('import all.jsonl --database postgres://name:password@host/orrery'))
    .action(async (file: string, place: Place) => {
      const { runImport } = await import('./commands/keeping.ts');
      finish(await runImport({ file, ...place }));
    });
}

function backup(program: Command, finish: Finish): void {
  program
    .command('backup')
    .description('Copies everything to a new folder, while servers go on.')
    .argument('<folder>', 'a folder that is not there yet')
    .addOption(data())
    .addOption(database())
    .addHelpText('after', example('backup /var/backups/orrery-monday'))
    .action(async (folder: string, place: Place) => {
      const { runBackup } = await import('./commands/keeping.ts');
      finish(await runBackup({ folder, ...place }));
    });
}

function build(program: Command, finish: Finish): void {
  program
    .command('build')
    .description('Builds the pages into dist/, ready for any static host, under any path.')
    .addHelpText('after', example('build'))
    .action(async () => {
      const { runBuild } = await import('./commands/build.ts');
      finish(await runBuild());
    });
}

function play(program: Command, finish: Finish): void {
  program
    .command('play')
    .description('Plays a match in the terminal, against bots or with friends at one screen.')
    .argument('[game]', 'id of the game', 'sol')
    .option('--seats <list>', 'who sits where: me, me:Name or the name of a bot; me,greedy if not given')
    .option('--options <text>', OPTIONS_HELP)
    .option('--seed <text>', 'text or 64 hex digits that decide all chance; without one nobody can know it')
    .option('--from <file>', 'go on with the match of a record')
    .option('--file <file>', 'where the record is saved')
    .addHelpText('after', example('play sol --seats me:Ann,me:Ben,greedy'))
    .action(async (game: string, options: Omit<PlayOptions, 'game'>) => {
      const { runPlay } = await import('./commands/play.ts');
      finish(await runPlay({ game, ...options }));
    });
}

function simulate(program: Command, finish: Finish): void {
  program
    .command('simulate')
    .description('Plays a series of matches between bots and tells who wins how often.')
    .argument('<game>', 'id of the game')
    .requiredOption(
      '--seats <bots>',
      'names of bots, one for each seat; they change seats from match to match',
    )
    .option('--matches <number>', 'how many matches', whole(1, MOST_MATCHES), 100)
    .option('--seed <text>', 'decides all chance: the same seed gives the same matches', 'orrery')
    .option('--options <text>', OPTIONS_HELP)
    .option(
      '--workers <number>',
      'threads that play at the same time',
      whole(1, 1024),
      availableParallelism(),
    )
    .option('--redis <address>', 'let the workers of this Redis play, on whatever machines they are')
    .option('--record <folder>', 'write the record of every match to this folder')
    .option(
      '--first <number>',
      'number of the first match, to see a part of a series again',
      whole(0, MOST_MATCHES),
      0,
    )
    .option(
      '--most-moves <number>',
      'moves after which a match is given up as unfinished',
      whole(1, 1e9),
      20_000,
    )
    .option('--json', 'print the results as JSON in the last line')
    .addHelpText('after', example('simulate sol --seats greedy,random,random --matches 1000'))
    .action(async (game: string, options: Omit<SimulateOptions, 'game'>) => {
      const { runSimulate } = await import('./commands/simulate.ts');
      finish(await runSimulate({ game, ...options }));
    });
}

function ladder(program: Command, finish: Finish): void {
  program
    .command('ladder')
    .description('Lets neighbouring levels play each other from all seats and rates them.')
    .argument('<game>', 'id of the game')
    .option('--seats <number>', 'how many seats: one of the stronger against the others', whole(2, 99), 2)
    .option('--levels <bots>', 'names of bots, weakest first; all levels if not given')
    .option('--matches <number>', 'how many matches between two neighbours', whole(1, MOST_MATCHES), 40)
    .option('--seed <text>', 'decides all chance: the same seed gives the same matches', 'orrery')
    .option('--options <text>', OPTIONS_HELP)
    .option(
      '--workers <number>',
      'threads that play at the same time',
      whole(1, 1024),
      availableParallelism(),
    )
    .option('--most-moves <number>', 'moves after which a match is given up', whole(1, 1e9), 20_000)
    .option('--json', 'print the results as JSON in the last line')
    .addHelpText('after', example('ladder sol --levels greedy,hard --matches 100'))
    .action(async (game: string, options: Omit<LadderOptions, 'game'>) => {
      const { runLadder } = await import('./commands/ladder.ts');
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
      const { runTune } = await import('./commands/tune.ts');
      finish(await runTune({ game, ...options }));
    });
}

function replay(program: Command, finish: Finish): void {
  program
    .command('replay')
    .description('Plays a record again and tells it move by move, or shows one of its positions.')
    .argument('<file>', 'record of a match, or - for standard input')
    .option('--at <moves>', 'show the position after this many moves', whole(0, MOST_MATCHES))
    .option(
      '--view [seat]',
      'show only what this seat sees; without a number, what everybody sees',
      whole(0, 99),
    )
    .option('--json', 'with --at: print the position as JSON')
    .addHelpText('after', example('replay match.json --at 40 --view 1'))
    .action(
      async (
        file: string,
        { view, ...options }: Omit<ReplayOptions, 'file' | 'view'> & { view?: number | true },
      ) => {
        const { runReplay } = await import('./commands/replay.ts');
        finish(
          await runReplay({
            file,
            ...options,
            ...(view !== undefined && { view: view === true ? 'all' : view }),
          }),
        );
      },
    );
}

function verify(program: Command, finish: Finish): void {
  program
    .command('verify')
    .description('Checks a record: the commitment to its seed, every move, the outcome, the last position.')
    .argument('<file>', 'record of a match, or - for standard input')
    .addHelpText('after', example('verify match.json'))
    .action(async (file: string) => {
      const { runVerify } = await import('./commands/verify.ts');
      finish(await runVerify({ file }));
    });
}

function perft(program: Command, finish: Finish): void {
  program
    .command('perft')
    .description(
      'Counts the sequences of moves from a position: the quickest way to see that rules have changed.',
    )
    .argument('<game>', 'id of the game')
    .requiredOption('--depth <number>', 'length of the sequences', whole(0, MOST_DEPTH))
    .option('--seats <number>', 'how many seats; the fewest if not given', whole(1, 99))
    .option('--options <text>', OPTIONS_HELP)
    .option('--seed <text>', 'decides the setup and the luck of every move', 'orrery')
    .option('--state <file>', 'count from the state in this file, or - for standard input')
    .option('--divide', 'tell the count below each first move')
    .option('--json', 'print the result as JSON in the last line')
    .addHelpText('after', example('perft sol --depth 3 --seats 2 --divide'))
    .action(async (game: string, options: Omit<PerftOptions, 'game'>) => {
      const { runPerft } = await import('./commands/perft.ts');
      finish(await runPerft({ game, ...options }));
    });
}

function engine(program: Command, finish: Finish): void {
  program
    .command('engine')
    .description(
      'Speaks JSON lines on standard input and output, for programs in any language (docs/engine.md).',
    )
    .addHelpText('after', `\nExample:\n  $ echo '{"id":1,"do":"games"}' | ./orrery engine`)
    .action(async () => {
      const { runEngine } = await import('./commands/engine.ts');
      const { GAMES } = await import('./tableGames.ts');
      finish(await runEngine(process.stdin, process.stdout, GAMES));
    });
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
      const { runBench } = await import('./commands/bench.ts');
      finish(await runBench(options));
    });
  command
    .command('server')
    .description('Loads the server of tables online, next to boardgame.io and Colyseus with the same rules.')
    .option('--matches <list>', 'how many matches are played at once', counts, [100, 1000])
    .option('--seconds <number>', 'how long each server is under each load', whole(1, 600), 5)
    .option('--rate <moves>', 'moves per second of the steady load', whole(1, 100_000), 200)
    .option('--json', 'print all numbers as JSON in the last line')
    .addHelpText('after', example('bench server --matches 100 --seconds 3'))
    .action(async (options: BenchServerOptions) => {
      const { runBenchServer } = await import('./commands/benchServer.ts');
      finish(await runBenchServer(options));
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
      const { runBenchCluster } = await import('./commands/benchCluster.ts');
      const servers = options.servers ?? (options.store === 'sqlite' ? [1] : [1, 2]);
      finish(await runBenchCluster({ ...options, servers }));
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
      const { runMutation } = await import('./commands/mutate.ts');
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
    .option('--tables <number>', 'tables that are played at the same time', whole(1, 100), 8)
    .option('--seed <number>', 'decides the moves and the faults', whole(0, 1e9), 1)
    .option('--json', 'print the counts as JSON in the last line')
    .addHelpText('after', example('faults star --store postgres --faults 1000'))
    .action(async (game: string, options: Omit<FaultsOptions, 'game'>) => {
      const { runFaults } = await import('./commands/faults.ts');
      finish(await runFaults({ game, ...options }));
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
      const { runFuzz } = await import('./commands/fuzz.ts');
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
    .option('--long', 'play ten times as many random matches, and whole matches by click on every screen')
    .addHelpText('after', example('test kernel/record'))
    .action(async (filter: string | undefined, { long = false }: { long?: boolean }) => {
      const { runTests } = await import('./commands/test.ts');
      finish(await runTests({ long, ...(filter !== undefined && { filter }) }));
    });
}

/** A game beside those of the list; it may stand before or behind the name of a command. */
function withFile(files: string[]): Option {
  return new Option(
    '--with <file>',
    'bring the games of a file along, such as examples/ticTacToe.ts',
  ).argParser((text: string) => {
    files.push(...filesIn(text));
  });
}

/** Loads the games that were named, so that whatever is wrong with them is told before anything else begins. */
async function bringGames(files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  Object.assign(process.env, namingOf(files));
  await import('./tableGames.ts');
}

/** A setting that can also be given by an environment variable. */
function env(name: string, flags: string, help: string): Option {
  return new Option(flags, help).env(`ORRERY_${name}`);
}

function data(): Option {
  return env('DATA', '--data <folder>', 'where tables online and people are kept').default(DATA, 'data/');
}

function database(): Option {
  const help =
    'a Postgres to keep everything in instead of the folder, such as postgres://name:password@host/orrery';
  return new Option('--database <address>', help).env('DATABASE_URL');
}

function redis(): Option {
  const help = 'a Redis through which servers and workers hear each other, such as redis://:password@host';
  return new Option('--redis <address>', help).env('REDIS_URL');
}

function example(command: string): string {
  return `\nExample:\n  $ ./orrery ${command}`;
}

/** Reads an argument that must be a whole number. */
function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
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
