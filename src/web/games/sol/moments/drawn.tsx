import type { ReactNode } from 'react';
import type { Card, State } from '../../../../games/sol/state.ts';
import { cardWords, suitOf } from '../../../../games/sol/texts/words.ts';
import { playerOf } from '../../../../games/sol/verbs.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { HeldUpProps } from '../../view.ts';
import { BigCard } from './bigCard.tsx';
import './moments.css';

/** The cards somebody has drawn and may keep one of, until that is decided. */
export function Drawn({ state, seat, compact }: HeldUpProps<State>): ReactNode {
  if (asking(state)?.step !== 'keep') return null;
  const { card, pool } = playerOf(state, seat);
  const drawn = [...new Set(pool)].filter((suit) => suit !== card || pool.length === 1);
  return drawn.map((suit) => (
    <BigCard
      key={suit}
      suit={suitOf(suit)}
      effects={state.effects}
      foot={lost(state, seat, suit)}
      low={compact && drawn.length > 1}
    />
  ));
}

/** What keeping costs. */
export function lost(state: State, seat: Seat, drawn: Card): string {
  const { card } = playerOf(state, seat);
  if (card < 0) return 'Nothing is lost: you hold no card.';
  if (card === drawn) return 'You hold this card already, so nothing changes.';
  return `You hold one card. Keep this one, and ${cardWords(state, suitOf(card))} goes.`;
}
