import { reasonOf } from '../../kernel/error.ts';
import { lastOf } from '../../kernel/data/lists.ts';
import type { Store, WholeTable } from '../store/store.ts';
import { checkMatch } from './chain.ts';

/** What is wrong with what is stored of a table, in sentences; nothing where it is as it was written. */
export function damageOf({
  record,
  entries,
  snapshots,
}: Pick<WholeTable, 'record' | 'entries' | 'snapshots'>): string[] {
  if (record.begun === undefined && entries.length === 0) return [];
  try {
    const { damagedSnapshots } = checkMatch(record, entries, snapshots);
    return damagedSnapshots.map(
      (seq) => `the snapshot after entry ${seq} is damaged; the match can be read without it`,
    );
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** What was found in a store. */
export interface StoreVerdict {
  readonly tables: number;
  readonly entries: number;
  readonly damaged: readonly string[];
}

const PAGE = 200;

/** Checks every table of a store, one at a time, while servers go on. */
export async function checkStore(store: Store): Promise<StoreVerdict> {
  const damaged: string[] = [];
  let [tables, entries] = [0, 0];
  for (let last: string | undefined = ''; last !== undefined; ) {
    const ids: readonly string[] = await store.tablesAfter(last, PAGE);
    for (const id of ids) {
      const found = await checkTable(store, id);
      tables++;
      entries += found.entries;
      damaged.push(...found.damage.map((what) => `table ${id}: ${what}`));
    }
    last = ids.length < PAGE ? undefined : lastOf(ids);
  }
  return { tables, entries, damaged };
}

async function checkTable(store: Store, id: string): Promise<{ entries: number; damage: string[] }> {
  try {
    const since = await store.tableSince(id, 0);
    if (since === undefined) return { entries: 0, damage: [] };
    const count = since.entries.length;
    const snapshots = (await store.snapshots(id)).filter(({ seq }) => seq <= count);
    return { entries: count, damage: damageOf({ ...since, snapshots }) };
  } catch (error) {
    return { entries: 0, damage: [reasonOf(error)] };
  }
}
