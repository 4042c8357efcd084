import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from 'commander';
import { programOf as wholeProgram } from '../../src/cli/program.ts';

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

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly cwd?: string;
  /** What it reads. */
  readonly input?: string;
}

/** Runs a program to its end, with an input that is no terminal. */
export async function ran(
  [program = '', ...args]: readonly string[],
  { cwd, input = '' }: Surroundings = {},
): Promise<Ran> {
  const env = { ...process.env, COLUMNS: '200', NO_COLOR: '1' };
  const child = spawn(program, args, { cwd, env, stdio: 'pipe' });
  // A program may end before it has read everything.
  child.stdin.on('error', () => undefined).end(input);
  const closed = once(child, 'close');
  const [out, err] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  await closed;
  return { code: child.exitCode, out: out.join(''), err: err.join('') };
}
