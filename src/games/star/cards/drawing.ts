import type { Seat } from '../../../kernel/game.ts';
import { drawFromBag, type Rng } from '../../../kernel/match/rng.ts';
import { LOOT, RESOURCES } from '../facts.ts';
import type { Card, Events, Ship, StepOf, State } from '../state.ts';
import { cardCount, colonies, counters, gain, mothership, playerOf, withCard } from '../verbs.ts';

/** The draw phase (8 T0-T2, 9.1). */

export function beginTurn(state: State, _: StepOf<'turn'>, events: Events, rng: Rng): void {
  const seat = state.current;
  const player = playerOf(state, seat);
  if (state.round === 0) state.round = 1;
  player.ships = player.ships.map(rested);
  state.graceTurn = player.grace > 0;
  events?.push({ type: 'turn', seat, round: state.round });
  collect(state, draw(state, events, rng), events);
  state.stack.push({ step: 'shipyard' });
}

/** The same ship at the beginning of a turn. */
function rested(ship: Ship): Ship {
  const { moved, acted, fresh } = ship;
  return moved || acted || fresh ? { ...ship, moved: false, acted: false, fresh: false } : ship;
}

/** One card for the Mothership and one for each colony. */
export function cardsDue(state: State, seat: Seat): number {
  return (mothership(playerOf(state, seat)) ? 1 : 0) + colonies(state, seat);
}

function draw(state: State, events: Events, rng: Rng): Card[] {
  const cards: Card[] = [];
  for (let due = cardsDue(state, state.current); due > 0; due--) {
    if (cardCount(state.deck) === 0) reshuffle(state, events);
    if (cardCount(state.deck) === 0) break;
    const deck = state.deck.slice();
    cards.push(drawFromBag(rng, deck));
    state.deck = deck;
  }
  if (cards.length > 0) events?.push({ type: 'drew', seat: state.current, cards });
  return cards;
}

/** only when a card is due and the deck is empty, and without the cards drawn in this turn. */
function reshuffle(state: State, events: Events): void {
  const { deck, discard } = state;
  const cards = cardCount(discard);
  if (cards === 0) return;
  state.deck = discard;
  state.discard = deck;
  events?.push({ type: 'reshuffled', cards });
}

/** Resource cards become counters at once; blueprints wait for the builders. */
function collect(state: State, cards: readonly Card[], events: Events): void {
  const total: [number, number, number] = [0, 0, 0];
  for (const card of cards) {
    const loot = LOOT[card]!;
    if (loot.kind !== 'resource') {
      state.drawn = withCard(state.drawn, card);
      continue;
    }
    state.discard = withCard(state.discard, card);
    const resource = RESOURCES.indexOf(loot.resource);
    total[resource] = total[resource]! + loot.amount;
  }
  const taken = gain(state, state.current, total);
  if (taken.some((count) => count > 0)) {
    events?.push({ type: 'collected', seat: state.current, ...counters(taken) });
  }
}
