import { checkFaults, type FaultOptions } from './checker.ts';
import { counted } from '../../src/cli/numbers.ts';

export interface FaultsOptions extends Omit<FaultOptions, 'onFault'> {
  readonly json?: boolean;
}

const REPORT_EVERY = 50;

/** Injects faults into servers in the middle of play and prints what they promised and kept; the exit code says so too. */
export async function runFaults({ json = false, ...options }: FaultsOptions): Promise<number> {
  const onFault = (fault: number): void => {
    if (fault > 0 && fault % REPORT_EVERY === 0) console.error(`orrery: ${counted(fault, 'fault')}`);
  };
  const { broken, tables, entries, lines, kinds, ...verdict } = await checkFaults({ ...options, onFault });
  const { acknowledged, lost, doubled, faults, disagreements } = verdict;
  for (const line of broken) console.log(line);
  const injected = Object.entries(kinds).map(([kind, number]) => `${number} ${kind}`);
  console.log(`${counted(faults, 'fault')}: ${injected.join(', ')}`);
  console.log(
    `${counted(tables, 'match', 'matches')}, ${counted(acknowledged, 'deed')} acknowledged, ${counted(entries, 'entry', 'entries')} and ${counted(lines, 'line')} of chat stored; ${lost} lost, ${doubled} doubled, ${counted(disagreements, 'disagreement')}`,
  );
  if (json) console.log(JSON.stringify(verdict));
  return broken.length === 0 ? 0 : 1;
}
