import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Ledger, stayingPersons } from '../../table/ledger.ts';
import { secondsAway } from './absence.ts';
import { endedDraw } from '../luck/draw.ts';
import { draftTable, storeTable, takenBy } from './gathering.ts';
import type { Speaker } from './chat.ts';
import { estrangedFrom } from '../people/blocks.ts';
import { unlessOvertaken } from '../store/overtaken.ts';
import { enter, saveRecord, type Room } from './room.ts';
import { requireGathering, requireHost, requireLive, requireSeat } from './seats.ts';
import { hasEnded, seatedPersons, seatOf, type StoredChair } from './tableRecord.ts';

/** How a table ends before its match does, and how the next one begins. */

/** So many seconds away without a break, or the table's patience where that is longer, and somebody counts as gone. */
const GONE_SECONDS = 24 * 60 * 60;

/** The host closes a table that gathers, or a match that nobody else plays any more; others close theirs by consent. */
export async function close(room: Room, host: string): Promise<void> {
  requireHost(room, host);
  const { record, ledger, services } = room;
  if (ledger === undefined) {
    requireGathering(room);
    const closing = { by: host, at: services.now(), consent: false };
    return saveRecord(room, { ...endedDraw(room, 'closed', host), stage: 'closed', closing });
  }
  requireLive(room);
  requireAlone(room, ledger, host);
  const seat = seatOf(record, host);
  const deed = { kind: 'close', consent: false, ...(seat !== undefined && { seat }) } as const;
  await enter(room, { deed, position: ledger.position }, { by: host });
}

function requireAlone(room: Room, ledger: Ledger, host: string): void {
  const { chairs, setup } = room.record;
  const least = Math.max(setup.patience, GONE_SECONDS);
  const stays = (seat: Seat): boolean => {
    const person = chairs[seat]?.person;
    return person !== undefined && person !== host && secondsAway(room, person) < least;
  };
  if (!stayingPersons(ledger).some(stays)) return;
  throw new InputError(
    'forbidden',
    `others play this match: ask for their consent, or wait until each has resigned or been away for ${least} seconds`,
  );
}

/** A new table for the same people; their seats are reserved until they sit down. */
export async function rematch(room: Room, { person, payer }: Speaker): Promise<string> {
  const { record, services } = room;
  const seat = requireSeat(room, person.id);
  if (!hasEnded(record)) throw new InputError('bad_request', 'the match is not over yet');
  const { rematch: known } = record;
  if (known !== undefined && (await services.store.table(known))) return known;
  const invited = [...seatedPersons(record), ...record.members];
  const estranged = await estrangedFrom(services.store, person.id, invited);
  const chairs = record.chairs.map((chair, i) =>
    i === seat ? takenBy(person) : reservedChair(chair, estranged),
  );
  const setup = { ...record.setup, seats: record.setup.seats.map(() => 'open' as const) };
  const id = known ?? services.secret().slice(0, 24);
  const reserved = {
    id,
    chairs,
    members: [...new Set([...record.members, person.id])].filter((member) => !estranged.has(member)),
    ...(record.removed && { removed: record.removed }),
  };
  const made = { setup, reserved, payer };
  const next = await draftTable(services, person, made);
  // The id is agreed upon first, so that of two who ask at two servers both make the same table, and one of them does.
  if (known === undefined) await saveRecord(room, { rematch: id });
  await storeTable(services, next, made).catch(unlessOvertaken);
  return id;
}

/** Nobody is invited by somebody they have blocked, nor by whoever has blocked them. */
function reservedChair({ person, bot }: StoredChair, estranged: ReadonlySet<string>): StoredChair {
  if (person !== undefined) return estranged.has(person) ? {} : { keptFor: person };
  return bot === undefined ? {} : { bot };
}
