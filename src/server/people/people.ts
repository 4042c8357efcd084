import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { InputError } from '../../kernel/error.ts';
import type { Person } from '../../protocol/online.ts';
import { plainName } from '../../protocol/names.ts';
import { sealed, unsealed } from './seal.ts';
import type { Store, StoredPerson } from '../store/store.ts';

/** Somebody as the server knows them. Guests are kept only once they do something worth keeping. */
export type Known = StoredPerson & { readonly kept: boolean };

/** Who people are: guests by their cookie, accounts by name and password. */
export interface People {
  newGuest(): Known;
  /** Whoever a cookie belongs to; nobody where it is forged, void or damaged. */
  byCookie(cookie: unknown): Promise<Known | undefined>;
  cookieOf(person: Known): string;
  /** A text that makes another browser the same person. */
  recoveryOf(person: Known): Promise<string>;
  byRecovery(text: unknown): Promise<Known>;
  rename(person: Known, name: string): Promise<Known>;
  /** Makes a guest an account that keeps everything the guest has. */
  register(person: Known, name: string, password: string): Promise<Known>;
  login(name: string, password: string): Promise<Known>;
  /** Makes all cookies and recovery links of a person void but the one given back. */
  signOutElsewhere(person: Known): Promise<Known>;
  /** Keeps a guest who is not kept yet. */
  keep(person: Known): Promise<Known>;
}

/** A hash of nothing, so that a name that is not there takes as long to refuse as a wrong password. */
const NO_HASH = hash(randomBytes(16));

export function peopleOf(store: Store, secret: Buffer, now: () => number): People {
  async function bySeal(purpose: 'cookie' | 'recovery', given: unknown): Promise<Known | undefined> {
    const [id, epoch] = unsealed(secret, purpose, given)?.split('.') ?? [];
    if (id === undefined || epoch === undefined) return undefined;
    const stored = await store.person(id);
    if (stored) return Number(epoch) === stored.epoch ? { ...stored, kept: true } : undefined;
    return Number(epoch) === 1 ? guest(id, now()) : undefined;
  }

  async function save({ kept: _, ...person }: Known): Promise<Known> {
    await store.savePerson(person);
    return { ...person, kept: true };
  }

  return {
    newGuest: () => guest(randomBytes(12).toString('hex'), now()),
    byCookie: (cookie) => bySeal('cookie', cookie),
    cookieOf: ({ id, epoch }) => sealed(secret, 'cookie', `${id}.${epoch}`),
    async recoveryOf(person) {
      const { id, epoch } = await save(person);
      return sealed(secret, 'recovery', `${id}.${epoch}`);
    },
    async byRecovery(text) {
      const person = await bySeal('recovery', text);
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
      return { ...found, kept: true };
    },
    signOutElsewhere: (person) => save({ ...person, epoch: person.epoch + 1 }),
    async keep(person) {
      const stored = person.kept ? person : await store.person(person.id);
      return stored ? { ...stored, kept: true } : save(person);
    },
  };
}

function guest(id: string, now: number): Known {
  return {
    id,
    name: `Guest ${id.slice(0, 4)}`,
    login: undefined,
    password: undefined,
    epoch: 1,
    created: now,
    kept: false,
  };
}

/** Names that look alike are the same name. */
function loginOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export function personOf({ id, name, login }: Known): Person {
  return { id, name, account: login !== undefined };
}
