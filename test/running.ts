import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from 'commander';
import { programOf as wholeProgram } from '../src/cli/program.ts';

/** The command line, to look at and not to run. */
export function programOf(): Command {
  return wholeProgram(() => undefined);
}

/** Ends a process that was started, unless it has ended by itself. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
