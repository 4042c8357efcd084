import { recordOf } from '../../kernel/match/record.ts';
import type { House } from '../rooms/services.ts';
import { endOf, pliesOf } from '../../table/ledger.ts';
import { fairnessOf } from '../rooms/luck.ts';
import { matchOf } from '../rooms/rules.ts';
import { isLive } from '../rooms/tableRecord.ts';
import type { Store } from '../store/store.ts';
import { everyTable } from './archive.ts';

/** The records of all matches that no move can follow, one in each line. */
export async function* recordsOf(store: Store, house: Pick<House, 'game'>): AsyncGenerator<string> {
  for await (const { sheet, entries, snapshots } of everyTable(store)) {
    if (sheet.begun === undefined || isLive(sheet)) continue;
    const ledger = matchOf(house, sheet, entries, snapshots);
    const conduct = {
      fairness: fairnessOf(sheet),
      resigned: ledger.resigned,
      over: endOf(ledger) !== undefined,
      rulesVersion: sheet.rulesVersion,
    };
    yield JSON.stringify(recordOf({ ...ledger.match, plies: pliesOf(ledger) }, conduct));
  }
}
