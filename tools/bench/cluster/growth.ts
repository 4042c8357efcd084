import { setTimeout as sleep } from 'node:timers/promises';
import { closedLoop, type Load, openLoop, type Player } from '../server/load.ts';
import { shareOf } from '../server/measure.ts';
import { type OpenTable, openSpectators, openTables } from '../server/orrery.ts';
import { ENDLESS, scriptOf, type Style, USUAL } from '../server/script.ts';
import { type Cluster, type CpuTime, type StoreKind, startCluster } from './cluster.ts';

/** The one whose matches can be made to last for ever. */
const GAME = 'sol';

/** How much is measured. */
export interface Effort {
  readonly store: StoreKind;
  /** How long each load lasts. */
  readonly seconds: number;
  /** Moves per second, over all matches. */
  readonly rate: number;
  /** Matches that play a little before anything is measured. */
  readonly warm?: number;
}

/** What the moves of one load have cost. */
export interface Cost {
  readonly servers: number;
  /** Moves that were due, and those that were acknowledged. */
  readonly due: number;
  readonly acknowledged: number;
  /** Microseconds of processor time for each acknowledged move: of all servers, of Postgres and of Redis. */
  readonly cpu: number;
  readonly postgresCpu: number | undefined;
  readonly redisCpu: number | undefined;
  /** Milliseconds from when a move was due to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds from when a move was sent to when the other seat, by way of its own server, was shown it. */
  readonly shownP50: number;
  readonly shownP99: number;
  /** On the wires of both seats, in both directions. */
  readonly bytesPerMove: number;
}

export interface MatchesRow extends Cost {
  readonly matches: number;
  /** Bytes in all servers together, with both seats connected, before the first move. */
  readonly heapPerMatch: number;
  readonly residentPerMatch: number;
}

export interface SpectatorsRow extends Cost {
  readonly spectators: number;
}

export interface LengthRow extends Cost {
  /** The first and the last move that was measured of each match. */
  readonly from: number;
  readonly to: number;
}

/** How long servers are left alone after everybody has come in. */
const SETTLE_MS = 1000;
/** Moves of each match that plays before anything is measured, and how many do. */
const WARM_MOVES = 100;
const WARM_MATCHES = 20;
/** Moves per second at a single table, so that each is answered before the next is due. */
const TABLE_RATE = 40;
/** Matches that are played to a great length, and the share of it that is measured at either end. */
const LONG_MATCHES = 10;
const END_SHARE = 0.05;

/** Many matches at once. */
export async function measureMatches(servers: number, matches: number, effort: Effort): Promise<MatchesRow> {
  return withCluster(servers, effort, async (loaded) => {
    const { cluster } = loaded;
    const empty = await cluster.memory();
    const players = await playersOf(loaded, matches, USUAL);
    await sleep(SETTLE_MS);
    const full = await cluster.memory();
    const moves = Math.ceil((effort.rate * effort.seconds) / matches);
    await warmUp(players.slice(0, effort.warm ?? WARM_MATCHES));
    for (const { script, ply } of players) script.moveAt(ply + moves);
    return {
      matches,
      ...(await costOf(loaded, players, effort)),
      heapPerMatch: Math.round((full.heap - empty.heap) / matches),
      residentPerMatch: Math.round((full.resident - empty.resident) / matches),
    };
  });
}

/** What a table costs with many people around it, and after many moves. */
export async function measureGrowth(
  servers: number,
  { spectators, length }: { readonly spectators: readonly number[]; readonly length: number },
  effort: Effort,
): Promise<{ readonly spectators: SpectatorsRow[]; readonly length: LengthRow[] }> {
  return withCluster(servers, effort, async (loaded) => {
    await warmUp(await playersOf(loaded, effort.warm ?? WARM_MATCHES, USUAL));
    const rows: SpectatorsRow[] = [];
    for (const count of spectators) rows.push(await spectatorsRow(loaded, count, effort));
    return { spectators: rows, length: await lengthRows(loaded, length, effort) };
  });
}

