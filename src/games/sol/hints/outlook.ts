import type { Seat } from '../../../kernel/game.ts';
import { type Board, SPACES, type Space } from '../board.ts';
import { FOUNDRY, NODE, SUNDIVERS, TOWER, UNSAFE_ENERGY } from '../facts.ts';
import { threshold } from '../scoring.ts';
import type { Player, State } from '../state.ts';
import { boardOf, hasStation, playerOf, stationOwner, stationType, yieldOf } from '../verbs.ts';
import { type Clock, clockOf } from './clock.ts';
import { type Distances, distancesOf, FAR } from './distances.ts';
import type { Weights } from './weights.ts';

/** A position as one seat sees it, with what all its judgements share. */
export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly board: Board;
  readonly weights: Weights;
  readonly clock: Clock;
  readonly distances: Distances;
  /** What is left of a promise at a distance; nothing from `FAR` on. */
  readonly fade: Float64Array;
  /** What is left of a promise after turns of waiting. */
  readonly patience: Float64Array;
  /** What is left of the worth of an investment, and of what is ready for the next turn: from 1 down to 0. */
  readonly long: number;
  readonly now: number;
  /** What one more momentum is worth. */
  readonly momentum: number;
  /** What one energy is worth. */
  readonly energy: number;
  /** Where the ship will be for the next launch. */
  readonly eye: number;
}

export function outlookOf(state: State, seat: Seat, weights: Weights): Outlook {
  const player = playerOf(state, seat);
  const board = boardOf(state);
  const clock = clockOf(state);
  const distances = distancesOf(state, Math.round(weights.missingGate));
  const fade = fading(weights.step);
  const goal = threshold(state);
  const now = clock.again;
  const access = weights.energyAtTower * fade[towerDistance(state, player, distances)]!;
  return {
    state,
    seat,
    player,
    board,
    weights,
    clock,
    distances,
    fade,
    patience: fading(weights.wait),
    long: (clock.turns / (clock.turns + weights.investment)) ** 2,
    now,
    momentum: goal !== undefined && player.momentum >= goal ? weights.spareMomentum : 1,
    energy: (weights.energy + access) * now,
    eye: eyeOf(state, seat, board),
  };
}

const fadings = new Map<number, Float64Array>();

/** The powers of a share by distance, and nothing for what is too far. */
export function fading(share: number): Float64Array {
  let powers = fadings.get(share);
  if (powers === undefined) {
    powers = Float64Array.from({ length: 2 * FAR + 1 }, (_, distance) =>
      distance < FAR ? share ** distance : 0,
    );
    if (fadings.size > FAR) fadings.clear();
    fadings.set(share, powers);
  }
  return powers;
}

/** Once the action has begun, the ship will have moved on before the next launch. */
export function eyeOf({ turn, stack, players }: State, seat: Seat, { eyes }: Board): number {
  const { eye } = players[seat]!;
  if (turn.seat !== seat) return eye;
  const step = stack[stack.length - 1]?.step;
  if (step === 'action' || step === 'move') return eye;
  return stack.some((step) => step.step === 'orbit') ? (eye + 1) % eyes : eye;
}

/** From the nearest sundiver on the board to a tower. */
function towerDistance(state: State, player: Player, { withGates }: Distances): number {
  let nearest: number = FAR;
  for (let space = 0; space < SPACES; space++) {
    if (!hasStation(state, space) || stationType(state, space) !== TOWER) continue;
    for (let from = 0; from < SPACES; from++) {
      if (player.divers[from] === 0) continue;
      nearest = Math.min(nearest, withGates[from * SPACES + space]!);
    }
  }
  return nearest;
}

/** Cards over which a flare is feared. */
const FORESIGHT = 6;

/** What an amount of energy is worth; a flare may take half of too much. */
export function energyWorth({ energy, weights, player, clock }: Outlook, amount = player.energy): number {
  if (amount < UNSAFE_ENERGY) return energy * amount;
  const safe = UNSAFE_ENERGY - 1;
  const worth = energy * (safe + weights.surplus * (amount - safe));
  const hit = 1 - (1 - clock.flare) ** Math.min(clock.soon, FORESIGHT);
  const half = energy * (amount - Math.floor(amount / 2));
  return worth - hit * Math.max(0, worth - half);
}

/** Sundivers in reserve with which a foundry is worth what its weight says. */
const USUAL_RESERVE = 6;

/** What a station of a type is worth to a player in a layer, without the power it may bring. */
export function stationWorth(
  { weights, long }: Outlook,
  { reserve }: Player,
  type: number,
  layer: number,
): number {
  if (type === FOUNDRY) return (long * weights.foundry[layer]! * reserve) / USUAL_RESERVE;
  return long * (type === NODE ? weights.node : weights.tower)[layer]!;
}

/** What activating a station would give. */
export interface Reward {
  readonly type: number;
  readonly own: boolean;
  readonly base: number;
  readonly bonus: number;
}

export function rewardAt({ state, seat }: Outlook, space: Space): Reward {
  const { base, bonus } = yieldOf(state, space);
  return { type: stationType(state, space), own: stationOwner(state, space) === seat, base, bonus };
}

/** What a reward would add for somebody with some energy; nothing where it cannot be paid. */
export function rewardGain(outlook: Outlook, reward: Reward, energy: number): number {
  const { type, own, base, bonus } = reward;
  const { weights, player } = outlook;
  const extra = own ? bonus : 0;
  const gift = own ? 0 : weights.gift * bonus;
  if (type === NODE) return energyWorth(outlook, energy + base + extra) - energyWorth(outlook, energy) - gift;
  if (energy < base) return 0;
  const amount = energy >= base + extra ? base + extra : base;
  const price = energyWorth(outlook, energy) - energyWorth(outlook, energy - amount);
  if (type === TOWER) return amount * outlook.momentum - price - gift;
  if (player.reserve < base) return 0;
  return builtWorth(outlook, Math.min(amount, player.reserve)) - price - gift;
}

/** What sundivers new in the hold are worth: each less than the one before, and more to who has few. */
function builtWorth({ weights, player, long }: Outlook, count: number): number {
  const inPlay = SUNDIVERS - player.vaporized - player.reserve;
  let worth = 0;
  for (let i = 0; i < count; i++) {
    worth += weights.built * weights.crowdAtHome ** (player.hold + i);
    worth += weights.inPlay * weights.inPlayShare ** (inPlay + i);
  }
  return long * worth;
}
