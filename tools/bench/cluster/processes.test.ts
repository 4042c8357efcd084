import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processorTime } from './processes.ts';

test.runIf(existsSync('/proc/self/stat'))('the time of children of a name grows as they work', async () => {
  const before = processorTime('sh') ?? 0;
  const other = processorTime('no such name');
  const child = spawn('sh', ['-c', 'while :; do :; done; exit'], { stdio: 'ignore' });
  try {
    await expect.poll(() => processorTime('sh')).toBeGreaterThan(before);
    expect([other, processorTime('no such name')]).toEqual([0, 0]);
  } finally {
    child.kill('SIGKILL');
  }
});
