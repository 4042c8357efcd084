import { CommanderError } from 'commander';
import { InputError, traceOf } from '../kernel/error.ts';

/** How a command ends that did not finish: its exit code and what is said on stderr. */
export interface Failure {
  readonly code: number;
  readonly lines: readonly string[];
}

const BAD_INPUT = 2;
const BUG = 70;

/** Bad input is told in one line; anything else is a bug of ours and told with its stack. */
export function failureOf(error: unknown): Failure {
  if (error instanceof InputError) return { code: BAD_INPUT, lines: [`orrery: ${error.message}`] };
  // Commander has already said what was wrong with the arguments, or shown the help it was asked for.
  if (error instanceof CommanderError) return { code: error.exitCode === 0 ? 0 : BAD_INPUT, lines: [] };
  const stack = traceOf(error);
  return { code: BUG, lines: ['orrery: this is a bug; please report it with what follows.', stack] };
}
