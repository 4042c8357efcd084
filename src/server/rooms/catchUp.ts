import type { Queue } from '../../kernel/match/queue.ts';
import { type Chain, chainRoot, checkHead, followChain } from '../chain/chain.ts';
import { replayEntry, startLedger } from '../../table/ledger.ts';
import { matchSetup } from '../luck/luck.ts';
import { closeRoom, rememberKey, type Room } from './room.ts';
import { endedLike, rulesOf } from './rules.ts';
import { Overtaken } from '../store/overtaken.ts';
import type { TableSince } from '../store/store.ts';

/** Applies what other servers have stored since, and broadcasts it; runs in the room's queue. */
export async function catchUp(room: Room): Promise<void> {
  const { services } = room;
  const stored = await services.store.tableSince(room.record.id, room.ledger?.entries.length ?? 0);
  if (stored === undefined) return closeRoom(room, 'the table is no longer there');
  const { record, entries } = stored;
  if (record.version <= room.record.version) return;
  if (record.begun !== undefined) {
    const before = room.ledger ?? startLedger(rulesOf(services, record), matchSetup(record));
    room.chain = chainAfter(room, stored);
    room.ledger = endedLike(record, entries.reduce(replayEntry, before));
    for (const entry of entries) rememberKey(room, entry);
  }
  room.record = record;
  room.onChange();
}

/** What does not go on from what is known here is read anew from its beginning, and refused there if it is damaged. */
function chainAfter(room: Room, { record, entries }: TableSince): Chain {
  const known = room.ledger ? room.chain : { link: chainRoot(record), begun: false };
  try {
    const chain = followChain(known, entries);
    checkHead(record, chain, entries.at(-1)?.seq ?? 0);
    return chain;
  } catch (error) {
    closeRoom(room, 'the table has to be opened again');
    throw error;
  }
}

const MAX_ATTEMPTS = 5;

/** A queue that retries a job on the current state when another server's write came first. */
export function retryingQueue(room: Room, turns: Queue): Queue {
  const tried = <T>(job: () => Promise<T>, attempt: number): Promise<T> =>
    job().catch(async (error) => {
      if (!(error instanceof Overtaken)) throw error;
      const { version } = room.record;
      await catchUp(room);
      // The state in memory cannot be reconciled with the store.
      if (room.record.version === version) closeRoom(room, 'the table has to be opened again');
      if (room.closed || attempt === MAX_ATTEMPTS) throw error;
      return tried(job, attempt + 1);
    });
  return (job) => turns(() => tried(job, 1));
}
