import type { CSSProperties } from 'react';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { GameCard } from '../../games/view.ts';
import { openGuided, openTable, setupOf } from '../../opening.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { minutesOf, nextLesson } from '../../table/guide/lesson.ts';
import { useDone } from '../../table/guide/lessonProgress.ts';
import { TEXTS } from '../../texts.ts';
import { LessonsButton } from '../lessons/lessonsButton.tsx';
import './poster.css';

const { home } = TEXTS;

interface PosterProps {
  readonly card: GameCard;
  readonly wide?: boolean;
  /** The guided game that was begun and waits. */
  readonly learning?: string | undefined;
}

/** A game as its poster: to be taught it, or to play it. */
export function Poster({ card, wide = false, learning }: PosterProps) {
  const { name, blurb, seats, minutes, presets } = card;
  const first = itemAt(presets, 0);
  return (
    <div className="poster-box">
      <article
        className={wide ? 'poster poster-wide night' : 'poster night'}
        aria-label={name}
        style={colours(card)}
      >
        <div className="poster-art" aria-hidden="true">
          <card.Poster />
        </div>
        <div className="poster-text">
          <header className="poster-head">
            <h2>{name}</h2>
            {minutes !== undefined && <span>{home.minutes(minutes)}</span>}
          </header>
          <p className="poster-blurb">{blurb}</p>
          <div className="poster-facts">
            <span>{home.players(seats.min, seats.max)}</span>
            <LessonsButton card={card} />
          </div>
          <div className="poster-buttons">
            {card.guided ? (
              <TeachButton card={card} learning={learning} />
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

/** Teaches what comes next: the first guided game, then the lessons one by one. */
function TeachButton({ card, learning }: { readonly card: GameCard; readonly learning: string | undefined }) {
  const { id, guided = [] } = card;
  const isDone = useDone(id);
  const next = guided.find((lesson) => lesson.id === learning) ?? nextLesson(guided, isDone);
  const begun = guided.some((lesson) => isDone(lesson.id));
  const label = begun && next !== undefined ? home.teachNext : home.teach;
  return (
    <Button size="large" icon="guide" className="poster-play" onClick={() => void openGuided(card, next?.id)}>
      {learning === undefined ? label : home.teachOn}
      {next && <small>{home.minutes(minutesOf(next))}</small>}
    </Button>
  );
}

/** The colours of a game for the style sheet. */
export const colours = ({ button: [light, deep] }: GameCard): CSSProperties => ({
  '--game-light': light,
  '--game-deep': deep,
});
