import type { ReactNode } from 'react';
import { CARDS } from '../../../../games/sol/cards/cards.ts';
import { SUITS, type SuitName } from '../../../../games/sol/facts.ts';
import type { State } from '../../../../games/sol/state.ts';
import { suitWords } from '../../../../games/sol/texts/words.ts';
import { SuitSign } from '../art/icons.tsx';
import { suitStyle } from '../panels/panel.tsx';
import { cardTitle } from './moments.ts';

interface BigCardProps {
  readonly suit: SuitName;
  readonly effects: State['effects'];
  /** What stands below the line. */
  readonly foot?: string | undefined;
  /** Beside its sign, for a phone. */
  readonly low?: boolean;
}

/** A card as it is held up: large, with its effect in full. */
export function BigCard({ suit, effects, foot, low = false }: BigCardProps): ReactNode {
  const effect = effects[SUITS.indexOf(suit)];
  return (
    <article className="sol-big-card" data-low={low || undefined} style={suitStyle(suit)}>
      <div className="sol-big-art">
        <SuitSign suit={suit} size={low ? 48 : 76} />
      </div>
      <div className="sol-big-body">
        <h3>{cardTitle(effects, suit)}</h3>
        <p className="sol-big-kind">{kindOf(suit, effect)}</p>
        <p>{effect ? CARDS[effect].text : NO_EFFECT}</p>
        {foot !== undefined && <p className="sol-big-foot">{foot}</p>}
      </div>
    </article>
  );
}

const NO_EFFECT = 'No effect in this match.';

const WHEN = {
  move: 'play it during a Move',
  convert: 'play it with a Convert',
  activate: 'play it with an Activate',
  draw: 'play it before cards are drawn',
  'any time': 'play it at any time of your turn',
} as const;

function kindOf(suit: SuitName, effect: State['effects'][number] | undefined): string {
  const flare = suit === 'FLARE' ? 'solar flare' : suitWords(suit);
  return effect ? `${flare} · ${WHEN[CARDS[effect].icon]}` : flare;
}
