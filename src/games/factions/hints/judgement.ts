import type { Seat } from '../../../kernel/game.ts';
import type { Move, State } from '../state.ts';
import { CHOICES } from './choices.ts';
import { outlookOf } from './survey.ts';
import { WEIGHTS } from './weights.ts';

/** What each move of a question promises; nothing for questions whose moves have to be tried. */
export function judgementOf(state: State, seat: Seat, moves: readonly Move[]): number[] | undefined {
  const frame = state.stack[state.stack.length - 1]!;
  if (frame.step === 'faction') return moves.map(pickWorth);
  if (frame.step === 'rival') return moves.map(() => 0);
  const judge = CHOICES[frame.step];
  if (judge === undefined) return undefined;
  const worth = judge(outlookOf(state, seat), frame as never, moves);
  return moves.map(worth);
}

/** Factions by their record, if that is to count. */
function pickWorth(move: Move): number {
  return move.type === 'faction' ? WEIGHTS.pick * Math.log(WEIGHTS.faction[move.faction]) : 0;
}
