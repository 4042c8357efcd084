import { itemAt, lastOf } from '../../../kernel/data/lists.ts';
import { type ResultPoint, resultsOver } from './sums/course.ts';
import { dayOf, daysOf, percent, winsIn } from './figures.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { lineThrough, Plot, type Scales } from './plot.tsx';
import { ReadTable } from './readTable.tsx';
import { tallyOf } from './sums/tally.ts';
import { TEXTS } from './texts.ts';

const { course: texts, share: shares } = TEXTS;

const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

/** The share of wins as it grew or fell, with how sure it was, and par. */
export function CoursePanel({ matches, onOpen }: PanelProps) {
  const points = resultsOver(matches);
  const { soFar } = lastOf(points);
  const open = (i: number): void => {
    const point = itemAt(points, i);
    onOpen({ what: daysOf(point), matches: point.matches });
  };
  const label = texts.said(
    percent(itemAt(points, 0).soFar.share),
    percent(soFar.share),
    shares.count(soFar.matches),
  );
  return (
    <Panel
      className="stats-course"
      title={texts.title}
      beside={<span className="caption">{soFar.par === undefined ? texts.all : texts.rivals}</span>}
    >
      <Plot
        label={label}
        points={points.length}
        ticks={TICKS}
        tick={percent}
        range={[0, 1]}
        ends={[dayOf(itemAt(points, 0).from), dayOf(lastOf(points).to)]}
        tell={(i) => toldOf(itemAt(points, i))}
        onPick={open}
      >
        {(scales) => <Course points={points} {...scales} />}
      </Plot>
      <p className="caption stats-foot">{soFar.verdict === 'few' ? texts.few : texts.band}</p>
      <ReadTable caption={texts.title} heads={texts.table} rows={points.map(cellsOf)} onOpen={open} />
    </Panel>
  );
}

function toldOf(point: ResultPoint): string {
  const { soFar, matches } = point;
  return texts.one(daysOf(point), shares.count(matches.length), percent(soFar.share));
}

function cellsOf(point: ResultPoint): string[] {
  const { matches, soFar } = point;
  const [low, high] = soFar.band;
  return [
    daysOf(point),
    String(matches.length),
    String(winsIn(tallyOf(matches).won)),
    percent(soFar.share),
    TEXTS.between(percent(low), percent(high)),
    soFar.par === undefined ? '' : percent(soFar.par),
  ];
}

function Course({ points, ...scales }: { points: readonly ResultPoint[] } & Scales) {
  const tallies = points.map(({ soFar }) => soFar);
  const upper = tallies.map(({ band }) => band[1]);
  const last = points.length - 1;
  return (
    <>
      <path
        className="stats-course-band"
        d={bandAround(
          tallies.map(({ band }) => band[0]),
          upper,
          scales,
        )}
      />
      <path
        className="stats-par"
        d={lineThrough(
          tallies.map(({ par }) => par),
          scales,
        )}
      />
      <path
        className="stats-line"
        d={lineThrough(
          tallies.map(({ share }) => share),
          scales,
        )}
      />
      {tallies.map(({ share }, i) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- a point is its number
          key={i}
          className="stats-dot"
          data-last={i === last || undefined}
          cx={scales.x(i)}
          cy={scales.y(share)}
          r={i === last ? 5 : 3}
        />
      ))}
    </>
  );
}

/** Along the upper ends, and back along the lower ones. */
function bandAround(lower: readonly number[], upper: readonly number[], { x, y }: Scales): string {
  const back = lower.map((value, i) => `L${x(i).toFixed(1)} ${y(value).toFixed(1)}`).toReversed();
  return `${lineThrough(upper, { x, y })}${back.join('')}Z`;
}
