import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { queue } from '../../src/kernel/match/queue.ts';
import type { Config } from '../../src/server/config.ts';

/** A server to which anything may happen. */
export interface KillableServer {
  /** Where it listens now; waits while it is being started. */
  readonly address: () => Promise<string>;
  /** Kills it without a warning and starts it over the same data, after whatever is done `meanwhile`. */
  kill(meanwhile?: () => Promise<unknown>): Promise<void>;
  /** Stops it as it stands for so many milliseconds; the world goes on around it. */
  pause(ms: number): Promise<void>;
  /** Sets its clock so many milliseconds off, for as long as it is not set again. */
  setClock(offset: number): Promise<void>;
  /** What it tells of itself; nothing while it is not running. */
  vitals(): Promise<Vitals | undefined>;
  /** From now on it leaks so many bytes a second, to see whether that is found. */
  leak(bytes: number): Promise<void>;
  /** How often it ended without having been killed. */
  crashes(): number;
  end(): Promise<void>;
}

/** How a server process is, after it has collected its garbage. */
export interface Vitals {
  /** Bytes in use on the heap. */
  readonly heap: number;
  readonly resident: number;
  /** Sockets, timers, files and whatever else keeps a process busy. */
  readonly handles: number;
  readonly openFiles: number;
}

const SCRIPT = new URL('./serverProcess.ts', import.meta.url);

/** `environment` is added to that of this process. */
export function startServer(
  config: Config,
  environment: Readonly<Record<string, string>> = {},
): KillableServer {
  let [crashes, isOver, clock] = [0, false, 0];
  const killed = new WeakSet<ChildProcess>();
  const inTurn = queue();

  async function start(): Promise<Running> {
    const started = await startProcess(config, clock, environment);
    started.child.once('exit', () => {
      if (isOver || killed.has(started.child)) return;
      crashes++;
      running = start();
    });
    return started;
  }

  async function kill(): Promise<void> {
    const { child } = await running;
    if (!isRunning(child)) return;
    const exit = once(child, 'exit');
    killed.add(child);
    child.kill('SIGKILL');
    await exit;
  }

  let running = start();
  return {
    address: async () => (await running).address,
    kill: (meanwhile) =>
      inTurn(async () => {
        await kill();
        running = Promise.resolve(meanwhile?.()).then(start);
        await running;
      }),
    async pause(ms) {
      const { child } = await running;
      child.kill('SIGSTOP');
      await sleep(ms);
      child.kill('SIGCONT');
    },
    async setClock(offset) {
      clock = offset;
      (await running).say(`clock ${offset}`);
    },
    async vitals() {
      const { child, say, nextLine } = await running;
      if (!isRunning(child)) return undefined;
      const told = nextLine();
      say('vitals');
      const line = await told;
      return line === undefined ? undefined : JSON.parse(line);
    },
    leak: async (bytes) => (await running).say(`leak ${bytes}`),
    crashes: () => crashes,
    async end() {
      isOver = true;
      await kill();
    },
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it prints next; nothing where it ends before. */
  readonly nextLine: () => Promise<string | undefined>;
  readonly say: (line: string) => void;
}

/** Whatever a server waits for is there again long before. */
const MAX_ATTEMPTS = 60;

async function startProcess(
  config: Config,
  clock: number,
  environment: Readonly<Record<string, string>>,
  attempts = MAX_ATTEMPTS,
): Promise<Running> {
  const args = ['--expose-gc', SCRIPT.pathname, JSON.stringify(config), String(clock)];
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  child.stdin.on('error', () => undefined);
  const nextLine = linesOf(child.stdout);
  const port = await nextLine();
  // Where what it needs is not there just now it is started again, as any keeper of servers would.
  if (port === undefined && attempts > 1) return startProcess(config, clock, environment, attempts - 1);
  if (port === undefined) throw new Error(`the server did not start in ${MAX_ATTEMPTS} attempts`);
  const say = (line: string): void => void child.stdin.write(`${line}\n`);
  return { child, nextLine, address: `127.0.0.1:${port}`, say };
}

/** Hands over one line after another, to whoever asked first. */
function linesOf(input: Readable): () => Promise<string | undefined> {
  const waiting: ((line: string | undefined) => void)[] = [];
  let isOver = false;
  createInterface({ input })
    .on('line', (line) => waiting.shift()?.(line))
    .on('close', () => {
      isOver = true;
      for (const resolve of waiting.splice(0)) resolve(undefined);
    });
  return () =>
    new Promise((resolve) => {
      if (isOver) resolve(undefined);
      else waiting.push(resolve);
    });
}
