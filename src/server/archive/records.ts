import { recordOf } from '../../kernel/match/record.ts';
import type { Services } from '../rooms/services.ts';
import { endOf, pliesOf } from '../../table/ledger.ts';
import { fairnessOf } from '../rooms/luck.ts';
import { matchOf } from '../rooms/rules.ts';
import { isLive } from '../rooms/tableRecord.ts';
import type { Store } from '../store/store.ts';
import { allTables } from './archive.ts';

/** The records of all matches that no move can follow, one in each line. */
export async function* recordsOf(store: Store, services: Pick<Services, 'game'>): AsyncGenerator<string> {
  for await (const { record, entries, snapshots } of allTables(store)) {
    if (record.begun === undefined || isLive(record)) continue;
    const ledger = matchOf(services, record, entries, snapshots);
    const conduct = {
      fairness: fairnessOf(record),
      resigned: ledger.resigned,
      over: endOf(ledger) !== undefined,
      rulesVersion: record.rulesVersion,
    };
    yield JSON.stringify(recordOf({ ...ledger.match, plies: pliesOf(ledger) }, conduct));
  }
}
