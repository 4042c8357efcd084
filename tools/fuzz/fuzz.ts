import { openWatch } from './watch.ts';
import { type FuzzPlan, repeating, roundsOf } from './plan.ts';
import { type Finding, type RoundReport, WHATS, type What } from './round.ts';
import { counted, grouped } from '../../src/cli/numbers.ts';
import { aligned } from '../../src/cli/rows.ts';

export interface FuzzOptions extends FuzzPlan {
  readonly json?: boolean;
}

/** What all rounds of one kind came to. */
interface Sum {
  readonly what: What;
  readonly inputs: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly slowestMs: number;
  /** Megabytes in use after the first and the last batch, and the most after any. */
  readonly megabytes: { readonly first: number; readonly last: number; readonly most: number };
}

const MOST_SAID = 2000;

/** Feeds hostile inputs and prints what they found; the exit code tells whether they found anything. */
export async function runFuzz(options: FuzzOptions): Promise<number> {
  const started = performance.now();
  const reports = await fuzzed(options, (line) => console.error(line));
  const sums = WHATS.map((what) => sumOf(what, reports)).filter(({ inputs }) => inputs > 0);
  const findings = sums.flatMap((sum) => sum.findings);
  console.log(table(sums).join('\n'));
  const inputs = sums.reduce((total, sum) => total + sum.inputs, 0);
  console.log(`${counted(inputs, 'input')}, ${counted(findings.length, 'finding')}`);
  if (options.json) {
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(JSON.stringify({ inputs, findings: findings.length, seconds, seed: options.seed, sums }));
  }
  return findings.length === 0 ? 0 : 1;
}

/** Runs every round of the plan, one after another. */
export async function fuzzed(plan: FuzzPlan, tell: (line: string) => void): Promise<RoundReport[]> {
  const watch = openWatch();
  const reports: RoundReport[] = [];
  try {
    for (const round of roundsOf(plan)) {
      const report = await watch.run(round);
      reports.push(report);
      const found = counted(report.findings.length, 'finding');
      tell(`orrery: ${round.what}, round ${round.number}: ${counted(report.inputs, 'input')}, ${found}`);
      for (const finding of report.findings) tell(findingText(plan.seed, finding));
    }
  } finally {
    await watch.close();
  }
  return reports;
}

function sumOf(what: What, reports: readonly RoundReport[]): Sum {
  const own = reports.filter(({ round }) => round.what === what);
  const answers: Record<string, number> = {};
  for (const report of own)
    for (const [answer, times] of Object.entries(report.answers))
      answers[answer] = (answers[answer] ?? 0) + times;
  const memory = own.flatMap((report) => report.memory).map((bytes) => Math.round(bytes / 1e6));
  return {
    what,
    inputs: own.reduce((sum, { inputs }) => sum + inputs, 0),
    answers,
    findings: own.flatMap(({ findings }) => findings),
    slowestMs: Math.round(Math.max(0, ...own.map(({ slowest }) => slowest.ms))),
    megabytes: { first: memory[0] ?? 0, last: memory.at(-1) ?? 0, most: Math.max(0, ...memory) },
  };
}

function findingText(seed: string, finding: Finding): string {
  const { what, round, input, fault, said, changes, again } = finding;
  const made = [...changes.edits, ...changes.mangles].map(({ kind }) => kind).join(', ') || 'nothing';
  return [
    `${what}: ${fault}`,
    `  input    ${input} of round ${round}${again ? '' : ', which alone does not show it again'}`,
    `  changed  ${made}`,
    `  sent     ${said.slice(0, MOST_SAID)}`,
    `  repeat   ${repeating(seed, what, round)}`,
    '',
  ].join('\n');
}

const HEAD = ['what', 'inputs', 'granted', 'refused', 'slowest', 'memory at first', 'at last', 'at most'];

function table(sums: readonly Sum[]): string[] {
  const rows = sums.map(({ what, inputs, answers, slowestMs, megabytes: { first, last, most } }) => {
    const granted = answers['ok'] ?? 0;
    const sizes = [first, last, most].map((size) => `${size} MB`);
    return [what, grouped(inputs), grouped(granted), grouped(inputs - granted), `${slowestMs} ms`, ...sizes];
  });
  return aligned(
    [HEAD, ...rows].map((row) => row.map((text, i) => ({ text, right: i > 0 }))),
    false,
  );
}
