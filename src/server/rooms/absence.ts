import { botOf } from '../../bots/index.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { decidingPersons } from '../../table/ledger.ts';
import { enter, isPresent, requireLedger, type Room } from './room.ts';
import { requirePlaying, requireSeat } from './seats.ts';

/** Seats of people who have left. */

/** Lets a bot play for somebody who has been away longer than the table's patience. */
export async function substitute(room: Room, person: string, seat: Seat, bot: string): Promise<void> {
  requirePlaying(room);
  requireSeat(room, person);
  const ledger = requireLedger(room);
  const away = room.record.chairs[seat]?.person;
  if (away === undefined || !decidingPersons(ledger).includes(seat))
    throw new InputError('bad_request', `no person plays seat ${seat}`);
  const { patience } = room.record.setup;
  const left = room.leftAt.get(away);
  const waited = left === undefined ? 0 : (room.services.now() - left) / 1000;
  if (isPresent(room, away) || waited < patience)
    throw new InputError('forbidden', `a bot may take over ${patience} seconds after somebody has left`);
  const deed = { kind: 'substitute', seat, bot: botOf(bot).name, why: 'absent' } as const;
  await enter(room, { deed, state: ledger.match.state }, { by: person });
}

/** Takes one's seat back from the bot. */
export async function reclaim(room: Room, person: string): Promise<void> {
  const seat = requireSeat(room, person);
  const { substitutes, match } = requireLedger(room);
  if (!(seat in substitutes)) throw new InputError('bad_request', 'no bot plays for you');
  await enter(room, { deed: { kind: 'reclaim', seat }, state: match.state }, { by: person });
}
