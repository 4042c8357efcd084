import { type ReactNode, useMemo } from 'react';
import type { Event, Move, State } from '../../../games/factions/state.ts';
import { place } from '../../../games/factions/texts/words.ts';
import type { BoardProps, GameView, Place } from '../view.ts';
import { Aside, ASIDE_PARTS } from './panels/aside.tsx';
import { Board } from './board/board.tsx';
import { regions } from './board/lights/regions.ts';
import { RoundMap } from './board/roundMap.tsx';
import { Clock, progress } from './panels/clock.tsx';
import { colourOf } from './colours.ts';
import { Focus } from './panels/focus.tsx';
import { gesture, rests } from './moves/gestures.ts';
import { goal } from './goal.ts';
import { Moment } from './moments/moment.tsx';
import { type FactionsMoment, moments } from './moments/moments.ts';
import { goesOn, line } from './moves/lines.ts';
import { Panel } from './panels/panel.tsx';
import { paths } from './moves/paths.ts';
import { cueOf, placesOf, turnOf } from './moves/places.ts';
import { inHand, wayWords } from './moves/prices.ts';
import { scorePad } from './scorePad.ts';
import { isOnBoard } from './moves/spots.ts';
import { ACT_LABELS, wishOf } from './moves/wish.ts';
import './factions.css';

/** The board knows only its own places, not cards and machines beside it. */
function BoardAlone(props: BoardProps<State, Event>): ReactNode {
  const sources = useOnBoard(props.sources);
  const targets = useOnBoard(props.targets);
  const hinted = useOnBoard(props.hinted);
  return (
    <Board
      {...props}
      sources={sources}
      targets={targets}
      hinted={hinted}
      picked={onBoard(props.picked)}
      hovered={onBoard(props.hovered)}
    />
  );
}

function useOnBoard(places: ReadonlySet<Place>): ReadonlySet<Place> {
  return useMemo(() => new Set([...places].filter(isOnBoard)), [places]);
}

function onBoard(place: Place | undefined): Place | undefined {
  return place !== undefined && isOnBoard(place) ? place : undefined;
}

/** Factions of Sol on the screen. */
export const view: GameView<State, Move, Event, FactionsMoment> = {
  id: 'factions',
  backdrop: ['#14344a', '#0d1c2b', '#070f18'],
  asideTitle: 'Cards',
  layout: 'cards',
  oneClick: false,
  Board: BoardAlone,
  RoundMap,
  Panel,
  Clock,
  Aside,
  asideParts: ASIDE_PARTS,
  Focus,
  colourOf,
  gesture,
  wishOf,
  regions,
  actLabels: ACT_LABELS,
  inHand,
  paths,
  wayWords,
  rests,
  wayButton: (to) => `Fly to ${place(to)}`,
  placesOf,
  cueOf,
  moments,
  Moment,
  turnOf,
  goesOn,
  line,
  scorePad,
  goal,
  aid: async () => (await import('./aid.tsx')).aid,
  sound: async () => (await import('./sound.ts')).theme,
  progress,
};
