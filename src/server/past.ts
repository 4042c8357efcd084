import { InputError } from '../kernel/error.ts';
import type { Seat } from '../kernel/game.ts';
import { clone } from '../kernel/plain.ts';
import { recordOf } from '../kernel/record.ts';
import type { PastFrame } from '../protocol/table.ts';
import { stateAt } from './drafts.ts';
import { endOf, pliesOf, plyOf } from './ledger.ts';
import { fairnessOf } from './luck.ts';
import { needLedger, type Room } from './room.ts';
import { isLive, seatOf } from './sheet.ts';

/** The position after `ply` moves as `eyes` saw it then; with other eyes or all open once the match is over. */
export function lookBack(room: Room, person: string, ply: number, eyes: Seat | 'all' | 'nobody'): PastFrame {
  const ledger = needLedger(room);
  const { game, seats } = ledger.match;
  const last = plyOf(ledger);
  if (ply > last) throw new InputError('bad_request', `there is no position ${ply}; there are 0 to ${last}`);
  if (typeof eyes === 'number' && eyes >= seats)
    throw new InputError('bad_request', `there is no seat ${eyes}`);
  if (isLive(room.sheet) && eyes !== 'nobody' && eyes !== seatOf(room.sheet, person))
    throw new InputError('forbidden', 'what others hold is shown once the match is over');
  const state = stateAt(ledger, ply, room.waypoints);
  const viewer = eyes === 'nobody' ? undefined : eyes;
  return {
    ply,
    state: viewer === 'all' ? clone(state) : game.redact(state, viewer),
    actors: [...game.actors(state)],
  };
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
