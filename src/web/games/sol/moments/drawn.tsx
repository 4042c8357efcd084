import type { ReactNode } from 'react';
import type { State } from '../../../../games/sol/state.ts';
import { suitOf } from '../../../../games/sol/texts/words.ts';
import { playerOf } from '../../../../games/sol/verbs.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { HeldUpProps } from '../../view.ts';
import { drawnCards, lossWords } from '../moves/keeping.ts';
import { BigCard } from './bigCard.tsx';
import './moments.css';

/** The cards somebody has drawn and may keep one of, until that is decided. */
export function Drawn({ state, seat, compact }: HeldUpProps<State>): ReactNode {
  if (asking(state)?.step !== 'keep') return null;
  const drawn = drawnCards(playerOf(state, seat));
  return drawn.map((suit) => (
    <BigCard
      key={suit}
      suit={suitOf(suit)}
      effects={state.effects}
      foot={lossWords(state, seat, suit)}
      low={compact && drawn.length > 1}
    />
  ));
}
