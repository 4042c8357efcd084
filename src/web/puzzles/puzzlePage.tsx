import { use } from 'react';
import type { Puzzle } from '../../analysis/puzzles/puzzle.ts';
import { cardOf, useLoadedGame } from '../games/loading.ts';
import type { GameCard } from '../games/view.ts';
import { ButtonLink } from '../parts/button.tsx';
import { bookOf } from './books.ts';
import { PuzzleRoom } from './puzzleRoom.tsx';
import { TEXTS } from './texts.ts';
import '../table/guide/guide.css';
import './puzzle.css';

/** One puzzle of a game, on its board. */
export default function PuzzlePage({ game, number }: { game: string; number: string }) {
  const card = cardOf(game);
  const book = bookOf(game);
  const puzzles = book && use(book).puzzles;
  const puzzle = puzzles?.find((one) => one.number === Number(number));
  if (card === undefined || puzzles === undefined || puzzle === undefined) return <NoPuzzle />;
  return <Opened key={`${game} ${number}`} card={card} puzzle={puzzle} all={puzzles} />;
}

function NoPuzzle() {
  return (
    <main className="lone" id="main" tabIndex={-1}>
      <h1 className="headline">{TEXTS.missing}</h1>
      <div className="lone-actions">
        <ButtonLink look="commit" href="#/puzzles">
          {TEXTS.all}
        </ButtonLink>
      </div>
    </main>
  );
}

interface OpenedProps {
  readonly card: GameCard;
  readonly puzzle: Puzzle;
  readonly all: readonly Puzzle[];
}

function Opened({ card, puzzle, all }: OpenedProps) {
  const game = useLoadedGame(card);
  return <PuzzleRoom card={card} game={game} puzzle={puzzle} all={all} />;
}
