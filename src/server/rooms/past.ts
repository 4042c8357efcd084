import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { endOf, pliesOf } from '../../table/ledger.ts';
import { type PastView, pastView } from '../../table/past.ts';
import { fairnessOf } from './luck.ts';
import { requireLedger, type Room } from './room.ts';
import { isLive, seatOf } from './tableRecord.ts';

/** The position after `ply` moves as `eyes` saw it then; with other eyes or all open once the match is over. */
export function lookBack(room: Room, person: string, ply: number, eyes: Seat | 'all' | 'nobody'): PastView {
  const viewer = { eyes: seatOf(room.record, person), over: !isLive(room.record) };
  return pastView(requireLedger(room), ply, eyes === 'nobody' ? undefined : eyes, viewer);
}

/** The record of a match; it contains every secret, so it is available once no move can follow. */
export function recordText(room: Room): string {
  const ledger = requireLedger(room);
  const { resigned } = ledger;
  const match = { ...ledger.match, plies: pliesOf(ledger) };
  if (isLive(room.record)) throw new InputError('forbidden', 'the record is there once the match is over');
  const over = endOf(ledger) !== undefined;
  const { rulesVersion } = room.record;
  const record = recordOf(match, { fairness: fairnessOf(room.record), resigned, over, rulesVersion });
  return `${JSON.stringify(record, undefined, 2)}\n`;
}
