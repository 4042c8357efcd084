import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type KillableServer, startServer } from '../faults/killableServer.ts';
import { ATTACKS } from './attacks.ts';
import { type Innocents, playInnocently } from './innocents.ts';

export interface BatteryOptions {
  readonly game: string;
  /** How long each part lasts: before, during and after an attack. */
  readonly seconds: number;
  readonly guests: number;
  readonly addresses: number;
  /** Only this attack. */
  readonly attack?: string;
  readonly seen?: (result: AttackResult) => void;
}

/** What innocents had to wait for in a part, in milliseconds. */
export interface Waits {
  readonly moves: number;
  readonly moveMedian: number;
  readonly move99: number;
  readonly botMedian: number;
}

export interface AttackResult {
  readonly attack: string;
  readonly before: Waits;
  readonly during: Waits;
  readonly after: Waits;
  /** What the attack has left on disk and in memory, in bytes. */
  readonly disk: number;
  readonly memory: number;
}

const ATTACKER = new URL('./attacker.ts', import.meta.url).pathname;

/** Attacks a server with the limits everybody has, one way after another, while innocents play there. */
export async function runBattery(options: BatteryOptions): Promise<AttackResult[]> {
  const results: AttackResult[] = [];
  const names = options.attack === undefined ? Object.keys(ATTACKS) : [options.attack];
  for (const attack of names) {
    const result = await attacked(attack, options);
    options.seen?.(result);
    results.push(result);
  }
  return results;
}

async function attacked(attack: string, options: BatteryOptions): Promise<AttackResult> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-abuse-'));
  const server = startServer({ data, pages: data, pace: 1 });
  const address = await server.address();
  const innocents = playInnocently({ server: address, from: '127.0.0.1' }, options.game);
  try {
    // The first moves start threads and fill caches.
    await part(innocents, options.seconds);
    const before = await part(innocents, options.seconds);
    const footprint = await footprintOf(server, data);
    const child = attackerOf(address, attack, options);
    const during = await part(innocents, options.seconds);
    child.kill();
    await once(child, 'exit');
    const left = await footprintOf(server, data);
    const after = await part(innocents, options.seconds);
    const [disk, memory] = [left.disk - footprint.disk, left.memory - footprint.memory];
    return { attack, before, during, after, disk, memory };
  } finally {
    innocents.stop();
    await server.end();
    await rm(data, { recursive: true, force: true });
  }
}

function attackerOf(address: string, attack: string, { game, guests, addresses }: BatteryOptions) {
  const args = [ATTACKER, address, attack, game, String(guests), String(addresses)];
  return spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'] });
}

async function part(innocents: Innocents, seconds: number): Promise<Waits> {
  innocents.waits();
  await sleep(seconds * 1000);
  const { moves, bots } = innocents.waits();
  return {
    moves: moves.length,
    moveMedian: quantile(moves, 0.5),
    move99: quantile(moves, 0.99),
    botMedian: quantile(bots, 0.5),
  };
}

/** Nothing where nothing was measured. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * sorted.length)] ?? Number.NaN;
}

async function footprintOf(server: KillableServer, data: string): Promise<{ disk: number; memory: number }> {
  const files = await readdir(data);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(data, file))).size));
  const { resident = 0 } = (await server.vitals()) ?? {};
  return { disk: sizes.reduce((sum, size) => sum + size, 0), memory: resident };
}
