import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a server reports of itself. */
export interface Usage {
  /** Microseconds of processor time since it was started. */
  readonly cpu: number;
  /** Bytes in use after everything that can be was freed; only when asked for. */
  readonly heap?: number;
  /** Bytes the process takes of the machine's memory, after the same. */
  readonly resident?: number;
}

export type Question = 'cpu' | 'heap';

/** Tells the parent where this server listens, then answers its questions until it is gone. */
export function report(port: number): void {
  process.on('message', (question: Question) => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = { cpu: user + system, ...(question === 'heap' && memoryInUse()) };
    process.send?.(usage);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

function memoryInUse(): Pick<Usage, 'heap' | 'resident'> {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  gc();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, resident: rss };
}
