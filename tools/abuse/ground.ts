import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { InputError } from '../../src/kernel/error.ts';
import { type KillableServer, startServer } from '../faults/killableServer.ts';
import type { StoreKind } from '../faults/testBed.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../services/postgres.ts';

/** A server with the limits everybody has, and what it takes up. */
export interface Ground {
  readonly server: KillableServer;
  /** Bytes that it has stored. */
  stored(): Promise<number>;
  /** Bytes that its process has in memory. */
  resident(): Promise<number>;
  remove(): Promise<void>;
}

export async function openGround(store: StoreKind): Promise<Ground> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-abuse-'));
  const kept = store === 'sqlite' ? inFolder(data) : await inPostgres();
  const server = startServer({ data, pages: data, pace: 1, ...kept.config });
  return {
    server,
    stored: kept.stored,
    resident: async () => (await server.vitals())?.resident ?? 0,
    async remove() {
      await server.end();
      await kept.remove();
      await rm(data, { recursive: true, force: true });
    },
  };
}

interface Kept extends Pick<Ground, 'stored' | 'remove'> {
  readonly config: { readonly database?: string };
}

function inFolder(data: string): Kept {
  return {
    config: {},
    async stored() {
      const files = await readdir(data);
      const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(data, file))).size));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    remove: async () => undefined,
  };
}

async function inPostgres(): Promise<Kept> {
  const bin = findPostgres();
  if (bin === undefined) throw new InputError('bad_request', NO_POSTGRES);
  const postgres = await startPostgres(bin, { durable: true });
  const { url } = postgres;
  return {
    config: { database: url },
    async stored() {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ size: string }>(
        'select pg_database_size(current_database()) as size',
      );
      await client.end();
      return Number(rows[0]?.size);
    },
    remove: () => postgres.remove(),
  };
}
