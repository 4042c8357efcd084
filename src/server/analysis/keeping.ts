import type { Finding } from '../../analysis/inquiry.ts';
import { queue } from '../../kernel/match/queue.ts';
import type { Payer } from '../budgets/budgets.ts';
import type { Services } from '../rooms/services.ts';

/** Keeps what is found out of a match as it becomes known, and with it the claim to work on it. */
export interface Keeping {
  add(finding: Finding): void;
  /** Whether no other server works on it, as far as is known. */
  isOurs(): boolean;
  /** Keeps the rest; fails where something could not be kept. */
  close(): Promise<void>;
}

interface Kept {
  readonly table: string;
  readonly payer: Payer;
  readonly keeper: string;
}

/** How long a server has an analysis to itself if nothing is heard of it. */
export const CLAIM_MS = 30_000;
const RENEW_MS = 10_000;
const KEEP_MS = 1500;

/** `done` is the number of places that are kept already. */
export function openKeeping(
  { store, now, budgets }: Pick<Services, 'store' | 'now' | 'budgets'>,
  { table, payer, keeper }: Kept,
  done: number,
): Keeping {
  const inTurn = queue();
  let found: Finding[] = [];
  let [after, isOurs, renewedAt] = [done, true, performance.now()];
  let failure: unknown;

  async function keep(): Promise<void> {
    const findings = found;
    const isQuiet = findings.length === 0 && performance.now() - renewedAt < RENEW_MS;
    if (!isOurs || isQuiet) return;
    found = [];
    renewedAt = performance.now();
    isOurs = await store.addFindings({ table, keeper, after, findings, until: now() + CLAIM_MS });
    after += findings.length;
    budgets.stored(payer, JSON.stringify(findings).length);
  }

  function fail(error: unknown): void {
    isOurs = false;
    failure ??= error;
  }

  const timer = setInterval(() => void inTurn(keep).catch(fail), KEEP_MS);
  return {
    add: (finding) => void found.push(finding),
    isOurs: () => isOurs,
    async close() {
      clearInterval(timer);
      await inTurn(keep).catch(fail);
      if (failure !== undefined) throw failure;
    },
  };
}
