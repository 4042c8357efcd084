import type { ReactNode } from 'react';
import { COLONIES_TO_WIN } from '../../../../games/star/facts.ts';
import type { State } from '../../../../games/star/state.ts';
import { cardCount } from '../../../../games/star/verbs.ts';
import type { AsideProps } from '../../view.ts';

/** What wins, and the cards that are left. */
export function Clock({ state: { deck, discard } }: AsideProps<State>): ReactNode {
  return (
    <dl className="star-clock">
      <div>
        <dt>Planets to win</dt>
        <dd>{COLONIES_TO_WIN}</dd>
      </div>
      <div title="loot cards left to draw">
        <dt>Deck</dt>
        <dd>{cardCount(deck)}</dd>
      </div>
      <div title="shuffled into a new deck when the old one is empty">
        <dt>Discards</dt>
        <dd>{cardCount(discard)}</dd>
      </div>
    </dl>
  );
}

/** `Round 14 of 60` */
export function progress({ round, options: { roundLimit } }: State): string {
  if (round === 0) return 'Setting up';
  return roundLimit === 0 ? `Round ${round}` : `Round ${round} of ${roundLimit}`;
}
