import type { Analysis } from '../../analysis/analysis.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { Seat } from '../../kernel/game.ts';
import { Emblem } from '../parts/emblem.tsx';
import type { ColourName } from '../seatColours.ts';
import { lineColour } from '../table/end/scoreChart.tsx';
import type { LogTurn } from '../table/log/logTurns.ts';
import { kept, percent, signed } from './figures.ts';
import { seatSentence } from './telling.ts';
import { TEXTS } from './texts.ts';

interface SeatCardsProps {
  readonly analysis: Analysis;
  readonly whole: boolean;
  readonly names: readonly string[];
  readonly colours: readonly ColourName[];
  readonly turns: readonly LogTurn[];
  /** How each came off, such as “1st with 41”. */
  readonly ends: readonly string[];
  readonly focus: Seat;
  readonly onFocus: (seat: Seat) => void;
}

const { seats: texts } = TEXTS;

/** What the match came to for every seat: how well it chose, and what chance did. */
export function SeatCards(props: SeatCardsProps) {
  return (
    <ul className="seat-cards" aria-label={texts.label}>
      {props.names.map((_, seat) => (
        <li key={seat}>
          <SeatCard {...props} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function SeatCard({ seat, ...props }: SeatCardsProps & { readonly seat: Seat }) {
  const { analysis, whole, names, colours, turns, ends, focus, onFocus } = props;
  const { accuracy, luck, withoutLuck } = itemAt(analysis.sums, seat);
  const name = names[seat] ?? '';
  const words = {
    accuracy: accuracy === undefined ? texts.none : percent(kept(accuracy)),
    luck: signed(luck),
    without: whole ? percent(withoutLuck) : texts.none,
    said: whole ? seatSentence(analysis, seat, turns, name) : `${texts.soFar}…`,
  };
  return (
    <button
      type="button"
      className="seat-card"
      aria-pressed={seat === focus}
      data-tip={TEXTS.curve.focus(name)}
      style={{ '--seat': lineColour(colours, seat) }}
      onClick={() => onFocus(seat)}
    >
      <span className="seat-card-head">
        <Emblem colour={colours[seat] ?? 'ivory'} size={30} />
        <span>
          <b>{name}</b>
          <small>{ends[seat]}</small>
        </span>
      </span>
      <span className="seat-card-sums">
        <Sum head={texts.accuracy} tip={texts.accuracyTip} value={accuracy} words={words.accuracy} />
        <Sum head={texts.luck} tip={texts.luckTip} value={luck} words={words.luck} around />
        <Sum
          head={texts.without}
          tip={texts.withoutTip}
          value={whole ? withoutLuck : undefined}
          words={words.without}
        />
      </span>
      <span className="seat-card-said">{words.said}</span>
    </button>
  );
}

interface SumProps {
  readonly head: string;
  readonly tip: string;
  readonly value: number | undefined;
  readonly words: string;
  /** Whether it goes to both sides of a middle. */
  readonly around?: boolean;
}

function Sum({ head, tip, value = 0, words, around = false }: SumProps) {
  const size = 100 * Math.min(1, Math.abs(value));
  const bar = around
    ? { left: `${value < 0 ? 50 - size / 2 : 50}%`, width: `${size / 2}%` }
    : { left: 0, width: `${size}%` };
  return (
    <span className="seat-sum" data-tip={tip}>
      <small>{head}</small>
      <b>{words}</b>
      <i data-around={around || undefined} aria-hidden="true">
        <i data-took={value < 0 || undefined} style={bar} />
      </i>
    </span>
  );
}
