import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { InputError } from '../../kernel/error.ts';
import { DELETED_NAME, visibleName } from '../../protocol/names.ts';
import type { StoredPerson } from '../store/personStore.ts';
import type { Store } from '../store/store.ts';
import { likenessOf, loginOf, ownName } from './names.ts';
import type { KnownPerson, People } from './people.ts';

/** A name somebody logs in with. */
export interface NamedAccount {
  /** The same for every way to write the name of the same account. */
  readonly key: string;
  readonly person: StoredPerson | undefined;
}

/** Names with passwords. */
export interface Accounts {
  named(name: string): Promise<NamedAccount>;
  login(account: NamedAccount, password: string, browser: string): Promise<KnownPerson>;
  /** Makes a guest an account that keeps everything the guest has. */
  register(person: KnownPerson, name: string, password: string): Promise<KnownPerson>;
  /** Gives an account another password and ends it in all other browsers. */
  changePassword(person: KnownPerson, old: string, fresh: string): Promise<KnownPerson>;
  /** Refuses whoever does not know the password of the account. */
  requirePassword(person: KnownPerson, password: string | undefined): Promise<void>;
  /** Forgets name, login, password and sessions of somebody; what is left is the number that their seats name. */
  remove(person: KnownPerson): Promise<KnownPerson>;
}

/** A hash of nothing, so that a name that is not there takes as long to refuse as a wrong password. */
const NO_HASH = hash(randomBytes(16));

export function accountsOf(store: Store, { enter, ensureStored, renew }: People): Accounts {
  async function requirePassword({ login, password }: KnownPerson, given: string | undefined): Promise<void> {
    if (login === undefined) return;
    if (!(await verify(password ?? (await NO_HASH), given ?? '')))
      throw new InputError('forbidden', 'the password is wrong');
  }

  return {
    requirePassword,
    async named(name) {
      const [login, earlier] = [loginOf(visibleName(name)), earlierLoginOf(name)];
      const person =
        (earlier === login ? undefined : await store.personByLogin(earlier)) ??
        (await store.personByLogin(login));
      return { key: person?.id ?? `name ${login}`, person };
    },
    async login({ person }, password, browser) {
      const right = await verify(person?.password ?? (await NO_HASH), password);
      if (person?.password === undefined || !right)
        throw new InputError('forbidden', 'name or password is wrong');
      return enter(person, browser);
    },
    async register(person, given, password) {
      if (person.login !== undefined) throw new InputError('bad_request', 'you have an account');
      const name = ownName(given);
      const changes = { name, login: loginOf(name), likeness: likenessOf(name) };
      const stored = await ensureStored(person);
      const hashed = await hash(password);
      await store.changePerson(stored, { ...changes, password: hashed });
      return { ...stored, ...changes, password: hashed };
    },
    async changePassword(person, old, fresh) {
      if (person.login === undefined) throw new InputError('bad_request', 'you have no account');
      await requirePassword(person, old);
      return renew(person, { password: await hash(fresh) });
    },
    async remove(person) {
      const nobody = { name: '', login: undefined, likeness: undefined, password: undefined };
      const stored = await ensureStored(person);
      const epoch = stored.epoch + 1;
      // What can be repeated comes first, so that after a crash the person is still there to ask again.
      await store.forgetTraces(stored.id, DELETED_NAME);
      await store.changePerson(stored, { ...nobody, epoch });
      return { ...stored, ...nobody, epoch };
    },
  };
}

/** Accounts were found by this form before letters that cannot be seen were left out of names. */
function earlierLoginOf(name: string): string {
  const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu;
  return loginOf(name.toWellFormed().replace(unfit, ' ').trim().slice(0, 40).trimEnd());
}
