import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InputError } from '../../kernel/error.ts';
import { commitment } from '../../kernel/match/chance.ts';
import { ONLINE_PROTOCOL } from '../../protocol/online.ts';
import { admit, invitationTo, requireEntry, requireWatching, readInvitation } from '../rooms/access.ts';
import type { Analyses } from '../analysis/analyses.ts';
import type { Config } from '../config.ts';
import { makeTable, takeSeat } from '../rooms/gathering.ts';
import { lobbyPageOf } from '../lobby/lobby.ts';
import type { Services } from '../rooms/services.ts';
import { addressOf } from './address.ts';
import { payerOf } from './charging.ts';
import { identify, posting, recognize, tooMany } from './identity.ts';
import type { Allowances } from './allowances.ts';
import { addPeopleRoutes } from './peopleRoutes.ts';
import { BODIES, FOUND_AFTER, LISTING, readAs, TABLE_ID } from '../socket/messages.ts';
import { recordText } from '../rooms/past.ts';
import type { Accounts } from '../people/accounts.ts';
import { addSocial } from './socialRoutes.ts';
import { type KnownPerson, type People, personOf } from '../people/people.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { requireSeat } from '../rooms/seats.ts';
import { summaryOf } from '../lobby/summary.ts';
import { seatOf, type TableRecord } from '../rooms/tableRecord.ts';

/** What the routes depend on. */
export interface RouteDependencies extends Pick<Allowances, 'writes' | 'creates' | 'guesses' | 'reports'> {
  readonly config: Config;
  readonly services: Services;
  readonly rooms: Rooms;
  readonly analyses: Analyses;
  readonly people: People;
  readonly accounts: Accounts;
  readonly secret: Buffer;
  /** Somebody has another name, or has ended sessions: the sockets of those are ended too. */
  readonly personChanged: (person: KnownPerson, signedOut: boolean) => Promise<void>;
  /** Takes somebody who is to be deleted away from every table, and their name with them. */
  readonly leaveTables: (person: string) => Promise<void>;
}

/** How many of somebody's own tables are listed. */
const MAX_LISTED = 100;

export function addRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  addPeopleRoutes(app, dependencies);
  addTables(app, dependencies);
  app.get('/api/server', () => ({
    protocol: ONLINE_PROTOCOL,
    accounts: dependencies.config.accounts ?? true,
    analysis: dependencies.analyses.offered,
  }));
}

function addTables(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { services, rooms, analyses, people, secret, creates } = dependencies;
  const { store, budgets } = services;
  const post = posting(app, dependencies);
  const tableIn = ({ params }: FastifyRequest): string => readAs(TABLE_ID, (params as { id?: unknown }).id); // Fastify hands words over by name
  /** Opening a table may take long, so whoever asks for one pays for it, whatever they want there. */
  const openTable = (id: string, request: FastifyRequest): Promise<Room> =>
    rooms.get(id, payerOf(budgets, request));
  const roomOf = (request: FastifyRequest): Promise<Room> => openTable(tableIn(request), request);
  /** A look at a table need not open it. */
  const recordOf = async (request: FastifyRequest): Promise<TableRecord> => {
    const id = tableIn(request);
    const record = rooms.find(id)?.record ?? (await store.table(id));
    if (record === undefined) throw new InputError('unknown_match', 'there is no such table');
    return record;
  };

  addSocial(app, dependencies, {
    identify: (request, reply) => identify(dependencies, request, reply),
    post,
    roomOf,
  });
  app.get('/api/tables', async (request) => {
    await recognize(dependencies, request);
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
    const record = await recordOf(request);
    requireEntry({ record }, id);
    return { table: summaryOf(record) };
  });
  app.get('/api/tables/:id/record', async (request, reply) => {
    const { id } = await identify(dependencies, request, reply);
    const room = await roomOf(request);
    requireWatching(room, id);
    return reply.type('application/json; charset=utf-8').send(recordText(room));
  });
  post('/api/tables/:id/analysis', async (person, request) => {
    const record = await recordOf(request);
    requireWatching({ record }, person.id);
    return analyses.ask(record, payerOf(budgets, request));
  });
  app.get('/api/tables/:id/analysis', async (request, reply) => {
    const { id } = await identify(dependencies, request, reply);
    const { after = '0' } = readAs(FOUND_AFTER, request.query);
    const record = await recordOf(request);
    requireWatching({ record }, id);
    return analyses.look(record, Number(after));
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
    const host = personOf(await people.ensureStored(person));
    const made = await makeTable(services, host, { ...body, payer: payerOf(budgets, request) });
    return { table: made.id, commitment: commitment(made.secret) };
  });
  post('/api/tables/:id/sit', async (person, request) => {
    const { seat, promise } = readAs(BODIES.sit, request.body);
    const room = await roomOf(request);
    requireEntry(room, person.id);
    const sitter = personOf(await people.ensureStored(person));
    return { seat: await takeSeat(room, sitter, seat, promise) };
  });
  post('/api/enter', async (person, request) => {
    const { invitation } = readAs(BODIES.enter, request.body);
    const { table, number } = readInvitation(invitation, secret);
    const room = await openTable(table, request);
    const { id } = await people.ensureStored(person);
    await admit(room, id, number);
    return { table };
  });
}
