import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Proposal } from '../../protocol/online.ts';
import { type Draft, draftReturn } from '../../table/draft.ts';
import { decidingPersons, type Ledger } from '../../table/ledger.ts';
import { needFresh } from './moves.ts';
import { enter, keepSheet, needLedger, type Room } from './room.ts';
import { needDeciding, needPlaying, needSeat } from './seats.ts';

/** What is done only when everybody who decides for a seat agrees. */

export async function propose(
  room: Room,
  person: string,
  { what, seen }: { readonly what: Proposal['what']; readonly seen: number },
): Promise<void> {
  needPlaying(room);
  const ledger = needLedger(room);
  const by = needDeciding(room, person);
  needFresh(ledger, seen);
  if (room.sheet.proposal) throw new InputError('bad_request', 'another proposal waits for an answer');
  draftOf(ledger, by, what);
  await settle(room, { id: (room.sheet.proposals ?? 0) + 1, by, what, agreed: [by] });
}

/** One refusal ends a proposal; so does any move. */
export async function answer(room: Room, person: string, id: number, agree: boolean): Promise<void> {
  const seat = needDeciding(room, person);
  const { proposal } = room.sheet;
  if (proposal?.id !== id) throw new InputError('stale', 'this proposal is no longer there');
  if (agree) await settle(room, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] });
  else await keepSheet(room, { proposal: undefined });
}

async function settle(room: Room, proposal: Proposal): Promise<void> {
  const ledger = needLedger(room);
  if (decidingPersons(ledger).every((seat) => proposal.agreed.includes(seat)))
    await enter(room, draftOf(ledger, proposal.by, proposal.what));
  else await keepSheet(room, { proposal, proposals: proposal.id });
}

function draftOf(ledger: Ledger, seat: Seat, what: Proposal['what']): Draft {
  if (what.kind === 'undo') return draftReturn(ledger, seat, what.to, true);
  return { deed: { kind: 'pause', seat }, state: ledger.match.state };
}

/** Anybody who sits there may go on with a paused match. */
export async function resume(room: Room, person: string): Promise<void> {
  const seat = needSeat(room, person);
  if (room.sheet.stage !== 'paused') throw new InputError('bad_request', 'the match is not paused');
  const { match } = needLedger(room);
  await enter(room, { deed: { kind: 'resume', seat }, state: match.state }, { by: person });
}
