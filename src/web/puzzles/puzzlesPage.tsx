import { useMemo } from 'react';
import { useTitle } from '../app/title.ts';
import { GAME_CARDS } from '../games/index.ts';
import type { GameCard } from '../games/view.ts';
import { colours } from '../pages/home/poster.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { listOf } from './books.ts';
import { dayOf, puzzleOfDay } from './daily.ts';
import { DifficultyDots } from './difficultyDots.tsx';
import { type Listed, shownOf } from './filter.ts';
import { FilterBar, useFilter } from './filterBar.tsx';
import { solvedIn, useKept } from './kept.ts';
import { TEXTS } from './texts.ts';
import './puzzle.css';
import './puzzles.css';

/** All puzzles of the build, and the one of the day. */
export default function PuzzlesPage() {
  useTitle(TEXTS.title);
  const kept = useKept();
  const filter = useFilter();
  const all = useMemo(
    () => GAME_CARDS.flatMap((card) => listOf(card.id).map((title): Listed => ({ game: card.id, ...title }))),
    [],
  );
  const listed = all.map((one) => ({ ...one, solved: solvedIn(kept, one) }));
  const shown = shownOf(listed, filter);
  const solved = listed.filter((one) => one.solved !== undefined).length;
  const day = puzzleOfDay(all, dayOf(new Date()));
  const today = listed.find(({ game, number }) => game === day?.game && number === day.number);
  return (
    <div className="puzzles">
      <header className="puzzles-head">
        <h1 className="headline">{TEXTS.title}</h1>
        <p className="lead">{TEXTS.lead}</p>
        <p className="puzzles-sum" role="status">
          <b>{TEXTS.solved(solved, all.length)}</b>
          {kept.best > 0 && <span>{TEXTS.row(kept.row, kept.best)}</span>}
        </p>
        <p className="caption">{TEXTS.kept}</p>
      </header>
      {today && <OfDay listed={today} />}
      <FilterBar all={listed} filter={filter} />
      <p className="caption" role="status">
        {shown.length === 0 ? TEXTS.none : TEXTS.count(shown.length)}
      </p>
      <ul className="puzzles-list" aria-label={TEXTS.list}>
        {shown.map((one) => (
          <Entry key={`${one.game} ${one.number}`} listed={one} />
        ))}
      </ul>
    </div>
  );
}

const cardOf = ({ game }: Listed): GameCard => GAME_CARDS.find(({ id }) => id === game)!; // lists are made of them

/** The puzzle of the day, large and with its game. */
function OfDay({ listed }: { readonly listed: Listed }) {
  const card = cardOf(listed);
  const { game, number, difficulty, seats, solved } = listed;
  return (
    <section className="puzzles-day night" style={colours(card)} aria-labelledby="puzzle-of-day">
      <div className="puzzles-art" aria-hidden="true">
        <card.Poster />
      </div>
      <div className="puzzles-day-text">
        <h2 className="small-head" id="puzzle-of-day">
          {TEXTS.day.title}
        </h2>
        <p className="puzzles-day-name">{TEXTS.name(card.name, number)}</p>
        <p className="puzzles-facts">
          <DifficultyDots difficulty={difficulty} />
          <span>{TEXTS.players(seats)}</span>
          {solved && <span>{TEXTS.states[solved]}</span>}
        </p>
        <ButtonLink look="commit" href={`#/puzzles/${game}/${number}`}>
          {solved ? TEXTS.day.done : TEXTS.day.open}
        </ButtonLink>
      </div>
    </section>
  );
}

function Entry({ listed }: { readonly listed: Listed }) {
  const card = cardOf(listed);
  const { game, number, theme, difficulty, seats, solved } = listed;
  return (
    <li className="puzzle-entry" data-solved={solved} style={colours(card)}>
      <a href={`#/puzzles/${game}/${number}`}>
        <span className="puzzle-number" aria-hidden="true">
          {number}
        </span>
        <span className="puzzle-entry-text">
          <strong>{TEXTS.name(card.name, number)}</strong>
          <span>{theme}</span>
        </span>
        <span className="puzzle-entry-facts">
          <DifficultyDots difficulty={difficulty} />
          <span>
            {TEXTS.players(seats)}
            {solved && ` · ${TEXTS.states[solved]}`}
          </span>
        </span>
      </a>
    </li>
  );
}
