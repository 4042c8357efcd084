import { InputError } from '../../kernel/error.ts';
import type { Person } from '../../protocol/online.ts';
import { makeTable } from './gathering.ts';
import { keepSheet, type Room } from './room.ts';
import { needHost, needSeat } from './seats.ts';
import type { Chair } from './tableRecord.ts';

/** How a table ends before its match does, and how the next one begins. */

export async function close(room: Room, host: string): Promise<void> {
  needHost(room, host);
  if (room.sheet.stage === 'over' || room.sheet.stage === 'closed')
    throw new InputError('bad_request', 'the match is over');
  await keepSheet(room, { stage: 'closed' });
}

/** A new table for the same people; their chairs are kept for them until they come with a nonce of their own. */
export async function rematch(room: Room, person: Person, nonce: string): Promise<string> {
  const { sheet, house } = room;
  const seat = needSeat(room, person.id);
  if (sheet.stage !== 'over' && sheet.stage !== 'closed')
    throw new InputError('bad_request', 'the match is not over yet');
  if (sheet.rematch !== undefined) return sheet.rematch;
  const chairs = sheet.chairs.map((chair, i) => (i === seat ? { ...chair, nonce } : keptChair(chair)));
  const setup = { ...sheet.setup, seats: sheet.setup.seats.map(() => 'open' as const) };
  const kept = { chairs, members: [...new Set([...sheet.members, person.id])] };
  const next = await makeTable(house, person, { setup, nonce, kept });
  await keepSheet(room, { rematch: next.id });
  return next.id;
}

function keptChair({ person, bot }: Chair): Chair {
  if (person !== undefined) return { keptFor: person };
  return bot === undefined ? {} : { bot };
}
