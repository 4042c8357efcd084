import type { Seat } from '../../../kernel/game.ts';
import { ANYTIME_CARDS, DRAW_CARDS } from './anytimeCards.ts';
import type { Active, Effect, Window } from './effect.ts';
import type { EffectId } from '../facts.ts';
import { MOVE_CARDS } from './moveCards.ts';
import type { PlainPlay, Play, State } from '../state.ts';
import { ACTIVATE_CARDS, CONVERT_CARDS } from './stationCards.ts';
import { type Events, playerOf, plus } from '../verbs.ts';

/** The instability effects (10), by name. */
export const CARDS: Readonly<Record<EffectId, Effect>> = {
  ...MOVE_CARDS,
  ...CONVERT_CARDS,
  ...ACTIVATE_CARDS,
  ...DRAW_CARDS,
  ...ANYTIME_CARDS,
};

/** What the effect played this turn changes; nothing without one. */
export function activeEffect({ turn }: State): Active {
  return turn.effect === '' ? undefined : CARDS[turn.effect];
}

/** The effect the active player could still play this turn, if any. */
export function heldEffect(state: State): EffectId | '' {
  const { card } = playerOf(state, state.turn.seat);
  if (card < 0 || state.turn.effect !== '') return '';
  return state.effects[card]!;
}

/** Whether the held card belongs to a moment and could be played in it. */
export function mayPlay(state: State, seat: Seat, window: Window): boolean {
  return plays(state, seat, window).length > 0;
}

const NO_PLAYS: readonly Play[] = [];

/** The ways to play the held card at a moment. */
export function plays(state: State, seat: Seat, window: Window): readonly Play[] {
  const effect = heldEffect(state);
  if (effect === '' || CARDS[effect].window !== window) return NO_PLAYS;
  // an effect without uses of its own needs no words
  return CARDS[effect].uses?.(state, seat) ?? [{ type: 'play', effect } as PlainPlay];
}

/** 10.0.3: the card is discarded, then it works. */
export function playCard(state: State, seat: Seat, move: Play, events: Events): void {
  spendCard(state, seat, move.effect, events);
  CARDS[move.effect].play?.(state, seat, move, events);
}

export function spendCard(state: State, seat: Seat, effect: EffectId, events: Events): void {
  const player = playerOf(state, seat);
  state.discard = plus(state.discard, player.card, 1);
  player.card = -1;
  state.turn.effect = effect;
  state.turn.acted = true;
  events?.push({ type: 'played', seat, effect });
}
