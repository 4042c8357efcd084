import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { draftMove, draftRedo, draftUndo, type Draft } from '../../table/draft.ts';
import type { Ledger } from '../../table/ledger.ts';
import { earlierEntry, enter, requireLedger, type Room } from './room.ts';
import { requireDeciding, requirePlaying, requireStaying } from './seats.ts';

/** What persons do in a match. Each runs in the room's queue and returns the number of its entry. */

export interface DeedRequest {
  readonly seen: number;
  readonly key: string;
}

export function playMove(
  room: Room,
  person: string,
  request: DeedRequest & { readonly text: string },
): Promise<number> {
  return runOnce(room, person, request, (ledger, seat) => {
    requireFreshFor(ledger, seat, request.seen);
    return draftMove(ledger, seat, request.text, { byPerson: true });
  });
}

export function undoMove(room: Room, person: string, request: DeedRequest): Promise<number> {
  return runOnce(room, person, request, (ledger, seat) => {
    requireFresh(ledger, request.seen);
    return draftUndo(ledger, seat);
  });
}

export function redoMove(room: Room, person: string, request: DeedRequest): Promise<number> {
  return runOnce(room, person, request, (ledger, seat) => {
    requireFresh(ledger, request.seen);
    return draftRedo(ledger, seat);
  });
}

/** Resigning needs no fresh view, and no seat taken back from a bot: it is meant whatever happened meanwhile. */
export function resign(room: Room, person: string, request: DeedRequest): Promise<number> {
  const draft = ({ match }: Ledger, seat: Seat): Draft => ({
    deed: { kind: 'resign', seat, why: 'choice' },
    state: match.state,
  });
  return runOnce(room, person, request, draft, requireStaying);
}

/** A deed whose key is known is not done again; its earlier entry is returned. */
async function runOnce(
  room: Room,
  person: string,
  { key }: DeedRequest,
  draft: (ledger: Ledger, seat: Seat) => Draft,
  requireOwn = requireDeciding,
): Promise<number> {
  const before = earlierEntry(room, person, key);
  if (before !== undefined) return before;
  const ledger = requireLedger(room);
  requirePlaying(room);
  const seat = requireOwn(room, person);
  return enter(room, draft(ledger, seat), { by: person, key });
}

/** A player who chooses at the same time as others need not have seen their choices. */
function requireFreshFor(ledger: Ledger, seat: Seat, seen: number): void {
  const since = itemAt(ledger.askedSince, seat);
  if (seen < since || seen > ledger.entries.length) requireFresh(ledger, seen);
}

export function requireFresh({ entries }: Ledger, seen: number): void {
  if (seen === entries.length) return;
  throw new InputError(
    'stale',
    `the table has moved on: you saw ${seen} entries, there are ${entries.length}`,
  );
}
