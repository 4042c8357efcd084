import type { Seat } from '../../kernel/game.ts';
import { commitment } from '../../kernel/match/chance.ts';
import { combinedSeed, type Fairness } from '../../kernel/match/fairness.ts';
import type { LedgerSetup } from '../../table/ledger.ts';
import type { TableRecord } from '../rooms/tableRecord.ts';

/** How the luck of a match came about: the server's secret and what each person's client promised and gave. */
export function fairnessOf({ secret, chairs, abortedDraws: aborted }: TableRecord): Fairness {
  const promises = chairs.map(({ promise = '' }) => promise);
  return {
    commitment: commitment(secret),
    secret,
    nonces: chairs.map(({ nonce = '' }) => nonce),
    ...(promises.some((promise) => promise !== '') && { promises }),
    ...(aborted && { aborted }),
  };
}

export function matchSetup(record: TableRecord): LedgerSetup {
  const { chairs, options } = record;
  const { secret, nonces } = fairnessOf(record);
  const persons = chairs.flatMap(({ person }, seat) => (person === undefined ? [] : [seat]));
  return { seats: chairs.length, options, persons, seed: combinedSeed(secret, nonces) };
}

/** The nonce a seat has shown; one that was given at a table of before, without a promise, counts for nothing. */
export function nonceAt({ stage, chairs }: TableRecord, seat: Seat): string | undefined {
  const { promise, nonce } = chairs[seat] ?? {};
  return stage === 'gathering' && promise === undefined ? undefined : nonce;
}
