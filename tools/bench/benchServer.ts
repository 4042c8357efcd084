import { availableParallelism, cpus, loadavg } from 'node:os';
import { gameOf } from '../../src/games/index.ts';
import { BOARDGAMEIO } from './server/boardgameio.ts';
import { COLYSEUS } from './server/colyseus.ts';
import { type Figures, measureServers } from './server/measure.ts';
import { ORRERY } from './server/orrery.ts';
import type { Peer } from './server/peer.ts';
import { counted, grouped } from '../../src/cli/numbers.ts';
import { aligned } from '../../src/cli/rows.ts';

export interface BenchServerOptions {
  readonly json?: boolean;
  /** Ids of the games that are played, one measurement for each. */
  readonly games: readonly string[];
  /** Numbers of matches that are played at the same time, one measurement for each. */
  readonly matches: readonly number[];
  /** About how long each server is under each of the two loads. */
  readonly seconds: number;
  /** Moves per second of the steady load. */
  readonly rate: number;
}

const PEERS = [ORRERY, BOARDGAMEIO, COLYSEUS];

const HEAD = [
  'game',
  'matches',
  'server',
  'CPU/move',
  'ratio',
  'moves/s',
  'steady CPU/move',
  'p50',
  'p99',
  'heap/match',
  'bytes/move',
];

/** Loads this server and others that host the same rules, each in a process of its own, and compares them. */
export async function runBenchServer(
  options: BenchServerOptions,
  peers: readonly Peer[] = PEERS,
): Promise<number> {
  options.games.forEach(gameOf);
  const installed = peers.filter((peer) => peer.version() !== undefined);
  for (const { name } of peers.filter((peer) => !installed.includes(peer)))
    console.log(`${name} is not installed, so it is not compared; npm ci brings it\n`);
  console.log(aligned(installed.map(serviceCells), false).join('\n'));
  const { seconds, rate } = options;
  console.log(
    `\nfull load: each match moves again once its move is acknowledged; steady load: ${counted(rate, 'move')} a second\n`,
  );
  const load = [machineLoad()];
  const rows: Figures[] = [];
  for (const game of options.games)
    for (const matches of options.matches) {
      rows.push(...(await measureServers(installed, { game, matches, seconds, rate })));
      load.push(machineLoad());
    }
  console.log(
    aligned([HEAD.map(headCell), ...rows.map((row) => cellsOf(row, rows, installed))], false).join('\n'),
  );
  console.log(
    `\nCPU in µs of the server's process; ratio: Orrery's CPU/move to this server's; p50 and p99 in ms, under steady load`,
  );
  console.log(`${counted(availableParallelism(), 'core')}, load ${load.join(' → ')}`);
  if (options.json) console.log(JSON.stringify(reportOf(rows, installed, options, load)));
  return 0;
}

/** How busy the machine is, over the last minute: more than its cores means that servers had to wait. */
function machineLoad(): number {
  return Math.round(10 * (loadavg()[0] ?? 0)) / 10;
}

function serviceCells({ name, version, durability, legality, redaction }: Peer) {
  return [`${name} ${version()}`, durability, legality, redaction].map((text) => ({ text }));
}

function headCell(text: string, column: number) {
  return { text, right: column === 1 || column > 2 };
}

/** How Orrery's processor time for a move compares with another server's, with as many matches of the same game. */
function ratioOf({ game, peer, matches, cpuPerMove }: Figures, rows: readonly Figures[]): number | undefined {
  const own = rows.find((row) => row.peer === ORRERY.id && row.game === game && row.matches === matches);
  return own && peer !== ORRERY.id ? Math.round((100 * own.cpuPerMove) / cpuPerMove) / 100 : undefined;
}

function cellsOf(row: Figures, rows: readonly Figures[], peers: readonly Peer[]) {
  const ratio = ratioOf(row, rows);
  return [
    row.game,
    grouped(row.matches),
    peers.find(({ id }) => id === row.peer)?.name ?? row.peer,
    grouped(row.cpuPerMove),
    ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    grouped(row.movesPerSecond),
    grouped(row.steadyCpuPerMove),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    `${(row.heapPerMatch / 1024).toFixed(0)} KB`,
    grouped(row.bytesPerMove),
  ].map(headCell);
}

function reportOf(
  rows: readonly Figures[],
  peers: readonly Peer[],
  { seconds, rate }: BenchServerOptions,
  load: readonly number[],
): object {
  const ratios = (id: string): Record<string, number> =>
    Object.fromEntries(
      rows
        .filter(({ peer }) => peer === id)
        .map((row) => [`${row.game} ${row.matches}`, ratioOf(row, rows) ?? 0]),
    );
  const others = peers.filter(({ id }) => id !== ORRERY.id);
  return {
    seconds,
    rate,
    machine: { processor: cpus()[0]?.model ?? '', cores: availableParallelism(), load },
    servers: peers.map(({ id, name, version, durability, legality, redaction }) => {
      return { id, name, version: version(), durability, legality, redaction };
    }),
    rows,
    cpuRatios: Object.fromEntries(others.map(({ id }) => [id, ratios(id)])),
  };
}
