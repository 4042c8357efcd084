import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, runChecks, type Tally } from './checks.ts';
import { installServices } from './services/install.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Tests that are run together. */
interface Suite {
  readonly config: string;
  readonly files: readonly string[];
}

const SUITES: readonly Suite[] = [
  { config: 'vitest.config.ts', files: ['{src,test,tools,examples}/**/*.test.ts'] },
  { config: 'vitest.e2e.config.ts', files: ['e2e/**/*.test.ts'] },
];

interface TestOptions {
  readonly filter?: string;
  /** Types, lint and format alone. */
  readonly checks: boolean;
  readonly long: boolean;
}

/**
 * Runs every check and returns the exit code; with `filter`, only the tests in files whose path contains it. A long
 * run plays ten times as many random matches, and whole matches by click on every screen.
 * The last line printed is `N passed, N failed`, after one with `N skipped` where something was; a tool counts as one.
 */
export async function runTests({ filter, checks, long }: TestOptions): Promise<number> {
  const tallies: Tally[] = [];
  if (long) process.env['ORRERY_LONG'] = '1';
  if (filter === undefined) tallies.push(...(await runChecks()));
  if (!checks) {
    installServices();
    for (const suite of suitesFor(filter)) tallies.push(await vitest(suite, filter));
  }
  const { passed, failed, skipped } = sum(tallies);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** The suites that hold a file the filter means; where none does, the first says so. */
function suitesFor(filter = ''): readonly Suite[] {
  const meant = SUITES.filter(({ files }) =>
    globSync(files, { cwd: ROOT }).some((file) => file.includes(filter)),
  );
  return meant.length > 0 ? meant : SUITES.slice(0, 1);
}

async function vitest({ config }: Suite, filter: string | undefined): Promise<Tally> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orrery-test-'));
  const report = path.join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['run', '--config', config, ...reporters, ...(filter === undefined ? [] : [filter])];
    const { ok } = await run({ name: 'tests', script: 'vitest/vitest.mjs', args }, 'inherit');
    const counted = tally(await readReport(report));
    // A run may fail without a failed test: no file found, an error outside of tests, a crash.
    return { ...counted, failed: ok ? counted.failed : Math.max(counted.failed, 1) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The part of vitest's JSON report that is counted here. */
interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

async function readReport(file: string): Promise<Report> {
  try {
    const report: Report = JSON.parse(await readFile(file, 'utf8'));
    return report;
  } catch {
    return { testResults: [] };
  }
}

/** Counts tests; a file that failed without a failed test (it did not load) counts as one failure. */
function tally(report: Report): Tally {
  return sum(
    report.testResults.map((file) => {
      const count = (...states: readonly string[]) =>
        file.assertionResults.filter((test) => states.includes(test.status)).length;
      const failed = count('failed');
      return {
        passed: count('passed'),
        failed: file.status === 'failed' ? Math.max(failed, 1) : failed,
        skipped: count('skipped', 'pending'),
      };
    }),
  );
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, next) => ({
      passed: total.passed + next.passed,
      failed: total.failed + next.failed,
      skipped: total.skipped + next.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
