import { itemAt, lastOf, sum } from '../../../kernel/data/lists.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { type SkillPoint, skillOver } from './sums/course.ts';
import { dayOf, daysOf, percent, signed } from './figures.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { lineThrough, Plot, type Scales } from './plot.tsx';
import { ReadTable } from './readTable.tsx';
import { TEXTS } from './texts.ts';

const { skill: texts } = TEXTS;

interface SkillPanelProps extends PanelProps {
  /** Whether all has been read that is known of them. */
  readonly complete: boolean;
}

/** How well the analysed matches were played, and apart from it what chance did. */
export function SkillPanel({ matches, complete, onOpen }: SkillPanelProps) {
  const points = skillOver(matches);
  if (points.length === 0) return <NoneYet matches={matches} complete={complete} />;
  const open = (i: number): void => {
    const point = itemAt(points, i);
    onOpen({ what: daysOf(point), matches: point.matches });
  };
  const counted = sum(points.map((point) => point.matches.length));
  return (
    <Panel
      className="stats-skill"
      title={texts.title}
      beside={<span className="caption">{texts.count(counted)}</span>}
    >
      <Accuracy points={points} onPick={open} />
      <Luck points={points} onPick={open} />
      <p className="caption stats-foot">{texts.help}</p>
      <ReadTable caption={texts.title} heads={texts.table} rows={points.map(cellsOf)} onOpen={open} />
    </Panel>
  );
}

function NoneYet({ matches, complete }: Omit<SkillPanelProps, 'onOpen'>) {
  const last = complete ? matches.at(-1) : undefined;
  return (
    <Panel className="stats-skill" title={texts.title}>
      <p>{complete ? texts.none : texts.reading}</p>
      {last && (
        <ButtonLink size="small" icon="chart" href={`#/analysis/${last.id}`}>
          {texts.way}
        </ButtonLink>
      )}
    </Panel>
  );
}

const shown = (accuracy: number | undefined): string => (accuracy === undefined ? '–' : percent(accuracy));

function cellsOf(point: SkillPoint): string[] {
  return [daysOf(point), String(point.matches.length), shown(point.accuracy), signed(point.luck)];
}

interface ChartProps {
  readonly points: readonly SkillPoint[];
  readonly onPick: (index: number) => void;
}

const endsOf = (points: readonly SkillPoint[]): [string, string] => [
  dayOf(itemAt(points, 0).from),
  dayOf(lastOf(points).to),
];

/** In hundredths, so that the numbers at the side are round. */
const hundredths = (share: number): number => 100 * share;
const tick = (value: number): string => `${value} %`;
const signedTick = (value: number): string => signed(value / 100);

function Accuracy({ points, onPick }: ChartProps) {
  const values = points.map(({ accuracy }) => (accuracy === undefined ? undefined : hundredths(accuracy)));
  const there = values.flatMap((value) => value ?? []);
  const low = 10 * Math.max(0, Math.floor((Math.min(...there, 95) - 2) / 10));
  const said = texts.accuracySaid(shown(itemAt(points, 0).accuracy), shown(lastOf(points).accuracy));
  return (
    <>
      <h3 className="small-head">{texts.accuracy}</h3>
      <Plot
        label={said}
        points={points.length}
        ticks={[low, (low + 100) / 2, 100]}
        tick={tick}
        range={[low, 100]}
        ends={endsOf(points)}
        tell={(i) => texts.accuracyOne(daysOf(itemAt(points, i)), shown(itemAt(points, i).accuracy))}
        onPick={onPick}
      >
        {(scales) => <Line values={values} {...scales} />}
      </Plot>
    </>
  );
}

function Line({ values, ...scales }: { values: readonly (number | undefined)[] } & Scales) {
  return (
    <>
      <path className="stats-line" data-of="accuracy" d={lineThrough(values, scales)} />
      {values.map(
        (value, i) =>
          value !== undefined && (
            // oxlint-disable-next-line react/no-array-index-key -- a point is its number
            <circle
              key={i}
              className="stats-dot"
              data-of="accuracy"
              cx={scales.x(i)}
              cy={scales.y(value)}
              r="3"
            />
          ),
      )}
    </>
  );
}

function Luck({ points, onPick }: ChartProps) {
  const values = points.map(({ luck }) => hundredths(luck));
  const most = Math.max(5, Math.ceil(Math.max(...values.map(Math.abs))));
  const matches = sum(points.map((point) => point.matches.length));
  const mean = signed(sum(points.map((point) => point.luck * point.matches.length)) / matches);
  return (
    <>
      <h3 className="small-head stats-luck-head">
        {texts.luck} <span className="caption">{texts.mean(mean)}</span>
      </h3>
      <Plot
        label={texts.luckSaid(mean)}
        points={points.length}
        ticks={[-most, 0, most]}
        tick={signedTick}
        range={[-most, most]}
        ends={endsOf(points)}
        tell={(i) => texts.luckOne(daysOf(itemAt(points, i)), signed(itemAt(points, i).luck))}
        onPick={onPick}
      >
        {(scales) => <Bars values={values} {...scales} />}
      </Plot>
    </>
  );
}

/** Up and filled for what chance gave, down and hollow for what it took. */
function Bars({ values, x, y }: { values: readonly number[] } & Scales) {
  const width = Math.min(14, Math.max(4, (values.length > 1 ? x(1) - x(0) : 14) - 4));
  return values.map((value, i) => (
    <rect
      // oxlint-disable-next-line react/no-array-index-key -- a point is its number
      key={i}
      className="stats-bar"
      data-took={value < 0 || undefined}
      x={x(i) - width / 2}
      y={Math.min(y(0), y(value))}
      width={width}
      height={Math.max(1, Math.abs(y(value) - y(0)))}
    />
  ));
}
