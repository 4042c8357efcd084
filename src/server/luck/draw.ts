import { InputError } from '../../kernel/error.ts';
import { type DrawEnd, promiseOf } from '../../kernel/match/fairness.ts';
import { actorsOf, decidingPersons, personsAsked, startLedger } from '../../table/ledger.ts';
import { fullClocks } from '../rooms/clocks.ts';
import { matchSetup } from './luck.ts';
import { notifyAway, saveRecord, type Room } from '../rooms/room.ts';
import { requireGathering, requireHost, requireSeat } from '../rooms/seats.ts';
import { drawingSeats, type StoredChair, type TableRecord } from '../rooms/tableRecord.ts';

/** The draw of a match's luck, from the host's start until every person's client has shown what it promised. */

/** A table whose draws lead nowhere does not grow for ever. */
export const MAX_ABORTED_DRAWS = 20;

/** Fixes the seats and asks every person's client for its nonce; without persons the match begins at once. */
export async function start(room: Room, host: string): Promise<void> {
  requireGathering(room);
  requireHost(room, host);
  const { chairs, draw, abortedDraws = [] } = room.record;
  if (draw) throw new InputError('bad_request', 'the luck is being drawn already');
  const free = chairs.findIndex(({ person, bot }) => person === undefined && bot === undefined);
  if (free >= 0) throw new InputError('bad_request', `seat ${free} is still free`);
  const unbound = chairs.findIndex(({ person, promise }) => person !== undefined && promise === undefined);
  if (unbound >= 0)
    throw new InputError('bad_request', `the client of seat ${unbound} has not promised a nonce yet`);
  if (abortedDraws.length >= MAX_ABORTED_DRAWS)
    throw new InputError('too_many', `${MAX_ABORTED_DRAWS} draws have ended here; open another table`);
  await goOn(room, { draw: { begun: room.services.now() } });
  notifyAway(room, drawingSeats(room.record));
}

/** Takes the nonce that a person's client had promised; the last one begins the match. */
export async function reveal(room: Room, person: string, nonce: string): Promise<void> {
  const seat = requireSeat(room, person);
  const { chairs, draw } = room.record;
  const chair = chairs[seat];
  if (draw === undefined) throw new InputError('stale', 'no luck is being drawn at this table');
  if (chair?.nonce === nonce) return;
  if (promiseOf(nonce) !== chair?.promise)
    throw new InputError('bad_request', 'this is not the nonce that was promised');
  await goOn(room, { chairs: chairs.with(seat, { ...chair, nonce }) });
}

/** Stores a step of the draw, together with the beginning of the match where it was the last one. */
async function goOn(room: Room, step: Partial<TableRecord>): Promise<void> {
  const drawn = { ...room.record, ...step };
  if (drawingSeats(drawn).length > 0) return saveRecord(room, step);
  const { services } = room;
  const game = services.game(drawn.setup.game);
  const ledger = startLedger(game, matchSetup(drawn));
  const { clock } = drawn.setup;
  const begun: Partial<TableRecord> = {
    ...step,
    draw: undefined,
    stage: 'playing',
    rulesVersion: game.game.rulesVersion,
    points: ledger.setup.points,
    actors: [...actorsOf(ledger)],
    waiting: personsAsked(ledger),
    deciding: decidingPersons(ledger).length,
    begun: services.now(),
    ...(clock && { clocks: fullClocks(clock, drawn.chairs.length, services.clock()) }),
  };
  await saveRecord(room, begun, ledger);
  // Whoever has shown their nonce need not have waited for the others.
  notifyAway(room, personsAsked(ledger));
}

/** The host ends a draw that does not come to an end. */
export async function cancelDraw(room: Room, host: string): Promise<void> {
  requireHost(room, host);
  if (room.record.draw === undefined)
    throw new InputError('bad_request', 'no luck is being drawn at this table');
  await saveRecord(room, endedDraw(room, 'stopped', host));
}

/**
 * The record without the draw that goes on, if one does: it stays on record for ever, and all that was promised in it
 * is void. Whatever changes who sits where begins with this.
 */
export function endedDraw(
  { record, services }: Room,
  why: DrawEnd,
  by: string,
): Pick<TableRecord, 'chairs' | 'draw' | 'abortedDraws'> {
  const { chairs, draw, abortedDraws = [] } = record;
  if (draw === undefined) return { chairs };
  const promises = chairs.map(({ promise = '' }) => promise);
  const nonces = chairs.map(({ nonce = '' }) => nonce);
  const ended = { begun: draw.begun, ended: services.now(), why, by, promises, nonces };
  return { chairs: chairs.map(withoutShare), draw: undefined, abortedDraws: [...abortedDraws, ended] };
}

function withoutShare({ promise: _, nonce: __, ...chair }: StoredChair): StoredChair {
  return chair;
}
