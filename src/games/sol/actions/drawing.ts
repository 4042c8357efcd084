import type { Seat } from '../../../kernel/game.ts';
import { drawFromBag, type Rng } from '../../../kernel/match/rng.ts';
import { NAME, type Space, spaceOf } from '../board.ts';
import { activeEffect } from '../cards/cards.ts';
import { moveFeeders } from './feeders.ts';
import { FLARE, FLARES, MARKED_FLARE, SUITS, TOWER, TRIGGER, UNSAFE_ENERGY } from '../facts.ts';
import type { Asked, Card, Draw, StepOf, MoveOf, Player, State } from '../state.ts';
import {
  boardOf,
  canPerform,
  carried,
  changeEnergy,
  type Events,
  gainMomentum,
  ownsStation,
  perform,
  playerOf,
  plus,
  stationName,
  stationType,
  yieldOf,
} from '../verbs.ts';
import { endGame } from '../ending.ts';

/** Drawing cards and solar flares (7). */

/** Draws until only `left` cards are owed; each is resolved before the next. */
export function draw(state: State, step: StepOf<'draw'>, events: Events, rng: Rng): void {
  const { turn, stack } = state;
  if (turn.queue.length <= step.left) return;
  if (deckSize(state) === 0) {
    endGame(state, events);
    return;
  }
  const item = turn.queue[0]!;
  turn.queue = turn.queue.slice(1);
  stack.push(step);
  const deck = state.deck.slice();
  const card = drawFromBag(rng, deck);
  state.deck = deck;
  reveal(state, item, card, events);
}

function deckSize({ deck }: State): number {
  let size = 0;
  for (const count of deck) size += count;
  return size;
}

function reveal(state: State, item: Draw, card: Card, events: Events): void {
  const { seat, tag } = item;
  events?.push({
    type: 'drew',
    seat,
    card: card === TRIGGER ? 'TRIGGER' : SUITS[suitOf(card)]!,
    tag,
    ...(card !== TRIGGER && carried(state, suitOf(card))),
  });
  if (card === TRIGGER) {
    discardCard(state, TRIGGER);
    state.turn.queue = [item, ...state.turn.queue];
    state.stack.push({ step: 'event' });
    return;
  }
  const suit = suitOf(card);
  if (tag === 'orbit') discardCard(state, suit);
  else giveCard(playerOf(state, seat), suit);
  if (suit === FLARE) state.stack.push({ step: 'flare', drawer: seat, tag, marked: card === MARKED_FLARE });
  if (seat === state.turn.seat && tag !== 'orbit') activeEffect(state)?.drew?.(state, seat, suit, events);
}

/** 8.3: what is drawn while a choice is open is chosen from after it; in the first version it joined its pool. */
function giveCard(player: Player, suit: Card): void {
  const { later, owes, pool } = player;
  if (later === undefined || !owes) player.pool = [...pool, suit];
  else player.later = later.with(-1, [...later.at(-1)!, suit]);
}

/** A marked flare is a flare in every other way. */
function suitOf(card: Card): Card {
  return card === MARKED_FLARE ? FLARE : card;
}

export function discardCard(state: State, card: Card): void {
  state.discard = plus(state.discard, card, 1);
}

/** 10.8 */
export function channelMoves(): MoveOf<'spend' | 'save'>[] {
  return [{ type: 'spend' }, { type: 'save' }];
}

export function answerChannel(
  state: State,
  { seat }: Asked,
  move: MoveOf<'spend' | 'save'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type !== 'spend') return;
  changeEnergy(state, seat, -1, 'CHANNEL', events);
  gainMomentum(state, seat, 1, 'CHANNEL', events);
}

// ── Flares ────────────────────────────────────────────────────────────────────────────────────────

/** 7.3, F1 to F3: down the spiral, half of too much energy is lost, stations in outer orbit work. */
export function flare(state: State, { drawer, tag, marked }: StepOf<'flare'>, events: Events): void {
  state.flares++;
  events?.push({ type: 'flare', number: state.flares });
  if (tag === 'hurl') gainMomentum(state, drawer, 1, 'flare', events);
  if (tag === 'squeeze') state.turn.flared = true;
  state.players.forEach(({ energy }, seat) => {
    if (energy >= UNSAFE_ENERGY) changeEnergy(state, seat, -Math.floor(energy / 2), 'flare', events);
  });
  state.stack.push({ step: 'flared', marked });
  state.stack.push({ step: 'inTurn', ask: 'orbital', left: state.players.length });
}

/** 7.3, F4 and the end of the game. */
export function afterFlare(state: State, { marked }: StepOf<'flared'>, events: Events): void {
  moveFeeders(state, events);
  if (state.flares === FLARES) endGame(state, events);
  else if (marked) state.stack.push({ step: 'event' });
}

/** 7.4: the outer stations an owner may still use at this flare. */
export function orbitals(state: State, seat: Seat, used: readonly Space[]): Space[] {
  const player = playerOf(state, seat);
  const towersOnly = state.options.finalFlareTowersOnly && state.flares === FLARES;
  return boardOf(state).rings[0]!.filter((space) => {
    if (!ownsStation(state, seat, space) || used.includes(space)) return false;
    const type = stationType(state, space);
    return (type === TOWER || !towersOnly) && canPerform(player, type, yieldOf(state, space).base);
  });
}

export function orbitalMoves(state: State, { seat, used }: StepOf<'orbital'>): MoveOf<'orbital' | 'done'>[] {
  const moves = orbitals(state, seat, used).map(
    (space): MoveOf<'orbital'> => ({ type: 'orbital', at: NAME[space]! }),
  );
  return [...moves, { type: 'done' }];
}

export function answerOrbital(
  state: State,
  step: StepOf<'orbital'>,
  move: MoveOf<'orbital' | 'done'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type !== 'orbital') return;
  const { seat } = step;
  const space = spaceOf(move.at);
  const type = stationType(state, space);
  events?.push({ type: 'activated', seat, at: move.at, owner: seat, station: stationName(type) });
  perform(state, seat, type, yieldOf(state, space).base, events);
  const used = [...step.used, space];
  if (orbitals(state, seat, used).length > 0) state.stack.push({ step: 'orbital', seat, used });
}
