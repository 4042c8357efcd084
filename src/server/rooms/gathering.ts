import { botOf } from '../../bots/index.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import type { DrawEnd } from '../../kernel/match/fairness.ts';
import { readOptions } from '../../kernel/options.ts';
import { DELETED_NAME } from '../../protocol/names.ts';
import type { OnlineSetup, Person } from '../../protocol/online.ts';
import { endedDraw } from '../luck/draw.ts';
import { requireUnblocked } from '../people/blocks.ts';
import type { Payer } from '../budgets/budgets.ts';
import { unlessOvertaken } from '../store/overtaken.ts';
import type { Store } from '../store/store.ts';
import { requireEntry } from './access.ts';
import type { Services } from './services.ts';
import { requireOpen, saveRecord, type Room } from './room.ts';
import { requireGathering, requireHost, requireSeat } from './seats.ts';
import { renamed, type StoredChair, seatOf, type TableRecord } from './tableRecord.ts';

/** Who sits at a table, from its making until the match begins. */

/** Tables of one person that are not over; enough for anybody who plays. */
const MAX_TABLES = 30;

export interface NewTable {
  readonly setup: OnlineSetup;
  readonly payer: Payer;
  /** Who is to sit where, and who is let in or not, at a rematch; its id is known before it is there. */
  readonly reserved?: Pick<TableRecord, 'id' | 'chairs' | 'members' | 'removed'>;
}

/** Makes a new table. */
export async function makeTable(services: Services, host: Person, made: NewTable): Promise<TableRecord> {
  const record = await draftTable(services, host, made);
  await storeTable(services, record, made);
  return record;
}

/** Stores a table that was drafted, on the account of whoever asked for it. */
export async function storeTable(
  { budgets, store, now }: Services,
  record: TableRecord,
  { payer }: NewTable,
): Promise<void> {
  budgets.madeTable(payer);
  budgets.stored(payer, JSON.stringify(record).length);
  await store.saveTable(record);
  const { id } = record.host;
  if (!(await isDeleted(store, id))) return;
  // Where it was found after all when its host left their tables, it is closed already.
  await store.saveTable(withoutHost(record, now())).catch(unlessOvertaken);
  throw deletedMeanwhile();
}

/** A table whose host was deleted while it was made, and so did not find it when they left theirs. */
function withoutHost(record: TableRecord, at: number): TableRecord {
  const { host, version } = record;
  const closing = { by: host.id, at, consent: false };
  const nameless = renamed(record, { id: host.id, name: DELETED_NAME, account: false });
  return { ...record, ...nameless, version: version + 1, stage: 'closed', closing };
}

async function isDeleted(store: Store, person: string): Promise<boolean> {
  return (await store.person(person))?.name === '';
}

function deletedMeanwhile(): InputError {
  return new InputError('stale', 'you were deleted meanwhile');
}

/** A new table as it is to be, its server's secret drawn before any client draws a nonce. */
export async function draftTable(
  services: Services,
  host: Person,
  { setup, payer, reserved }: NewTable,
): Promise<TableRecord> {
  if ((await services.store.hostedBy(host.id)) >= MAX_TABLES) {
    throw new InputError('too_many', `you have ${MAX_TABLES} tables that are not over; finish or close one`);
  }
  const { budgets, store } = services;
  budgets.requireSpace(payer);
  budgets.requireTable(payer, await store.openFrom(payer.origin));
  const { game } = services.game(setup.game);
  const options = readOptions(game, setup.seats.length, setup.options);
  const now = services.now();
  const secret = services.secret();
  const record: TableRecord = {
    id: services.secret().slice(0, 24),
    version: 1,
    setup,
    options,
    rulesVersion: game.rulesVersion,
    stage: 'gathering',
    host,
    chairs: setup.seats.map((wish) => chairFor(wish, host)),
    members: [host.id],
    invitations: 1,
    secret,
    ply: 0,
    points: setup.seats.map(() => 0),
    actors: [],
    origin: payer.origin,
    created: now,
    touched: now,
    ...reserved,
  };
  if (record.chairs.filter(({ person }) => person !== undefined).length > 1)
    throw new InputError('bad_request', 'you can sit on one chair only');
  return record;
}

function chairFor(wish: OnlineSetup['seats'][number], host: Person): StoredChair {
  if (wish === 'open') return {};
  if (wish === 'me') return takenBy(host);
  return { bot: botOf(wish.bot).name };
}

