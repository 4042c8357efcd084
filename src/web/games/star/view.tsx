import type { Event, Move, State } from '../../../games/star/state.ts';
import type { GameView } from '../view.ts';
import { Board } from './board/board.tsx';
import { regions } from './board/regions.ts';
import { Clock, progress } from './panels/clock.tsx';
import { colourOf, cornerOf } from './colours.ts';
import { Focus } from './panels/focus.tsx';
import { answersItself, gesture } from './moves/gestures.ts';
import { goal } from './goal.ts';
import { Panel } from './panels/panel.tsx';
import { goesOn, line, weightOf } from './moves/lines.ts';
import { cueOf, placesOf, turnOf } from './moves/places.ts';
import { inHand } from './moves/prices.ts';
import { Moment } from './moments/moment.tsx';
import { moments, type StarMoment } from './moments/moments.ts';
import { ACT_LABELS, wishOf } from './moves/wish.ts';
import { scorePad } from './scorePad.ts';
import './star.css';

/** Star Factions on the screen. */
export const view: GameView<State, Move, Event, StarMoment> = {
  id: 'star',
  backdrop: ['#12304a', '#0a1728', '#050912'],
  layout: 'corners',
  pieceName: 'ship',
  oneClick: false,
  closeUp: 'pieces',
  sums: false,
  unit: 'colonies',
  Board,
  Panel,
  Clock,
  Focus,
  colourOf,
  cornerOf,
  gesture,
  answersItself,
  wishOf,
  regions,
  actLabels: ACT_LABELS,
  inHand,
  placesOf,
  cueOf,
  moments,
  Moment,
  turnOf,
  goesOn,
  line,
  weightOf,
  scorePad,
  goal,
  aid: async () => (await import('./aid.tsx')).aid,
  sound: async () => (await import('./sound.ts')).theme,
  progress,
};
