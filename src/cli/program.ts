import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { TOOLS } from '../../tools/program.ts';
import { InputError } from '../kernel/error.ts';
import {
  type AddCommand,
  data,
  database,
  env,
  example,
  type Finish,
  MOST_MATCHES,
  moreOrigins,
  OPTIONS_HELP,
  proxies,
  redis,
  whole,
} from './arguments.ts';
import type { AnalyseOptions } from './commands/analyse.ts';
import type { ExportOptions, Place } from './commands/keeping.ts';
import type { ReportsOptions } from './commands/reports.ts';
import type { ServeOptions } from './commands/serve.ts';
import type { SimulateOptions } from './commands/simulate.ts';
import type { PerftOptions } from './commands/perft.ts';
import type { ReplayOptions } from './commands/replay.ts';
import { filesIn, namingOf } from './moreGames.ts';
import type { PlayOptions } from './play/setting.ts';

const MOST_DEPTH = 40;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

const GREETING = `
Without a command the table is served for your browser, at the address it prints.
"./orrery play sol" plays in the terminal; the rules are in src/games/sol/RULES.md.
"./orrery --with examples/ticTacToe.ts" brings a game of your own; docs/new-game.md tells how to write one.`;

/** The commands as the help lists them. */
const GROUPS: readonly (readonly [heading: string, commands: readonly AddCommand[]])[] = [
  ['Play:', [serve, play, replay, verify]],
  ['Analyse:', [analyse, simulate, perft, engine]],
  ['Run a server:', [worker, build, migrate, exporting, importing, backup, reports]],
  ['Measure and test:', TOOLS],
];

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
  for (const [heading, commands] of GROUPS) {
    program.commandsGroup(heading);
    for (const add of commands) add(program, finish);
  }
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
    .option('--new-secret', 'draw a new secret, which signs everybody out and makes all links void')
    .addOption(
      env('ORIGIN', '--origin <address>', 'the address people use, such as https://games.example.org'),
    )
    .addOption(
      env(
        'PROXY',
        '--proxy [proxies]',
        'believe the X-Forwarded headers of a reverse proxy in front, of so many, or of those at these addresses',
      )
        .preset('1')
        .argParser(proxies),
    )
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
      env(
        'ANALYSIS_THREADS',
        '--analysis-threads <number>',
        'threads in which matches that have ended are analysed; with 0 the pages do that',
      ).argParser(whole(0, 64)),
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

function reports(program: Command, finish: Finish): void {
  program
    .command('reports')
    .description('Lists what people have reported of each other at tables online, while servers go on.')
    .option('--all', 'those that were dealt with too')
    .option('--done <id>', 'mark a report as dealt with')
    .option('--json', 'print each report as JSON in a line')
    .addOption(data())
    .addOption(database())
    .addHelpText('after', example('reports --done 5f0c2a9b41d7e683'))
    .action(async (options: ReportsOptions) => {
      const { runReports } = await import('./commands/reports.ts');
      finish(await runReports(options));
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

function analyse(program: Command, finish: Finish): void {
  program
    .command('analyse')
    .description(
      'Tells of a finished match what every choice cost, what luck brought to whom, and where it turned (docs/analysis.md).',
    )
    .argument('<file>', 'record of a match, or - for standard input')
    .option('--seats <list>', 'judge only these seats, such as 0,2', seatNumbers)
    .option('--open', 'judge decisions with everything open instead of by what the seat could see')
    .option(
      '--workers <number>',
      'threads that work at the same time',
      whole(1, 1024),
      availableParallelism(),
    )
    .option('--json', 'print everything that was found as JSON')
    .addHelpText('after', example('analyse match.json --seats 0'))
    .action(async (file: string, options: Omit<AnalyseOptions, 'file'>) => {
      const { runAnalyse } = await import('./commands/analyse.ts');
      finish(await runAnalyse({ file, ...options }));
    });
}

function seatNumbers(text: string): number[] {
  return text.split(',').map(whole(0, 99));
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
    .option('--rules <version>', 'play by an earlier version of the rules', whole(1, MOST_MATCHES))
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
    .option('--branch <number>', 'tell this branch, from where it leaves the match', whole(1, MOST_MATCHES))
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
    .description(
      'Checks a record: the commitment to its seed, every move, the outcome, the last position, and all its branches. Or everything a server has stored.',
    )
    .argument(
      '[file]',
      "record of a match, or - for standard input; or a server's folder, a backup or an export",
    )
    .addOption(database())
    .addHelpText('after', example('verify match.json\n  $ ./orrery verify /var/backups/orrery-monday'))
    .action(async (file: string | undefined, options: { database?: string }) => {
      const { runVerify } = await import('./commands/verify.ts');
      finish(await runVerify({ ...options, ...(file !== undefined && { file }) }));
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
      'Speaks JSON lines on standard input and output, or over HTTP, for programs in any language (docs/engine.md).',
    )
    .option('--port <number>', 'answer HTTP on this port instead; 0 takes a free one', whole(0, 65_535))
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets others in your network ask', '127.0.0.1')
    .addOption(
      new Option(
        '--origin <address>',
        'let pages of this origin ask, such as http://localhost:8000; "null" means pages opened from files; may be repeated',
      )
        .default([], 'none')
        .argParser(moreOrigins),
    )
    .addHelpText(
      'after',
      `\nExample:\n  $ echo '{"id":1,"do":"games"}' | ./orrery engine\n  $ ./orrery engine --port 8021 --origin null`,
    )
    .action(async ({ port, host, origin }: { port?: number; host: string; origin: string[] }) => {
      const { runEngine, runEngineServer } = await import('./commands/engine.ts');
      const { GAMES } = await import('./tableGames.ts');
      if (port !== undefined) await runEngineServer(GAMES, { port, host, origins: origin });
      else if (origin.length > 0) throw new InputError('bad_request', '--origin needs --port');
      else finish(await runEngine(process.stdin, process.stdout, GAMES));
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
