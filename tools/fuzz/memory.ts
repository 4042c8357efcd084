import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes that are in use after everything that can be thrown away has been. */
export function bytesInUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** How much more may be in use at the end of a round than after its first quarter: caches fill, leaks go on. */
const MOST_GROWTH = 48 * 1024 * 1024;

/** What is wrong with the bytes in use after each batch, as a sentence. */
export function growthFault(used: readonly number[]): string | undefined {
  const early = used[Math.floor(used.length / 4)] ?? 0;
  const growth = (used.at(-1) ?? 0) - early;
  if (growth <= MOST_GROWTH) return undefined;
  const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
  return `memory grows: ${inMegabytes(early)} after a quarter of the round, ${inMegabytes(growth)} more at its end`;
}
