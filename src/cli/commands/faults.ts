import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFaults, removeData } from '../faults/checker.ts';
import { counted } from '../numbers.ts';

export interface FaultsOptions {
  readonly game: string;
  readonly tables: number;
  readonly kills: number;
  readonly seed: number;
}

/** Kills a server in the middle of play many times and prints what it promised and kept; the exit code tells too. */
export async function runFaults(options: FaultsOptions): Promise<number> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-faults-'));
  try {
    const seen = (kill: number, moves: number): void =>
      console.error(`orrery: killed ${counted(kill, 'time')}, ${counted(moves, 'move')} acknowledged`);
    const { acknowledged, stored, broken } = await checkFaults({ data, seen, ...options });
    for (const line of broken) console.log(line);
    console.log(
      `${counted(options.kills, 'kill')}, ${counted(acknowledged, 'move')} acknowledged, ${stored} stored, ${counted(broken.length, 'promise')} broken`,
    );
    return broken.length === 0 ? 0 : 1;
  } finally {
    await removeData(data);
  }
}
