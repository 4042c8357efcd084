import type { Space } from '../board.ts';
import { FOUNDRY, NODE, TOWER } from '../facts.ts';
import type { Frame } from '../state.ts';
import { canPerform, hasStation, power, stationType, yieldOf } from '../verbs.ts';
import { pricesOf } from './crew.ts';
import { type Outlook, rewardAt, rewardGain } from './outlook.ts';
import type { Project } from './project.ts';
import { sortieGain } from './sortie.ts';
import type { Stance } from './stance.ts';

/** What the seat can still make of the question it is asked: the best of what is possible next. */
export function questionGain(stance: Stance): number {
  const { state, seat } = stance.outlook;
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined || !('seat' in frame) || frame.seat !== seat) return 0;
  switch (frame.step) {
    case 'action':
      return state.turn.effect === '' ? 0 : actionGain(stance);
    case 'move':
      return stance.outlook.weights.unspent * sortieGain(stance, state.turn.points);
    case 'convert':
      return convertGain(stance.project);
    case 'activate':
      return activateGain(stance);
    case 'bonus':
    case 'double':
      return takeGain(stance.outlook, frame);
    default:
      return 0;
  }
}

function actionGain(stance: Stance): number {
  const { state, seat } = stance.outlook;
  return Math.max(
    sortieGain(stance, power(state, seat)),
    convertGain(stance.project),
    activateGain(stance),
  );
}

function convertGain({ ready, promise, points }: Project): number {
  return ready > 0 ? ready - (points === 0 ? promise : 0) : 0;
}

/** The best that stations of one type would give, each once, less what the sundivers there promise already. */
function activateGain(stance: Stance): number {
  const { turn } = stance.outlook.state;
  const types = turn.type >= 0 ? [turn.type] : [NODE, FOUNDRY, TOWER];
  return Math.max(0, ...types.map((type) => bundleGain(stance, type)));
}

function bundleGain({ outlook, crew }: Stance, type: number): number {
  const { player, board, weights } = outlook;
  const prices = pricesOf(crew);
  let { energy } = player;
  let { atHome } = crew;
  let total = 0;
  for (let i = board.spaces.length - 1; i >= 0; i--) {
    const space = board.spaces[i] as Space;
    if (!isReady(outlook, space, type, energy)) continue;
    const reward = rewardAt(outlook, space);
    const gain = rewardGain(outlook, reward, energy) + atHome - (prices[space] as number);
    if (gain <= 0) continue;
    total += gain;
    atHome *= weights.crowdAtHome;
    energy += type === NODE ? reward.base : -reward.base;
  }
  return total;
}

function isReady({ state, player }: Outlook, space: Space, type: number, energy: number): boolean {
  const { turn } = state;
  if (player.divers[space] === 0 || !hasStation(state, space) || stationType(state, space) !== type) return false;
  if (!turn.start.includes(space) || turn.used.includes(space)) return false;
  return canPerform({ ...player, energy }, type, yieldOf(state, space).base);
}

type Offer = Extract<Frame, { step: 'bonus' | 'double' }>;

function takeGain(outlook: Outlook, { type, amount }: Offer): number {
  const reward = { type, own: true, base: amount, bonus: 0 };
  return Math.max(0, rewardGain(outlook, reward, outlook.player.energy));
}
