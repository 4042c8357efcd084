import type { ReactNode } from 'react';
import { answers } from '../../board/dark.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { seatColour } from '../../seatColours.ts';
import type { PanelProps } from '../view.ts';
import { colourOf } from './colours.ts';
import type { Fact } from '../../../kernel/defaults/facts.ts';
import { FactList } from './factList.tsx';
import { seatPlace } from './gestures.ts';
import { TEXTS } from './texts.ts';

interface PlainPanelProps extends PanelProps {
  readonly points: number;
  /** What lies before the seat. */
  readonly facts: readonly Fact[];
}

/** A player beside the board: name, points, and what lies before them. */
export function PlainPanel({ points, facts, ...props }: PlainPanelProps): ReactNode {
  const { seat, name, role, active, compact } = props;
  const colour = colourOf(seat);
  return (
    <section
      {...answers(seatPlace(seat))}
      className={compact ? 'plain-strip' : 'plain-panel'}
      aria-label={name}
      data-active={active || undefined}
      data-seat={colour}
      style={{ '--seat': seatColour(colour).fill }}
    >
      <header>
        <Emblem colour={colour} size={compact ? 26 : 32} />
        <div className="plain-who">
          <b>{name}</b>
          <small>{role}</small>
        </div>
        <span className="plain-points">
          {points}
          <small className={compact ? 'unseen' : undefined}> {TEXTS.pointsOf(points)}</small>
        </span>
      </header>
      {!compact && <FactList facts={facts} />}
    </section>
  );
}
