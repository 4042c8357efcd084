import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../../src/server/http/port.ts';
import { familyOf } from '../bench/cluster/processes.ts';

/** A program that is run beside this one for as long as it is needed, on this machine only. */
export interface Service {
  /** Where it is spoken to; holds its password. */
  readonly url: string;
  /** Ends it at once, without letting it put anything in order. */
  kill(): Promise<void>;
  /** Starts it again over the same data, at the same address. */
  start(): Promise<void>;
  /** Stops it as it stands for so many milliseconds, with everything it has started. */
  pause(ms: number): Promise<void>;
  /** Ends it and removes what it has left. */
  remove(): Promise<void>;
}

export function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A port of this machine that nobody uses just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** Whose rights a program is run with. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Waits for the name of a signal; when whoever started it is gone, however that came, there is none to come. */
const KEEPER =
  '"$@" </dev/null >/dev/null 2>&1 & child=$!; read -r signal; kill "-${signal:-QUIT}" $child; wait $child';

/** A program that does not outlive this one. */
export function startProgram(
  file: string,
  args: readonly string[],
  options: Partial<Owner> & Pick<SpawnOptions, 'env'> = {},
): ChildProcess {
  return spawn('/bin/sh', ['-c', KEEPER, 'sh', file, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    ...options,
  });
}

export async function ended(child: ChildProcess, signal: 'QUIT' | 'KILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.stdin?.end(`${signal}\n`);
  await exit;
}

/** Stops a program of `startProgram` for a while; its keeper goes on. */
export async function paused({ pid }: ChildProcess, ms: number): Promise<void> {
  if (pid === undefined) return;
  const family = familyOf(pid).filter(({ id }) => id !== pid);
  for (const { id } of family) signal(id, 'SIGSTOP');
  await sleep(ms);
  for (const { id } of family) signal(id, 'SIGCONT');
}

function signal(id: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(id, name);
  } catch {
    // It has ended meanwhile.
  }
}
