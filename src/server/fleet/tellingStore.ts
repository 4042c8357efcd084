import type { Store } from '../store/store.ts';
import type { Fleet } from './fleet.ts';

/** The store, telling the other servers of every change once it is kept. */
export function tellingStore(store: Store, fleet: Fleet): Store {
  return {
    ...store,
    async saveTable(sheet) {
      await store.saveTable(sheet);
      fleet.changed(sheet.id, sheet.version);
    },
    async append(appended) {
      await store.append(appended);
      fleet.changed(appended.sheet.id, appended.sheet.version);
    },
    async say(line) {
      const number = await store.say(line);
      const { table, person, name, text, at } = line;
      fleet.said(table, { number, person, name, text, at });
      return number;
    },
  };
}
