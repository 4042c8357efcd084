import { useMemo } from 'react';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { winnersOf } from '../end/winners.ts';
import { logTurns } from '../log/logTurns.ts';
import { coloursOf, namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import { CompareChart } from './compareChart.tsx';
import { compared, courseOf, type CourseTurn } from './course.ts';

const { compare } = TEXTS;

interface CompareTurnsProps {
  readonly game: LoadedGame;
  readonly views: readonly [TableView, TableView];
  readonly shared: number;
  readonly isSame: boolean;
}

/** The points of two lines after each turn, from where they part. */
export function CompareTurns({ game, views, shared, isSame }: CompareTurnsProps) {
  const { alike, before, turns } = useMemo(
    () => compared(courseIn(views[0], game), courseIn(views[1], game), shared),
    [views[0], views[1], game, shared],
  );
  const scores = useMemo(() => [views[0].scores, views[1].scores] as const, [views[0], views[1]]);
  if (isSame) return <p className="lead">{compare.same}</p>;
  return (
    <div className="compare-turns">
      <CompareChart
        scores={scores}
        colours={coloursOf(views[1], game, views[1].state)}
        names={namesOf(views[1])}
        shared={shared}
      />
      <table>
        <caption>
          {compare.part(shared)} {compare.counted(game.view.unit ?? TEXTS.end.points)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{compare.turn}</th>
            {views.map((view, side) => (
              <SeatHeads key={side === 0 ? 'left' : 'right'} view={view} game={game} />
            ))}
          </tr>
        </thead>
        <tbody>
          {alike > 0 && before && (
            <tr className="compare-alike">
              <th scope="row" aria-label={compare.alike(alike)}>
                {alike === 1 ? '1' : `1–${alike}`}
              </th>
              {[0, 1].map((side) => (
                <Points key={side} turn={{ number: alike, seat: undefined, ply: shared, points: before }} />
              ))}
            </tr>
          )}
          {turns.map(({ number, left, right }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <Points turn={left} seats={views[0].setup.chairs.length} />
              <Points turn={right} seats={views[1].setup.chairs.length} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{views.every(({ outcome }) => outcome) ? compare.end : compare.now}</th>
            {views.map((view, side) => (
              <Ends key={side === 0 ? 'left' : 'right'} view={view} />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function courseIn(table: TableView, { entry, view }: LoadedGame): CourseTurn[] {
  const turns = logTurns(table.news, { texts: entry.texts, view, names: namesOf(table) });
  return courseOf(turns, table.scores);
}

function SeatHeads({ view, game }: { view: TableView; game: LoadedGame }) {
  const colours = coloursOf(view, game, view.state);
  return namesOf(view).map((name, seat) => (
    <th key={name} scope="col" data-first={seat === 0 || undefined}>
      <Emblem colour={colours[seat] ?? 'ivory'} size={20} label={name} />
    </th>
  ));
}

/** Who had the turn is underlined; a line that was over by then has nothing to tell. */
function Points({ turn, seats = 0 }: { turn: CourseTurn | undefined; seats?: number }) {
  if (turn === undefined) return <td className="compare-none" colSpan={seats} data-first />;
  return turn.points.map((points, seat) => (
    // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
    <td key={seat} data-first={seat === 0 || undefined} data-moved={seat === turn.seat || undefined}>
      {points}
    </td>
  ));
}

function Ends({ view }: { view: TableView }) {
  const winners = winnersOf(view);
  return (view.outcome?.points ?? view.scores.at(-1) ?? []).map((points, seat) => (
    // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
    <td key={seat} data-first={seat === 0 || undefined} data-won={winners.includes(seat) || undefined}>
      {points}
      {winners.includes(seat) && <span className="unseen"> {compare.won}</span>}
    </td>
  ));
}
