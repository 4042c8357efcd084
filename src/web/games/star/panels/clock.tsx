import type { ReactNode } from 'react';
import { COLONIES_TO_WIN } from '../../../../games/star/facts.ts';
import type { State } from '../../../../games/star/state.ts';
import { cardCount } from '../../../../games/star/verbs.ts';
import { DECK, DISCARDS, GOAL } from '../../../../games/star/why/things.ts';
import { answers } from '../../../board/dark.ts';
import type { AsideProps } from '../../view.ts';

/** What wins, and the cards that are left. */
export function Clock({ state: { deck, discard } }: AsideProps<State>): ReactNode {
  return (
    <div className="star-clock">
      <p {...answers(GOAL)} data-tip={`Whoever has ${COLONIES_TO_WIN} colonies wins at once.`}>
        Planets to win <b>{COLONIES_TO_WIN}</b>
      </p>
      <p {...answers(DECK)} data-tip="Loot cards left to draw.">
        Deck <b>{cardCount(deck)}</b>
      </p>
      <p {...answers(DISCARDS)} data-tip="They are shuffled into a new deck when the old one is empty.">
        Discards <b>{cardCount(discard)}</b>
      </p>
    </div>
  );
}

/** `Round 14 of 60` */
export function progress({ round, options: { roundLimit } }: State): string {
  if (round === 0) return 'Setting up';
  return roundLimit === 0 ? `Round ${round}` : `Round ${round} of ${roundLimit}`;
}
