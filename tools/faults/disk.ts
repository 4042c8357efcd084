import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunnable } from '../services/service.ts';
import type { Rng } from '../../src/kernel/match/rng.ts';

export const NO_COMPILER = 'no C compiler found, so no disk was filled or lost its power: install gcc';

/** The disk below a program's files, which can be full and can lose its power (fileLayer.c). */
export interface Disk {
  /** What a program's environment needs so that it writes through this disk. */
  readonly environment: Readonly<Record<string, string>>;
  /** No write gets through; or, where `growing`, none that needs new room. */
  fill(growing: boolean): void;
  /** There is room again. */
  free(): void;
  /** From now on the disk says that it has synced what it has not. */
  lie(): void;
  /** Once all programs have ended: what was not synced is lost, wholly or in parts. Returns how many writes were. */
  losePower(rng: Rng): Promise<number>;
  remove(): void;
}

/** Nothing where there is no compiler, or no Linux to load what it makes. */
function findCompiler(): string | undefined {
  const places = (process.env['PATH'] ?? '').split(path.delimiter).map((place) => path.join(place, 'gcc'));
  return process.platform === 'linux' ? places.find(isRunnable) : undefined;
}

/** Whether there can be a disk that is full or loses its power. */
export function hasCompiler(): boolean {
  return findCompiler() !== undefined;
}

/** A disk below a folder, where there can be one. */
export function openDisk(folder: string): Disk | undefined {
  const compiler = findCompiler();
  if (compiler === undefined) return undefined;
  const log = mkdtempSync(path.join(tmpdir(), 'orrery-disk-'));
  // Postgres runs with the rights of somebody else.
  chmodSync(log, 0o777);
  const layer = `${log}.so`;
  const source = path.join(import.meta.dirname, 'fileLayer.c');
  execFileSync(compiler, ['-O1', '-shared', '-fPIC', '-o', layer, source, '-ldl']);
  const full = path.join(log, 'full');
  return {
    environment: { LD_PRELOAD: layer, ORRERY_LAYER_FILES: folder, ORRERY_LAYER_LOG: log },
    fill: (growing) => writeFileSync(full, growing ? 'growing' : ''),
    free: () => rmSync(full, { force: true }),
    lie: () => writeFileSync(path.join(log, 'deaf'), ''),
    losePower: (rng) => losePower(folder, log, rng),
    remove() {
      rmSync(log, { recursive: true, force: true });
      rmSync(layer, { force: true });
    },
  };
}

/** A write, or a change of size, that was not synced. */
interface Change {
  readonly offset: number;
  readonly sizeBefore: number;
  readonly sizeAfter: number;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** As `struct change` of fileLayer.c lays it out. */
const HEADER_BYTES = 32;

function changesIn(log: Buffer): Change[] {
  const changes: Change[] = [];
  for (let at = 0; at + HEADER_BYTES <= log.length; ) {
    const number = (place: number): number => Number(log.readBigUInt64LE(at + place));
    const [before, after] = [log.readUInt32LE(at + 24), log.readUInt32LE(at + 28)];
    const bytes = at + HEADER_BYTES;
    changes.push({
      offset: number(0),
      sizeBefore: number(8),
      sizeAfter: number(16),
      before: log.subarray(bytes, bytes + before),
      after: log.subarray(bytes + before, bytes + before + after),
    });
    at = bytes + before + after;
  }
  return changes;
}

async function losePower(folder: string, log: string, rng: Rng): Promise<number> {
  let lost = 0;
  // A file that maps memory is rebuilt by whoever opens it after a power cut.
  for (const file of filesIn(folder)) if (file.endsWith('-shm')) rmSync(file, { force: true });
  for (const file of filesIn(folder)) {
    const notes = path.join(log, String(statSync(file).ino));
    const changes = changesIn(contentOf(notes));
    if (changes.length > 0) await loseChanges(file, changes, rng);
    lost += changes.length;
  }
  for (const note of readdirSync(log)) if (/^\d+$/.test(note)) rmSync(path.join(log, note));
  return lost;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function contentOf(file: string): Buffer {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : Buffer.alloc(0);
}

/** A disk writes this much at once or not at all. */
const SECTOR = 512;

/** Takes back all changes, the last first; then, half the time, any of their sectors have reached the disk after all. */
async function loseChanges(name: string, changes: readonly Change[], rng: Rng): Promise<void> {
  const file = await open(name, 'r+');
  for (const { offset, sizeBefore, before } of changes.toReversed()) {
    await file.write(before, 0, before.length, offset);
    await file.truncate(sizeBefore);
  }
  if (rng.int(2) === 0) for (const change of changes) await keepSome(file, change, rng);
  await file.close();
}

async function keepSome(file: FileHandle, { offset, after }: Change, rng: Rng): Promise<void> {
  for (let at = 0; at < after.length; at += SECTOR)
    if (rng.int(2) === 0) await file.write(after.subarray(at, at + SECTOR), 0, undefined, offset + at);
}
