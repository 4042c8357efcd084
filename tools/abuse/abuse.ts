import { type AttackResult, type BatteryOptions, runBattery, type Waits } from './battery.ts';

export interface AbuseOptions extends Omit<BatteryOptions, 'seen'> {
  readonly json?: boolean;
}

const MB = 1_000_000;

/** Attacks a server of its own and prints what innocents had to wait for before, during and after each attack. */
export async function runAbuse({ json = false, ...options }: AbuseOptions): Promise<number> {
  console.log('| attack | move, median, ms | move, 99 %, ms | bot, median, ms | disk, MB | memory, MB |');
  console.log('|---|---|---|---|---|---|');
  const results = await runBattery({ ...options, seen: (result) => console.log(rowOf(result)) });
  if (json) console.log(JSON.stringify(results));
  return results.every(({ during }) => during.moves > 0) ? 0 : 1;
}

function rowOf(result: AttackResult): string {
  const parts: readonly Waits[] = [result.before, result.during, result.after];
  const cells = (number: (waits: Waits) => number): string =>
    parts.map((waits) => number(waits).toFixed(1)).join(', ');
  const columns = [
    result.attack,
    cells(({ moveMedian }) => moveMedian),
    cells(({ move99 }) => move99),
    cells(({ botMedian }) => botMedian),
    (result.disk / MB).toFixed(1),
    (result.memory / MB).toFixed(1),
  ];
  return `| ${columns.join(' | ')} |`;
}
