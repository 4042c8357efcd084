import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { endOf, pliesOf } from '../../table/ledger.ts';
import { type PastView, pastView } from '../../table/past.ts';
import { fairnessOf } from './luck.ts';
import { needLedger, type Room } from './room.ts';
import { isLive, seatOf } from './tableRecord.ts';

/** The position after `ply` moves as `eyes` saw it then; with other eyes or all open once the match is over. */
export function lookBack(room: Room, person: string, ply: number, eyes: Seat | 'all' | 'nobody'): PastView {
  const viewer = { eyes: seatOf(room.sheet, person), over: !isLive(room.sheet) };
  return pastView(needLedger(room), ply, eyes === 'nobody' ? undefined : eyes, viewer);
}

/** The record of a match; it tells every secret, so it is there once no move can follow. */
export function recordText(room: Room): string {
  const ledger = needLedger(room);
  const { resigned } = ledger;
  const match = { ...ledger.match, plies: pliesOf(ledger) };
  if (isLive(room.sheet)) throw new InputError('forbidden', 'the record is there once the match is over');
  const over = endOf(ledger) !== undefined;
  const { rulesVersion } = room.sheet;
  const record = recordOf(match, { fairness: fairnessOf(room.sheet), resigned, over, rulesVersion });
  return `${JSON.stringify(record, undefined, 2)}\n`;
}
