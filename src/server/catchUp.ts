import { chanceOf } from '../kernel/chance.ts';
import { clone } from '../kernel/plain.ts';
import type { Queue } from '../kernel/queue.ts';
import { stateAt } from './drafts.ts';
import type { Entry } from './entry.ts';
import { type Ledger, plyOf, startLedger, withEntry } from './ledger.ts';
import { matchSetup } from './luck.ts';
import { closeRoom, remember, type Room } from './room.ts';
import { rulesOf } from './rules.ts';
import { Overtaken } from './store/overtaken.ts';

/** Makes a room what other servers have made of its table, and tells of it; called in the table's turn. */
export async function catchUp(room: Room): Promise<void> {
  const { house } = room;
  const news = await house.store.news(room.sheet.id, room.ledger?.entries.length ?? 0);
  if (news === undefined) return closeRoom(room, 'the table is no longer there');
  const { sheet, entries } = news;
  if (sheet.version <= room.sheet.version) return;
  if (sheet.begun !== undefined) {
    const before = room.ledger ?? startLedger(rulesOf(house, sheet), matchSetup(sheet));
    room.ledger = entries.reduce(followed, before);
    for (const entry of entries) remember(room, entry);
    if (entries.some(({ deed }) => deed.kind === 'undo')) room.waypoints.clear();
  }
  room.sheet = sheet;
  room.settled();
}

/** The ledger with an entry that was made true elsewhere. */
function followed(ledger: Ledger, entry: Entry): Ledger {
  return withEntry(ledger, entry, stateAfter(ledger, entry));
}

function stateAfter(ledger: Ledger, { deed }: Entry): object {
  const { match } = ledger;
  if (deed.kind === 'undo') return stateAt(ledger, deed.to);
  if (deed.kind !== 'move') return match.state;
  const state = clone(match.state);
  match.game.apply(state, deed.seat, deed.move, chanceOf(match.seed, plyOf(ledger) + 1));
  return state;
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
