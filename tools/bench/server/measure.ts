import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Host, startHost } from './host.ts';
import { closedLoop, type Load, openLoop, type Player } from './load.ts';
import type { Peer } from './peer.ts';
import { scriptOf } from './script.ts';

export interface Effort {
  /** The id of the game that is played. */
  readonly game: string;
  readonly matches: number;
  /** How long the steady load lasts, and about how long the full one does for the first server. */
  readonly seconds: number;
  /** Moves per second of the steady load, over all matches. */
  readonly rate: number;
}

/** What was measured of one server with so many matches. */
export interface Figures {
  readonly game: string;
  readonly peer: string;
  readonly matches: number;
  /** Microseconds of the server's processor time for each accepted move, under full and under steady load. */
  readonly cpuPerMove: number;
  readonly steadyCpuPerMove: number;
  /** Accepted under full load. */
  readonly movesPerSecond: number;
  /** Accepted under steady load; less than was sent means that the server fell behind. */
  readonly steadyMovesPerSecond: number;
  /** Milliseconds until an acknowledgement, under steady load, from when the move was to be sent. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of heap for each match, with both seats connected, before the first move and after the last. */
  readonly heapPerMatch: number;
  readonly heapPerMatchPlayed: number;
  /** On both wires of a match, in both directions. */
  readonly bytesPerMove: number;
}

const ROUNDS = 3;
/** How long servers are left alone after everybody has come in. */
const SETTLE_MS = 500;
/** Moves before anything is measured: in all, and at most in a match. */
const WARM_MOVES = 20_000;
const MOST_WARM = 200;
/** Moves of a match in a round under full load. */
const MOST_MOVES = 40;
/** Of a match that is short no more than this share comes before anything is measured. */
const WARM_SHARE = 0.6;

/** A server with its matches. */
interface LoadedServer {
  readonly peer: Peer;
  readonly host: Host;
  readonly empty: number;
  readonly players: readonly Player[];
  heap: number;
}

/**
 * All servers are started and filled, then loaded in turn, round by round, so that whatever disturbs the machine
 * disturbs all alike. The first server's matches give the luck of the others': all play the same moves, and under
 * full load as many of them.
 */
export async function measureServers(peers: readonly Peer[], effort: Effort): Promise<Figures[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-bench-'));
  const servers: LoadedServer[] = [];
  try {
    for (const peer of peers) servers.push(await startServer(peer, effort, data, servers[0]));
    await sleep(SETTLE_MS);
    for (const server of servers) server.heap = await heapOf(server.host);
    const moves = await warmUp(servers, effort);
    const full = await roundsOf(servers, ({ players }) => closedLoop(players, moves));
    const steady = await roundsOf(servers, ({ players }) =>
      openLoop(players, effort.rate, effort.seconds / ROUNDS),
    );
    const figures: Figures[] = [];
    for (const server of servers) {
      const played = await heapOf(server.host);
      figures.push(figuresOf(server, effort, sumUp(full, server), sumUp(steady, server), played));
    }
    return figures;
  } finally {
    for (const { players, host } of servers) {
      for (const { table } of players) table.close();
      await host.end();
    }
    await rm(data, { recursive: true, force: true });
  }
}

async function startServer(
  peer: Peer,
  { game, matches }: Effort,
  data: string,
  first: LoadedServer | undefined,
): Promise<LoadedServer> {
  const seeds = first?.players.map(({ script }) => script.seed) ?? [];
  const host = await startHost(peer, [game, data, ...seeds]);
  try {
    const empty = await heapOf(host);
    const tables = await peer.open({ game, port: host.port, count: matches, data, seeds });
    const players = tables.map((table, i) => ({
      table,
      script: first?.players[i]?.script ?? scriptOf(game, table.seed, i),
      ply: 0,
    }));
    return { peer, host, empty, players, heap: empty };
  } catch (error) {
    await host.end();
    throw error;
  }
}

