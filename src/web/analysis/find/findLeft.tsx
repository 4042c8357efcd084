import { Emblem } from '../../parts/emblem.tsx';
import type { ColourName } from '../../seatColours.ts';
import { TEXTS } from '../texts.ts';
import { COUNTS } from './grade.ts';
import { useStreak } from './streak.ts';

const { find: texts } = TEXTS;

interface StreakPanelProps {
  readonly at: number;
  /** The points of the positions so far; nothing for those that are open. */
  readonly results: readonly (number | undefined)[];
  readonly of: number;
  readonly onAt: (at: number) => void;
}

/** How many positions in a row counted, the last ones, and the way to each of these. */
export function StreakPanel({ at, results, of, onAt }: StreakPanelProps) {
  const { row, best, latest } = useStreak();
  return (
    <section className="panel">
      <h2 className="small-head">{texts.streak}</h2>
      <p className="find-streak">
        <b>{row}</b>
        <span>
          <strong>{texts.inRow}</strong>
          {texts.bestRow(best)}
        </span>
      </p>
      {latest.length > 0 && (
        <p className="find-latest" role="img" aria-label={texts.latest(latest)}>
          {latest.map((points, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a try is its number
            <i key={i} data-counts={points >= COUNTS || undefined} />
          ))}
        </p>
      )}
      <p className="find-help">{texts.streakHelp}</p>
      <ol className="find-positions">
        {Array.from({ length: of }, (_, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a position is its number
          <li key={i}>
            <button type="button" aria-current={i === at || undefined} onClick={() => onAt(i)}>
              {texts.position(i + 1, of)}
              {results[i] !== undefined && <b>{texts.points(results[i])}</b>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FromMatchProps {
  readonly called: readonly string[];
  readonly colours: readonly ColourName[];
  /** How each came off, such as “1st with 41”. */
  readonly ends: readonly string[];
  readonly seat: number;
}

/** The match the positions are from, and how it ended for whom. */
export function FromMatch({ called, colours, ends, seat }: FromMatchProps) {
  return (
    <section className="panel">
      <h2 className="small-head">{texts.fromMatch}</h2>
      <ul className="find-seats">
        {called.map((name, other) => (
          <li key={name} data-own={other === seat || undefined}>
            <Emblem colour={colours[other] ?? 'ivory'} size={24} />
            <b>{name}</b>
            <span>{ends[other]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
