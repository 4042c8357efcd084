import type { ReactNode } from 'react';
import type { GameEntry } from '../../../kernel/entry.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { AnyView, AsideProps, BoardProps, PanelProps } from '../view.ts';
import { CellBoard } from './cellBoard.tsx';
import { colourOf, hueOf } from './colours.ts';
import { type Fields, fieldsOf, seatFacts, sharedFacts } from '../../../kernel/defaults/facts.ts';
import { FactList } from './factList.tsx';
import { plainGesture, plainWish } from './gestures.ts';
import { PlainPanel } from './panel.tsx';
import { SpreadBoard } from './spreadBoard.tsx';
import { studyOf } from '../../../kernel/defaults/study.ts';
import { TEXTS } from './texts.ts';
import './plain.css';

/** The view of a game by its entry alone; parts drawn specially for the game replace the plain ones. */
export function plainView(entry: GameEntry, own: Partial<AnyView> = {}): AnyView {
  const hue = hueOf(entry.game.title);
  return {
    id: entry.game.id,
    backdrop: [`hsl(${hue} 34% 17%)`, `hsl(${hue} 32% 9%)`, '#06080f'],
    ...drawn(entry),
    // What is said of a part goes with it.
    ...(own.scorePad === undefined && { sums: false }),
    ...(own.Board === undefined && { closeUp: false }),
    colourOf: (_, seat) => colourOf(seat),
    gesture: (state, offer, names) => plainGesture(entry, state, offer, names),
    wishOf: (_, place, picked) => plainWish(place, picked),
    placesOf: () => [],
    cueOf: () => 'move',
    scorePad: (state) => [{ label: TEXTS.points, points: entry.score(state) }],
    progress: ({ round }) => (round > 0 ? TEXTS.round(round) : ''),
    ...own,
  };
}

/** The board, the players, and what else there is to be seen. */
function drawn(entry: GameEntry): Pick<AnyView, 'Board' | 'Panel' | 'Clock'> {
  const { game, board } = entry;
  const study = once(() => studyOf(entry));
  const fields = (state: object): Fields => fieldsOf(state, game.seatsOf(state));
  const Panel = (props: PanelProps): ReactNode => (
    <PlainPanel
      {...props}
      points={itemAt(entry.score(props.state), props.seat)}
      facts={seatFacts(fields(props.state), props.seat, study())}
    />
  );
  if (board === undefined) {
    const Board = (props: BoardProps): ReactNode => (
      <SpreadBoard {...props} fields={fields(props.state)} study={study()} />
    );
    return { Board, Panel };
  }
  return {
    Board: (props: BoardProps) => <CellBoard {...props} board={board} />,
    Panel,
    // What lists hold lies on the cells.
    Clock: ({ state }: AsideProps) => (
      <FactList facts={sharedFacts(fields(state), study()).filter(({ list }) => !list)} />
    ),
  };
}

/** Worked out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: work() }).value;
}
