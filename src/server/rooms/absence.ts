import { botOf } from '../../bots/index.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { actorsOf, decidingPersons, type Ledger } from '../../table/ledger.ts';
import { missingForReturn } from './clocks.ts';
import { awaySince, enter, requireLedger, type Room, saveRecord } from './room.ts';
import { requireLive, requirePlaying, requireSeat, requireStaying, standInAt } from './seats.ts';
import { hasEnded } from './tableRecord.ts';

/** Seats of people who have left. */

/** Since when people have been away from tables, by person; a server remembers it of tables that it let go of meanwhile. */
interface Absences {
  of(table: string): Map<string, number>;
}

/** Of so many tables it is remembered, those opened last. */
const MAX_TABLES = 20_000;

export function openAbsences(most = MAX_TABLES): Absences {
  const byTable = new Map<string, Map<string, number>>();
  return {
    of(table) {
      const known = byTable.get(table) ?? new Map<string, number>();
      byTable.delete(table);
      byTable.set(table, known);
      const [oldest] = byTable.keys();
      if (byTable.size > most && oldest !== undefined) byTable.delete(oldest);
      return known;
    },
  };
}

/**
 * For how many seconds somebody has been away without a break. While other servers are not heard nobody is known to be
 * away: they may be there through one of them.
 */
export function secondsAway(room: Room, person: string): number {
  const { fleet, now } = room.services;
  const left = fleet.isConnected() ? awaySince(room, person) : undefined;
  return left === undefined ? 0 : (now() - left) / 1000;
}

/** Lets a bot play for somebody who has been away longer than the table's patience. */
export async function substitute(room: Room, person: string, seat: Seat): Promise<void> {
  requirePlaying(room);
  requireStaying(room, person);
  const ledger = requireLedger(room);
  const away = room.record.chairs[seat]?.person;
  if (away === undefined || !decidingPersons(ledger).includes(seat))
    throw new InputError('bad_request', `no person plays seat ${seat}`);
  const { patience } = room.record.setup;
  if (secondsAway(room, away) < patience)
    throw new InputError('forbidden', `a bot may take over ${patience} seconds after somebody has left`);
  const deed = { kind: 'substitute', seat, bot: standInAt(room, seat), why: 'absent' } as const;
  await enter(room, { deed, position: ledger.position }, { by: person });
}

/** Chooses the bot that plays for oneself whenever one is away, out of time or has resigned. */
export async function chooseStandIn(room: Room, person: string, bot: string): Promise<void> {
  if (hasEnded(room.record)) requireLive(room);
  const seat = room.ledger ? requireStaying(room, person) : requireSeat(room, person);
  const { chairs } = room.record;
  const chosen = { ...itemAt(chairs, seat), standIn: botOf(bot).name };
  await saveRecord(room, { chairs: chairs.with(seat, chosen) });
}

/** Takes one's seat back from the bot. */
export async function reclaim(room: Room, person: string): Promise<void> {
  const seat = requireSeat(room, person);
  const ledger = requireLedger(room);
  if (!(seat in ledger.substitutes)) throw new InputError('bad_request', 'no bot plays for you');
  const returned = returnedTime(room, ledger, seat);
  const deed = { kind: 'reclaim', seat, ...(returned > 0 && { returned }) } as const;
  await enter(room, { deed, position: ledger.position }, { by: person });
}

/** The milliseconds given to the clock of somebody who comes back: once in a match, and never for the choice at hand. */
function returnedTime({ record }: Room, ledger: Ledger, seat: Seat): number {
  const { clock } = record.setup;
  if (clock === undefined || record.clocks === undefined) return 0;
  const left = itemAt(record.clocks.left, seat);
  const wasGiven = hadReturn(ledger, seat);
  const returned = wasGiven || isAtHand(ledger, seat) ? 0 : missingForReturn(left, clock);
  if (left + returned > 0 || clock.atZero === 'nothing') return returned;
  throw new InputError(
    'forbidden',
    wasGiven
      ? 'your time is used up, and you were given time once already; the bot plays on for you'
      : 'your time is used up, so the bot makes this choice; take your seat back when it has chosen',
  );
}

function hadReturn({ entries }: Ledger, seat: Seat): boolean {
  return entries.slice().some(({ deed }) => deed.kind === 'reclaim' && deed.seat === seat && deed.returned);
}

/** Whether a seat is asked what it was asked when the bot took it: the bot has not chosen yet. */
function isAtHand(ledger: Ledger, seat: Seat): boolean {
  const last = ledger.entries
    .slice()
    .findLast(({ deed }) => deed.seat === seat && (deed.kind === 'substitute' || deed.kind === 'move'));
  return actorsOf(ledger).includes(seat) && last?.deed.kind === 'substitute';
}
