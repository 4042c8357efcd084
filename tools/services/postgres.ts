import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ended, freePort, isRunnable, paused, type Owner, type Service, startProgram } from './service.ts';

export const NO_POSTGRES =
  'no Postgres found, so nothing was tried with one: install it ("apt-get install postgresql") or name the ' +
  'folder of its programs with POSTGRES_BIN';

/** The folder of the programs of Postgres; nothing where there is none. */
export function findPostgres(): string | undefined {
  const { POSTGRES_BIN, PATH = '' } = process.env;
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const places = [...(POSTGRES_BIN ? [POSTGRES_BIN] : []), ...PATH.split(path.delimiter), ...debian];
  return places.find((folder) => isRunnable(path.join(folder, 'initdb')));
}

export interface PostgresOptions {
  /** False where nothing depends on what is left after a power cut. */
  readonly durable?: boolean;
  /** What is added to its environment, given the folder of its files. */
  readonly environmentFor?: (data: string) => Readonly<Record<string, string>>;
}

const START_MS = 30_000;

/** Starts a Postgres of its own with an empty database; as root, with the rights of somebody else. */
export async function startPostgres(
  bin: string,
  { durable = false, environmentFor = () => ({}) }: PostgresOptions = {},
): Promise<Service> {
  const owner = ownerOf();
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-postgres-'));
  const data = path.join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  for (const place of owner ? [folder, passwordFile] : []) chownSync(place, owner?.uid ?? 0, owner?.gid ?? 0);
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'orrery', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--no-sync'],
    { stdio: 'ignore', cwd: folder, ...owner },
  );
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: durable };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const options = { ...owner, env: { ...process.env, ...environmentFor(data) } };
  const run = () => startProgram(path.join(bin, 'postgres'), ['-D', data, ...args], options);
  const url = `postgres://orrery:${password}@127.0.0.1:${port}/postgres`;
  let child = run();
  await answering(url);
  return {
    url,
    kill: () => ended(child, 'QUIT'),
    async start() {
      child = run();
      await answering(url);
    },
    pause: (ms) => paused(child, ms),
    async remove() {
      await ended(child, 'QUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(user: string, flag: string): number {
  return Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout || Number.NaN);
}

/** Postgres refuses to be run by root; Debian has a user for it, and every system has one for nobody. */
function ownerOf(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf(user, '-u'), idOf(user, '-g')];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error('Postgres does not run as root, and there is no user "postgres" or "nobody"');
}

async function answering(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(50);
    }
  }
}
