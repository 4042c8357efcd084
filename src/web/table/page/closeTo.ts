import type { GameView, Place } from '../../games/view.ts';
import type { Decision } from '../decision/useDecision.ts';

/** What a small screen goes close to: the piece in the hand with its ways, pieces to be picked, or places if there are none. */
export function closeTo(
  {
    picking: { from, rests },
    lights: { sources, targets },
    distant,
  }: Pick<Decision, 'picking' | 'lights' | 'distant'>,
  { closeUp }: Pick<GameView, 'closeUp'>,
): Place[] {
  if (from !== undefined) return [from, ...targets, ...(rests ? [] : distant.keys())];
  if (sources.size > 0) return closeUp === 'pieces' ? [...sources] : [];
  return targets.size > (closeUp === 'pieces' ? 0 : 1) ? [...targets] : [];
}
