import type { JudgedDecision } from '../../../analysis/analysis.ts';
import { percent } from '../figures.ts';
import type { Judged } from './grade.ts';
import { TEXTS } from '../texts.ts';

interface AttemptResultProps {
  /** Nothing while it is being tried out. */
  readonly judged: Judged | undefined;
  /** Whether it is what was played in the match. */
  readonly same: boolean;
  readonly position: JudgedDecision;
  /** The try, and the best move where it may be seen. */
  readonly words: string;
  readonly best: string | undefined;
  /** Why that is better than what was played. */
  readonly why: string | undefined;
}

const { find: texts } = TEXTS;
const RADIUS = 42;

/** What a try is worth beside what was played and the best. */
export function AttemptResult({ judged, same, position, words, best, why }: AttemptResultProps) {
  if (judged === undefined) {
    return (
      <p className="find-judging">
        <b>{texts.try}:</b> {words}. {texts.judging}
      </p>
    );
  }
  const { grade, share, chance } = judged;
  const rows = [
    { name: texts.match, chance: position.played.chance },
    { name: texts.try, chance },
    { name: texts.best, chance: judged.best },
  ];
  const most = Math.max(...rows.map((row) => row.chance), 0.01);
  return (
    <div className="find-verdict" data-grade={grade}>
      <svg className="find-ring" width="96" height="96" viewBox="-48 -48 96 96" aria-hidden="true">
        <circle r={RADIUS} />
        <circle
          r={RADIUS}
          pathLength="1"
          strokeDasharray={`${Math.min(1, share)} 1`}
          transform="rotate(-90)"
        />
        <text y="8">{Math.round(100 * share)} %</text>
      </svg>
      <div>
        <h2>{texts.verdict(texts.grades[grade], Math.round(100 * share))}</h2>
        <p>
          <b>{texts.try}:</b> {words}.
        </p>
        {same && <p>{texts.same}</p>}
        {judged.close && <p>{texts.close}</p>}
        {best !== undefined && <p>{texts.theMove(best)}</p>}
        {why !== undefined && <p>{texts.why(why)}</p>}
      </div>
      <ul className="find-compared">
        {rows.map((row) => (
          <li key={row.name}>
            {row.name}
            <i aria-hidden="true">
              <i style={{ width: `${(100 * row.chance) / most}%` }} />
            </i>
            <b>{percent(row.chance)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
