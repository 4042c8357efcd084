import { InputError } from '../../kernel/error.ts';
import type { Person } from '../../protocol/online.ts';
import { makeTable } from './gathering.ts';
import { saveRecord, type Room } from './room.ts';
import { requireHost, requireSeat } from './seats.ts';
import type { StoredChair } from './tableRecord.ts';

/** How a table ends before its match does, and how the next one begins. */

export async function close(room: Room, host: string): Promise<void> {
  requireHost(room, host);
  if (room.record.stage === 'over' || room.record.stage === 'closed')
    throw new InputError('bad_request', 'the match is over');
  await saveRecord(room, { stage: 'closed' });
}

/** A new table for the same people; their seats are reserved until they sit down with a nonce of their own. */
export async function rematch(room: Room, person: Person, nonce: string): Promise<string> {
  const { record, services } = room;
  const seat = requireSeat(room, person.id);
  if (record.stage !== 'over' && record.stage !== 'closed')
    throw new InputError('bad_request', 'the match is not over yet');
  if (record.rematch !== undefined) return record.rematch;
  const chairs = record.chairs.map((chair, i) => (i === seat ? { ...chair, nonce } : reservedChair(chair)));
  const setup = { ...record.setup, seats: record.setup.seats.map(() => 'open' as const) };
  const reserved = {
    chairs,
    members: [...new Set([...record.members, person.id])],
    ...(record.removed && { removed: record.removed }),
  };
  const next = await makeTable(services, person, { setup, nonce, reserved });
  await saveRecord(room, { rematch: next.id });
  return next.id;
}

function reservedChair({ person, bot }: StoredChair): StoredChair {
  if (person !== undefined) return { keptFor: person };
  return bot === undefined ? {} : { bot };
}
