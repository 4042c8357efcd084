import { useEffect, useMemo, useRef, useState } from 'react';
import type { JudgedDecision } from '../../../analysis/analysis.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { PastView, TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Button } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { ColourName } from '../../seatColours.ts';
import { Chooser } from '../../table/decision/chooser.tsx';
import { MovesList } from '../../table/decision/movesList.tsx';
import { type Decision, useDecision } from '../../table/decision/useDecision.ts';
import type { TableActions } from '../../table/decision/useTableActions.ts';
import { AttemptBoard } from './attemptBoard.tsx';
import { AttemptResult } from './attemptResult.tsx';
import { BETTER, betterThan, drawnMove, gestureOf, PLAYED } from '../moments/drawnMoves.ts';
import { percent } from '../figures.ts';
import { Hints, hintPlaces } from './hints.tsx';
import { betterWords, choiceWords, playedWords, type Wording } from '../moments/momentWords.ts';
import { turnOf } from '../telling.ts';
import { TEXTS } from '../texts.ts';
import { drawnWay, type Explanation } from '../useExplained.ts';
import { FromMatch, StreakPanel } from './findLeft.tsx';
import type { Tries } from './useTries.ts';

interface AttemptProps {
  /** The table as it was when the seat was asked. */
  readonly asked: TableView;
  readonly past: PastView;
  readonly position: JudgedDecision;
  readonly game: LoadedGame;
  readonly wording: Wording;
  readonly colours: readonly ColourName[];
  /** How each seat came off. */
  readonly ends: readonly string[];
  /** Why the best move is better, once that is known. */
  readonly explanation: Explanation | undefined;
  readonly compact: boolean;
  /** Which position it is, of how many. */
  readonly at: number;
  readonly of: number;
  readonly last: boolean;
  readonly tries: Tries;
  readonly onAt: (at: number) => void;
  readonly onNext: () => void;
  readonly onPlayOn: ((ply: number, asked: Seat) => void) | undefined;
  readonly onLeave: () => void;
}

const { find: texts } = TEXTS;

/** The best move, once it may be seen. */
const BEST = -3;
/** So many moves are listed at once. */
const FEW = 8;
const nothing = (): void => undefined;
/** Nothing is played here, only tried. */
const NO_ACTIONS: TableActions = {
  ...{ play: nothing, undo: nothing, redo: nothing, forgetFault: nothing },
  ...{ undoable: false, redoable: false, sending: false, fault: undefined },
};

/** One position as a puzzle: a try by hand or from the list, hints with their price, and a verdict. */
export function Attempt(props: AttemptProps) {
  const { asked, past, position, game, wording, colours, ends, compact, tries, explanation } = props;
  const { tried, judged, attempt } = tries;
  const [seen, setSeen] = useState(false);
  const only = useMemo(
    () => new Set((asked.offers[position.seat] ?? []).map(({ text }) => text)),
    [asked, position.seat],
  );
  const guide = {
    only,
    consider: ([text]: readonly string[]) => {
      if (text !== undefined) attempt(text);
      return true;
    },
  };
  const decision = useDecision(asked, game, NO_ACTIONS, { open: tried === undefined, compact }, guide);
  const best = betterThan(position) ?? position.best[0]?.text ?? position.played.text;
  const plans = useMemo(() => {
    const drawn = (at: number, text: string) =>
      drawnMove(at, gestureOf(game, past, position, text, wording.names));
    const shown = seen ? (drawn(BEST, best) ?? drawnWay(BEST, explanation)) : undefined;
    const own = tried && drawn(tried === position.played.text ? PLAYED : BETTER, tried);
    return [shown ?? [], own || []].flat();
  }, [game, past, position, wording.names, seen, best, tried, explanation]);
  const bestWords = betterWords(wording, position, best, explanation?.steps ?? []);
  const bestGesture = gestureOf(game, past, position, best, wording.names);
  const main = useRef<HTMLElement>(null);
  // What had the focus is gone: keys and readers go on here.
  useEffect(() => main.current?.focus(), []);
  return (
    <main className="find" id="main" tabIndex={-1} ref={main}>
      <FindHead {...props} />
      <aside className="find-left">
        <StreakPanel {...props} results={tries.results} />
        <FromMatch {...{ colours, ends }} called={wording.called} seat={position.seat} />
      </aside>
      <div className="find-board night">
        <AttemptBoard
          asked={asked}
          game={game}
          decision={decision}
          plans={plans}
          hinted={judged ? [] : hintPlaces(bestGesture, tries.hints)}
          compact={compact}
        />
      </div>
      <section className="find-result" aria-live="polite">
        {tried === undefined ? (
          <Making asked={asked} game={game} decision={decision} />
        ) : (
          <AttemptResult
            judged={judged}
            same={tried === position.played.text}
            position={position}
            words={choiceWords(wording, position, tried)}
            best={seen ? bestWords : undefined}
            why={seen ? explanation?.why : undefined}
          />
        )}
      </section>
      <aside className="find-right">
        <Task {...props} />
        {judged === undefined && (
          <Hints
            position={position}
            gesture={bestGesture}
            words={bestWords}
            theme={explanation?.theme}
            tries={tries}
          />
        )}
        {judged && <Points tries={tries} share={judged.share} />}
        <Ways {...props} seen={seen} onSee={() => setSeen(true)} onHide={() => setSeen(false)} />
      </aside>
    </main>
  );
}

