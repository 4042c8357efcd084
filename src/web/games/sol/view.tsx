import { count } from '../../../kernel/defaults/words.ts';
import { FLARES } from '../../../games/sol/facts.ts';
import type { Event, Move, State } from '../../../games/sol/state.ts';
import { fate } from '../../../games/sol/texts/ending.ts';
import type { GameView } from '../view.ts';
import { Aside } from './panels/aside.tsx';
import { Board } from './board/board.tsx';
import { regions } from './board/regions.ts';
import { ghost } from './board/ghost.tsx';
import { Clock } from './panels/clock.tsx';
import { paintOf } from './colours.ts';
import { answersItself, gesture } from './moves/gestures.ts';
import { goal } from './goal.ts';
import { Meter } from './panels/meter.tsx';
import { Panel } from './panels/panel.tsx';
import { inHand, paths, starts } from './moves/paths.ts';
import { wayWords } from './moves/prices.ts';
import { cueOf, placesOf, turnOf } from './moves/places.ts';
import { wishOf } from './moves/wish.ts';
import { Drawn } from './moments/drawn.tsx';
import { SolMomentView } from './moments/moment.tsx';
import { moments, type SolMoment } from './moments/moments.ts';
import { scorePad } from './scorePad.ts';
import { goesOn, line, weightOf } from './telling.ts';
import './sol.css';

/** Sol on the screen. */
export const view: GameView<State, Move, Event, SolMoment> = {
  id: 'sol',
  backdrop: ['#3a150f', '#170e17', '#06080f'],
  asideTitle: 'Effects',
  Board,
  Panel,
  Clock,
  Aside,
  Meter,
  HeldUp: Drawn,
  colourOf: (_, seat) => paintOf(seat).name,
  gesture,
  wishOf,
  regions,
  ghost,
  actLabels: { end: 'End', fuel: 'Buy 3 points' },
  inHand,
  answersItself,
  paths,
  wayWords,
  starts,
  placesOf,
  cueOf,
  turnOf,
  goesOn,
  line,
  weightOf,
  moments,
  Moment: SolMomentView,
  scorePad,
  unit: 'momentum',
  fate,
  goal,
  aid: async () => (await import('./aid.tsx')).aid,
  sound: async () => (await import('./sound.ts')).theme,
  progress,
};

function progress({ turn, players, flares }: State): string {
  if (turn.number === 0) return 'Setting up';
  return `Round ${Math.ceil(turn.number / players.length)}, ${count(FLARES - flares, 'flare')} left`;
}
