import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/lists.ts';
import { outcomeOf } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import type { PastFrame } from '../../protocol/table.ts';
import { type Chronicle, lastChapter, stateAt } from './chronicle.ts';

/** The position after `ply` moves as `eyes` saw it then. */
export function pastFrame(chronicle: Chronicle, ply: number, eyes: Seat | 'all' | undefined): PastFrame {
  const { game } = chronicle.match;
  checkPly(chronicle, ply);
  checkEyes(chronicle, ply, eyes);
  const state = stateAt(chronicle, ply);
  return {
    ply,
    state: eyes === 'all' ? clone(state) : game.redact(state, eyes),
    actors: [...game.actors(state)],
  };
}

function checkPly({ match }: Chronicle, ply: number): void {
  const last = match.plies.length;
  if (Number.isInteger(ply) && ply >= 0 && ply <= last) return;
  throw new InputError('bad_request', `there is no position ${ply}; there are 0 to ${last}`);
}

/** While the match goes on, nobody looks through eyes that are not at the screen, unless all lay open. */
function checkEyes(chronicle: Chronicle, ply: number, eyes: Seat | 'all' | undefined): void {
  const { match, chapters } = chronicle;
  if (typeof eyes === 'number' && !(Number.isInteger(eyes) && eyes >= 0 && eyes < match.seats)) {
    throw new InputError('bad_request', `there is no seat ${eyes}`);
  }
  const over = outcomeOf(match) !== undefined;
  if (over || eyes === undefined || eyes === lastChapter(chronicle).eyes) return;
  if (eyes === 'all' || !itemAt(chapters, ply).open) {
    throw new InputError('bad_request', 'what others hold is shown once the match is over');
  }
}
