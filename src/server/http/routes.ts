import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InputError } from '../../kernel/error.ts';
import { ONLINE_PROTOCOL } from '../../protocol/online.ts';
import { invitationTo, letIn, requireEntry, requireWatching, readInvitation } from '../rooms/access.ts';
import type { Config } from '../config.ts';
import { makeTable, sit } from '../rooms/gathering.ts';
import { lobbyPageOf } from '../rooms/lobby.ts';
import type { Services } from '../rooms/services.ts';
import { addressOf } from './address.ts';
import type { Limit } from './limits.ts';
import { BODIES, LISTING, readAs, TABLE_ID } from '../socket/messages.ts';
import { recordText } from '../rooms/past.ts';
import { type KnownPerson, type People, personOf } from '../people/people.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { requireSeat } from '../rooms/seats.ts';
import { summaryOf } from '../rooms/summary.ts';
import { seatOf } from '../rooms/tableRecord.ts';

/** What the routes depend on. */
export interface RouteDependencies {
  readonly config: Config;
  readonly services: Services;
  readonly rooms: Rooms;
  readonly people: People;
  readonly secret: Buffer;
  /** What a person may change by requests, and make new tables. */
  readonly writes: Limit;
  readonly creates: Limit;
  /** Guesses of passwords and links, by address and by name. */
  readonly guesses: Limit;
  /** Somebody has another name, or has signed out elsewhere. */
  personChanged(person: KnownPerson, signedOut: boolean): void;
}

/** How many of somebody's own tables are listed. */
const MAX_LISTED = 100;

const COOKIE = 'orrery';
const YEAR = 365 * 24 * 60 * 60;

/** The person behind a request; a newcomer becomes a guest and gets a cookie. */
export async function identify(
  { people }: RouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KnownPerson> {
  const person = await people.byCookie(request.cookies[COOKIE]);
  if (person) return person;
  const guest = people.newGuest();
  setCookie(people, guest, request, reply);
  return guest;
}

function setCookie(people: People, person: KnownPerson, request: FastifyRequest, reply: FastifyReply): void {
  void reply.setCookie(COOKIE, people.cookieOf(person), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}

type Handler = (person: KnownPerson, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function addRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  addPeople(app, dependencies);
  addTables(app, dependencies);
  app.get('/api/server', () => ({
    protocol: ONLINE_PROTOCOL,
    accounts: dependencies.config.accounts ?? true,
  }));
}

/** Requests that change something, each within the allowance of whoever sends it. */
function posting(
  app: FastifyInstance,
  dependencies: RouteDependencies,
): (path: string, handler: Handler) => void {
  return (path, handler) => {
    app.post(path, async (request, reply) => {
      const person = await identify(dependencies, request, reply);
      if (!dependencies.writes.take(person.id) || !dependencies.writes.take(addressOf(request), 0.2))
        throw tooMany();
      return handler(person, request, reply);
    });
  };
}

function tooMany(): InputError {
  return new InputError('too_many', 'you ask too much; wait a moment');
}

function addPeople(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { people, config, guesses } = dependencies;
  const post = posting(app, dependencies);

  app.get('/api/me', async (request, reply) => {
    return { person: personOf(await identify(dependencies, request, reply)) };
  });
  post('/api/me', async (person, request) => {
    const renamed = await people.rename(person, readAs(BODIES.rename, request.body).name);
    dependencies.personChanged(renamed, false);
    return { person: personOf(renamed) };
  });
  post('/api/me/recovery', async (person) => ({ recovery: await people.recoveryOf(person) }));
  post('/api/recover', async (_, request, reply) => {
    if (!guesses.take(addressOf(request))) throw tooMany();
    const person = await people.byRecovery(readAs(BODIES.recover, request.body).recovery);
    setCookie(people, person, request, reply);
    return { person: personOf(person) };
  });
  post('/api/account', async (person, request) => {
    if (config.accounts === false) throw new InputError('forbidden', 'no new accounts are made here');
    if (!guesses.take(addressOf(request))) throw tooMany();
    const { name, password } = readAs(BODIES.account, request.body);
    const registered = await people.register(person, name, password);
    dependencies.personChanged(registered, false);
    return { person: personOf(registered) };
  });
  post('/api/login', async (_, request, reply) => {
    const { name, password } = readAs(BODIES.account, request.body);
    if (!guesses.take(addressOf(request)) || !guesses.take(`name ${name}`)) throw tooMany();
    const person = await people.login(name, password);
    setCookie(people, person, request, reply);
    return { person: personOf(person) };
  });
  post('/api/logout', async (_, __, reply) => {
    void reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });
  post('/api/me/elsewhere', async (person, request, reply) => {
    const renewed = await people.signOutElsewhere(person);
    setCookie(people, renewed, request, reply);
    dependencies.personChanged(renewed, true);
    return {};
  });
}

function addTables(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { services, rooms, people, secret, creates } = dependencies;
  const { store } = services;
  const post = posting(app, dependencies);
  const roomOf = (request: FastifyRequest): Promise<Room> =>
    rooms.get(readAs(TABLE_ID, (request.params as { id?: unknown }).id)); // Fastify hands words over by name

  app.get('/api/tables', async (request) => {
    return lobbyPageOf(services, readAs(LISTING, request.query));
  });
  app.get('/api/me/tables', async (request, reply) => {
    const { id } = await identify(dependencies, request, reply);
    const records = await store.tablesOf(id, MAX_LISTED);
    // The store knows who has ever sat somewhere; whoever was sent away sits there no longer.
    return { tables: records.filter((record) => seatOf(record, id) !== undefined).map(summaryOf) };
  });
  app.get('/api/tables/:id', async (request, reply) => {
    const { id } = await identify(dependencies, request, reply);
    const room = await roomOf(request);
    requireEntry(room, id);
    return { table: summaryOf(room.record) };
  });
  app.get('/api/tables/:id/record', async (request, reply) => {
    const { id } = await identify(dependencies, request, reply);
    const room = await roomOf(request);
    requireWatching(room, id);
    return reply.type('application/json; charset=utf-8').send(recordText(room));
  });
  app.get('/api/tables/:id/invitation', async (request, reply) => {
    const { id } = await identify(dependencies, request, reply);
    const room = await roomOf(request);
    requireEntry(room, id);
    if (room.record.host.id !== id) requireSeat(room, id);
    return { invitation: invitationTo(room.record, secret) };
  });
  post('/api/tables', async (person, request) => {
    if (!creates.take(person.id) || !creates.take(addressOf(request), 0.2)) throw tooMany();
    const body = readAs(BODIES.create, request.body);
    const { id } = await makeTable(services, personOf(await people.ensureStored(person)), body);
    return { table: id };
  });
  post('/api/tables/:id/sit', async (person, request) => {
    const { seat, nonce } = readAs(BODIES.sit, request.body);
    const room = await roomOf(request);
    requireEntry(room, person.id);
    const sitter = personOf(await people.ensureStored(person));
    return { seat: await room.inTurn(() => sit(room, sitter, seat, nonce)) };
  });
  post('/api/enter', async (person, request) => {
    const { invitation } = readAs(BODIES.enter, request.body);
    const { table, number } = readInvitation(invitation, secret);
    const room = await rooms.get(table);
    const { id } = await people.ensureStored(person);
    await room.inTurn(() => letIn(room, id, number));
    return { table };
  });
}
