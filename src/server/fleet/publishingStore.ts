import type { Store } from '../store/store.ts';
import type { Fleet } from './fleet.ts';

/** A store that publishes every change of a table to the other servers once it is stored. */
export function publishingStore(store: Store, fleet: Fleet): Store {
  if (fleet.isAlone) return store;
  return {
    ...store,
    async saveTable(record) {
      await store.saveTable(record);
      fleet.publishChange(record.id, record.version);
    },
    async forgetTable(id, before) {
      const isGone = await store.forgetTable(id, before);
      // Whoever has it open looks and finds that it is no longer there.
      if (isGone) fleet.publishChange(id, Number.MAX_SAFE_INTEGER);
      return isGone;
    },
    async append(write) {
      await store.append(write);
      fleet.publishChange(write.record.id, write.record.version);
    },
  };
}
