import { randomBytes } from 'node:crypto';
import { InputError } from '../../kernel/error.ts';
import { DELETED_NAME, guestName } from '../../protocol/names.ts';
import type { Person } from '../../protocol/online.ts';
import type { PersonChanges, StoredPerson, StoredSession } from '../store/personStore.ts';
import type { Store } from '../store/store.ts';
import { ownName } from './names.ts';
import { readSigned, signText } from './signedText.ts';

/** A person, stored or not: guests are stored only once they do something worth storing. */
export type KnownPerson = StoredPerson & {
  readonly isStored: boolean;
  /** The browser they come by; missing with a cookie from before there were sessions. */
  readonly session: Session | undefined;
};

/** As much of somebody as tells whether they would be recognized again. */
export type Login = Pick<KnownPerson, 'id' | 'epoch' | 'session'>;

interface Session {
  readonly id: string;
  /** In a few words. */
  readonly browser: string;
}

/** Whoever a cookie belongs to. */
interface Recognized {
  readonly person: KnownPerson;
  /** Whether the browser needs a new cookie. */
  readonly renew: boolean;
}

interface Recovery {
  readonly recovery: string;
  /** When it stops working, in milliseconds since 1970. */
  readonly expires: number;
}

/** Who people are by their cookies and links; what accounts add is in `accounts.ts`. */
export interface People {
  newGuest(browser: string): KnownPerson;
  /** Whoever a cookie belongs to; nobody where it is forged, void or damaged. */
  byCookie(cookie: unknown, browser: string): Promise<Recognized | undefined>;
  /** The same for a connection, which cannot be given a new cookie. */
  byCookieAsIs(cookie: unknown, browser: string): Promise<KnownPerson | undefined>;
  cookieOf(person: KnownPerson): string;
  /** Whether somebody who was recognized earlier still would be. */
  isCurrent(login: Login): Promise<boolean>;
  /** A text that makes another browser the same person for a while. */
  recoveryOf(person: KnownPerson): Promise<Recovery>;
  byRecovery(text: unknown, browser: string): Promise<KnownPerson>;
  rename(person: KnownPerson, name: string): Promise<KnownPerson>;
  /** Makes all cookies and recovery links of a person void but the one given back. */
  signOutElsewhere(person: KnownPerson): Promise<KnownPerson>;
  /** Changes a person, who is known in no other browser from then on. */
  readonly renew: (person: KnownPerson, changes: PersonChanges) => Promise<KnownPerson>;
  /** Somebody in a browser that is new to them. */
  readonly enter: (person: StoredPerson, browser: string) => Promise<KnownPerson>;
  /** Somebody as they are stored now, a guest as soon as that is needed; refused where they have signed out meanwhile. */
  readonly ensureStored: (person: KnownPerson) => Promise<KnownPerson>;
}

const HOUR = 60 * 60 * 1000;
const RECOVERY_MS = 7 * 24 * HOUR;
/** A browser in which nobody was for a year is signed out. */
const UNUSED_MS = 365 * 24 * HOUR;

/** Requests that a page sends at once with a cookie from before there were sessions get one session between them. */
const TOGETHER_MS = 10_000;

