import { LAYER, type Space } from '../board.ts';
import { activeEffect, heldEffect } from '../cards/cards.ts';
import { CONVECTIVE, FOUNDRY, NODE, TOWER } from '../facts.ts';
import { canPerform, hasStation, stationType, yieldOf } from '../verbs.ts';
import { type Crew, cheapestAt } from './crew.ts';
import { type Outlook, rewardAt, rewardGain } from './outlook.ts';
import { heldWorth, type Stance } from './stance.ts';

/** Stations that may be activated in one action: what they would add together. */
interface Bundle {
  readonly outlook: Outlook;
  readonly crew: Crew;
  readonly prices: readonly number[];
  /** Momentum for each station besides its reward. */
  readonly each: number;
  energy: number;
  atHome: number;
  gain: number;
}

/** Nodes first: they pay for the others. */
const IN_ORDER = [NODE, TOWER, FOUNDRY] as const;

/** The most that an Activate action can still bring. */
export function activateGain(stance: Stance): number {
  const { state, weights, now } = stance.outlook;
  const { turn } = state;
  const active = activeEffect(state);
  const each = turn.effect === 'SYNCHRONIZE' ? stance.outlook.momentum : 0;
  if (active?.allTypes) return bundleGain(stance, IN_ORDER, each);
  const plain = oneType(stance, each);
  const held = heldEffect(state);
  const price = now * heldWorth(weights, held);
  switch (held) {
    case 'FESTIVAL':
      return Math.max(plain, bundleGain(stance, IN_ORDER, 0) - price);
    case 'SYNCHRONIZE':
      return Math.max(plain, oneType(stance, stance.outlook.momentum) - price);
    case 'PULSE':
      return turn.acted ? plain : Math.max(plain, pulseGain(stance) - price);
    default:
      return plain;
  }
}

function oneType(stance: Stance, each: number): number {
  const { turn } = stance.outlook.state;
  const types = turn.type >= 0 ? [turn.type] : IN_ORDER;
  return Math.max(...types.map((type) => bundleGain(stance, [type], each)));
}

function bundleGain({ outlook, crew }: Stance, types: readonly number[], each: number): number {
  const { player, board } = outlook;
  const bundle = {
    outlook,
    crew,
    prices: cheapestAt(crew),
    each,
    energy: player.energy,
    atHome: crew.atHome,
    gain: 0,
  };
  for (const type of types) {
    for (let i = board.spaces.length - 1; i >= 0; i--) add(bundle, board.spaces[i]!, type);
  }
  return bundle.gain;
}

/** Adds a station if it can be used and is worth the sundiver that comes home. */
function add(bundle: Bundle, space: Space, type: number): void {
  const { outlook, prices, energy, atHome } = bundle;
  if (!isReady(outlook, space, type, energy)) return;
  const reward = rewardAt(outlook, space);
  const gain = bundle.each + rewardGain(outlook, reward, energy) + atHome - prices[space]!;
  if (gain <= 0) return;
  bundle.gain += gain;
  bundle.atHome *= outlook.weights.crowdAtHome;
  bundle.energy += type === NODE ? reward.base : -reward.base;
}

function isReady({ state, player }: Outlook, space: Space, type: number, energy: number): boolean {
  const { turn } = state;
  if (player.divers[space] === 0 || !hasStation(state, space) || stationType(state, space) !== type)
    return false;
  if (!turn.start.includes(space) || turn.used.includes(space)) return false;
  return canPerform({ ...player, energy }, type, yieldOf(state, space).base);
}

/** PULSE: all stations in the orbits, without sundivers. */
export function pulseGain({ outlook }: Stance): number {
  const { state, board, player } = outlook;
  let { energy } = player;
  let total = 0;
  for (const type of IN_ORDER) {
    for (const space of board.spaces) {
      if (LAYER[space]! >= CONVECTIVE || state.turn.used.includes(space)) continue;
      if (!hasStation(state, space) || stationType(state, space) !== type) continue;
      const reward = rewardAt(outlook, space);
      const gain = rewardGain(outlook, reward, energy);
      if (gain <= 0) continue;
      total += gain;
      energy += type === NODE ? reward.base : -reward.base;
    }
  }
  return total;
}
