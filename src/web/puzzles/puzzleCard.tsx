import { copy, linkTo } from '../online/room/copyLink.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { DifficultyDots } from './difficultyDots.tsx';
import { TEXTS } from './texts.ts';
import { HINTS, type Solving } from './usePuzzle.ts';
import type { Told } from './useTold.ts';
import { isOver } from './walk.ts';

interface PuzzleCardProps {
  readonly solving: Solving;
  readonly told: Told;
  /** How many puzzles the game has, and the address of the next one. */
  readonly of: number;
  readonly next: string;
  /** Opens the match it is from, to be looked at and played on. */
  readonly onMatch: () => void;
}

const { page: texts } = TEXTS;

/** What is asked, what was found out, and what helps, beside the board. */
export function PuzzleCard(props: PuzzleCardProps) {
  const { solving, of } = props;
  const { puzzle } = solving.walk;
  return (
    <section className="puzzle-card" aria-label={texts.label} data-solved={solving.solved}>
      <header>
        <Icon name="goal" />
        <span className="small-head">{texts.of(puzzle.number, of)}</span>
        <DifficultyDots difficulty={puzzle.difficulty} />
      </header>
      <div className="puzzle-say" role="status" aria-live="polite">
        <Said {...props} />
      </div>
      <Ways {...props} />
    </section>
  );
}

/** What is asked and what was found out; the line and the reason once they may be known. */
function Said(props: PuzzleCardProps) {
  const { showing, solved } = props.solving;
  return showing || solved !== undefined ? <Solution {...props} /> : <Question {...props} />;
}

function Solution({ solving, told }: PuzzleCardProps) {
  const { walk, solved, shownFrom, last } = solving;
  const shown = told.line.slice(0, walk.match.plies.length - walk.puzzle.ply);
  return (
    <>
      <p className="puzzle-head">{solved === undefined ? texts.showing : SOLVED[solved]}</p>
      {shownFrom === undefined && last?.verdict === 'good' && <p>{told.verdict}</p>}
      {shownFrom !== undefined && (
        <ol className="puzzle-line" aria-label={texts.steps}>
          {shown.map((words, i) => (
            <li key={i}>{words}</li>
          ))}
        </ol>
      )}
      {solved !== undefined && <p>{told.why}</p>}
    </>
  );
}

function Question({ solving, told }: PuzzleCardProps) {
  const { at, puzzle } = solving.walk;
  const { last } = solving;
  const { length } = puzzle.steps;
  const task = puzzle.steps[0]?.waits ? texts.waitsTask : texts.task(length);
  return (
    <>
      {last !== undefined && (
        <p className="puzzle-verdict" data-verdict={last.verdict}>
          {told.verdict}
        </p>
      )}
      {(last === undefined || last.next !== undefined) && (
        <p className="puzzle-head">{at === 0 ? task : texts.next(at + 1, length)}</p>
      )}
      {told.hint !== undefined && <p className="puzzle-hint">{told.hint}</p>}
    </>
  );
}

const SOLVED = { alone: texts.solved, helped: texts.helped, shown: texts.shown } as const;

function Ways({ solving, next, onMatch }: PuzzleCardProps) {
  const { walk, hints, showing, hint, show, skip, again } = solving;
  const { record, number } = walk.puzzle;
  if (showing) {
    return (
      <footer>
        <Button size="small" onClick={skip}>
          {texts.skip}
        </Button>
      </footer>
    );
  }
  if (isOver(walk)) {
    return (
      <footer>
        <ButtonLink size="small" look="commit" href={`#${next}`}>
          {texts.forward}
        </ButtonLink>
        <Button size="small" look="ghost" icon="undo" onClick={again}>
          {texts.again}
        </Button>
        <Button
          size="small"
          look="ghost"
          icon="share"
          onClick={() => copy(linkTo(`/puzzles/${record.game}/${number}`))}
        >
          {texts.share}
        </Button>
        <Button size="small" look="ghost" icon="replay" onClick={onMatch}>
          {texts.match}
        </Button>
      </footer>
    );
  }
  return (
    <footer>
      <Button size="small" icon="coach" disabled={hints === HINTS} onClick={hint}>
        {texts.hint(Math.min(hints, HINTS - 1), HINTS)}
      </Button>
      <Button size="small" look="ghost" icon="eye" onClick={show}>
        {texts.show}
      </Button>
    </footer>
  );
}