function FindHead({ at, of, onLeave }: AttemptProps) {
  return (
    <header className="find-head">
      <h1>{texts.title}</h1>
      <p>{texts.position(at + 1, of)}</p>
      <span className="find-steps" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} data-at={i < at ? 'done' : i === at ? 'now' : undefined} />
        ))}
      </span>
      <Button look="ghost" size="small" icon="remove" onClick={onLeave}>
        {texts.leave}
      </Button>
    </header>
  );
}

/** What is asked, without the answer. */
function Task({ position, wording, colours, asked, game, tries }: AttemptProps) {
  const { seat, ply, played } = position;
  return (
    <section className="panel find-task">
      <h2>
        <Emblem colour={colours[seat] ?? 'ivory'} size={30} />
        {texts.whose(turnOf(wording.turns, ply + 1), wording.called[seat] ?? '')}
      </h2>
      <p>{game.entry.texts.prompt(asked.state, seat, wording.names)}</p>
      <p className="find-match">{texts.inMatch(playedWords(wording, position), percent(played.chance))}</p>
      {tries.tried === undefined && (
        <p>
          <b>{texts.task}</b>
        </p>
      )}
    </section>
  );
}

/** What can be chosen beside the board: buttons, moves that share their places, and every move in words. */
function Making({
  asked,
  game,
  decision,
}: {
  readonly asked: TableView;
  readonly game: LoadedGame;
  readonly decision: Decision;
}) {
  const filter = useRef<HTMLInputElement>(null);
  return (
    <>
      {decision.asking && (
        <Chooser
          choices={decision.asking}
          onChoose={decision.choose}
          onPoint={decision.point}
          onClose={decision.letGo}
        />
      )}
      <div className="find-buttons">
        {(decision.picking.group !== undefined || decision.picking.from !== undefined) && (
          <Button look="ghost" onClick={decision.letGo}>
            {texts.cancel}
          </Button>
        )}
        {decision.buttons.map((button) => (
          <Button
            key={button.label}
            aria-pressed={'group' in button ? button.open : undefined}
            onClick={() => decision.press(button)}
          >
            {button.label}
          </Button>
        ))}
      </div>
      <details className="find-moves" open={decision.choices.length <= FEW}>
        <summary>{texts.moves}</summary>
        <MovesList table={asked} game={game} decision={decision} filterRef={filter} />
      </details>
    </>
  );
}

function Points({ tries: { off, points = 0 }, share }: { readonly tries: Tries; readonly share: number }) {
  return (
    <section className="panel">
      <h2 className="small-head">{texts.thisPosition}</h2>
      <p className="find-points">
        <b>{points}</b> {texts.pointsWord(points)}: {texts.pointsOf(Math.round(100 * share), off)}
      </p>
    </section>
  );
}

interface WaysProps extends AttemptProps {
  readonly seen: boolean;
  readonly onSee: () => void;
  readonly onHide: () => void;
}

/** What can be done once something was tried. */
function Ways({ tries, position, last, seen, onNext, onSee, onHide, onPlayOn }: WaysProps) {
  const again = (): void => {
    onHide();
    tries.again();
  };
  return (
    <div className="find-ways">
      {tries.judged && (
        <>
          <Button look="commit" onClick={onNext}>
            {last ? texts.finish : texts.next}
          </Button>
          <Button icon="undo" onClick={again}>
            {texts.again}
          </Button>
          {!seen && (
            <Button icon="eye" onClick={onSee}>
              {texts.showBest}
            </Button>
          )}
        </>
      )}
      {!tries.judged && !last && (
        <Button look="ghost" onClick={onNext}>
          {texts.next}
        </Button>
      )}
      {onPlayOn && (
        <Button icon="branch" onClick={() => onPlayOn(position.ply, position.seat)}>
          {TEXTS.moment.playOn}
        </Button>
      )}
    </div>
  );
}
