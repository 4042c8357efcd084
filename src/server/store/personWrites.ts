import type { Kysely } from 'kysely';
import { InputError } from '../../kernel/error.ts';
import {
  MAX_SESSIONS,
  type PersonBefore,
  type PersonChanges,
  type PersonStore,
  type StoredPerson,
  type StoredSession,
} from './personStore.ts';
import type { Schema } from './schema.ts';
import type { Statements } from './statements.ts';

type PersonWrites = Pick<
  PersonStore,
  | 'addPerson'
  | 'changePerson'
  | 'addSession'
  | 'touchSession'
  | 'endSession'
  | 'forgetSessions'
  | 'forgetTraces'
>;

export const nameTaken = (): InputError =>
  new InputError('taken', 'this name is taken, or looks too much like one that is');

const changedMeanwhile = (): InputError =>
  new InputError('stale', 'you have signed out elsewhere or changed something meanwhile; look again');

function* addPerson(
  db: Kysely<Schema>,
  person: StoredPerson,
  sessions: readonly StoredSession[],
): Statements {
  const row = {
    ...person,
    login: person.login ?? null,
    likeness: person.likeness ?? null,
    password: person.password ?? null,
  };
  const added = yield db
    .insertInto('people')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing());
  if (added > 0) for (const session of sessions) yield db.insertInto('sessions').values(session);
}

function* changePerson(
  db: Kysely<Schema>,
  { id, epoch, login, session: asking }: PersonBefore,
  changes: PersonChanges,
  session: StoredSession | undefined,
): Statements {
  const columns = Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [column, value ?? null]),
  );
  const update = db
    .updateTable('people')
    .set(columns)
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .where('login', login === undefined ? 'is' : '=', login ?? null);
  const changed = yield asking === undefined
    ? update
    : update.where((eb) =>
        eb.exists(
          eb
            .selectFrom('sessions')
            .select('sessions.id')
            .where('sessions.id', '=', asking.id)
            .where('sessions.person', '=', id),
        ),
      );
  if (changed === 0) throw changedMeanwhile();
  if (changes.epoch === undefined) return;
  yield db.deleteFrom('sessions').where('person', '=', id);
  if (session) yield db.insertInto('sessions').values(session);
}

function* addSession(db: Kysely<Schema>, session: StoredSession, epoch: number): Statements {
  const { person } = session;
  // Changes nothing; whoever raises the epoch at the same time waits for us, or we for them.
  const found = yield db
    .updateTable('people')
    .set({ epoch })
    .where('id', '=', person)
    .where('epoch', '=', epoch);
  if (found === 0) throw changedMeanwhile();
  yield db.insertInto('sessions').values(session);
  const latest = db
    .selectFrom('sessions')
    .select('id')
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .orderBy('created', 'desc')
    .limit(MAX_SESSIONS);
  yield db.deleteFrom('sessions').where('person', '=', person).where('id', 'not in', latest);
}

function* touchSession(db: Kysely<Schema>, id: string, seen: number): Statements {
  yield db.updateTable('sessions').set({ seen }).where('id', '=', id).where('seen', '<', seen);
}

function* endSession(db: Kysely<Schema>, person: string, id: string): Statements<boolean> {
  return (yield db.deleteFrom('sessions').where('id', '=', id).where('person', '=', person)) > 0;
}

function* forgetSessions(db: Kysely<Schema>, before: number): Statements {
  yield db.deleteFrom('sessions').where('seen', '<', before);
}

function* forgetTraces(db: Kysely<Schema>, person: string, name: string): Statements {
  yield db.updateTable('chat').set({ name }).where('person', '=', person);
  yield db.updateTable('blocks').set({ name }).where('other', '=', person);
  yield db.deleteFrom('blocks').where('person', '=', person);
}

/** What is written of people, however a store runs statements. */
export function personWritesOf(
  db: Kysely<Schema>,
  run: <T>(statements: Statements<T>) => Promise<T>,
): PersonWrites {
  return {
    addPerson: (person, sessions = []) => run(addPerson(db, person, sessions)),
    changePerson: (before, changes, session) => run(changePerson(db, before, changes, session)),
    addSession: (session, epoch) => run(addSession(db, session, epoch)),
    touchSession: (id, seen) => run(touchSession(db, id, seen)),
    endSession: (person, id) => run(endSession(db, person, id)),
    forgetSessions: (before) => run(forgetSessions(db, before)),
    forgetTraces: (person, name) => run(forgetTraces(db, person, name)),
  };
}
