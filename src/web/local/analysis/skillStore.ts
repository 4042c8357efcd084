import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What an analysis found of how a seat played. */
export interface Skill {
  /** From 0 to 1; nothing for who chose nothing. */
  readonly accuracy: number | undefined;
  /** What chance gave or took, in chances of winning. */
  readonly luck: number;
}

/** The few numbers that statistics need of a match, by what every seat could see. */
interface KeptSkills {
  /** The table of the match, here or online. */
  readonly id: string;
  /** By seat. */
  readonly skills: readonly Skill[];
}

/** Keeps them for as long as the match, also where the whole analysis had to make room. */
export interface SkillStore {
  get(id: string): Promise<KeptSkills | undefined>;
  put(kept: KeptSkills): Promise<void>;
  forget(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  skills: { key: string; value: KeptSkills };
}

/** A database of its own, so that those from before stay as older pages know them. */
export function indexedSkills(name = 'orrery-skills'): SkillStore {
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
    get: async (id) => (await database()).get('skills', id),
    put: async (kept) => void (await (await database()).put('skills', kept)),
    forget: async (id) => (await database()).delete('skills', id),
  };
}

function create(database: IDBPDatabase<Schema>): void {
  database.createObjectStore('skills', { keyPath: 'id' });
}

/** A store that forgets everything when the page closes. */
export function memorySkills(): SkillStore {
  const kept = new Map<string, KeptSkills>();
  return {
    get: async (id) => kept.get(id),
    put: async (one) => void kept.set(one.id, one),
    forget: async (id) => void kept.delete(id),
  };
}
