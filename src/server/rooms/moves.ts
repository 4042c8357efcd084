import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { draftMove, draftRedo, draftUndo, type Draft } from '../../table/draft.ts';
import type { Ledger } from '../../table/ledger.ts';
import { doneBefore, enter, needLedger, type Room } from './room.ts';
import { needDeciding, needPlaying } from './seats.ts';

/** What a person does in the match. Each is called in the table's turn and answers with the number of its entry. */

export interface Wish {
  readonly seen: number;
  readonly key: string;
}

export function playMove(
  room: Room,
  person: string,
  wish: Wish & { readonly text: string },
): Promise<number> {
  return once(room, person, wish, (ledger, seat) => {
    needFreshFor(ledger, seat, wish.seen);
    return draftMove(ledger, seat, wish.text, { byPerson: true });
  });
}

export function undoMove(room: Room, person: string, wish: Wish): Promise<number> {
  return once(room, person, wish, (ledger, seat) => {
    needFresh(ledger, wish.seen);
    return draftUndo(ledger, seat);
  });
}

export function redoMove(room: Room, person: string, wish: Wish): Promise<number> {
  return once(room, person, wish, (ledger, seat) => {
    needFresh(ledger, wish.seen);
    return draftRedo(ledger, seat);
  });
}

/** Giving up needs no fresh look: it is meant whatever happened meanwhile. */
export function resign(room: Room, person: string, wish: Wish): Promise<number> {
  return once(room, person, wish, ({ match }, seat) => ({
    deed: { kind: 'resign', seat, why: 'choice' },
    state: match.state,
  }));
}

/** A deed that has been done already is not done again, however often it is sent. */
async function once(
  room: Room,
  person: string,
  { key }: Wish,
  draft: (ledger: Ledger, seat: Seat) => Draft,
): Promise<number> {
  const before = doneBefore(room, person, key);
  if (before !== undefined) return before;
  const ledger = needLedger(room);
  needPlaying(room);
  const seat = needDeciding(room, person);
  return enter(room, draft(ledger, seat), { by: person, key });
}

/** Whoever chooses at the same time as others need not have seen that they have chosen. */
function needFreshFor(ledger: Ledger, seat: Seat, seen: number): void {
  const since = itemAt(ledger.askedSince, seat);
  if (seen < since || seen > ledger.entries.length) needFresh(ledger, seen);
}

export function needFresh({ entries }: Ledger, seen: number): void {
  if (seen === entries.length) return;
  throw new InputError(
    'stale',
    `the table has moved on: you saw ${seen} entries, there are ${entries.length}`,
  );
}
