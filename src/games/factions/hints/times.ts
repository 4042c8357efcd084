import type { Seat } from '../../../kernel/game.ts';
import { LAST_TURNS, MOST_TURNS } from '../facts.ts';
import { replaced } from '../cards/modifiers.ts';
import type { State } from '../state.ts';
import { lastRound } from '../actions/upkeep.ts';
import { isSolo, playerOf } from '../verbs.ts';
import { WEIGHTS } from './weights.ts';

/** How much of the game is left. */
export interface Times {
  /** Rounds after this one. */
  readonly rounds: number;
  readonly last: boolean;
  /** Productions still to come. */
  readonly harvests: number;
  /** The share of a whole game's use that is left. */
  readonly usage: number;
  /** Upgrades that may still come, and how likely so many more of them will. */
  readonly coming: number;
  finish(upgrades: number): number;
}

export function timesOf(state: State, seat: Seat): Times {
  const rounds = Math.max(0, lastRound(state) - Math.max(1, state.round));
  const { resources, passed } = playerOf(state, seat);
  const now = passed || state.upkeep ? 0 : WEIGHTS.upgradesNow + resources / 2;
  const coming = WEIGHTS.upgradesPerRound * rounds + now;
  return {
    rounds,
    last: rounds === 0,
    harvests: rounds + (isProduced(state) ? 0 : 1),
    usage: WEIGHTS.usage[rounds]!,
    coming,
    finish: (upgrades) => 1 / (1 + Math.exp((upgrades - coming) / WEIGHTS.upgradesSpread)),
  };
}

/** Whether this round's production is over. */
function isProduced({ upkeep, stack }: State): boolean {
  return upkeep && !stack.some(({ step }) => step === 'produce' || step === 'event');
}

/** Turns a seat can still have in this round, its present one included. */
export function turnsLeft(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  if (player.passed || state.upkeep) return 0;
  const inTurn = state.turn.seat === seat ? 1 : 0;
  if (isSolo(state)) return Math.max(0, WEIGHTS.soloTurns - player.turns + inTurn);
  const most = Math.min(WEIGHTS.horizon, MOST_TURNS - player.turns + inTurn);
  const alone = state.players.every(({ passed }, other) => passed || other === seat);
  if (!alone) return most;
  const last = replaced(state, -1, 'lastPlayerTurns') ?? LAST_TURNS;
  return Math.min(most, Math.max(0, last - player.lastTurns) + inTurn);
}
