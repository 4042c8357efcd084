import type { ReactNode } from 'react';
import { percent } from './figures.ts';
import type { OwnMatch } from './sums/ownMatch.ts';
import type { Behind } from './shown.ts';
import { type Tally, tallyOf, type Verdict } from './sums/tally.ts';
import { TEXTS } from './texts.ts';

const { share: texts } = TEXTS;

interface ShareRowProps {
  readonly name: string;
  readonly matches: readonly OwnMatch[];
  /** What stands below. */
  readonly children?: ReactNode;
  readonly onOpen: (behind: Behind) => void;
}

/** What was won of some matches, against par and with how sure that is; it opens them. */
export function ShareRow({ name, matches, children, onOpen }: ShareRowProps) {
  const tally = tallyOf(matches);
  const [low, high] = tally.band;
  return (
    <li>
      <button type="button" className="stats-row" onClick={() => onOpen({ what: name, matches })}>
        <span className="stats-row-name">{name}</span>
        <span className="stats-row-count">{texts.of(texts.count(tally.matches), texts[tally.verdict])}</span>
        <Band tally={tally} />
        <strong className="stats-row-share">
          {percent(tally.share)}
          <span className="unseen">{texts.won(percent(low), percent(high))}</span>
        </strong>
        <span className="stats-row-par">{tally.par === undefined ? '' : texts.par(percent(tally.par))}</span>
        {children}
      </button>
    </li>
  );
}

/** The mark of a verdict tells it without its colour: up, down, or a round one where nothing can be told. */
const MARKS: Readonly<Record<Verdict, string>> = {
  above: 'M0 -5 5.2 4H-5.2Z',
  below: 'M0 5 5.2 -4H-5.2Z',
  level: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  alone: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  few: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
};

/** From nothing won to all of it: the band, the share in it, and par as a dotted line. */
function Band({ tally: { share, band, par, verdict } }: { tally: Tally }) {
  const [low, high] = band;
  return (
    <svg className="stats-band" data-verdict={verdict} viewBox="-6 0 112 18" aria-hidden>
      <path className="stats-band-line" d="M0 9H100" />
      <rect x={100 * low} y="4" width={100 * (high - low)} height="10" rx="3" />
      {par !== undefined && <path className="stats-par" d={`M${100 * par} 0V18`} />}
      <path
        className="stats-band-mark"
        d={MARKS[verdict]}
        transform={`translate(${100 * share} 9) scale(.9)`}
      />
    </svg>
  );
}
