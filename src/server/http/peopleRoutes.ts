import type { FastifyInstance } from 'fastify';
import { InputError } from '../../kernel/error.ts';
import { DELETED_NAME } from '../../protocol/names.ts';
import type { SessionView } from '../../protocol/online.ts';
import { type KnownPerson, personOf } from '../people/people.ts';
import { renameAtTables } from '../people/renaming.ts';
import { BODIES, readAs } from '../socket/messages.ts';
import { addressOf } from './address.ts';
import { browserIn, clearCookies, identify, posting, setCookie, tooMany } from './identity.ts';
import type { RouteDependencies } from './routes.ts';

/** Requests about the own person. */
export function addPeopleRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  addNames(app, dependencies);
  addSessions(app, dependencies);
  addAccounts(app, dependencies);
}

function addNames(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { people, personChanged, services, rooms } = dependencies;
  app.get('/api/me', async (request, reply) => {
    return { person: personOf(await identify(dependencies, request, reply)) };
  });
  posting(app, dependencies)('/api/me', async (person, request) => {
    const payer = services.budgets.payer(person.id, addressOf(request));
    services.budgets.requireTime(payer);
    const renamed = await people.rename(person, readAs(BODIES.rename, request.body).name);
    await renameAtTables(services, rooms, personOf(renamed), payer);
    await personChanged(renamed, false);
    return { person: personOf(renamed) };
  });
}

/** In which browsers somebody is known, and how that begins and ends. */
function addSessions(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { people, services, personChanged } = dependencies;
  const { store } = services;
  const post = posting(app, dependencies);

  app.get('/api/me/sessions', async (request, reply) => {
    const { id, session } = await identify(dependencies, request, reply);
    const sessions = await store.sessionsOf(id);
    return { sessions: sessions.map((one) => ({ ...viewOf(one), here: one.id === session?.id })) };
  });
  post('/api/me/sessions/end', async (person, request) => {
    const { session } = readAs(BODIES.endSession, request.body);
    if (!(await store.endSession(person.id, session)))
      throw new InputError('stale', 'this browser was signed out already');
    await personChanged(person, true);
    return {};
  });
  post('/api/me/elsewhere', async (person, request, reply) => {
    const renewed = await people.signOutElsewhere(person);
    setCookie(dependencies, renewed, request, reply);
    await personChanged(renewed, true);
    return {};
  });
  post('/api/me/recovery', (person) => people.recoveryOf(person));
  post('/api/recover', async (before, request, reply) => {
    requireGuess(dependencies, addressOf(request));
    const person = await people.byRecovery(readAs(BODIES.recover, request.body).recovery, browserIn(request));
    await endHere(dependencies, before);
    setCookie(dependencies, person, request, reply);
    return { person: personOf(person) };
  });
  post('/api/logout', async (person, request, reply) => {
    await endHere(dependencies, person);
    await personChanged(person, true);
    clearCookies(dependencies, request, reply);
    return {};
  });
}

function viewOf({ id, created, seen, browser }: Omit<SessionView, 'here'>): Omit<SessionView, 'here'> {
  return { id, created, seen, browser };
}

/** The session of a browser whose cookie is replaced is over. */
async function endHere({ services }: RouteDependencies, { id, session }: KnownPerson): Promise<void> {
  if (session !== undefined) await services.store.endSession(id, session.id);
}

function addAccounts(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { accounts, config, services, rooms, personChanged, leaveTables } = dependencies;
  const post = posting(app, dependencies);

  post('/api/account', async (person, request) => {
    if (config.accounts === false) throw new InputError('forbidden', 'no new accounts are made here');
    requireGuess(dependencies, addressOf(request));
    const { name, password } = readAs(BODIES.account, request.body);
    const registered = await accounts.register(person, name, password);
    const payer = services.budgets.payer(person.id, addressOf(request));
    await renameAtTables(services, rooms, personOf(registered), payer);
    await personChanged(registered, false);
    return { person: personOf(registered) };
  });
  post('/api/login', async (before, request, reply) => {
    const { name, password } = readAs(BODIES.account, request.body);
    requireGuess(dependencies, addressOf(request));
    const account = await accounts.named(name);
    requireGuess(dependencies, account.key);
    const person = await accounts.login(account, password, browserIn(request));
    await endHere(dependencies, before);
    setCookie(dependencies, person, request, reply);
    return { person: personOf(person) };
  });
  post('/api/me/password', async (person, request, reply) => {
    const { old, new: fresh } = readAs(BODIES.password, request.body);
    requireGuess(dependencies, addressOf(request), ownGuesses(person));
    const renewed = await accounts.changePassword(person, old, fresh);
    setCookie(dependencies, renewed, request, reply);
    await personChanged(renewed, true);
    return {};
  });
  post('/api/me/delete', async (person, request, reply) => {
    const { password } = readAs(BODIES.remove, request.body);
    requireGuess(dependencies, addressOf(request), ownGuesses(person));
    await accounts.requirePassword(person, password);
    if (person.isStored) {
      await leaveTables(person.id);
      await personChanged(await accounts.remove(person), true);
      // What was under way until then has come to a table or a chat meanwhile.
      await leaveTables(person.id);
      await services.store.forgetTraces(person.id, DELETED_NAME);
    }
    clearCookies(dependencies, request, reply);
    return {};
  });
}

/** Counted apart, so that whoever guesses from outside does not keep the owner from changing the password. */
const ownGuesses = ({ id }: KnownPerson): string => `own ${id}`;

/** Guesses count for the address they come from and for the account they are about, however its name is written. */
function requireGuess({ guesses }: RouteDependencies, ...counted: readonly string[]): void {
  for (const who of counted) if (!guesses.take(who)) throw tooMany();
}
