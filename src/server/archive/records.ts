import type { Services } from '../rooms/services.ts';
import { finalRecord } from '../rooms/past.ts';
import { matchOf } from '../rooms/rules.ts';
import { isLive } from '../rooms/tableRecord.ts';
import type { Store } from '../store/store.ts';
import { allTables } from './archive.ts';

/** The records of all matches that no move can follow, one in each line. */
export async function* recordsOf(store: Store, services: Pick<Services, 'game'>): AsyncGenerator<string> {
  for await (const { record, entries, snapshots } of allTables(store)) {
    if (record.begun === undefined || isLive(record)) continue;
    const ledger = matchOf(services, record, entries, snapshots);
    yield JSON.stringify(finalRecord(record, ledger));
  }
}
