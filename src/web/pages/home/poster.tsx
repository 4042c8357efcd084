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
  /** Whether its first guided game was begun and waits. */
  readonly learning?: boolean;
}

/** A game as its poster: to be taught it, or to play it. */
export function Poster({ card, wide = false, learning = false }: PosterProps) {
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
            {card.guided ? (
              <Button size="large" icon="guide" className="poster-play" onClick={() => void openGuided(card)}>
                {learning ? home.teachOn : home.teach}
              </Button>
            ) : (
              <Button className="poster-play" onClick={() => void openTable(setupOf(card, first))}>
                {home.first}
              </Button>
            )}
            <ButtonLink className="poster-new" href={`#/new/${card.id}`}>
              {card.guided ? home.knows : home.newTable}
            </ButtonLink>
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
