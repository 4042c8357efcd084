import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { draftMove, draftRedo, draftResign, draftUndo, type Draft } from '../../table/draft.ts';
import type { Ledger } from '../../table/ledger.ts';
import { earlierEntry, enter, requireLedger, type Room } from './room.ts';
import { requireDeciding, requirePlaying, requireSeat, requireStaying } from './seats.ts';

/** What persons do in a match. Each runs in the room's queue and returns the number of its entry. */

export interface DeedRequest {
  readonly seen: number;
  readonly key: string;
}

/** A deed: what it rests on must be so, who may do it, and what it does. */
interface DeedKind {
  readonly requireSeen: (ledger: Ledger, seat: Seat, seen: number) => void;
  readonly requireOwn: (room: Room, person: string) => Seat;
  readonly draft: (ledger: Ledger, seat: Seat) => Draft;
}

export function playMove(
  room: Room,
  person: string,
  request: DeedRequest & { readonly text: string },
): Promise<number> {
  return runOnce(room, person, request, {
    requireSeen: requireFreshFor,
    requireOwn: requireDeciding,
    draft: (ledger, seat) => draftMove(ledger, seat, request.text, { byPerson: true }),
  });
}

export function undoMove(room: Room, person: string, request: DeedRequest): Promise<number> {
  return runOnce(room, person, request, { ...OWN_CHANGE, draft: draftUndo });
}

export function redoMove(room: Room, person: string, request: DeedRequest): Promise<number> {
  return runOnce(room, person, request, { ...OWN_CHANGE, draft: draftRedo });
}

const OWN_CHANGE: Omit<DeedKind, 'draft'> = {
  requireSeen: (ledger, _, seen) => requireFresh(ledger, seen),
  requireOwn: requireDeciding,
};

/** Resigning needs no fresh view, and no seat taken back from a bot: it is meant whatever happened meanwhile. */
export function resign(room: Room, person: string, request: DeedRequest): Promise<number> {
  return runOnce(room, person, request, {
    requireSeen: () => undefined,
    requireOwn: requireStaying,
    draft: (ledger, seat) => draftResign(ledger, seat, 'choice'),
  });
}

/** A deed whose key is known is not done again; its earlier entry is returned. Whoever is behind is told so first. */
function runOnce(
  room: Room,
  person: string,
  { key, seen }: DeedRequest,
  { requireSeen, requireOwn, draft }: DeedKind,
): Promise<number> {
  const before = earlierEntry(room, person, key);
  if (before !== undefined) return Promise.resolve(before);
  const ledger = requireLedger(room);
  requireSeen(ledger, requireSeat(room, person), seen);
  requirePlaying(room);
  return enter(room, draft(ledger, requireOwn(room, person)), { by: person, key });
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
