import { InputError } from '../kernel/error.ts';
import { failureOf } from './failure.ts';
import { programOf } from './program.ts';

/** Ends the process once everything printed has been handed over. */
function finish(code: number): void {
  process.stdout.write('', () => process.exit(code));
}

function fail(error: unknown): void {
  const { code, lines } = failureOf(error);
  for (const line of lines) console.error(line);
  finish(code);
}

// Whoever reads our output may stop reading, as `head` does; that is the end and not a fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  fail(error);
});
process.on('uncaughtException', fail);

const program = programOf(finish);
program.allowExcessArguments().action(async () => {
  const [unknown] = program.args;
  if (unknown !== undefined) {
    const names = program.commands.map((command) => command.name()).join(', ');
    throw new InputError('bad_request', `there is no command "${unknown}"; there is ${names}`);
  }
  if (!process.stdin.isTTY) return program.help();
  const { runPlay } = await import('./commands/play.ts');
  finish(await runPlay({ game: 'sol' }));
});

program.parseAsync().catch(fail);
