import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Conduct, type MatchRecord, type RecordedClosing, recordOf } from '../../kernel/match/record.ts';
import { conductOf, type Ledger, pliesOf } from '../../table/ledger.ts';
import { type PastView, pastView } from '../../table/past.ts';
import { fairnessOf } from '../luck/luck.ts';
import { requireLedger, type Room } from './room.ts';
import { isLive, seatOf, type TableRecord } from './tableRecord.ts';

/** The position after `ply` moves as `eyes` saw it then; with other eyes or all open once the match is over. */
export function lookBack(room: Room, person: string, ply: number, eyes: Seat | 'all' | 'nobody'): PastView {
  const viewer = { eyes: seatOf(room.record, person), over: !isLive(room.record) };
  return pastView(requireLedger(room), ply, eyes === 'nobody' ? undefined : eyes, viewer);
}

/** The record of a match; it contains every secret, so it is available once no move can follow. */
export function recordText(room: Room): string {
  const ledger = requireLedger(room);
  if (isLive(room.record)) throw new InputError('forbidden', 'the record is there once the match is over');
  return `${JSON.stringify(finalRecord(room.record, ledger), undefined, 2)}\n`;
}

/** The record of a match that has ended. */
export function finalRecord(record: TableRecord, ledger: Ledger): MatchRecord {
  const conduct: Conduct = {
    fairness: fairnessOf(record),
    ...conductOf(ledger),
    rulesVersion: record.rulesVersion,
    ...(ledger.closed && { closed: closingIn(ledger) }),
  };
  return recordOf({ ...ledger.match, plies: pliesOf(ledger) }, conduct);
}

/** What is known of the end of a closed match: nothing where closing was no entry yet. */
function closingIn({ entries }: Ledger): RecordedClosing {
  const deed = entries.last()?.deed;
  if (deed?.kind !== 'close') return {};
  const { seat, consent } = deed;
  return { ...(seat !== undefined && { seat }), consent };
}
