import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { decidingPersons, stayingPersons } from '../../table/ledger.ts';
import { requireLedger, type Room } from './room.ts';
import { isLive, seatOf } from './tableRecord.ts';

/** Who plays a seat, and who may speak for it. */

/** The bot that replaces people who have left or resigned: decent play without long waits. */
const SUBSTITUTE_BOT = 'medium';

/** The bot that plays for a person who cannot: nobody but that person chooses another. */
export function standInAt({ record }: Room, seat: Seat): string {
  return record.chairs[seat]?.standIn ?? SUBSTITUTE_BOT;
}

/** The bot that plays a seat now; nothing where its person does. */
export function botAt(room: Room, seat: Seat): string | undefined {
  const { record, ledger } = room;
  const own = record.chairs[seat]?.bot;
  if (own !== undefined || ledger === undefined) return own;
  const gaveUp = ledger.resigned.find((one) => one.seat === seat);
  if (gaveUp?.left) return undefined;
  return gaveUp ? standInAt(room, seat) : ledger.substitutes[seat];
}

export function requireSeat({ record }: Room, person: string): Seat {
  const seat = seatOf(record, person);
  if (seat === undefined) throw new InputError('forbidden', 'you have no seat at this table');
  return seat;
}

/** The seat of somebody who decides for it: it is neither given up nor played by a bot meanwhile. */
export function requireDeciding(room: Room, person: string): Seat {
  const seat = requireSeat(room, person);
  if (decidingPersons(requireLedger(room)).includes(seat)) return seat;
  throw new InputError(
    'forbidden',
    `a bot plays your seat ${seat}; take it back first, if you have not resigned`,
  );
}

/** The seat of somebody who has not resigned: what takes everybody's consent takes theirs, be it that a bot plays for them. */
export function requireStaying(room: Room, person: string): Seat {
  const seat = requireSeat(room, person);
  if (stayingPersons(requireLedger(room)).includes(seat)) return seat;
  throw new InputError('forbidden', 'you have resigned');
}

export function requireHost({ record }: Room, person: string): void {
  if (record.host.id !== person) throw new InputError('forbidden', 'only the host of the table may do that');
}

const STANDS = {
  gathering: 'has not begun',
  playing: 'has begun',
  paused: 'is paused',
  over: 'is over',
  closed: 'was closed',
} as const;

function wrongStage({ record }: Room): InputError {
  const what = record.stage === 'closed' && record.begun === undefined ? 'table' : 'match';
  return new InputError('bad_request', `the ${what} ${STANDS[record.stage]}`);
}

export function requirePlaying(room: Room): void {
  if (room.record.stage !== 'playing') throw wrongStage(room);
}

/** Whether it is played or paused: moves can follow. */
export function requireLive(room: Room): void {
  if (!isLive(room.record)) throw wrongStage(room);
}

export function requireGathering(room: Room): void {
  if (room.record.stage !== 'gathering') throw wrongStage(room);
}
