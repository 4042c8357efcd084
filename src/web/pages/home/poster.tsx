import type { CSSProperties } from 'react';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { GameCard } from '../../games/view.ts';
import { openGuided, openTable, setupOf } from '../../opening.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { TEXTS } from '../../texts.ts';
import './poster.css';

const { home } = TEXTS;

interface PosterProps {
  readonly card: GameCard;
  readonly wide?: boolean;
  readonly guided?: boolean;
}

/** A game as its poster, with the ways to a table; where there is room, the guided introduction is one. */
export function Poster({ card, wide = false, guided = false }: PosterProps) {
  const { name, blurb, seats, minutes, presets } = card;
  const first = itemAt(presets, 0);
  return (
    <div className="poster-box">
      <article className={wide ? 'poster poster-wide' : 'poster'} aria-label={name} style={colours(card)}>
        <div className="poster-art" aria-hidden="true">
          <card.Poster />
        </div>
        <div className="poster-text">
          <h2>{name}</h2>
          <p className="poster-blurb">{blurb}</p>
          <p className="poster-facts">
            <span>{home.players(seats.min, seats.max)}</span>
            {minutes !== undefined && <span>{home.minutes(minutes)}</span>}
          </p>
          <div className="poster-buttons">
            <Button size="large" className="poster-play" onClick={() => void openTable(setupOf(card, first))}>
              {home.first}
            </Button>
            <ButtonLink size="large" className="poster-new" href={`#/new/${card.id}`}>
              {home.newTable}
            </ButtonLink>
            {guided && card.guided && (
              <Button
                size="large"
                look="ghost"
                icon="guide"
                className="poster-guided"
                onClick={() => void openGuided(card)}
              >
                {home.guided}
              </Button>
            )}
          </div>
        </div>
      </article>
    </div>
  );
}

/** The colours of a game for the style sheet. */
export const colours = ({ button: [light, deep] }: GameCard): CSSProperties => ({
  '--game-light': light,
  '--game-deep': deep,
});
