import { type ReactNode, useMemo, useState } from 'react';
import type { Analysis, JudgedDecision } from '../../../analysis/analysis.ts';
import { worstTurnsOf } from '../../../analysis/moments.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import type { Offer, PastView, TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Button } from '../../parts/button.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { ColourName } from '../../seatColours.ts';
import { Attempt } from './attempt.tsx';
import { betterThan } from '../moments/drawnMoves.ts';
import type { Wording } from '../moments/momentWords.ts';
import { TEXTS } from '../texts.ts';
import type { Thinking } from '../useAnalysis.ts';
import { useExplained } from '../useExplained.ts';
import { countTry } from './streak.ts';
import { useTries } from './useTries.ts';
import './findBetter.css';

interface FindBetterProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly analysis: Analysis;
  readonly wording: Wording;
  readonly seat: Seat;
  readonly colours: readonly ColourName[];
  /** How each seat came off. */
  readonly ends: readonly string[];
  readonly compact: boolean;
  readonly judge: Thinking['judge'];
  readonly explain: Thinking['explain'];
  readonly onPlayOn: ((ply: number, asked: Seat) => void) | undefined;
  readonly onLeave: () => void;
}

const { find: texts } = TEXTS;

/** So many positions are asked; what is beyond was hardly a mistake. */
const MOST_POSITIONS = 5;

export const positionsOf = (analysis: Analysis, seat: Seat): JudgedDecision[] =>
  worstTurnsOf(analysis, seat).slice(0, MOST_POSITIONS);

/** The positions before the largest mistakes of a seat, of each turn the largest: whoever finds something better is told how good it is. */
export function FindBetter(props: FindBetterProps) {
  const { analysis, seat, wording, onLeave } = props;
  // What is asked stays as it was while the analysis goes on.
  const [positions] = useState(() => positionsOf(analysis, seat));
  const [at, setAt] = useState(0);
  const tries = useTries(positions, at, props.judge, (tried, points) =>
    countTry(`${analysis.record} ${tried.ply}`, points),
  );
  const position = positions[at];
  const explanation = useExplained(props.explain, wording, position, position && betterThan(position));
  const past = position && wording.pasts({ ply: position.ply, eyes: wording.eyesOf(position) });
  if (position === undefined) return <Nothing name={wording.called[seat] ?? ''} onLeave={onLeave} />;
  if (past === undefined) return <Waiting />;
  const last = at === positions.length - 1;
  return (
    <Asked {...props} key={at} position={position} past={past}>
      {(asked) => (
        <Attempt
          {...props}
          asked={asked}
          past={past}
          position={position}
          at={at}
          of={positions.length}
          tries={tries}
          explanation={explanation}
          last={last}
          onNext={() => (last ? onLeave() : setAt(at + 1))}
          onAt={setAt}
        />
      )}
    </Asked>
  );
}

function Nothing({ name, onLeave }: { readonly name: string; readonly onLeave: () => void }) {
  return (
    <main className="find-none" id="main" tabIndex={-1}>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.none(name)}</p>
      <Button look="commit" onClick={onLeave}>
        {texts.finish}
      </Button>
    </main>
  );
}

interface AskedProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly position: JudgedDecision;
  readonly past: PastView;
  readonly children: (asked: TableView) => ReactNode;
}

/** The table as it was when its seat was asked, as if the match went on from there. */
function Asked({ table, game, position: { seat }, past, children }: AskedProps) {
  const asked = useMemo((): TableView => {
    const { state, ply } = past;
    const offers = { [seat]: offersAt(game, state, seat) };
    return {
      ...table,
      state,
      ply,
      actors: [seat],
      offers,
      eyes: seat,
      outcome: undefined,
      thinking: undefined,
    };
  }, [table, game, seat, past]);
  return children(asked);
}

function offersAt({ entry }: LoadedGame, state: object, seat: Seat): Offer[] {
  const legal: readonly Move[] = entry.game.legalMoves(state, seat);
  return legal.map((move) => ({ text: moveText(move), move }));
}
