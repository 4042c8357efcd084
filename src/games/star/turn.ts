import type { Seat } from '../../kernel/game.ts';
import { eliminate, finish } from './ending.ts';
import type { Events, StepOf, State } from './state.ts';
import { playerOf } from './verbs.ts';

/** How turns and rounds follow each other (8). */

/** E0: grace runs out, the round may be over, and the turn goes to the next living player. */
export function endTurn(state: State, _: StepOf<'end'>, events: Events): void {
  countGrace(state, events);
  if (state.ending !== '') return;
  const place = state.order.indexOf(state.current);
  const later = firstLiving(state, place + 1);
  if (later === undefined && !startRound(state, events)) return;
  state.current = later ?? firstLiving(state, 0)!;
  state.stack.push({ step: 'turn' });
}

/** The first player still in the game from a place in the order on. */
export function firstLiving({ order, players }: State, place: number): Seat | undefined {
  return order.find((seat, at) => at >= place && players[seat]!.alive);
}

/** 10.1: only turns begun in grace count. */
function countGrace(state: State, events: Events): void {
  const player = playerOf(state, state.current);
  if (!state.graceTurn || player.grace === 0) return;
  player.grace -= 1;
  if (player.grace === 0) eliminate(state, state.current, events);
  else events?.push({ type: 'grace', seat: state.current, turns: player.grace });
}

/** 10.4: false when there is no further round. */
function startRound(state: State, events: Events): boolean {
  const { roundLimit } = state.options;
  if (roundLimit > 0 && state.round >= roundLimit) {
    finish(state, 'roundLimit', events);
    return false;
  }
  state.round += 1;
  return true;
}
