import { clocksAt, firstToFall } from './clocks.ts';
import type { Deed } from '../../table/entry.ts';
import { enter, type Room, runningSeats } from './room.ts';
import { STAND_IN } from './seats.ts';

/** The clock is looked at again at least this often. */
const LONGEST_WAIT = 3_600_000;

/** Sees to it that a clock that runs out is noticed. */
export function setAlarm(room: Room): void {
  room.callOff();
  const first = nextFall(room);
  room.callOff = first
    ? room.house.after(Math.min(first.in, LONGEST_WAIT), () => void ring(room))
    : () => undefined;
}

function nextFall(room: Room): ReturnType<typeof firstToFall> {
  const { sheet, house, closed } = room;
  if (sheet.clocks === undefined || sheet.setup.clock?.atZero === 'nothing' || closed) return undefined;
  const running = runningSeats(room);
  return firstToFall(clocksAt(sheet.clocks, running, house.now()), running);
}

async function ring(room: Room): Promise<void> {
  try {
    await room.inTurn(() => fall(room));
  } catch (error) {
    room.house.fault(error, 'a clock ran out');
  }
}

/** What was chosen beforehand for a seat without time is done. */
async function fall(room: Room): Promise<void> {
  const first = nextFall(room);
  if (first === undefined || room.ledger === undefined) return;
  if (first.in > 0) return setAlarm(room);
  const { seat } = first;
  const deed: Deed =
    room.sheet.setup.clock?.atZero === 'resign'
      ? { kind: 'resign', seat, why: 'clock' }
      : { kind: 'substitute', seat, bot: STAND_IN, why: 'clock' };
  await enter(room, { deed, state: room.ledger.match.state });
}
