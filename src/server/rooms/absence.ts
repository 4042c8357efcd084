import { botOf } from '../../bots/index.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { decidingPersons } from '../../table/ledger.ts';
import { enter, isPresent, needLedger, type Room } from './room.ts';
import { needPlaying, needSeat } from './seats.ts';

/** Seats of people who have left. */

/** Lets a bot play for somebody who has been away for longer than the table's patience. */
export async function substitute(room: Room, person: string, seat: Seat, bot: string): Promise<void> {
  needPlaying(room);
  needSeat(room, person);
  const ledger = needLedger(room);
  const away = room.sheet.chairs[seat]?.person;
  if (away === undefined || !decidingPersons(ledger).includes(seat))
    throw new InputError('bad_request', `no person plays seat ${seat}`);
  const { patience } = room.sheet.setup;
  const left = room.leftAt.get(away);
  const waited = left === undefined ? 0 : (room.house.now() - left) / 1000;
  if (isPresent(room, away) || waited < patience)
    throw new InputError('forbidden', `a bot may take over ${patience} seconds after somebody has left`);
  const deed = { kind: 'substitute', seat, bot: botOf(bot).name, why: 'absent' } as const;
  await enter(room, { deed, state: ledger.match.state }, { by: person });
}

/** Takes one's seat back from the bot. */
export async function reclaim(room: Room, person: string): Promise<void> {
  const seat = needSeat(room, person);
  const { substitutes, match } = needLedger(room);
  if (!(seat in substitutes)) throw new InputError('bad_request', 'no bot plays for you');
  await enter(room, { deed: { kind: 'reclaim', seat }, state: match.state }, { by: person });
}
