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

programOf(finish).parseAsync().catch(fail);
