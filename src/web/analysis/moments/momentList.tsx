import { useEffect, useRef } from 'react';
import type { Moment } from '../../../analysis/moments.ts';
import type { Seat } from '../../../kernel/game.ts';
import { IconButton } from '../../parts/button.tsx';
import { Either } from '../switches/either.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { ColourName } from '../../seatColours.ts';
import { Diamond } from './diamond.tsx';
import { signed } from '../figures.ts';
import { momentName, type Wording } from './momentWords.ts';
import { changeBy, moveOfMoment, seatOf, turnOf } from '../telling.ts';
import { TEXTS } from '../texts.ts';
import type { Spot } from './useSpot.ts';

/** The lists of what decided a match: for everybody, or for one seat. */
const KINDS = ['turning', 'three'] as const;
export type ListKind = (typeof KINDS)[number];

interface MomentListProps {
  readonly wording: Wording;
  readonly kind: ListKind;
  readonly onKind: (kind: ListKind) => void;
  readonly moments: readonly Moment[];
  readonly colours: readonly ColourName[];
  readonly focus: Seat;
  readonly spot: Spot;
  readonly onGo: (spot: Spot) => void;
  /** Whether all is known. */
  readonly whole: boolean;
  /** Nothing before anything is known. */
  readonly onRead: (() => void) | undefined;
}

const { list: texts } = TEXTS;

/** The moments that decided the match; each leads to its position. */
export function MomentList(props: MomentListProps) {
  const { wording, kind, onKind, moments, focus, onRead } = props;
  const none = kind === 'turning' ? texts.none : texts.noneThree(wording.called[focus] ?? '');
  const { whole } = props;
  return (
    <section className="moments-list" aria-label={texts.label}>
      <header>
        <Either label={texts.label} of={KINDS} chosen={kind} name={(one) => texts[one]} onChoose={onKind} />
        {onRead && <IconButton icon="log" label={texts.read} aria-keyshortcuts="t" onClick={onRead} />}
      </header>
      {moments.length === 0 && <p className="insight-why">{whole ? none : texts.yet}</p>}
      <ol>
        {moments.map((moment, i) => (
          <Entry key={`${moment.kind} ${moment.ply}`} {...props} moment={moment} number={i + 1} />
        ))}
      </ol>
    </section>
  );
}

function Entry({
  wording,
  kind,
  colours,
  spot,
  onGo,
  moment,
  number,
}: MomentListProps & { readonly moment: Moment; readonly number: number }) {
  const { ply } = moment;
  const seat = seatOf(moment);
  const change = changeBy(moment);
  const shown = spot.ply === ply && moment.kind === (spot.kind ?? moment.kind);
  const who = wording.called[seat] ?? '';
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const box = entry.current?.closest('.moments-list');
    if (shown && box && entry.current) bringIn(box, entry.current);
  }, [shown]);
  return (
    <li ref={entry}>
      <button
        type="button"
        aria-current={shown || undefined}
        aria-keyshortcuts={kind === 'turning' ? String(number) : undefined}
        onClick={() => onGo({ ply, kind: moment.kind })}
      >
        {kind === 'turning' ? (
          <Diamond number={number} shown={shown} chance={moment.kind === 'luck'} />
        ) : (
          <Emblem colour={colours[seat] ?? 'ivory'} size={24} />
        )}
        <span className="moments-name">
          {momentName(wording, moment)}
          <small>
            {moment.kind === 'luck' ? texts.chance : texts.choice(who)},{' '}
            {texts.turn(turnOf(wording.turns, moveOfMoment(moment)))}
          </small>
        </span>
        <b data-lost={change < 0 || undefined}>{signed(change)}</b>
      </button>
    </li>
  );
}

/** Scrolls a box alone, and not what is around it, until a part of it lies in sight below its head. */
function bringIn(box: Element, part: Element): void {
  const [around, own] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  const head = box.querySelector('header')?.clientHeight ?? 0;
  const above = around.top + head - own.top;
  const below = own.bottom - around.bottom;
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below;
}
