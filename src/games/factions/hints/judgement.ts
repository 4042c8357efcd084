import { type Asking, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Step, Move, State } from '../state.ts';
import { CHOICES, type Judge } from './choices/choices.ts';
import { outlookOf } from './survey.ts';
import { WEIGHTS } from './weights.ts';

/** What each move of a question promises; nothing for questions whose moves have to be tried. */
export function judgementOf(state: State, seat: Seat, moves: readonly Move[]): number[] | undefined {
  const step = openQuestion<Step>(state);
  if (step.step === 'faction') return moves.map(pickWorth);
  if (step.step === 'rival') return moves.map(() => 0);
  const judge: Judge<Asking<Step>, Move> | undefined = CHOICES[step.step];
  return judge === undefined ? undefined : moves.map(judge(outlookOf(state, seat), step, moves));
}

/** Factions by their record, if that is to count. */
function pickWorth(move: Move): number {
  return move.type === 'faction' ? WEIGHTS.pick * Math.log(WEIGHTS.faction[move.faction]) : 0;
}
