import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { decidingPersons } from '../../table/ledger.ts';
import { requireLedger, type Room } from './room.ts';
import { seatOf } from './tableRecord.ts';

/** Who plays a seat, and who may speak for it. */

/** The bot that replaces people who have left or resigned: decent play without long waits. */
export const SUBSTITUTE_BOT = 'medium';

/** The bot that plays a seat now; nothing where its person does. */
export function botAt({ record, ledger }: Room, seat: Seat): string | undefined {
  const own = record.chairs[seat]?.bot;
  if (own !== undefined || ledger === undefined) return own;
  const gaveUp = ledger.resigned.some((one) => one.seat === seat);
  return gaveUp ? SUBSTITUTE_BOT : ledger.substitutes[seat];
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

export function requireHost({ record }: Room, person: string): void {
  if (record.host.id !== person) throw new InputError('forbidden', 'only the host of the table may do that');
}

export function requirePlaying({ record }: Room): void {
  if (record.stage === 'playing') return;
  const why = { gathering: 'has not begun', paused: 'is paused', over: 'is over', closed: 'was closed' };
  throw new InputError('bad_request', `the match ${why[record.stage]}`);
}

export function requireGathering({ record }: Room): void {
  if (record.stage !== 'gathering') throw new InputError('bad_request', 'the match has begun');
}
