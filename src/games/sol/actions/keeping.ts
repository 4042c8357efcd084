import type { Seat } from '../../../kernel/game.ts';
import { pick, type Rng } from '../../../kernel/match/rng.ts';
import { discardCard } from './drawing.ts';
import { SUITS } from '../facts.ts';
import type { MoveOf, Player, State } from '../state.ts';
import { carried, type Events, inTurnOrder, playerOf } from '../verbs.ts';

/** Keeping one of the cards drawn (8). */

/** 8.2: each suit of the pool once, or what is held already. */
export function keepMoves(state: State, seat: Seat): MoveOf<'keep'>[] {
  const { pool } = playerOf(state, seat);
  const moves: MoveOf<'keep'>[] = [];
  SUITS.forEach((card, suit) => {
    if (pool.includes(suit)) moves.push({ type: 'keep', card });
  });
  moves.push({ type: 'keep', card: 'old' });
  return moves;
}

export function answerKeep(state: State, seat: Seat, { card }: MoveOf<'keep'>, events: Events): void {
  const { pool } = playerOf(state, seat);
  keepCard(state, seat, card === 'old' ? -1 : pool.indexOf(SUITS.indexOf(card)), false, events);
}

/** Keeps the card at a place of the pool, or the old one for -1; all others are discarded. */
function keepCard(state: State, seat: Seat, place: number, byChance: boolean, events: Events): void {
  const player = playerOf(state, seat);
  if (place >= 0) {
    if (player.card >= 0) discardCard(state, player.card);
    player.card = player.pool[place]!;
  }
  player.pool.forEach((card, i) => {
    if (i !== place) discardCard(state, card);
  });
  openNext(player);
  const card = player.card < 0 ? 'none' : SUITS[player.card]!;
  events?.push({ type: 'kept', seat, card, byChance, ...carried(state, player.card) });
}

/** 8.3: cards drawn meanwhile are a choice of their own, open if the turn they were drawn in is over. */
function openNext(player: Player): void {
  const [next = [], ...rest] = player.later ?? [];
  player.pool = next;
  player.owes = player.owes && rest.length > 0;
  if (player.later !== undefined) player.later = rest;
}

/** T6: a choice is asked for at once, or stays open, unless the owner's turn is next and nobody could answer in between (8.3). */
export function askKeep(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const drawn = player.owes ? player.later?.at(-1) : player.pool;
  if (drawn === undefined || drawn.length === 0) return;
  if (state.options.keepTiming === 'deferred' && seat !== inTurnOrder(state, 1)) leaveOpen(player);
  else {
    player.owes = false;
    state.stack.push({ step: 'keep', seat });
  }
}

/** What is drawn from now on is chosen from later. */
function leaveOpen(player: Player): void {
  player.owes = true;
  if (player.later !== undefined) player.later = [...player.later, []];
}

/** 8.3: too late to choose; any of the physical cards. */
export function keepByChance(state: State, seat: Seat, events: Events, rng: Rng): void {
  const { card, pool } = playerOf(state, seat);
  const places = pool.map((_, place) => place);
  keepCard(state, seat, pick(rng, card < 0 ? places : [-1, ...places]), true, events);
}
