import { commitment } from '../../kernel/match/chance.ts';
import { combinedSeed, type Fairness } from '../../kernel/match/fairness.ts';
import type { LedgerSetup } from '../../table/ledger.ts';
import type { TableRecord } from './tableRecord.ts';

/** How the luck of a match came about: the server's secret and what each person's client gave. */
export function fairnessOf({ secret, chairs }: TableRecord): Fairness {
  return { commitment: commitment(secret), secret, nonces: chairs.map(({ nonce }) => nonce ?? '') };
}

export function matchSetup(record: TableRecord): LedgerSetup {
  const { chairs, options } = record;
  const { secret, nonces } = fairnessOf(record);
  const persons = chairs.flatMap(({ person }, seat) => (person === undefined ? [] : [seat]));
  return { seats: chairs.length, options, persons, seed: combinedSeed(secret, nonces) };
}
