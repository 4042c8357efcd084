import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { ensureBuilt } from '../web/build.ts';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');

test('the server prints its address, plays, and stops when it is told to', async () => {
  await ensureBuilt();
  const data = mkdtempSync(path.join(tmpdir(), 'orrery-serve-'));
  const env = { ...process.env, ORRERY_DATA: path.join(data, 'kept'), ORRERY_PORT: '0' };
  const child = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const address = /^Orrery is at (http:\/\/127\.0\.0\.1:\d+\/)$/.exec(line)?.[1] ?? '';
  expect(await (await fetch(`${address}health`)).json()).toEqual({ ok: true });
  expect(await (await fetch(address)).text()).toContain('<!doctype html>');
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(existsSync(path.join(data, 'kept/orrery.sqlite'))).toBe(true);
  rmSync(data, { recursive: true });
});
