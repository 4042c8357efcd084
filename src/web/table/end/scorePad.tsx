import type { GameEvent } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { nameOf, roleOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import './scorePad.css';

const { end } = TEXTS;

interface ScorePadProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly turns: number;
  readonly events: readonly GameEvent[];
}

/** The ranking with every point accounted for, as on a score pad; the winner comes first. */
export function ScorePad({ table, game, turns, events }: ScorePadProps) {
  const { places = [], points = [] } = table.outcome ?? {};
  const seats = table.setup.chairs
    .map((_, seat) => seat)
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || (points[b] ?? 0) - (points[a] ?? 0));
  const first = (seat: number): true | undefined => places[seat] === 1 || undefined;
  return (
    <div className="pad" tabIndex={0} role="region" aria-label={end.pad}>
      <table style={{ '--seats': seats.length }}>
        <thead>
          <tr>
            <th scope="col">
              <b>{end.pad}</b>
              <small>{end.padFoot(turns, table.ply)}</small>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col" data-first={first(seat)}>
                <SeatHead table={table} game={game} seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.view.scorePad(table.state, events).map(({ label, points: row }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {seats.map((seat) => (
                <td key={seat} data-first={first(seat)}>
                  {row[seat] === 0 ? '–' : row[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {game.view.sums !== false && (
          <tfoot>
            <tr>
              <th scope="row">{end.total}</th>
              {seats.map((seat) => (
                <td key={seat} data-first={first(seat)}>
                  {points[seat]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function SeatHead({ table, game, seat }: { table: TableView; game: LoadedGame; seat: number }) {
  const place = end.place(table.outcome?.places[seat] ?? 0);
  // Whoever looks at it, nobody has the screen any more.
  const role = roleOf({ ...table, eyes: undefined }, seat);
  return (
    <span className="pad-seat">
      <Emblem colour={game.view.colourOf(table.state, seat)} size={30} />
      <span>
        <b>{nameOf(table, seat)}</b>
        <small>{role === '' ? place : `${place} · ${role}`}</small>
        {game.view.fate && <small className="pad-fate">{game.view.fate(table.state, seat)}</small>}
      </span>
    </span>
  );
}