/** A chair whose person's client has not promised anything yet. */
export function takenBy({ id, name, account }: Person): StoredChair {
  return { person: id, name, account };
}

/** Sits down for a request. Whoever was sent away or blocked while it was under way is not seated, through no server. */
export function takeSeat(
  room: Room,
  person: Person,
  wished: Seat | undefined,
  promise: string,
): Promise<Seat> {
  return room.inTurn(async () => {
    requireOpen(room);
    requireEntry(room, person.id);
    const { store } = room.services;
    await requireUnblocked(store, room.record.host.id, person.id);
    const seat = await sit(room, person, wished, promise);
    // Whoever was deleted meanwhile did not find this table when they left theirs.
    if (!(await isDeleted(store, person.id))) return seat;
    await stand(room, person.id);
    throw deletedMeanwhile();
  });
}

/** Takes a free chair, or any free one, with a promise. Whoever sits already promises anew, or changes over. */
export async function sit(
  room: Room,
  person: Person,
  wished: Seat | undefined,
  promise: string,
): Promise<Seat> {
  requireGathering(room);
  const { chairs } = room.record;
  const own = seatOf(room.record, person.id);
  const seat = wished ?? own ?? chairs.findIndex((chair) => isFreeFor(chair, person.id));
  const chair = chairs[seat];
  if (chair === undefined) throw new InputError('taken', 'no chair is free at this table');
  if (seat !== own && !isFreeFor(chair, person.id)) throw new InputError('taken', `seat ${seat} is taken`);
  if (seat === own && chair.promise === promise) return seat;
  const ended = endedDraw(room, 'sat', person.id);
  const left = ended.chairs.map((other, i) => (i === own ? {} : other));
  const standIn = own === undefined ? undefined : chairs[own]?.standIn;
  const taken = { ...takenBy(person), promise, ...(standIn !== undefined && { standIn }) };
  await saveRecord(room, { ...ended, chairs: left.with(seat, taken) });
  return seat;
}

function isFreeFor({ person, bot, keptFor }: StoredChair, id: string): boolean {
  return person === undefined && bot === undefined && (keptFor === undefined || keptFor === id);
}

/** Leaves a chair before the match begins. */
export async function stand(room: Room, person: string): Promise<void> {
  requireGathering(room);
  const seat = requireSeat(room, person);
  await setChair(room, seat, {}, 'stood', person);
}

/** Puts somebody or nobody on a chair, which ends a draw that goes on. */
async function setChair(room: Room, seat: Seat, chair: StoredChair, why: DrawEnd, by: string): Promise<void> {
  const ended = endedDraw(room, why, by);
  await saveRecord(room, { ...ended, chairs: ended.chairs.with(seat, chair) });
}

/** The host puts a bot on a chair that is nobody's, or frees one that is. */
export async function seatBot(room: Room, host: string, seat: Seat, bot: string): Promise<void> {
  requireGathering(room);
  requireHost(room, host);
  const chair = chairAt(room, seat);
  if (chair.person !== undefined) throw new InputError('taken', `somebody sits on seat ${seat}`);
  await setChair(room, seat, { bot: botOf(bot).name }, 'bots', host);
}

export async function freeChair(room: Room, host: string, seat: Seat): Promise<void> {
  requireGathering(room);
  requireHost(room, host);
  if (chairAt(room, seat).person !== undefined)
    throw new InputError('bad_request', `somebody sits on seat ${seat}`);
  await setChair(room, seat, {}, 'bots', host);
}

/** Takes somebody's chair and invitation; new ones have to be handed out to whoever is to come. */
export async function kick(room: Room, host: string, seat: Seat): Promise<void> {
  requireGathering(room);
  requireHost(room, host);
  const { person } = chairAt(room, seat);
  if (person === undefined) throw new InputError('bad_request', `nobody sits on seat ${seat}`);
  const { members, invitations } = room.record;
  const ended = endedDraw(room, 'kicked', host);
  await saveRecord(room, {
    ...ended,
    chairs: ended.chairs.with(seat, {}),
    members: members.filter((member) => member !== person || member === host),
    invitations: invitations + 1,
  });
}

function chairAt({ record }: Room, seat: Seat): StoredChair {
  const chair = record.chairs[seat];
  if (chair === undefined) throw new InputError('bad_request', `there is no seat ${seat}`);
  return chair;
}
