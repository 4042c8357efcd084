import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InputError } from '../../kernel/error.ts';
import { ONLINE_PROTOCOL } from '../../protocol/online.ts';
import { invitationTo, letIn, mayEnter, needEntry, needWatching, readInvitation } from '../rooms/access.ts';
import type { Config } from '../config.ts';
import { makeTable, sit } from '../rooms/gathering.ts';
import type { House } from '../rooms/services.ts';
import type { Limit } from './limits.ts';
import { BODIES, LISTING, readAs, TABLE_ID } from '../socket/messages.ts';
import { recordText } from '../rooms/past.ts';
import { type Known, type People, personOf } from '../people/people.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { needSeat } from '../rooms/seats.ts';
import { summaryOf } from '../rooms/summary.ts';

/** What the requests are answered with. */
export interface Counter {
  readonly config: Config;
  readonly house: House;
  readonly rooms: Rooms;
  readonly people: People;
  readonly secret: Buffer;
  /** What a person may change by requests, and make new tables. */
  readonly writes: Limit;
  readonly creates: Limit;
  /** Guesses of passwords and links, by address and by name. */
  readonly guesses: Limit;
  /** Somebody has another name, or has signed out elsewhere. */
  changed(person: Known, signedOut: boolean): void;
}

const MOST_LISTED = 100;

const DAY = 24 * 60 * 60 * 1000;

/** How long a table at which nothing happens stays in the lobby. */
const LOBBY_MS = { gathering: DAY, playing: 7 * DAY, over: 7 * DAY };

const COOKIE = 'orrery';
const YEAR = 365 * 24 * 60 * 60;

/** Who asks; somebody new becomes a guest and gets a cookie. */
export async function whoAsks(
  { people }: Counter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Known> {
  const known = await people.byCookie(request.cookies[COOKIE]);
  if (known) return known;
  const guest = people.newGuest();
  giveCookie(people, guest, request, reply);
  return guest;
}

function giveCookie(people: People, person: Known, request: FastifyRequest, reply: FastifyReply): void {
  void reply.setCookie(COOKIE, people.cookieOf(person), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}

type Handler = (person: Known, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function addRoutes(app: FastifyInstance, counter: Counter): void {
  addPeople(app, counter);
  addTables(app, counter);
  app.get('/api/server', () => ({
    protocol: ONLINE_PROTOCOL,
    accounts: counter.config.accounts ?? true,
  }));
}

/** Requests that change something, each within the allowance of whoever sends it. */
function posting(app: FastifyInstance, counter: Counter): (path: string, handler: Handler) => void {
  return (path, handler) => {
    app.post(path, async (request, reply) => {
      const person = await whoAsks(counter, request, reply);
      if (!counter.writes.take(person.id) || !counter.writes.take(request.ip, 0.2)) throw tooMany();
      return handler(person, request, reply);
    });
  };
}

function tooMany(): InputError {
  return new InputError('too_many', 'you ask too much; wait a moment');
}

function addPeople(app: FastifyInstance, counter: Counter): void {
  const { people, config, guesses } = counter;
  const post = posting(app, counter);

  app.get('/api/me', async (request, reply) => {
    return { person: personOf(await whoAsks(counter, request, reply)) };
  });
  post('/api/me', async (known, request) => {
    const renamed = await people.rename(known, readAs(BODIES.rename, request.body).name);
    counter.changed(renamed, false);
    return { person: personOf(renamed) };
  });
  post('/api/me/recovery', async (known) => ({ recovery: await people.recoveryOf(known) }));
  post('/api/recover', async (_, request, reply) => {
    if (!guesses.take(request.ip)) throw tooMany();
    const person = await people.byRecovery(readAs(BODIES.recover, request.body).recovery);
    giveCookie(people, person, request, reply);
    return { person: personOf(person) };
  });
  post('/api/account', async (known, request) => {
    if (config.accounts === false) throw new InputError('forbidden', 'no new accounts are made here');
    if (!guesses.take(request.ip)) throw tooMany();
    const { name, password } = readAs(BODIES.account, request.body);
    const person = await people.register(known, name, password);
    counter.changed(person, false);
    return { person: personOf(person) };
  });
  post('/api/login', async (_, request, reply) => {
    const { name, password } = readAs(BODIES.account, request.body);
    if (!guesses.take(request.ip) || !guesses.take(`name ${name}`)) throw tooMany();
    const person = await people.login(name, password);
    giveCookie(people, person, request, reply);
    return { person: personOf(person) };
  });
  post('/api/logout', async (_, __, reply) => {
    void reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });
  post('/api/me/elsewhere', async (known, request, reply) => {
    const person = await people.signOutElsewhere(known);
    giveCookie(people, person, request, reply);
    counter.changed(person, true);
    return {};
  });
}

function addTables(app: FastifyInstance, counter: Counter): void {
  const { house, rooms, people, secret, creates } = counter;
  const { store } = house;
  const post = posting(app, counter);
  const roomOf = (request: FastifyRequest): Promise<Room> =>
    rooms.get(readAs(TABLE_ID, (request.params as { id?: unknown }).id)); // Fastify hands words over by name

  app.get('/api/tables', async (request) => {
    const { game, stage = 'gathering' } = readAs(LISTING, request.query);
    const after = house.now() - LOBBY_MS[stage];
    const sheets = await store.listed({ stages: [stage], after, limit: MOST_LISTED, ...(game && { game }) });
    return { tables: sheets.map(summaryOf) };
  });
  app.get('/api/me/tables', async (request, reply) => {
    const { id } = await whoAsks(counter, request, reply);
    return { tables: (await store.tablesOf(id, MOST_LISTED)).map(summaryOf) };
  });
  app.get('/api/tables/:id', async (request, reply) => {
    const { id } = await whoAsks(counter, request, reply);
    const { sheet } = await roomOf(request);
    if (!mayEnter(sheet, id)) throw new InputError('unknown_match', 'there is no such table');
    return { table: summaryOf(sheet) };
  });
  app.get('/api/tables/:id/record', async (request, reply) => {
    const { id } = await whoAsks(counter, request, reply);
    const room = await roomOf(request);
    needWatching(room, id);
    return reply.type('application/json; charset=utf-8').send(recordText(room));
  });
  app.get('/api/tables/:id/invitation', async (request, reply) => {
    const { id } = await whoAsks(counter, request, reply);
    const room = await roomOf(request);
    needEntry(room, id);
    if (room.sheet.host.id !== id) needSeat(room, id);
    return { invitation: invitationTo(room.sheet, secret) };
  });
  post('/api/tables', async (known, request) => {
    if (!creates.take(known.id) || !creates.take(request.ip, 0.2)) throw tooMany();
    const wish = readAs(BODIES.create, request.body);
    const { id } = await makeTable(house, personOf(await people.keep(known)), wish);
    return { table: id };
  });
  post('/api/tables/:id/sit', async (known, request) => {
    const { seat, nonce } = readAs(BODIES.sit, request.body);
    const room = await roomOf(request);
    needEntry(room, known.id);
    const person = personOf(await people.keep(known));
    return { seat: await room.inTurn(() => sit(room, person, seat, nonce)) };
  });
  post('/api/enter', async (known, request) => {
    const { invitation } = readAs(BODIES.enter, request.body);
    const { table, number } = readInvitation(invitation, secret);
    const room = await rooms.get(table);
    const { id } = await people.keep(known);
    await room.inTurn(() => letIn(room, id, number));
    return { table };
  });
}
