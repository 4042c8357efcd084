import type { ReactNode } from 'react';
import { answers } from '../../board/dark.ts';
import { placesIn, Spot } from '../../board/spot.tsx';
import { readable } from '../../../kernel/data/readable.ts';
import type { BoardProps } from '../view.ts';
import { shownPlace } from './gestures.ts';
import { FactList } from './factList.tsx';
import { type Fact, type Fields, type Item, seatFacts, sharedFacts } from '../../../kernel/defaults/facts.ts';
import { type Card, rowsOf } from './spread.ts';
import type { Study } from '../../../kernel/defaults/study.ts';
import { TEXTS } from './texts.ts';

interface SpreadBoardProps extends BoardProps {
  readonly fields: Fields;
  readonly study: Study;
}

/** A table without a board: what lies open, the hand of the one who looks, and what can be chosen. */
export function SpreadBoard({ fields, study, ...props }: SpreadBoardProps): ReactNode {
  const { eyes, sources, targets, compact } = props;
  const hands = eyes === undefined ? [] : seatFacts(fields, eyes, study).filter(isHand);
  const rows = rowsOf(hands, [...new Set([...sources, ...targets])]);
  return (
    <div className="plain-board" data-compact={compact || undefined}>
      <div className="plain-spread" role="group" aria-label={TEXTS.table}>
        <FactList facts={sharedFacts(fields, study)} large />
        {rows.map(({ title, cards }) => (
          <section key={title} className="plain-row" aria-label={title}>
            <h2 className="small-head">{title}</h2>
            <div className="plain-cards">
              {cards.map((card, i) => (
                <CardView key={`${card.word} ${i}`} {...props} card={card} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

const isHand = ({ list }: Fact): boolean => list;

function CardView({ card: { word, place }, ...props }: BoardProps & { readonly card: Card }): ReactNode {
  const face = <CardFace word={word} />;
  if (place === undefined) {
    const label = word === undefined ? TEXTS.card : readable(word);
    return (
      <div {...answers(shownPlace(label))} aria-label={label} className="plain-card">
        {face}
      </div>
    );
  }
  return (
    <Spot {...placesIn(props)} place={place} label={readable(place)} className="plain-card">
      {face}
    </Spot>
  );
}

function CardFace({ word }: { readonly word: Item }): ReactNode {
  if (word === undefined) {
    return (
      <span className="plain-face" data-back>
        <span className="unseen">{TEXTS.faceDown(1)}</span>
      </span>
    );
  }
  const text = readable(word);
  return (
    <span className="plain-face" data-long={text.length > 3 || undefined}>
      {text}
    </span>
  );
}
