import { checkRevision, type KeptTable, readTable, type Shelf } from './localStore.ts';

/** What several memory shelves share, as tabs share a browser's storage. */
export interface Room {
  readonly tables: Map<string, KeptTable>;
  /** By the shelf they listen at. */
  readonly listeners: Map<(id: string) => void, object>;
}

export const emptyRoom = (): Room => ({ tables: new Map(), listeners: new Map() });

/** A shelf that forgets everything when the page closes. */
export function memoryShelf({ tables, listeners }: Room = emptyRoom()): Shelf {
  const self = {};
  const tell = (id: string): void => {
    for (const [listener, shelf] of listeners) if (shelf !== self) queueMicrotask(() => listener(id));
  };
  return {
    async put(table) {
      checkRevision(tables.get(table.id), table);
      tables.set(table.id, structuredClone(table));
      tell(table.id);
    },
    async get(id) {
      const kept = tables.get(id);
      return kept && structuredClone(readTable(kept));
    },
    list: async () => structuredClone([...tables.values()].map(readTable)),
    async remove(id) {
      if (tables.delete(id)) tell(id);
    },
    onChange(listener) {
      listeners.set(listener, self);
      return () => void listeners.delete(listener);
    },
    close() {
      for (const [listener, shelf] of listeners) if (shelf === self) listeners.delete(listener);
    },
  };
}
