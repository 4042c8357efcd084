import type { Step } from '../state.ts';
import { power } from '../verbs.ts';
import { activateGain, pulseGain } from './bundle.ts';
import { cheapestAt } from './crew.ts';
import { type Outlook, rewardGain } from './outlook.ts';
import type { Project } from './project.ts';
import { bestLanding, sortieGain } from './sortie.ts';
import type { Stance } from './stance.ts';

/** What the seat can still make of the question it is asked: the best of what is possible next. */
export function questionGain(stance: Stance): number {
  const { state, seat, weights } = stance.outlook;
  const step = state.stack[state.stack.length - 1];
  if (step === undefined || !('seat' in step) || step.seat !== seat) return 0;
  switch (step.step) {
    case 'action':
      return state.turn.effect === '' ? 0 : actionGain(stance);
    case 'move':
      return weights.unspent * sortieGain(stance, state.turn.points);
    case 'land':
      return landGain(stance, step);
    case 'convert':
      return convertGain(stance.project);
    case 'activate':
      return activateGain(stance);
    case 'pulse':
      return pulseGain(stance);
    case 'bonus':
    case 'double':
      return takeGain(stance.outlook, step);
    case 'channel':
      return channelGain(stance.outlook);
    default:
      return 0;
  }
}

/** At the start of a turn everything lies ahead, as after any other turn; in the middle of one the action does. */
function actionGain(stance: Stance): number {
  const { state, seat, weights } = stance.outlook;
  return Math.max(
    weights.unspent * sortieGain(stance, power(state, seat)),
    convertGain(stance.project),
    activateGain(stance),
  );
}

function convertGain({ ready, promise, points }: Project): number {
  return ready > 0 ? ready - (points === 0 ? promise : 0) : 0;
}

type StepOf<S extends Step['step']> = Extract<Step, { step: S }>;

function landGain({ crew }: Stance, { from }: StepOf<'land'>): number {
  const before = from < 0 ? crew.atHome : cheapestAt(crew)[from]!;
  return Math.max(0, crew.lure[bestLanding(crew)]! - before);
}

function takeGain(outlook: Outlook, { type, amount }: StepOf<'bonus' | 'double'>): number {
  const reward = { type, own: true, base: amount, bonus: 0 };
  return Math.max(0, rewardGain(outlook, reward, outlook.player.energy));
}

/** CHANNEL: this card and those that follow. */
function channelGain({ state, player, momentum, energy }: Outlook): number {
  const cards = Math.min(player.energy, 1 + state.turn.queue.length);
  return Math.max(0, cards * (momentum - energy));
}
