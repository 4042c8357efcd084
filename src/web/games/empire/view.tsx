import type { Event, Move, State } from '../../../games/empire/state.ts';
import type { GameView } from '../view.ts';
import { colourOf } from './art/paints.ts';
import { Aside } from './panels/aside.tsx';
import { Board } from './board/board.tsx';
import { regions } from './board/regions.ts';
import { Clock } from './panels/clock.tsx';
import { Focus } from './panels/focus.tsx';
import { answersItself, gesture } from './moves/gestures.ts';
import { goal } from './goal.ts';
import { Moment } from './moments/moment.tsx';
import { type Great, moments } from './moments/moments.ts';
import { Panel } from './panels/panel.tsx';
import { paths, starts } from './moves/paths.ts';
import { cueOf, placesOf, turnOf } from './moves/places.ts';
import { ACT_LABELS, wishOf } from './moves/wish.ts';
import { goesOn, line } from './moves/lines.ts';
import { inHand } from './moves/prices.ts';
import { numbered } from './roles/roleCards.tsx';
import { SeeGalaxy } from './roles/seeGalaxy.tsx';
import { progress } from './panels/progress.ts';
import { scorePad } from './scorePad.ts';
import { Tray } from './panels/tray.tsx';
import './empire.css';

/** Empire of the Stars on the screen. */
export const view: GameView<State, Move, Event, Great> = {
  id: 'empire',
  backdrop: ['#34184f', '#1a0d33', '#0d0620'],
  asideTitle: 'Realm',
  layout: 'cards',
  oneClick: false,
  Board,
  Panel,
  Clock,
  Aside,
  Tray,
  Focus,
  colourOf,
  gesture,
  inHand,
  answersItself,
  numbered,
  BarTool: SeeGalaxy,
  paths,
  starts,
  placesOf,
  wishOf,
  regions,
  actLabels: ACT_LABELS,
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
