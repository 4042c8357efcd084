import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InputError } from '../../../src/kernel/error.ts';
import { postgresStore } from '../../../src/server/store/postgres.ts';
import { sqliteStore } from '../../../src/server/store/sqlite.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { findPostgres, startPostgres } from '../../services/postgres.ts';
import { findRedis, startRedis } from '../../services/redis.ts';
import type { Service } from '../../services/service.ts';
import { type Host, startHost } from '../server/host.ts';
import { processorTime } from './processes.ts';

export type StoreKind = 'sqlite' | 'postgres';

/** Microseconds of processor time so far; nothing for what is not there or cannot be told. */
export interface CpuTime {
  /** Of all servers. */
  readonly servers: number;
  readonly postgres: number | undefined;
  readonly redis: number | undefined;
}

/** Bytes of all servers, after everything that can be was freed. */
interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** Servers in processes of their own over one store. */
export interface Cluster {
  readonly ports: readonly number[];
  /** The store itself, beside the servers. */
  readonly store: Store;
  cpuTime(): Promise<CpuTime>;
  memory(): Promise<Memory>;
  end(): Promise<void>;
}

const HOST = { name: 'Orrery', host: new URL('./clusterHost.ts', import.meta.url) };

const noPostgres = (): InputError =>
  new InputError(
    'bad_request',
    'no Postgres found: install it ("apt-get install postgresql"), name the folder of its programs with ' +
      'POSTGRES_BIN, or measure one server with --store sqlite',
  );

const noRedis = (): InputError =>
  new InputError(
    'bad_request',
    'no Redis found: install it ("apt-get install redis-server"), name the program with REDIS_SERVER, or ' +
      'measure one server with --store sqlite',
  );

/** Refuses what cannot be started here, before anything is. */
export function requirePrograms(kind: StoreKind, servers: readonly number[]): void {
  if (kind === 'sqlite') {
    if (servers.every((count) => count === 1)) return;
    throw new InputError('bad_request', 'several servers need --store postgres: one file is for one server');
  }
  if (findPostgres() === undefined) throw noPostgres();
  if (findRedis() === undefined) throw noRedis();
}

/** Starts servers, and with Postgres a Redis beside it; all on this machine only, and empty. */
export async function startCluster(kind: StoreKind, servers: number): Promise<Cluster> {
  const endings: (() => Promise<void>)[] = [];
  const end = async (): Promise<void> => {
    for (const ending of endings.splice(0).reverse()) await ending();
  };
  try {
    const data = await mkdtemp(path.join(tmpdir(), 'orrery-bench-'));
    endings.push(() => rm(data, { recursive: true, force: true }));
    const services = kind === 'postgres' ? await startServices(endings) : undefined;
    const config = { data, pages: data, ...services };
    const hosts: Host[] = [];
    for (let i = 0; i < servers; i++) {
      const host = await startHost(HOST, [JSON.stringify(config)]);
      endings.push(() => host.end());
      hosts.push(host);
    }
    const store = await (services
      ? postgresStore(services.database)
      : sqliteStore(path.join(data, 'orrery.sqlite')));
    endings.push(() => store.close());
    return { ports: hosts.map(({ port }) => port), store, ...gauges(hosts, services !== undefined), end };
  } catch (error) {
    await end();
    throw error;
  }
}

interface Services {
  readonly database: string;
  readonly redis: string;
}

async function startServices(endings: (() => Promise<void>)[]): Promise<Services> {
  const started = async (starting: Promise<Service>): Promise<string> => {
    const service = await starting;
    endings.push(() => service.remove());
    return service.url;
  };
  const [bin, program] = [findPostgres(), findRedis()];
  if (bin === undefined) throw noPostgres();
  if (program === undefined) throw noRedis();
  return {
    // What is acknowledged is on the disk, as where it matters.
    database: await started(startPostgres(bin, { durable: true })),
    redis: await started(startRedis(program)),
  };
}

function gauges(hosts: readonly Host[], withServices: boolean): Pick<Cluster, 'cpuTime' | 'memory'> {
  const sum = (values: readonly (number | undefined)[]): number =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return {
    async cpuTime() {
      const usages = await Promise.all(hosts.map((host) => host.ask('cpu')));
      return {
        servers: sum(usages.map(({ cpu }) => cpu)),
        postgres: withServices ? processorTime('postgres') : undefined,
        redis: withServices ? processorTime('redis-server') : undefined,
      };
    },
    async memory() {
      const usages = await Promise.all(hosts.map((host) => host.ask('heap')));
      return {
        heap: sum(usages.map(({ heap }) => heap)),
        resident: sum(usages.map(({ resident }) => resident)),
      };
    },
  };
}
