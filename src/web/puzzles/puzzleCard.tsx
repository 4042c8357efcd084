import { copy, linkTo } from '../online/room/copyLink.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { DifficultyDots } from './difficultyDots.tsx';
import { TEXTS } from './texts.ts';
import { HINTS, type Solving } from './usePuzzle.ts';
import { isOver } from './walk.ts';

interface PuzzleCardProps {
  readonly solving: Solving;
  /** How many puzzles the game has, and where the next one is. */
  readonly of: number;
  readonly next: string;
  /** What is said of the last try, the last hint, and every move of the line with why it is best. */
  readonly verdict: string | undefined;
  readonly hint: string | undefined;
  readonly line: readonly string[];
  readonly why: string;
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

function Said({ solving, verdict, hint, line, why }: PuzzleCardProps) {
  const { walk, solved, showing, shownFrom, last } = solving;
  const { puzzle, at } = walk;
  if (showing || solved !== undefined) {
    const shown = line.slice(0, walk.match.plies.length - puzzle.ply);
    const begun = showing || shownFrom !== undefined;
    return (
      <>
        <p className="puzzle-head">{solved === undefined ? texts.showing : SOLVED[solved]}</p>
        {verdict !== undefined && last?.verdict === 'good' && <p>{verdict}</p>}
        {begun && (
          <ol className="puzzle-line" aria-label={texts.steps}>
            {shown.map((words, i) => (
              <li key={i}>{words}</li>
            ))}
          </ol>
        )}
        {solved !== undefined && <p>{why}</p>}
      </>
    );
  }
  const { length } = puzzle.steps;
  const task = puzzle.steps[0]?.waits ? texts.waitsTask : texts.task(length);
  return (
    <>
      {verdict !== undefined && (
        <p className="puzzle-verdict" data-verdict={last?.verdict}>
          {verdict}
        </p>
      )}
      {last?.verdict !== 'worse' && (
        <p className="puzzle-head">{at === 0 ? task : texts.next(at + 1, length)}</p>
      )}
      {hint !== undefined && <p className="puzzle-hint">{hint}</p>}
    </>
  );
}

const SOLVED = { alone: texts.solved, helped: texts.helped, shown: texts.shown } as const;

function Ways({ solving, next }: PuzzleCardProps) {
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
