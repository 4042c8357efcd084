import type { Queue } from '../../kernel/match/queue.ts';
import { following, startLedger } from '../../table/ledger.ts';
import { matchSetup } from './luck.ts';
import { closeRoom, remember, type Room } from './room.ts';
import { rulesOf } from './rules.ts';
import { Overtaken } from '../store/overtaken.ts';

/** Makes a room what other servers have made of its table, and tells of it; called in the table's turn. */
export async function catchUp(room: Room): Promise<void> {
  const { house } = room;
  const news = await house.store.news(room.sheet.id, room.ledger?.entries.length ?? 0);
  if (news === undefined) return closeRoom(room, 'the table is no longer there');
  const { sheet, entries } = news;
  if (sheet.version <= room.sheet.version) return;
  if (sheet.begun !== undefined) {
    const before = room.ledger ?? startLedger(rulesOf(house, sheet), matchSetup(sheet));
    room.ledger = entries.reduce(following, before);
    for (const entry of entries) remember(room, entry);
  }
  room.sheet = sheet;
  room.settled();
}

const MOST_TRIES = 5;

/** A queue in which a job is done again on what the table has become where another server was quicker. */
export function persistent(room: Room, turns: Queue): Queue {
  return (job) =>
    turns(async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await job();
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
          const { version } = room.sheet;
          await catchUp(room);
          // What is in memory cannot be made to fit what is stored.
          if (room.sheet.version === version) closeRoom(room, 'the table has to be opened again');
          if (room.closed || tries === MOST_TRIES) throw error;
        }
      }
    });
}
