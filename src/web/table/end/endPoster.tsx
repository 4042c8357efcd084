import type { TableView } from '../../../protocol/table.ts';
import type { GameCard, LoadedGame } from '../../games/view.ts';
import { Emblem } from '../../parts/emblem.tsx';
import type { ColourName } from '../../seatColours.ts';
import { isDrawn, winnersOf } from './winners.ts';
import { PosterFlight } from './posterFlight.tsx';
import { namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import './endPoster.css';

interface EndPosterProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly card: GameCard | undefined;
}

const { end } = TEXTS;

/** The poster of the end: the winner’s name over the game’s own art, and the score in a roundel. */
export function EndPoster({ table, game, card }: EndPosterProps) {
  const winners = winnersOf(table);
  const names = namesOf(table);
  const best = winners[0];
  const points =
    best === undefined ? Math.max(...(table.outcome?.points ?? [0])) : table.outcome?.points[best];
  return (
    <section className="end-poster" aria-label={end.over}>
      <div className="end-poster-art" aria-hidden="true">
        {card && <card.Poster />}
      </div>
      <PosterFlight colour={game.view.colourOf(table.state, best ?? 0)} />
      <header className="end-poster-head">
        <p className="small-head">{isDrawn(table) ? end.nobody : headOf(winners.length, points)}</p>
        <h1>
          {(winners.length > 0 ? winners : names.map((_, seat) => seat)).map((seat) => (
            <PosterName key={seat} name={names[seat] ?? ''} colour={game.view.colourOf(table.state, seat)} />
          ))}
        </h1>
      </header>
      <p className="end-poster-score">
        <b>{points}</b>
        <span>{game.view.unit ?? (points === 1 ? end.point : end.points)}</span>
      </p>
    </section>
  );
}

/** Those who share the first place without a single point have won nothing. */
function headOf(winners: number, points: number | undefined): string {
  if (winners === 0) return end.lost;
  if (winners === 1) return end.belongs;
  return points === 0 ? end.draw : end.together;
}

function PosterName({ name, colour }: { name: string; colour: ColourName }) {
  return (
    <span
      className="end-poster-name"
      style={{ fontSize: `${Math.min(3.5, 22 / Math.max(5, name.length))}rem` }}
    >
      <Emblem colour={colour} size={30} />
      {name}
    </span>
  );
}
