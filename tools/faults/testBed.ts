import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '../../src/kernel/error.ts';
import type { Rng } from '../../src/kernel/match/rng.ts';
import { postgresStore } from '../../src/server/store/postgres.ts';
import { sqliteStore } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/store.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../services/postgres.ts';
import { findRedis, NO_REDIS, startRedis } from '../services/redis.ts';
import type { Service } from '../services/service.ts';
import { startServer, type KillableServer } from './killableServer.ts';

/** Servers with all they need, and what can be done to them. */
export interface TestBed {
  readonly servers: readonly KillableServer[];
  /** Faults of what stands behind the servers. */
  readonly services: readonly Service[];
  /** What is kept, looked at from outside. */
  openStore(): Promise<Store>;
  end(): Promise<void>;
}

export type StoreKind = 'sqlite' | 'postgres';

/** One server with a file of its own, or two with one Postgres and one Redis. */
export async function openTestBed(kind: StoreKind): Promise<TestBed> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-faults-'));
  return kind === 'sqlite' ? alone(data) : together(data);
}

function alone(data: string): TestBed {
  const server = startServer({ data, pages: data });
  return {
    servers: [server],
    services: [],
    openStore: () => sqliteStore(path.join(data, 'orrery.sqlite')),
    async end() {
      await server.end();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function together(data: string): Promise<TestBed> {
  const [bin, program] = [findPostgres(), findRedis()];
  if (bin === undefined || program === undefined)
    throw new InputError('bad_request', bin === undefined ? NO_POSTGRES : NO_REDIS);
  const [postgres, redis] = [await startPostgres(bin, { durable: true }), await startRedis(program)];
  const config = { data, pages: data, database: postgres.url, redis: redis.url };
  const servers = [startServer(config), startServer(config)];
  return {
    servers,
    services: [postgres, redis],
    openStore: () => postgresStore(postgres.url),
    async end() {
      await Promise.all(servers.map((server) => server.end()));
      await Promise.all([postgres.remove(), redis.remove()]);
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Ends a service without a warning and starts it again some time later. */
export async function restart(service: Service, rng: Rng): Promise<void> {
  await service.kill();
  await sleep(rng.int(300));
  await service.start();
}
