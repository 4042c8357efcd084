/** Somebody who has done something worth storing; mere visitors are not stored. */
export interface StoredPerson {
  readonly id: string;
  /** Empty once the person was deleted. */
  readonly name: string;
  /** Of an account: its name as it is compared, and the hash of its password. */
  readonly login: string | undefined;
  /** What the name of an account looks like; missing where an older account looks the same. */
  readonly likeness: string | undefined;
  readonly password: string | undefined;
  /** Raised to make all cookies and recovery links of this person void. */
  readonly epoch: number;
  readonly created: number;
}

/** A browser in which somebody is known. */
export interface StoredSession {
  readonly id: string;
  readonly person: string;
  readonly created: number;
  /** When it was used last, give or take an hour. */
  readonly seen: number;
  /** In a few words, such as “Firefox on Linux”. */
  readonly browser: string;
}

/** What a change of a person rests on. */
export type PersonBefore = Pick<StoredPerson, 'id' | 'epoch' | 'login'> & {
  /** The browser in which it is asked for; missing where it is not about one. */
  readonly session?: Pick<StoredSession, 'id'> | undefined;
};

export type PersonChanges = Partial<Omit<StoredPerson, 'id' | 'created'>>;

/** How many browsers one person is known in; the one not used for longest makes room. */
export const MAX_SESSIONS = 50;

/**
 * The people of a store. Nobody writes a whole person: what is changed names what it rests on, so that of two who
 * change the same person at once, be it on different machines, neither undoes what the other did.
 */
export interface PersonStore {
  person(id: string): Promise<StoredPerson | undefined>;
  personByLogin(login: string): Promise<StoredPerson | undefined>;
  /** The names of those of these people who have accounts, by id. */
  accountNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Everybody in the order of their ids, a page at a time. */
  peopleAfter(id: string, limit: number): Promise<StoredPerson[]>;
  /**
   * Stores somebody new with the sessions they have. Whoever is stored already stays as they are. Refused as `taken`
   * where somebody else has that login or likeness.
   */
  addPerson(person: StoredPerson, sessions?: readonly StoredSession[]): Promise<void>;
  /**
   * Changes what is named and nothing else. Refused as `stale` where the epoch or the login is no longer the expected
   * one or the session has ended, and as `taken` where somebody else has the new login or likeness. A new epoch ends all sessions, and
   * `session` begins with it.
   */
  changePerson(before: PersonBefore, changes: PersonChanges, session?: StoredSession): Promise<void>;

  session(id: string): Promise<StoredSession | undefined>;
  /** The one used last comes first. */
  sessionsOf(person: string): Promise<StoredSession[]>;
  /** Refused as `stale` where the person's epoch is no longer the expected one. */
  addSession(session: StoredSession, epoch: number): Promise<void>;
  touchSession(id: string, seen: number): Promise<void>;
  /** Ends a session of this person; true if there was one. */
  endSession(person: string, id: string): Promise<boolean>;
  /** Ends the sessions that have not been used since then. */
  forgetSessions(before: number): Promise<void>;

  /** Puts another name to what somebody has said and where others block them, and forgets whom they block. */
  forgetTraces(person: string, name: string): Promise<void>;
  /** The ids of the tables where somebody is the host, sits or sat, in their order, a page at a time. */
  tablesWith(person: string, after: string, limit: number): Promise<string[]>;
}