export function peopleOf(store: Store, secret: Buffer, now: () => number): People {
  const begun = new Map<string, { readonly at: number; readonly person: Promise<KnownPerson> }>();

  async function recognized(cookie: unknown, browser: string): Promise<KnownPerson | undefined> {
    const [id, epoch, sessionId] = readSigned(secret, 'cookie', cookie)?.split('.') ?? [];
    if (id === undefined || epoch === undefined) return undefined;
    const session = sessionId === undefined ? undefined : { id: sessionId, browser };
    const stored = await store.person(id);
    if (stored) return Number(epoch) === stored.epoch ? known(stored, session) : undefined;
    return Number(epoch) === 1 ? guest(id, session ?? { id: firstSession(id), browser }) : undefined;
  }

  /** Of a guest from before there were sessions: the same one, whichever request comes first. */
  const firstSession = (id: string): string => signText(secret, 'session', id).slice(-22);

  function guest(id: string, session: Session): KnownPerson {
    return {
      id,
      name: guestName(id),
      login: undefined,
      likeness: undefined,
      password: undefined,
      epoch: 1,
      created: now(),
      isStored: false,
      session,
    };
  }

  function sessionRow({ id, session }: KnownPerson): StoredSession[] {
    if (session === undefined) return [];
    return [{ id: session.id, person: id, created: now(), seen: now(), browser: session.browser }];
  }

  async function ensureStored(person: KnownPerson): Promise<KnownPerson> {
    const { id, name, login, likeness, password, epoch, created, session } = person;
    if (!person.isStored)
      await store.addPerson({ id, name, login, likeness, password, epoch, created }, sessionRow(person));
    const stored = await store.person(id);
    if (stored?.epoch !== epoch) throw signedOut();
    return known(stored, session);
  }

  async function enter(person: StoredPerson, browser: string): Promise<KnownPerson> {
    const entered = known(person, { id: newId(), browser });
    for (const session of sessionRow(entered)) await store.addSession(session, person.epoch);
    return entered;
  }

  /** The session is a new one too: whoever has a copy of the cookie is in it as well. */
  async function renew(person: KnownPerson, changes: PersonChanges): Promise<KnownPerson> {
    const renewed = { ...changes, epoch: person.epoch + 1 };
    const session = person.session && { ...person.session, id: newId() };
    const [row] = sessionRow({ ...person, session });
    await store.changePerson(person, renewed, row);
    return { ...person, ...renewed, session };
  }

  /** Gives somebody with an old cookie a session, once for all requests that come together. */
  function enterOnce(person: KnownPerson, browser: string): Promise<KnownPerson> {
    const key = `${person.id} ${person.epoch} ${browser}`;
    for (const [other, { at }] of begun) if (now() - at > TOGETHER_MS) begun.delete(other);
    const entering = begun.get(key) ?? { at: now(), person: enter(person, browser) };
    begun.set(key, entering);
    return entering.person;
  }

  /** Whether the session goes on, and how long ago it was used. */
  async function unusedFor({ id, session }: Login): Promise<number | undefined> {
    const stored = session && (await store.session(session.id));
    const unused = stored?.person === id ? now() - stored.seen : undefined;
    return unused !== undefined && unused < UNUSED_MS ? unused : undefined;
  }

  return {
    newGuest: (browser) => guest(newId(), { id: newId(), browser }),
    async byCookie(cookie, browser) {
      const person = await recognized(cookie, browser);
      if (person === undefined) return undefined;
      if (!person.isStored) return { person, renew: false };
      if (person.session === undefined) return { person: await enterOnce(person, browser), renew: true };
      const unused = await unusedFor(person);
      if (unused === undefined) return undefined;
      if (unused > HOUR) await store.touchSession(person.session.id, now());
      return { person, renew: unused > HOUR };
    },
    async byCookieAsIs(cookie, browser) {
      const person = await recognized(cookie, browser);
      if (!person?.isStored || person.session === undefined) return person;
      return (await unusedFor(person)) === undefined ? undefined : person;
    },
    cookieOf({ id, epoch, session }) {
      const parts = [id, epoch, ...(session ? [session.id] : [])];
      return signText(secret, 'cookie', parts.join('.'));
    },
    async isCurrent(login) {
      const stored = await store.person(login.id);
      if (stored === undefined) return login.epoch === 1;
      if (stored.epoch !== login.epoch) return false;
      return login.session === undefined || (await unusedFor(login)) !== undefined;
    },
    async recoveryOf(person) {
      const { id, epoch } = await ensureStored(person);
      const expires = now() + RECOVERY_MS;
      return { recovery: signText(secret, 'recovery', `${id}.${epoch}.${expires}`), expires };
    },
    async byRecovery(text, browser) {
      const [id = '', epoch, expires] = readSigned(secret, 'recovery', text)?.split('.') ?? [];
      const stored = await store.person(id);
      const isGood = stored !== undefined && Number(epoch) === stored.epoch && now() < Number(expires);
      if (!isGood) throw new InputError('forbidden', 'this link is not valid, or no longer');
      return enter(stored, browser);
    },
    async rename(person, given) {
      if (person.login !== undefined) throw new InputError('forbidden', 'an account keeps its name');
      const name = ownName(given);
      const stored = await ensureStored(person);
      await store.changePerson(stored, { name });
      return { ...stored, name };
    },
    signOutElsewhere: async (person) => renew(await ensureStored(person), {}),
    renew,
    enter,
    ensureStored,
  };
}

const newId = (): string => randomBytes(12).toString('hex');

function known(person: StoredPerson, session: Session | undefined): KnownPerson {
  return { ...person, isStored: true, session };
}

function signedOut(): InputError {
  return new InputError('stale', 'you have signed out elsewhere meanwhile; look again');
}

export function personOf({ id, name, login }: StoredPerson): Person {
  return { id, name: name === '' ? DELETED_NAME : name, account: login !== undefined };
}
