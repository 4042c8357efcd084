import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sight } from '../../../analysis/analysis.ts';
import type { Finding } from '../../../analysis/inquiry.ts';

/** What was found out of a match so far. */
export interface KeptAnalysis {
  /** The table of the match, here or online. */
  readonly id: string;
  readonly sight: Sight;
  /** The name of the match by its record, and the version of the form. */
  readonly record: string;
  readonly version: number;
  /** What it was made by; missing in those from before that was kept. */
  readonly made?: string;
  readonly findings: readonly Finding[];
  /** When it was last added to, in milliseconds since 1970. */
  readonly touched: number;
}

/** Keeps analyses beside the tables; an analysis that is lost is only worked out again. */
export interface AnalysisStore {
  get(id: string, sight: Sight): Promise<KeptAnalysis | undefined>;
  put(kept: KeptAnalysis): Promise<void>;
  /** Removes what is known of a match. */
  forget(id: string): Promise<void>;
}

/** With more than these, the one that was not added to for longest is dropped. */
const MOST = 60;

interface Schema extends DBSchema {
  analyses: { key: [string, string]; value: KeptAnalysis; indexes: { touched: number } };
}

/** A database of its own, so that those of the tables stay as older pages know them. */
export function indexedAnalyses(name = 'orrery-analyses'): AnalysisStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forgetIt = (): void => {
    opened = undefined;
  };
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, 1, { upgrade: create, terminated: forgetIt });
    opened.catch(forgetIt);
    return opened;
  };
  return {
    get: async (id, sight) => (await database()).get('analyses', [id, sight]),
    async put(kept) {
      const change = (await database()).transaction('analyses', 'readwrite');
      await change.store.put(kept);
      const spare = (await change.store.count()) - MOST;
      const oldest = spare > 0 ? await change.store.index('touched').getAllKeys(null, spare) : [];
      await Promise.all([...oldest.map((key) => change.store.delete(key)), change.done]);
    },
    async forget(id) {
      const change = (await database()).transaction('analyses', 'readwrite');
      await Promise.all([change.store.delete(IDBKeyRange.bound([id], [id, []])), change.done]);
    },
  };
}

function create(database: IDBPDatabase<Schema>): void {
  database.createObjectStore('analyses', { keyPath: ['id', 'sight'] }).createIndex('touched', 'touched');
}

/** A store that forgets everything when the page closes. */
export function memoryAnalyses(): AnalysisStore {
  const kept = new Map<string, KeptAnalysis>();
  return {
    get: async (id, sight) => structuredClone(kept.get(`${id} ${sight}`)),
    put: async (one) => void kept.set(`${one.id} ${one.sight}`, structuredClone(one)),
    async forget(id) {
      for (const key of kept.keys()) if (key.startsWith(`${id} `)) kept.delete(key);
    },
  };
}
