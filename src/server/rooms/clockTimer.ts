import { clocksAt, firstToExpire } from './clocks.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Draft, draftResign } from '../../table/draft.ts';
import type { Deed } from '../../table/entry.ts';
import type { Ledger } from '../../table/ledger.ts';
import { enter, NO_TIMER, type Room, runningSeats } from './room.ts';
import { standInAt } from './seats.ts';

/** The clocks are checked at least this often. */
const MAX_WAIT_MS = 3_600_000;

/** Sets a timer for the next clock to run out. */
export function setClockTimer(room: Room): void {
  room.cancelTimer();
  const first = nextExpiry(room);
  room.cancelTimer = first
    ? room.services.after(Math.min(first.in, MAX_WAIT_MS), () => void onTimer(room))
    : NO_TIMER;
}

function nextExpiry(room: Room): ReturnType<typeof firstToExpire> {
  const now = room.services.clock();
  const { record, closed } = room;
  if (record.clocks === undefined || record.setup.clock?.atZero === 'nothing' || closed) return undefined;
  const running = runningSeats(room);
  return firstToExpire(clocksAt(record.clocks, running, now), running);
}

/** Applies what the table's rules say where a clock has run out by now. */
export function runOut(room: Room): Promise<void> {
  return room.inTurn(() => expire(room));
}

async function onTimer(room: Room): Promise<void> {
  try {
    await runOut(room);
  } catch (error) {
    room.services.fault(error, 'a clock ran out');
  }
}

/** Applies what the table's rules say for a seat that has run out of time. */
async function expire(room: Room): Promise<void> {
  const first = nextExpiry(room);
  if (first === undefined || room.ledger === undefined) return;
  if (first.in > 0) return setClockTimer(room);
  const { seat } = first;
  await enter(room, draftAtZero(room, room.ledger, seat));
}

function draftAtZero(room: Room, ledger: Ledger, seat: Seat): Draft {
  if (room.record.setup.clock?.atZero === 'resign') return draftResign(ledger, seat, 'clock');
  const deed: Deed = { kind: 'substitute', seat, bot: standInAt(room, seat), why: 'clock' };
  return { deed, position: ledger.position };
}
