import { InputError } from '../../kernel/error.ts';
import { keepSheet, type Room } from './room.ts';
import { sealed, unsealed } from '../people/seal.ts';
import { seatOf, type TableSheet } from './tableRecord.ts';

/** Who may come to a table. */

/** Whether somebody may see a table at all; one that is not theirs to see looks as if it were not there. */
export function mayEnter(sheet: TableSheet, person: string): boolean {
  return !sheet.setup.private || isMember(sheet, person);
}

function isMember(sheet: TableSheet, person: string): boolean {
  return (
    sheet.members.includes(person) ||
    seatOf(sheet, person) !== undefined ||
    sheet.chairs.some(({ keptFor }) => keptFor === person)
  );
}

export function needEntry({ sheet }: Room, person: string): void {
  if (!mayEnter(sheet, person)) throw new InputError('unknown_match', 'there is no such table');
}

/** Those without a seat watch only where that is wanted; while people gather, everybody may look. */
export function mayWatch(sheet: TableSheet, person: string): boolean {
  const open = sheet.setup.spectators || sheet.stage === 'gathering';
  return mayEnter(sheet, person) && (open || seatOf(sheet, person) !== undefined);
}

export function needWatching(room: Room, person: string): void {
  needEntry(room, person);
  if (!mayWatch(room.sheet, person))
    throw new InputError('forbidden', 'only those who play may watch this table');
}

/** What is put into a link for others: it lets them in and gives them no seat. */
export function invitationTo({ id, invitations }: TableSheet, secret: Buffer): string {
  return sealed(secret, 'invitation', `${id}.${invitations}`);
}

/** The table an invitation is for; whether it is still good is known to the table. */
export function readInvitation(given: string, secret: Buffer): { table: string; number: number } {
  const [table, number] = unsealed(secret, 'invitation', given)?.split('.') ?? [];
  if (table === undefined) throw new InputError('forbidden', 'this invitation is not valid');
  return { table, number: Number(number) };
}

const MOST_MEMBERS = 200;

export async function letIn(room: Room, person: string, number: number): Promise<void> {
  const { sheet } = room;
  if (number !== sheet.invitations) throw new InputError('forbidden', 'this invitation is no longer valid');
  if (isMember(sheet, person)) return;
  if (sheet.members.length >= MOST_MEMBERS)
    throw new InputError('too_many', 'too many have been let in here');
  await keepSheet(room, { members: [...sheet.members, person] });
}
