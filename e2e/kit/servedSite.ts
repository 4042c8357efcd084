import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ended } from '../../test/kit/running.ts';
import type { Site } from './site.ts';

const MAIN = path.resolve(import.meta.dirname, '../../src/cli/main.ts');

/** The pages and tables online as `./orrery --with <file>` serves them, on a free port of this machine. */
export async function serveWith(file: string): Promise<Site> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-with-'));
  const args = [MAIN, '--with', file, 'serve', '--port', '0', '--data', data, '--pace', '20'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const close = async (): Promise<void> => {
    await ended(child);
    await rm(data, { recursive: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^Orrery is at (\S+)/.exec(line) ?? [];
    if (address !== undefined) return { address, close };
  }
  await close();
  throw new Error(`nothing is served with ${file}`);
}
