import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Config } from '../../src/server/config.ts';

/** A server that is killed again and again. */
export interface KillableServer {
  /** Where it listens now; waits while it is being started. */
  readonly address: () => Promise<string>;
  /** Kills it without a warning and starts it over the same data. */
  kill(): Promise<void>;
  /** How often it ended without having been killed. */
  crashes(): number;
  end(): Promise<void>;
}

const SCRIPT = new URL('./serverProcess.ts', import.meta.url);

export function startServer(config: Config): KillableServer {
  let crashes = 0;
  let isOver = false;
  const killed = new WeakSet<ChildProcess>();

  async function start(): Promise<Running> {
    const started = await startProcess(config);
    started.child.once('exit', () => {
      if (isOver || killed.has(started.child)) return;
      crashes++;
      running = start();
    });
    return started;
  }

  async function kill(): Promise<void> {
    const { child } = await running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    killed.add(child);
    child.kill('SIGKILL');
    await exit;
  }

  let running = start();
  return {
    address: async () => (await running).address,
    async kill() {
      await kill();
      running = start();
      await running;
    },
    crashes: () => crashes,
    async end() {
      isOver = true;
      await kill();
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

async function startProcess(config: Config): Promise<Running> {
  const child = spawn(process.execPath, [SCRIPT.pathname, JSON.stringify(config)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [port] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  // Where what it needs is not there just now it is started again, as any keeper of servers would.
  return port === undefined ? startProcess(config) : { child, address: `127.0.0.1:${port}` };
}
