import { checkRevision, type AnyStoredTable, readTable, type LocalStore } from './localStore.ts';

/** What several memory stores share, as tabs share a browser's storage. */
export interface SharedMemory {
  readonly tables: Map<string, AnyStoredTable>;
  /** By listener, the store it listens to. */
  readonly listeners: Map<(id: string) => void, object>;
}

export const emptyMemory = (): SharedMemory => ({ tables: new Map(), listeners: new Map() });

/** A store that forgets everything when the page closes. */
export function memoryStore({ tables, listeners }: SharedMemory = emptyMemory()): LocalStore {
  const self = {};
  const notifyOthers = (id: string): void => {
    for (const [listener, store] of listeners) if (store !== self) queueMicrotask(() => listener(id));
  };
  return {
    async put(table) {
      checkRevision(tables.get(table.id), table);
      tables.set(table.id, structuredClone(table));
      notifyOthers(table.id);
    },
    async get(id) {
      const kept = tables.get(id);
      return kept && structuredClone(readTable(kept));
    },
    list: async () => structuredClone([...tables.values()].map(readTable)),
    async remove(id) {
      if (tables.delete(id)) notifyOthers(id);
    },
    onChange(listener) {
      listeners.set(listener, self);
      return () => void listeners.delete(listener);
    },
    close() {
      for (const [listener, store] of listeners) if (store === self) listeners.delete(listener);
    },
  };
}