async function spectatorsRow(
  loaded: LoadedCluster,
  spectators: number,
  { rate, seconds }: Effort,
): Promise<SpectatorsRow> {
  const load = { seconds, rate: Math.min(rate, TABLE_RATE) };
  const players = await playersOf(loaded, 1, ENDLESS);
  players[0]?.script.moveAt(Math.ceil(load.rate * seconds));
  const connections = await openSpectators(loaded.cluster.ports, players[0]?.table.id ?? '', spectators);
  await sleep(SETTLE_MS);
  const cost = await costOf(loaded, players, load);
  for (const connection of connections) connection.close();
  return { spectators, ...cost };
}

/** The first moves of long matches, and their last. */
async function lengthRows(loaded: LoadedCluster, length: number, { rate }: Effort): Promise<LengthRow[]> {
  const players = await playersOf(loaded, LONG_MATCHES, ENDLESS);
  for (const { script } of players) script.moveAt(length);
  await sleep(SETTLE_MS);
  const part = Math.ceil(length * END_SHARE);
  const load = { rate, seconds: (part * players.length) / rate };
  const first = { from: 1, to: part, ...(await costOf(loaded, players, load)) };
  await closedLoop(players, length - 2 * part);
  const last = { from: length - part + 1, to: length, ...(await costOf(loaded, players, load)) };
  return [first, last];
}

/** Servers with what was opened at them. */
interface LoadedCluster {
  readonly cluster: Cluster;
  readonly servers: number;
  readonly tables: OpenTable[];
  /** Milliseconds until moves were shown, since this was emptied last. */
  readonly shown: number[];
}

async function withCluster<T>(
  servers: number,
  { store }: Pick<Effort, 'store'>,
  job: (loaded: LoadedCluster) => Promise<T>,
): Promise<T> {
  const loaded: LoadedCluster = {
    cluster: await startCluster(store, servers),
    servers,
    tables: [],
    shown: [],
  };
  try {
    return await job(loaded);
  } finally {
    for (const table of loaded.tables) table.close();
    await loaded.cluster.end();
  }
}

type OpenPlayer = Player & { readonly table: OpenTable };

async function playersOf(
  { cluster, tables, shown }: LoadedCluster,
  count: number,
  style: Style,
): Promise<OpenPlayer[]> {
  const { ports, store } = cluster;
  const note = (ms: number): unknown => shown.push(ms);
  const opened = await openTables({ game: GAME, ports, count, options: style.options, store, shown: note });
  tables.push(...opened);
  return opened.map((table, i) => ({ table, script: scriptOf(GAME, table.seed, i, style), ply: 0 }));
}

async function warmUp(players: readonly Player[]): Promise<void> {
  for (const { script } of players) script.moveAt(WARM_MOVES);
  await closedLoop(players, WARM_MOVES);
}

async function costOf(
  { cluster, servers, shown }: LoadedCluster,
  players: readonly Player[],
  { rate, seconds }: Pick<Effort, 'rate' | 'seconds'>,
): Promise<Cost> {
  const bytes = (): number => players.reduce((sum, { table }) => sum + table.bytes(), 0);
  shown.length = 0;
  const [before, bytesBefore] = [await cluster.cpuTime(), bytes()];
  const load = await openLoop(players, rate, seconds);
  const [after, bytesAfter] = [await cluster.cpuTime(), bytes()];
  if (load.accepted === 0) throw new Error('no move was acknowledged');
  const perMove = (kind: keyof CpuTime): number | undefined => {
    const [from, to] = [before[kind], after[kind]];
    return from === undefined || to === undefined ? undefined : Math.round((to - from) / load.accepted);
  };
  return {
    servers,
    due: Math.max(1, Math.round(rate * seconds)),
    acknowledged: load.accepted,
    cpu: perMove('servers') ?? 0,
    postgresCpu: perMove('postgres'),
    redisCpu: perMove('redis'),
    ...timesOf(load, shown),
    bytesPerMove: Math.round((bytesAfter - bytesBefore) / load.accepted),
  };
}

function timesOf(
  { latencies }: Load,
  shown: readonly number[],
): Pick<Cost, 'p50' | 'p99' | 'shownP50' | 'shownP99'> {
  const [answered, seen] = [latencies, shown].map((times) => times.toSorted((a, b) => a - b));
  return {
    p50: shareOf(answered ?? [], 0.5),
    p99: shareOf(answered ?? [], 0.99),
    shownP50: shareOf(seen ?? [], 0.5),
    shownP99: shareOf(seen ?? [], 0.99),
  };
}
