import type { Page } from 'playwright-core';
import { gameOf } from '../../src/games/index.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { parseRecord } from '../../src/kernel/match/record.ts';
import type { Chair } from '../../src/protocol/table.ts';
import type { KeptAnalysis } from '../../src/web/local/analysis/analysisStore.ts';
import { adopted } from '../../src/web/local/begin/adopt.ts';
import type { StoredTable } from '../../src/web/local/store/localStore.ts';

/** Finished matches as a browser keeps them, put there without anybody playing them. */

interface KeptMatch {
  readonly id: string;
  readonly record: string;
  readonly chairs: readonly Chair[];
  /** When it was played, in milliseconds since 1970. */
  readonly date: number;
}

const replayed = new Map<string, StoredTable>();

/** The table of a record; the same record is replayed only once. */
export function keptTable({ id, record, chairs, date }: KeptMatch): StoredTable {
  const table = replayed.get(record) ?? replay(record);
  replayed.set(record, table);
  return { ...table, id, touched: date, setup: { ...table.setup, chairs } };
}

function replay(text: string): StoredTable {
  const record = parseRecord(text);
  return itemAt(adopted(gameOf(record.game), record, [], { newId: () => '', now: 0, isBot: () => true }), 0);
}

/** An analysis by which the first seat kept so much of its chances, and had so much luck. */
export function keptAnalysis({ id, ply }: StoredTable, accuracy: number, luck: number): KeptAnalysis {
  const cost = 0.5 * (1 - accuracy);
  const choice = (text: string, chance: number) => ({ text, chance, noise: 0 });
  const findings = Array.from({ length: ply + 1 }, (_, at) => ({
    standing: { ply: at, chances: [0.5, 0.5], noise: 0 },
    ...(at === 1 && { luck: { ply: 1, gains: [luck, -luck, 0, 0, 0], noise: 0 } }),
    ...(at === 0 && {
      decision: {
        ...{ ply: 0, turn: 0, seat: 0, cost, noise: 0, verdict: 'good' as const },
        played: choice('played', 0.5 - cost),
        best: [choice('better', 0.5)],
      },
    }),
  }));
  return { id, sight: 'seen', record: '', version: 1, findings, touched: 1 };
}

/** Puts them there; the page has to be open, and reads them when it is opened anew. */
export async function keep(
  page: Page,
  tables: readonly StoredTable[],
  analyses: readonly KeptAnalysis[] = [],
): Promise<void> {
  await page.evaluate(
    async ([some, found]) => {
      const opened = (name: string, version: number, create: (database: IDBDatabase) => void) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const asked = indexedDB.open(name, version);
          asked.onupgradeneeded = () => create(asked.result);
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error ?? new Error(name));
        });
      const filled = async (database: IDBDatabase, name: string, values: readonly object[]) => {
        const change = database.transaction(name, 'readwrite');
        for (const value of values) change.objectStore(name).put(value);
        await new Promise((resolve) => {
          change.oncomplete = resolve;
        });
        database.close();
      };
      const tables = await opened('orrery', 3, (database) =>
        database.createObjectStore('tables', { keyPath: 'id' }),
      );
      await filled(tables, 'tables', some);
      const analyses = await opened('orrery-analyses', 1, (database) =>
        database
          .createObjectStore('analyses', { keyPath: ['id', 'sight'] })
          .createIndex('touched', 'touched'),
      );
      await filled(analyses, 'analyses', found);
    },
    [tables, analyses] as const,
  );
}
