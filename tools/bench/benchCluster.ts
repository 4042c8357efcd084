import { availableParallelism, cpus, loadavg } from 'node:os';
import { requirePrograms } from './cluster/cluster.ts';
import {
  type Cost,
  type Effort,
  type LengthRow,
  type MatchesRow,
  measureGrowth,
  measureMatches,
  type SpectatorsRow,
} from './cluster/growth.ts';
import { counted, grouped } from '../../src/cli/numbers.ts';
import { aligned } from '../../src/cli/rows.ts';

export interface BenchClusterOptions extends Effort {
  readonly json?: boolean;
  /** Numbers of matches that are played at the same time, one measurement for each. */
  readonly matches: readonly number[];
  /** Numbers of server processes over one store, likewise. */
  readonly servers: readonly number[];
  /** Numbers of spectators at one table, likewise. */
  readonly spectators: readonly number[];
  /** Moves of a long match. */
  readonly length: number;
}

interface Report {
  readonly matches: MatchesRow[];
  readonly spectators: SpectatorsRow[];
  readonly length: LengthRow[];
}

const COST_HEAD = [
  'servers',
  'CPU/move',
  'Postgres',
  'Redis',
  'p50',
  'p99',
  'shown p50',
  'shown p99',
  'bytes/move',
  'acknowledged',
];

/** Loads one and more servers over one store, and tells how the cost of a move grows with what. */
export async function runBenchCluster(options: BenchClusterOptions): Promise<number> {
  const { servers, store } = options;
  requirePrograms(store, servers);
  const load = [machineLoad()];
  const rows: Report = { matches: [], spectators: [], length: [] };
  for (const count of servers) {
    for (const matches of options.matches) {
      progress(count, counted(matches, 'match', 'matches'));
      rows.matches.push(await measureMatches(count, matches, options));
      load.push(machineLoad());
    }
    progress(count, `spectators at one table, then matches of ${counted(options.length, 'move')}`);
    const { spectators, length } = await measureGrowth(count, options, options);
    rows.spectators.push(...spectators);
    rows.length.push(...length);
    load.push(machineLoad());
  }
  printTables(rows);
  console.log(
    `\nCPU in µs for each move, of all servers together, of Postgres and of Redis; p50 and p99 in ms from when a move was due to its acknowledgement, shown: from when it was sent to when the other seat saw it`,
  );
  console.log(`${counted(availableParallelism(), 'core')}, load ${load.join(' → ')}`);
  if (options.json) console.log(JSON.stringify({ ...settingsOf(options), load, ...rows }));
  return 0;
}

function progress(servers: number, what: string): void {
  console.error(`orrery: ${counted(servers, 'server')}, ${what}`);
}

/** How busy the machine is, over the last minute: more than its cores means that servers had to wait. */
function machineLoad(): number {
  return Math.round(10 * (loadavg()[0] ?? 0)) / 10;
}

function printTables({ matches, spectators, length }: Report): void {
  printTable(['matches', 'heap/match', 'memory/match'], matches, (row) => [
    grouped(row.matches),
    kilobytes(row.heapPerMatch),
    kilobytes(row.residentPerMatch),
  ]);
  printTable(['spectators'], spectators, (row) => [grouped(row.spectators)]);
  printTable(['moves'], length, ({ from, to }) => [`${grouped(from)}–${grouped(to)}`]);
}

function printTable<T extends Cost>(head: string[], rows: readonly T[], own: (row: T) => string[]): void {
  const lines = [[...head, ...COST_HEAD], ...rows.map((row) => [...own(row), ...costCells(row)])];
  const cells = lines.map((line) => line.map((text) => ({ text, right: true })));
  console.log(`${aligned(cells, false).join('\n')}\n`);
}

function costCells(row: Cost): string[] {
  const processor = [row.cpu, row.postgresCpu, row.redisCpu];
  const times = [row.p50, row.p99, row.shownP50, row.shownP99];
  return [
    String(row.servers),
    ...processor.map((time) => (time === undefined ? '' : grouped(time))),
    ...times.map((time) => time.toFixed(1)),
    grouped(row.bytesPerMove),
    `${grouped(row.acknowledged)} of ${grouped(row.due)}`,
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`;
}

function settingsOf({ seconds, rate, store }: Effort): object {
  const machine = { processor: cpus()[0]?.model ?? '', cores: availableParallelism() };
  return { seconds, rate, store, machine };
}
