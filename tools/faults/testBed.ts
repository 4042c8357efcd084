import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { InputError } from '../../src/kernel/error.ts';
import { queue } from '../../src/kernel/match/queue.ts';
import { postgresStore } from '../../src/server/store/postgres.ts';
import { sqliteStore } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/store.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../services/postgres.ts';
import { findRedis, NO_REDIS, startRedis } from '../services/redis.ts';
import type { Service } from '../services/service.ts';
import { type Disk, openDisk } from './disk.ts';
import { startServer, type KillableServer } from './killableServer.ts';
import { type Link, openLink } from './link.ts';

/** Servers with all they need, and what can be done to them. */
export interface TestBed {
  readonly servers: readonly KillableServer[];
  /** What stands behind the servers. */
  readonly services: readonly RestartableService[];
  /** The ways from each server to the services, in the order of both. */
  readonly links: readonly (readonly Link[])[];
  /** What the store is kept on, where it can be disturbed. */
  readonly disk: Disk | undefined;
  /** Takes the power from the store, and with it what was not synced; then everything is started again. */
  losePower(lose: () => Promise<unknown>): Promise<void>;
  /** What is kept, looked at from outside. */
  openStore(): Promise<Store>;
  end(): Promise<void>;
}

/** A service that is ended and started again, one time after the other. */
export interface RestartableService {
  /** Ends it without a warning and starts it again after whatever is done meanwhile. */
  restart(meanwhile: () => Promise<unknown>): Promise<void>;
  pause(ms: number): Promise<void>;
}

export type StoreKind = 'sqlite' | 'postgres';

/** One server with a file of its own, or two with one Postgres and one Redis. */
export async function openTestBed(kind: StoreKind): Promise<TestBed> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-faults-'));
  return kind === 'sqlite' ? alone(data) : together(data);
}

function alone(data: string): TestBed {
  const disk = openDisk(data);
  // Written before there is a disk to lose it: the folder is that of a server that has run for a while.
  writeFileSync(path.join(data, 'secret'), randomBytes(32).toString('hex'));
  const server = startServer({ data, pages: data }, disk?.environment);
  return {
    servers: [server],
    services: [],
    links: [],
    disk,
    losePower: (lose) => server.kill(lose),
    openStore: () => sqliteStore(path.join(data, 'orrery.sqlite')),
    async end() {
      await server.end();
      disk?.remove();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function together(data: string): Promise<TestBed> {
  const [bin, program] = [findPostgres(), findRedis()];
  if (bin === undefined || program === undefined)
    throw new InputError('bad_request', bin === undefined ? NO_POSTGRES : NO_REDIS);
  let disk: Disk | undefined;
  const environmentFor = (files: string): Readonly<Record<string, string>> => {
    disk = openDisk(files);
    return disk?.environment ?? {};
  };
  const postgres = await startPostgres(bin, { durable: true, environmentFor });
  const redis = await startRedis(program);
  const services = [postgres, redis].map(restartable);
  const ways = (): Promise<Link[]> => Promise.all([openLink(postgres.url), openLink(redis.url)]);
  const links = [await ways(), await ways()];
  const servers = links.map(([toPostgres, toRedis]) =>
    startServer({
      data,
      pages: data,
      ...(toPostgres && { database: toPostgres.url }),
      ...(toRedis && { redis: toRedis.url }),
    }),
  );
  return {
    servers,
    services,
    links,
    disk,
    losePower: (lose) => itemAt(services, 0).restart(lose),
    openStore: () => postgresStore(postgres.url),
    async end() {
      await Promise.all(servers.map((server) => server.end()));
      await Promise.all(links.flat().map((link) => link.close()));
      await Promise.all([postgres.remove(), redis.remove()]);
      disk?.remove();
      await rm(data, { recursive: true, force: true });
    },
  };
}

function restartable(service: Service): RestartableService {
  const inTurn = queue();
  return {
    restart: (meanwhile) =>
      inTurn(async () => {
        await service.kill();
        await meanwhile();
        await service.start();
      }),
    pause: (ms) => inTurn(() => service.pause(ms)),
  };
}