/** Lets every server play some moves, and returns how many each match is to play in a round. */
async function warmUp(servers: readonly LoadedServer[], { matches, seconds, rate }: Effort): Promise<number> {
  const steady = Math.ceil((rate * seconds) / matches) + ROUNDS;
  const length = shortestOf(servers, MOST_WARM + MOST_MOVES * ROUNDS + steady);
  const warm = Math.min(MOST_WARM, Math.ceil(WARM_MOVES / matches), Math.ceil(WARM_SHARE * length));
  const [first] = await roundsOf(servers, ({ players }) => closedLoop(players, warm), 1);
  if (first === undefined) return 0;
  const speed = first.accepted / first.seconds / matches;
  const left = Math.max(1, Math.floor((length - warm - steady) / ROUNDS));
  return Math.min(MOST_MOVES, Math.ceil((speed * seconds) / ROUNDS), left);
}

/** The moves of the shortest match; scripts are made in advance, as nothing else shall be done while servers are measured. */
function shortestOf([first]: readonly LoadedServer[], most: number): number {
  return Math.min(...(first?.players ?? []).map(({ script }) => script.lengthUpTo(most)));
}

async function heapOf(host: Host): Promise<number> {
  const { heap } = await host.ask('heap');
  return heap ?? 0;
}

/** A load and what it cost. */
interface Cost extends Load {
  readonly server: LoadedServer;
  readonly cpu: number;
  readonly bytes: number;
}

async function roundsOf(
  servers: readonly LoadedServer[],
  load: (server: LoadedServer) => Promise<Load>,
  rounds = ROUNDS,
): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round++)
    for (const server of servers) costs.push(await costOf(server, load));
  return costs;
}

async function costOf(server: LoadedServer, load: (server: LoadedServer) => Promise<Load>): Promise<Cost> {
  const before = await server.host.ask('cpu');
  const bytes = bytesOf(server);
  const done = await load(server);
  if (done.accepted === 0) throw new Error(`${server.peer.name} accepted no move`);
  const after = await server.host.ask('cpu');
  return { ...done, server, cpu: after.cpu - before.cpu, bytes: bytesOf(server) - bytes };
}

function bytesOf({ players }: LoadedServer): number {
  return players.reduce((sum, { table }) => sum + table.bytes(), 0);
}

type Sum = Omit<Cost, 'server'>;

function sumUp(costs: readonly Cost[], server: LoadedServer): Sum {
  const own = costs.filter((cost) => cost.server === server);
  const sum = (of: (cost: Cost) => number): number => own.reduce((total, cost) => total + of(cost), 0);
  return {
    accepted: sum(({ accepted }) => accepted),
    seconds: sum(({ seconds }) => seconds),
    cpu: sum(({ cpu }) => cpu),
    bytes: sum(({ bytes }) => bytes),
    latencies: own.flatMap(({ latencies }) => latencies),
  };
}

function figuresOf(
  { peer, empty, heap }: LoadedServer,
  { game, matches }: Effort,
  full: Sum,
  steady: Sum,
  played: number,
): Figures {
  const sorted = steady.latencies.toSorted((a, b) => a - b);
  return {
    game,
    peer: peer.id,
    matches,
    cpuPerMove: Math.round(full.cpu / full.accepted),
    steadyCpuPerMove: Math.round(steady.cpu / steady.accepted),
    movesPerSecond: Math.round(full.accepted / full.seconds),
    steadyMovesPerSecond: Math.round(steady.accepted / steady.seconds),
    p50: shareOf(sorted, 0.5),
    p99: shareOf(sorted, 0.99),
    heapPerMatch: Math.round((heap - empty) / matches),
    heapPerMatchPlayed: Math.round((played - empty) / matches),
    bytesPerMove: Math.round(full.bytes / full.accepted),
  };
}

/** The value below which this share of the sorted values lies, to a hundredth. */
export function shareOf(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return Math.round(100 * value) / 100;
}
