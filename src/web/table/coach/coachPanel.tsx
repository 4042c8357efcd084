import type { Favourite, TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { certaintyOf, errorOf, percentOf } from './advice.ts';
import type { Choice } from '../decision/decision.ts';
import { moveFocus } from '../keys/listFocus.ts';
import { pointing } from '../decision/pointing.ts';
import { namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import type { Coach } from './useCoach.ts';
import type { Decision } from '../decision/useDecision.ts';
import './coachPanel.css';

const { coach: texts } = TEXTS;

/** Asks the coach, or closes its panel. */
export function CoachButton({ coach: { ask, close, advice } }: { coach: Coach }) {
  const open = advice !== undefined;
  if (!ask) return undefined;
  return (
    <Button
      className="coach-button"
      size="small"
      look="ghost"
      icon="coach"
      aria-keyshortcuts="c"
      aria-expanded={open}
      data-tip={texts.button}
      onClick={open ? close : ask}
    >
      <span>{texts.button}</span>
    </Button>
  );
}

interface CoachPanelProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly decision: Decision;
  readonly coach: Coach;
}

/** What the coach says. A move clicked here has to be confirmed, it is never played at once. */
export function CoachPanel({ coach, ...rest }: CoachPanelProps) {
  const { advice, ask, close } = coach;
  if (advice === undefined) return undefined;
  const said = typeof advice === 'string' ? advice : 'favours';
  return (
    <section
      className="coach"
      aria-label={texts.title}
      data-said={said}
      data-confirming={rest.decision.confirming !== undefined || undefined}
      onKeyDown={moveFocus}
    >
      <p className="coach-say" role="status">
        {texts.says[said]}
      </p>
      {advice === 'failed' && (
        <Button size="small" onClick={ask}>
          {texts.again}
        </Button>
      )}
      {typeof advice !== 'string' && <Favourites {...rest} favourites={advice} />}
      <IconButton icon="remove" label={texts.close} onClick={close} />
    </section>
  );
}

type FavouritesProps = Omit<CoachPanelProps, 'coach'> & { readonly favourites: readonly Favourite[] };

function Favourites({ table, game, decision, favourites }: FavouritesProps) {
  const names = namesOf(table);
  const listed = favourites.flatMap((favourite) => {
    const choice = decision.choices.find(({ offer }) => offer.text === favourite.text);
    return choice ? [{ favourite, choice }] : [];
  });
  return (
    <ol className="coach-moves">
      {listed.map(({ favourite, choice }) => (
        <FavouriteMove
          key={favourite.text}
          favourite={favourite}
          choice={choice}
          words={game.entry.texts.move(table.state, choice.offer.move, names)}
          decision={decision}
        />
      ))}
    </ol>
  );
}

interface FavouriteMoveProps {
  readonly favourite: Favourite;
  readonly choice: Choice;
  readonly words: string;
  readonly decision: Decision;
}

function FavouriteMove({ favourite, choice, words, decision }: FavouriteMoveProps) {
  const percent = percentOf(favourite);
  const { looks } = favourite;
  return (
    <li>
      <button
        type="button"
        className="coach-move"
        disabled={decision.busy}
        data-tip={texts.looks(looks, errorOf(favourite))}
        style={{ '--chance': `${percent}%` }}
        onClick={() => decision.propose(choice)}
        {...pointing(
          () => decision.point(choice),
          () => decision.point(undefined),
        )}
      >
        <b>{words.charAt(0).toUpperCase() + words.slice(1)}</b>
        <span className="coach-chance">
          <strong>{texts.chance(percent)}</strong> {texts.certainty[certaintyOf(favourite)]}
        </span>
      </button>
    </li>
  );
}
