import type { Seat } from '../../../kernel/game.ts';
import type { Frame, Move, State } from '../state.ts';
import { CHOICES } from './choices.ts';
import { outlookOf } from './survey.ts';

/** What each move of a question promises; nothing for questions whose moves have to be tried. */
export function judgementOf(state: State, seat: Seat, moves: readonly Move[]): number[] | undefined {
  const frame = state.stack[state.stack.length - 1] as Frame;
  if (frame.step === 'faction' || frame.step === 'rival') return moves.map(() => 0);
  const judge = CHOICES[frame.step];
  if (judge === undefined) return undefined;
  const worth = judge(outlookOf(state, seat), frame as never, moves);
  return moves.map(worth);
}
