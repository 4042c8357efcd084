import { InputError } from '../kernel/error.ts';
import type { Seat } from '../kernel/game.ts';
import { clone } from '../kernel/data/plain.ts';
import { type Ledger, plyOf, standingAt, stateAt } from './ledger.ts';

/** A position of a match, looked at later. */
export interface PastView {
  readonly ply: number;
  readonly state: object;
  readonly actors: readonly Seat[];
}

/** The eyes an earlier position is looked at with: a seat's, nobody's, or all open. */
export type PastEyes = Seat | 'all' | undefined;

/** Who looks back: with which eyes of their own, and whether no move can follow any more. */
export interface PastViewer {
  readonly eyes: Seat | undefined;
  readonly over: boolean;
}

/** The position after so many moves as these eyes saw it then. */
export function pastView(ledger: Ledger, ply: number, eyes: PastEyes, viewer: PastViewer): PastView {
  const { game } = ledger.match;
  checkPly(ledger, ply);
  checkEyes(ledger, ply, eyes, viewer);
  const state = stateAt(ledger, ply);
  return {
    ply,
    state: eyes === 'all' ? clone(state) : game.redact(state, eyes),
    actors: [...game.actors(state)],
  };
}

function checkPly(ledger: Ledger, ply: number): void {
  const last = plyOf(ledger);
  if (Number.isInteger(ply) && ply >= 0 && ply <= last) return;
  throw new InputError('bad_request', `there is no position ${ply}; there are 0 to ${last}`);
}

/** While the match goes on nobody looks through eyes that are not their own, unless all lay open. */
function checkEyes(ledger: Ledger, ply: number, eyes: PastEyes, viewer: PastViewer): void {
  const { seats } = ledger.match;
  if (typeof eyes === 'number' && !(Number.isInteger(eyes) && eyes >= 0 && eyes < seats))
    throw new InputError('bad_request', `there is no seat ${eyes}`);
  if (viewer.over || eyes === undefined || eyes === viewer.eyes) return;
  if (eyes === 'all' || !standingAt(ledger, ply).open)
    throw new InputError('forbidden', 'what others hold is shown once the match is over');
}
