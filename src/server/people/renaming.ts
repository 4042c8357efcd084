import type { Person } from '../../protocol/online.ts';
import type { Payer } from '../budgets/budgets.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Services } from '../rooms/services.ts';
import { renamed, type TableRecord } from '../rooms/tableRecord.ts';
import { Overtaken } from '../store/overtaken.ts';
import type { Store } from '../store/store.ts';

/** A new name at tables that nobody has open; those that are open hear of it by `Rooms.rename`. */

/** At so many tables that are not over, the latest first. */
const MAX_TABLES = 100;

/** Puts the name somebody has now to the tables where they sit or that they host, so that lists and searches tell it. */
export async function renameAtTables(
  { store, budgets }: Services,
  rooms: Rooms,
  person: Person,
  payer: Payer,
): Promise<void> {
  for (const record of await store.tablesUnderWay(person.id, MAX_TABLES)) {
    if (rooms.find(record.id) || renamed(record, person) === undefined) continue;
    budgets.wrote(payer);
    await renameStored(store, record, person);
  }
}

/** A table that nobody has open is changed where it is stored; one that is changed meanwhile is read again. */
export async function renameStored(store: Store, record: TableRecord, person: Person): Promise<void> {
  const changed = renamed(record, person);
  if (changed === undefined) return;
  try {
    await store.saveTable({ ...record, ...changed, version: record.version + 1 });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    const now = await store.table(record.id);
    if (now) await renameStored(store, now, person);
  }
}
