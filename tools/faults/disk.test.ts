import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { seeded } from '../../src/kernel/match/rng.ts';
import { lockFolder } from '../../src/server/folder/folderLock.ts';
import { type Disk, hasCompiler, NO_COMPILER, openDisk } from './disk.ts';

/** Writes a line to a table through a disk, tells whether that worked and is killed. */
const WRITER = `
  import Sqlite from 'better-sqlite3';
  const database = new Sqlite(process.argv[1]);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = ' + process.argv[2]);
  database.exec('create table if not exists lines (text)');
  database.exec("insert into lines values ('a line')");
  process.kill(process.pid, 'SIGKILL');`;

function write(disk: Disk, file: string, synchronous: string): boolean {
  const args = ['--input-type=module', '-e', WRITER, file, synchronous];
  const env = { ...process.env, ...disk.environment };
  return spawnSync(process.execPath, args, { env, stdio: 'ignore' }).signal === 'SIGKILL';
}

function lines(file: string): number {
  const database = new Sqlite(file);
  try {
    return Number(database.prepare('select count(*) from lines').pluck().get());
  } catch {
    return 0;
  } finally {
    database.close();
  }
}

function freshDisk(): { disk: Disk; file: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-layer-'));
  const disk = openDisk(folder);
  if (disk === undefined) throw new Error(NO_COMPILER);
  onTestFinished(() => {
    disk.remove();
    rmSync(folder, { recursive: true });
  });
  return { disk, file: path.join(folder, 'lines.sqlite') };
}

test.skipIf(!hasCompiler())(
  'G1.1 a disk that loses its power keeps what was synced and nothing else',
  async () => {
    for (const seed of [1, 2, 3, 4]) {
      const synced = freshDisk();
      expect(write(synced.disk, synced.file, 'FULL')).toBe(true);
      await synced.disk.losePower(seeded(seed));
      expect(lines(synced.file)).toBe(1);
      const unsynced = freshDisk();
      expect(write(unsynced.disk, unsynced.file, 'OFF')).toBe(true);
      expect(await unsynced.disk.losePower(seeded(seed))).toBeGreaterThan(0);
      expect(lines(unsynced.file)).toBe(0);
    }
  },
);

test.skipIf(!hasCompiler())('G1.1 a disk that lies about having synced is found out', async () => {
  const { disk, file } = freshDisk();
  disk.lie();
  expect(write(disk, file, 'FULL')).toBe(true);
  await disk.losePower(seeded(5));
  expect(lines(file)).toBe(0);
});

test.skipIf(!hasCompiler())('G5.4 a disk that is full takes nothing until there is room again', () => {
  const { disk, file } = freshDisk();
  expect(write(disk, file, 'FULL')).toBe(true);
  for (const growing of [true, false]) {
    disk.fill(growing);
    expect(write(disk, file, 'FULL')).toBe(false);
  }
  disk.free();
  expect(write(disk, file, 'FULL')).toBe(true);
  expect(lines(file)).toBe(2);
});

/** Locks a folder as a server does, and is killed. */
const LOCKER = `
  import { lockFolder } from '${path.resolve(import.meta.dirname, '../../src/server/folder/folderLock.ts')}';
  lockFolder(process.argv[1]);
  process.kill(process.pid, 'SIGKILL');`;

test.skipIf(!hasCompiler())('G1.1 a folder can be locked again after the power has failed', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const { disk, file } = freshDisk();
    const folder = path.dirname(file);
    const env = { ...process.env, ...disk.environment };
    const args = ['--input-type=module', '-e', LOCKER, folder];
    expect(spawnSync(process.execPath, args, { env, stdio: 'ignore' }).signal).toBe('SIGKILL');
    await disk.losePower(seeded(seed));
    lockFolder(folder)();
  }
});
