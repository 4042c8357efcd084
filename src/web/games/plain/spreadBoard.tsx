import type { ReactNode } from 'react';
import { readable } from '../../readable.ts';
import { pointing } from '../../table/pointing.ts';
import type { BoardProps } from '../view.ts';
import { FactList } from './factList.tsx';
import { type Fact, type Fields, seatFacts, sharedFacts } from './facts.ts';
import { glowOf } from './glow.ts';
import { type Card, rowsOf } from './spread.ts';
import type { Study } from './study.ts';
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
  const { hinted, onPlace, onHover } = props;
  const glow = glowOf(place, props);
  const text = word === undefined ? '' : readable(word);
  const look = {
    className: 'plain-card',
    'data-place': place,
    'data-glow': glow,
    'data-back': word === undefined || undefined,
    'data-long': text.length > 3 || undefined,
    'data-hinted': (place !== undefined && hinted.has(place)) || undefined,
    'aria-label': word === undefined ? TEXTS.faceDown(1) : text,
  };
  if (place === undefined || glow === undefined) {
    return (
      <div {...look} role="img">
        {text}
      </div>
    );
  }
  return (
    <button
      type="button"
      {...look}
      aria-pressed={glow === 'picked' || undefined}
      onClick={() => onPlace(place)}
      {...pointing(
        () => onHover(place),
        () => onHover(undefined),
      )}
    >
      {text}
    </button>
  );
}
