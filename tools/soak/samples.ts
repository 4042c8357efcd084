import type { KillableServer } from '../faults/killableServer.ts';
import type { History } from '../faults/history.ts';
import type { Point } from './slope.ts';

/** What is measured, again and again, in the order of its servers where each has a value of its own. */
export interface Samples {
  /** Megabytes in use after garbage was collected. */
  readonly heap: readonly Point[][];
  readonly handles: readonly Point[][];
  readonly files: readonly Point[][];
  readonly rooms: readonly Point[][];
  /** Milliseconds from a deed to its answer, since the sample before. */
  readonly median: readonly Point[];
  readonly slow: readonly Point[];
}

export interface Sampler {
  readonly samples: Samples;
  sample(at: number): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

export function newSampler(servers: readonly KillableServer[], history: History): Sampler {
  const points = (): Point[] => [];
  const bySeries = (): Point[][] => servers.map(points);
  const samples = {
    heap: bySeries(),
    handles: bySeries(),
    files: bySeries(),
    rooms: bySeries(),
    median: points(),
    slow: points(),
  };
  let seen = 0;

  async function sampleServer(server: KillableServer, i: number, at: number): Promise<void> {
    const vitals = await server.vitals();
    const rooms = await openRooms(server);
    if (vitals === undefined || rooms === undefined) return;
    samples.heap[i]?.push({ at, value: vitals.heap / MEGABYTE });
    samples.handles[i]?.push({ at, value: vitals.handles });
    samples.files[i]?.push({ at, value: vitals.openFiles });
    samples.rooms[i]?.push({ at, value: rooms });
  }

  return {
    samples,
    async sample(at) {
      await Promise.all(servers.map((server, i) => sampleServer(server, i, at)));
      const fresh = history.requests.slice(seen).filter(({ request }) => 'key' in request);
      seen = history.requests.length;
      const waits = fresh.flatMap(({ waited }) => waited ?? []).sort((a, b) => a - b);
      if (waits.length === 0) return;
      samples.median.push({ at, value: waits[Math.floor(waits.length / 2)] ?? 0 });
      samples.slow.push({ at, value: waits[Math.floor(waits.length * 0.99)] ?? 0 });
    },
  };
}

const ANSWER_MS = 3000;

async function openRooms(server: KillableServer): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const text = await (await fetch(`http://${await server.address()}/metrics`, { signal })).text();
    return Number(/^orrery_tables_open (\d+)/m.exec(text)?.[1] ?? Number.NaN);
  } catch {
    // It stands still just now.
    return undefined;
  }
}
