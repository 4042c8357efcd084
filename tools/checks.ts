import { spawn } from 'node:child_process';
import path from 'node:path';
import pc from 'picocolors';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A script of node_modules with its arguments, run in the project's folder. */
export interface Tool {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Tools that run at the same time. */
const LANES = 2;

/** Every check besides the tests: the one list of them. */
const CHECKS: readonly Tool[] = [
  { name: 'types', script: 'typescript/bin/tsc', args: ['--project', 'tsconfig.json'] },
  { name: 'types of pure parts', script: 'typescript/bin/tsc', args: ['--project', 'tsconfig.pure.json'] },
  { name: 'types of the pages', script: 'typescript/bin/tsc', args: ['--project', 'tsconfig.web.json'] },
  {
    name: 'types of the tests of the pages',
    script: 'typescript/bin/tsc',
    args: ['--project', 'tsconfig.webtests.json'],
  },
  { name: 'lint', script: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', script: '@biomejs/biome/bin/biome', args: ['format'] },
];

/** Runs every check besides the tests. */
export function runChecks(): Promise<Tally[]> {
  return inLanes(CHECKS, LANES, check);
}

/** Works through a list, so many at a time. */
async function inLanes<T, R>(list: readonly T[], lanes: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const waiting = list.values();
  const done: R[] = [];
  const lane = async (): Promise<void> => {
    for (const item of waiting) done.push(await work(item));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

/** Runs a tool silently; what it printed is shown only when it fails. */
async function check(tool: Tool): Promise<Tally> {
  const start = performance.now();
  const { ok, output } = await run(tool, 'pipe');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = ok
    ? `${pc.green('ok')} ${pc.dim(`${seconds} s`)}`
    : `${pc.red('failed')}\n${output.trimEnd()}\n`;
  console.log(`${tool.name} … ${verdict}`);
  return ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

export function run(tool: Tool, stdio: 'pipe' | 'inherit'): Promise<{ ok: boolean; output: string }> {
  const script = path.join(ROOT, 'node_modules', tool.script);
  const child = spawn(process.execPath, [script, ...tool.args], {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
