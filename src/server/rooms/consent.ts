import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Proposal } from '../../protocol/online.ts';
import { type Draft, draftReturn } from '../../table/draft.ts';
import { type Ledger, stayingPersons } from '../../table/ledger.ts';
import { requireFresh } from './moves.ts';
import { enter, saveRecord, requireLedger, type Room } from './room.ts';
import { requireDeciding, requireLive, requirePlaying, requireStaying } from './seats.ts';

/** What is done only when every person who has not resigned agrees: who is away keeps a veto. */

export async function propose(
  room: Room,
  person: string,
  { what, seen }: { readonly what: Proposal['what']; readonly seen: number },
): Promise<void> {
  if (what.kind === 'close') requireLive(room);
  else requirePlaying(room);
  const ledger = requireLedger(room);
  const by = requireDeciding(room, person);
  requireFresh(ledger, seen);
  if (room.record.proposal) throw new InputError('bad_request', 'another proposal waits for an answer');
  draftOf(ledger, by, what);
  await applyIfAgreed(room, { id: (room.record.proposals ?? 0) + 1, by, what, agreed: [by] });
}

/** One refusal ends a proposal; so does any move. Whoever proposed it may withdraw it by a refusal. */
export async function answer(room: Room, person: string, id: number, agree: boolean): Promise<void> {
  requireLive(room);
  const seat = requireStaying(room, person);
  const { proposal } = room.record;
  if (proposal?.id !== id) throw new InputError('stale', 'this proposal is no longer there');
  if (agree) await applyIfAgreed(room, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] });
  else await saveRecord(room, { proposal: undefined });
}

async function applyIfAgreed(room: Room, proposal: Proposal): Promise<void> {
  const ledger = requireLedger(room);
  const { by, what, agreed } = proposal;
  const person = room.record.chairs[by]?.person;
  if (stayingPersons(ledger).every((seat) => agreed.includes(seat)))
    await enter(room, draftOf(ledger, by, what), person === undefined ? {} : { by: person });
  else await saveRecord(room, { proposal, proposals: proposal.id });
}

function draftOf(ledger: Ledger, seat: Seat, what: Proposal['what']): Draft {
  if (what.kind === 'undo') return draftReturn(ledger, seat, what.to, true);
  const { position } = ledger;
  if (what.kind === 'close') return { deed: { kind: 'close', seat, consent: true }, position };
  return { deed: { kind: 'pause', seat }, position };
}

/** Anybody who still plays may go on with a paused match. */
export async function resume(room: Room, person: string): Promise<void> {
  const seat = requireStaying(room, person);
  if (room.record.stage !== 'paused') throw new InputError('bad_request', 'the match is not paused');
  const { position } = requireLedger(room);
  await enter(room, { deed: { kind: 'resume', seat }, position }, { by: person });
}
