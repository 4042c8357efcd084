import { InputError } from '../../kernel/error.ts';
import { endedDraw } from '../luck/draw.ts';
import { requireInvitable } from '../people/blocks.ts';
import { requireOpen, saveRecord, type Room } from './room.ts';
import { signText, readSigned } from '../people/signedText.ts';
import { requireHost } from './seats.ts';
import { seatOf, type TableRecord } from './tableRecord.ts';

/** Who may come to a table. */

/** Whether somebody may see a table at all; a private one is indistinguishable from one that does not exist. */
function mayEnter(record: TableRecord, person: string): boolean {
  return !isRemoved(record, person) && (!record.setup.private || isMember(record, person));
}

/** Whether the host has sent somebody away for good. */
export function isRemoved({ removed = [] }: TableRecord, person: string): boolean {
  return removed.includes(person);
}

function isMember(record: TableRecord, person: string): boolean {
  return (
    record.members.includes(person) ||
    seatOf(record, person) !== undefined ||
    record.chairs.some(({ keptFor }) => keptFor === person)
  );
}

export function requireEntry({ record }: Pick<Room, 'record'>, person: string): void {
  if (mayEnter(record, person)) return;
  if (!record.setup.private) throw new InputError('forbidden', REMOVED);
  throw new InputError('unknown_match', 'there is no such table');
}

const REMOVED = 'the host has removed you from this table';

/** People without a seat may watch if the table allows spectators, or while it is gathering. */
export function mayWatch(record: TableRecord, person: string): boolean {
  const open = record.setup.spectators || record.stage === 'gathering';
  return mayEnter(record, person) && (open || seatOf(record, person) !== undefined);
}

export function requireWatching(room: Pick<Room, 'record'>, person: string): void {
  requireEntry(room, person);
  if (!mayWatch(room.record, person))
    throw new InputError('forbidden', 'only those who play may watch this table');
}

/** The token in an invitation link: it admits a person but gives no seat. */
export function invitationTo({ id, invitations }: TableRecord, secret: Buffer): string {
  return signText(secret, 'invitation', `${id}.${invitations}`);
}

/** The table an invitation is for; the table itself knows whether it is still valid. */
export function readInvitation(given: string, secret: Buffer): { table: string; number: number } {
  const [table, number] = readSigned(secret, 'invitation', given)?.split('.') ?? [];
  if (table === undefined) throw new InputError('forbidden', 'this invitation is not valid');
  return { table, number: Number(number) };
}

const MAX_MEMBERS = 200;
const MAX_REMOVED = 200;

/** Takes somebody off a table for good, be it that they watch or, before the match, sit; invitations of before are void. */
export async function remove(room: Room, host: string, person: string): Promise<void> {
  requireHost(room, host);
  const { members, removed = [], invitations, stage } = room.record;
  if (person === host) throw new InputError('bad_request', 'the host stays at the table');
  const isSeated = seatOf(room.record, person) !== undefined;
  if (isSeated && stage !== 'gathering')
    throw new InputError('bad_request', 'whoever plays or has played stays at the table');
  const before = isSeated ? endedDraw(room, 'kicked', host) : { chairs: room.record.chairs };
  await saveRecord(room, {
    ...before,
    chairs: before.chairs.map((chair) => (chair.person === person || chair.keptFor === person ? {} : chair)),
    members: members.filter((member) => member !== person),
    removed: [...removed.filter((other) => other !== person), person].slice(-MAX_REMOVED),
    invitations: invitations + 1,
  });
}

/** Lets somebody in for a request, unless they or the host have blocked the other. */
export function admit(room: Room, person: string, number: number): Promise<void> {
  return room.inTurn(async () => {
    requireOpen(room);
    await requireInvitable(room.services.store, room.record.host.id, person);
    await letIn(room, person, number);
  });
}

async function letIn(room: Room, person: string, number: number): Promise<void> {
  const { record } = room;
  if (number !== record.invitations) throw new InputError('forbidden', 'this invitation is no longer valid');
  if (isRemoved(record, person)) throw new InputError('forbidden', REMOVED);
  if (isMember(record, person)) return;
  if (record.members.length >= MAX_MEMBERS)
    throw new InputError('too_many', 'too many have been let in here');
  await saveRecord(room, { members: [...record.members, person] });
}
