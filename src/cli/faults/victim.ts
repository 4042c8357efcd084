import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Config } from '../../server/config.ts';

/** A server that is killed again and again. */
export interface Victim {
  /** Where it listens now; waits while it is being started. */
  readonly address: () => Promise<string>;
  /** Kills it without a warning and starts it over the same data. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

const SCRIPT = new URL('./serverProcess.ts', import.meta.url);

export function startVictim(config: Config): Victim {
  let running = startProcess(config);
  return {
    address: async () => (await running).address,
    async kill() {
      const { child } = await running;
      await gone(child);
      running = startProcess(config);
      await running;
    },
    async end() {
      await gone((await running).child);
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

async function startProcess(config: Config): Promise<Running> {
  const child = spawn(process.execPath, [SCRIPT.pathname, JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [port] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  if (port === undefined) throw new Error('the server did not start');
  return { child, address: `127.0.0.1:${port}` };
}

async function gone(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
