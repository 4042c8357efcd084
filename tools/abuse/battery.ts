import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '../../src/kernel/error.ts';
import type { StoreKind } from '../faults/testBed.ts';
import { ATTACKS } from './attacks/attacks.ts';
import { openGround } from './ground.ts';
import { type Innocents, playInnocently } from './innocents.ts';

export interface BatteryOptions {
  readonly game: string;
  readonly store: StoreKind;
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
  readonly bot99: number;
  /** How often they were refused what they may do. */
  readonly refused: number;
}

export interface AttackResult {
  readonly attack: string;
  readonly before: Waits;
  readonly during: Waits;
  readonly after: Waits;
  /** What the attack has stored, and what it has added to the memory while it went on, in bytes. */
  readonly disk: number;
  readonly memory: number;
}

const ATTACKER = new URL('./attacker.ts', import.meta.url).pathname;

/** Attacks a server with the limits everybody has, one way after another, while innocents play there. */
export async function runBattery(options: BatteryOptions): Promise<AttackResult[]> {
  const results: AttackResult[] = [];
  for (const attack of chosen(options)) {
    const result = await attacked(attack, options);
    options.seen?.(result);
    results.push(result);
  }
  return results;
}

function chosen({ attack }: BatteryOptions): readonly string[] {
  const names = Object.keys(ATTACKS);
  if (attack === undefined) return names;
  if (!names.includes(attack))
    throw new InputError('bad_request', `there is no attack "${attack}"; there are: ${names.join('; ')}`);
  return [attack];
}

/** Each attack has a server of its own, so that none pays for another. */
async function attacked(attack: string, options: BatteryOptions): Promise<AttackResult> {
  const ground = await openGround(options.store);
  const address = await ground.server.address();
  const innocents = playInnocently(address, options.game);
  try {
    // The first moves start threads and fill caches.
    await part(innocents, options.seconds);
    const before = await part(innocents, options.seconds);
    const [storedBefore, residentBefore] = [await ground.stored(), await ground.resident()];
    const child = attackerOf(address, attack, options);
    const during = await part(innocents, options.seconds);
    const memory = (await ground.resident()) - residentBefore;
    await endOf(child);
    const disk = (await ground.stored()) - storedBefore;
    const after = await part(innocents, options.seconds);
    return { attack, before, during, after, disk, memory };
  } finally {
    innocents.stop();
    await ground.remove();
  }
}

function attackerOf(
  address: string,
  attack: string,
  { game, guests, addresses }: BatteryOptions,
): ChildProcess {
  const args = [ATTACKER, address, attack, game, String(guests), String(addresses)];
  return spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'] });
}

async function endOf(child: ChildProcess): Promise<void> {
  const isRunning = child.exitCode === null && child.signalCode === null;
  if (!isRunning) throw new Error(`the attacker ended by itself with code ${child.exitCode}`);
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

async function part(innocents: Innocents, seconds: number): Promise<Waits> {
  innocents.waits();
  await sleep(seconds * 1000);
  const { moves, bots, refused } = innocents.waits();
  return {
    moves: moves.length,
    moveMedian: quantile(moves, 0.5),
    move99: quantile(moves, 0.99),
    botMedian: quantile(bots, 0.5),
    bot99: quantile(bots, 0.99),
    refused,
  };
}

/** Nothing where nothing was measured. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * sorted.length)] ?? Number.NaN;
}
