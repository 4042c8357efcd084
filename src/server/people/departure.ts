import { InputError } from '../../kernel/error.ts';
import { DELETED_NAME } from '../../protocol/names.ts';
import { draftResign } from '../../table/draft.ts';
import { close } from '../rooms/closing.ts';
import { stand } from '../rooms/gathering.ts';
import { enter, requireLedger, type Room, saveRecord } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Services } from '../rooms/services.ts';
import { isLive, renamed, seatOf } from '../rooms/tableRecord.ts';
import { renameStored } from './renaming.ts';

/** How somebody who is deleted leaves: their matches keep a seat without a name. */

const PAGE = 100;

/** Takes somebody away from all of their tables, and their name with them; it can be repeated. */
export async function leaveTables(rooms: Rooms, services: Services, person: string): Promise<void> {
  let ids: string[] = [];
  do {
    ids = await services.store.tablesWith(person, ids.at(-1) ?? '', PAGE);
    for (const id of ids) await leaveTable(rooms, services, person, id);
  } while (ids.length === PAGE);
}

async function leaveTable(rooms: Rooms, services: Services, person: string, id: string): Promise<void> {
  const record = await services.store.table(id);
  if (record === undefined) return;
  const isUnderWay = record.stage === 'gathering' || isLive(record);
  const room = isUnderWay ? await opened(rooms, id) : rooms.find(id);
  if (room === undefined) return renameStored(services.store, record, nobody(person));
  await room.inTurn(async () => {
    await leave(room, person);
    const nameless = renamed(room.record, nobody(person));
    if (nameless) await saveRecord(room, nameless);
  });
}

/** A match whose rules are gone can be opened by nobody, and so nobody waits there. */
async function opened(rooms: Rooms, id: string): Promise<Room | undefined> {
  try {
    return await rooms.get(id);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/**
 * Before a match somebody stands up, and a host closes the table. In a match they resign: somebody who never
 * returns could neither agree to anything nor take the seat back, and the others would wait for them for ever.
 */
async function leave(room: Room, person: string): Promise<void> {
  const { stage, host } = room.record;
  const seat = seatOf(room.record, person);
  if (stage === 'gathering' && host.id === person) return close(room, person);
  if (seat === undefined) return;
  if (stage === 'gathering') return stand(room, person);
  if (!isLive(room.record)) return;
  const ledger = requireLedger(room);
  if (ledger.resigned.some((one) => one.seat === seat)) return;
  await enter(room, draftResign(ledger, seat, 'choice'), { by: person });
}

const nobody = (id: string) => ({ id, name: DELETED_NAME, account: false });
