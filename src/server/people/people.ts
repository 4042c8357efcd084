import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { InputError } from '../../kernel/error.ts';
import type { Person } from '../../protocol/online.ts';
import { guestName, plainName } from '../../protocol/names.ts';
import { signText, readSigned } from './signedText.ts';
import type { Store, StoredPerson } from '../store/store.ts';

/** A person, stored or not: guests are stored only once they do something worth storing. */
export type KnownPerson = StoredPerson & { readonly isStored: boolean };

/** Who people are: guests by their cookie, accounts by name and password. */
export interface People {
  newGuest(): KnownPerson;
  /** Whoever a cookie belongs to; nobody where it is forged, void or damaged. */
  byCookie(cookie: unknown): Promise<KnownPerson | undefined>;
  cookieOf(person: KnownPerson): string;
  /** A text that makes another browser the same person. */
  recoveryOf(person: KnownPerson): Promise<string>;
  byRecovery(text: unknown): Promise<KnownPerson>;
  rename(person: KnownPerson, name: string): Promise<KnownPerson>;
  /** Makes a guest an account that keeps everything the guest has. */
  register(person: KnownPerson, name: string, password: string): Promise<KnownPerson>;
  login(name: string, password: string): Promise<KnownPerson>;
  /** Makes all cookies and recovery links of a person void but the one given back. */
  signOutElsewhere(person: KnownPerson): Promise<KnownPerson>;
  /** Stores a guest who is not stored yet. */
  ensureStored(person: KnownPerson): Promise<KnownPerson>;
}

/** A hash of nothing, so that a name that is not there takes as long to refuse as a wrong password. */
const NO_HASH = hash(randomBytes(16));

export function peopleOf(store: Store, secret: Buffer, now: () => number): People {
  async function bySignature(
    purpose: 'cookie' | 'recovery',
    given: unknown,
  ): Promise<KnownPerson | undefined> {
    const [id, epoch] = readSigned(secret, purpose, given)?.split('.') ?? [];
    if (id === undefined || epoch === undefined) return undefined;
    const stored = await store.person(id);
    if (stored) return Number(epoch) === stored.epoch ? { ...stored, isStored: true } : undefined;
    return Number(epoch) === 1 ? guest(id, now()) : undefined;
  }

  async function save({ isStored: _, ...person }: KnownPerson): Promise<KnownPerson> {
    await store.savePerson(person);
    return { ...person, isStored: true };
  }

  return {
    newGuest: () => guest(randomBytes(12).toString('hex'), now()),
    byCookie: (cookie) => bySignature('cookie', cookie),
    cookieOf: ({ id, epoch }) => signText(secret, 'cookie', `${id}.${epoch}`),
    async recoveryOf(person) {
      const { id, epoch } = await save(person);
      return signText(secret, 'recovery', `${id}.${epoch}`);
    },
    async byRecovery(text) {
      const person = await bySignature('recovery', text);
      if (person === undefined) throw new InputError('forbidden', 'this link is not valid, or no longer');
      return person;
    },
    rename(person, name) {
      if (person.login !== undefined) throw new InputError('forbidden', 'an account keeps its name');
      return save({ ...person, name: plainName(name, 0) });
    },
    async register(person, given, password) {
      if (person.login !== undefined) throw new InputError('bad_request', 'you have an account');
      const name = plainName(given, 0);
      const login = loginOf(name);
      if (await store.personByLogin(login)) throw new InputError('taken', 'this name is taken');
      return save({ ...person, name, login, password: await hash(password) });
    },
    async login(name, password) {
      const found = await store.personByLogin(loginOf(plainName(name, 0)));
      const right = await verify(found?.password ?? (await NO_HASH), password);
      if (found?.password === undefined || !right)
        throw new InputError('forbidden', 'name or password is wrong');
      return { ...found, isStored: true };
    },
    signOutElsewhere: (person) => save({ ...person, epoch: person.epoch + 1 }),
    async ensureStored(person) {
      const stored = person.isStored ? person : await store.person(person.id);
      return stored ? { ...stored, isStored: true } : save(person);
    },
  };
}

function guest(id: string, now: number): KnownPerson {
  return {
    id,
    name: guestName(id),
    login: undefined,
    password: undefined,
    epoch: 1,
    created: now,
    isStored: false,
  };
}

/** Names that look alike are the same name. */
function loginOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export function personOf({ id, name, login }: KnownPerson): Person {
  return { id, name, account: login !== undefined };
}
