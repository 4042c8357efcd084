import { botOf } from '../../bots/index.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import type { OnlineSetup, Person } from '../../protocol/online.ts';
import { fullClocks } from './clocks.ts';
import type { House } from './services.ts';
import { actorsOf, personsAsked, startLedger } from '../../table/ledger.ts';
import { matchSetup } from './luck.ts';
import { keepSheet, type Room } from './room.ts';
import { needGathering, needHost, needSeat } from './seats.ts';
import { type Chair, seatOf, type TableSheet } from './tableRecord.ts';

/** A table from its making to the first move. */

/** Tables of one person that are not over; enough for anybody who plays. */
const MOST_TABLES = 30;

export interface NewTable {
  readonly setup: OnlineSetup;
  readonly nonce: string;
  /** Who is to sit where, and who is let in, at a rematch. */
  readonly kept?: Pick<TableSheet, 'chairs' | 'members'>;
}

/** A new table, its server's secret drawn before any nonce is known. */
export async function makeTable(
  house: House,
  host: Person,
  { setup, nonce, kept }: NewTable,
): Promise<TableSheet> {
  if ((await house.store.hostedBy(host.id)) >= MOST_TABLES) {
    throw new InputError('too_many', `you have ${MOST_TABLES} tables that are not over; finish or close one`);
  }
  const { game } = house.game(setup.game);
  const options = readOptions(game, setup.seats.length, setup.options);
  const now = house.now();
  const secret = house.secret();
  const sheet: TableSheet = {
    id: house.secret().slice(0, 24),
    version: 1,
    setup,
    options,
    rulesVersion: game.rulesVersion,
    stage: 'gathering',
    host,
    chairs: setup.seats.map((wish) => chairFor(wish, host, nonce)),
    members: [host.id],
    invitations: 1,
    secret,
    ply: 0,
    points: setup.seats.map(() => 0),
    actors: [],
    created: now,
    touched: now,
    ...kept,
  };
  if (sheet.chairs.filter(({ person }) => person !== undefined).length > 1)
    throw new InputError('bad_request', 'you can sit on one chair only');
  await house.store.saveTable(sheet);
  return sheet;
}

function chairFor(wish: OnlineSetup['seats'][number], host: Person, nonce: string): Chair {
  if (wish === 'open') return {};
  if (wish === 'me') return taken(host, nonce);
  return { bot: botOf(wish.bot).name };
}

function taken({ id, name, account }: Person, nonce: string): Chair {
  return { person: id, name, account, nonce };
}

/** Takes a free chair, or any free one. Whoever sits already gives a new nonce, or changes over. */
export async function sit(
  room: Room,
  person: Person,
  wished: Seat | undefined,
  nonce: string,
): Promise<Seat> {
  needGathering(room);
  const { chairs } = room.sheet;
  const own = seatOf(room.sheet, person.id);
  const seat = wished ?? own ?? chairs.findIndex((chair) => isFreeFor(chair, person.id));
  const chair = chairs[seat];
  if (chair === undefined) throw new InputError('taken', 'no chair is free at this table');
  if (seat !== own && !isFreeFor(chair, person.id)) throw new InputError('taken', `seat ${seat} is taken`);
  const left = chairs.map((other, i) => (i === own ? {} : other));
  await keepSheet(room, { chairs: left.with(seat, taken(person, nonce)) });
  return seat;
}

function isFreeFor({ person, bot, keptFor }: Chair, id: string): boolean {
  return person === undefined && bot === undefined && (keptFor === undefined || keptFor === id);
}

/** Leaves a chair before the match begins. */
export async function stand(room: Room, person: string): Promise<void> {
  needGathering(room);
  const seat = needSeat(room, person);
  await keepSheet(room, { chairs: room.sheet.chairs.with(seat, {}) });
}

/** The host puts a bot on a chair that is nobody's, or frees one that is. */
export async function seatBot(room: Room, host: string, seat: Seat, bot: string): Promise<void> {
  needGathering(room);
  needHost(room, host);
  const chair = chairAt(room, seat);
  if (chair.person !== undefined) throw new InputError('taken', `somebody sits on seat ${seat}`);
  await keepSheet(room, { chairs: room.sheet.chairs.with(seat, { bot: botOf(bot).name }) });
}

export async function freeChair(room: Room, host: string, seat: Seat): Promise<void> {
  needGathering(room);
  needHost(room, host);
  if (chairAt(room, seat).person !== undefined)
    throw new InputError('bad_request', `somebody sits on seat ${seat}`);
  await keepSheet(room, { chairs: room.sheet.chairs.with(seat, {}) });
}

/** Takes somebody's chair and invitation; new ones have to be handed out to whoever is to come. */
export async function kick(room: Room, host: string, seat: Seat): Promise<void> {
  needGathering(room);
  needHost(room, host);
  const { person } = chairAt(room, seat);
  if (person === undefined) throw new InputError('bad_request', `nobody sits on seat ${seat}`);
  const { chairs, members, invitations } = room.sheet;
  await keepSheet(room, {
    chairs: chairs.with(seat, {}),
    members: members.filter((member) => member !== person || member === host),
    invitations: invitations + 1,
  });
}

function chairAt({ sheet }: Room, seat: Seat): Chair {
  const chair = sheet.chairs[seat];
  if (chair === undefined) throw new InputError('bad_request', `there is no seat ${seat}`);
  return chair;
}

/** Begins the match: secret and nonces become its seed now, when nobody can change either any more. */
export async function start(room: Room, host: string): Promise<void> {
  needGathering(room);
  needHost(room, host);
  const { sheet, house } = room;
  const free = sheet.chairs.findIndex(({ person, bot }) => person === undefined && bot === undefined);
  if (free >= 0) throw new InputError('bad_request', `seat ${free} is still free`);
  const game = house.game(sheet.setup.game);
  const ledger = startLedger(game, matchSetup(sheet));
  const { clock } = sheet.setup;
  const now = house.now();
  const begun: Partial<TableSheet> = {
    stage: 'playing',
    rulesVersion: game.game.rulesVersion,
    points: ledger.setup.points,
    actors: [...actorsOf(ledger)],
    waiting: personsAsked(ledger),
    begun: now,
    ...(clock && { clocks: fullClocks(clock, sheet.chairs.length, now) }),
  };
  await keepSheet(room, begun, ledger);
}
