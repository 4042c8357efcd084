import type { Seat } from '../../kernel/game.ts';
import { type Card, EXOPLANET, EXPLORER, type ExoType } from './facts.ts';
import { bonus } from './modifiers.ts';
import type { Events, Exoplanet, MoveOf, Player, State, Taking } from './state.ts';
import { cardsIn, playerOf, takeHeld } from './verbs.ts';

/** Explorers on exoplanets (9, 28): an exoplanet is explored once they reach its number, and stays so. */

export function requirement(state: State, seat: Seat, card: Card): number {
  const printed = (EXOPLANET[card] as (typeof EXOPLANET)[string]).requirement;
  return Math.max(1, printed + bonus(state, seat, 'requirementDelta'));
}

/** What an explorer counts on an exoplanet; on a wild one, its plain number. */
export function strength(explorer: Card, exoplanet: Card): number {
  const { number, modifiers } = EXPLORER[explorer] as (typeof EXPLORER)[string];
  const { type } = EXOPLANET[exoplanet] as (typeof EXOPLANET)[string];
  return type === 'wild' ? number : Math.max(0, number + modifiers[type as ExoType]);
}

export function strengthOn({ card, explorers }: Exoplanet): number {
  return explorers.reduce((sum, explorer) => sum + strength(explorer, card), 0);
}

export function addPlacings({ explorers, exoplanets }: Player, moves: Taking<MoveOf<'place'>>): void {
  const open = exoplanets.filter(({ explored }) => !explored);
  if (open.length === 0) return;
  for (const card of cardsIn(explorers)) {
    for (const { card: on } of open) moves.push({ type: 'place', card, on });
  }
}

export function placeExplorer(state: State, seat: Seat, card: Card, on: Card, events: Events): void {
  const player = playerOf(state, seat);
  takeHeld(player.explorers, card);
  const exoplanet = player.exoplanets.find((open) => open.card === on) as Exoplanet;
  exoplanet.explorers.push(card);
  events?.push({ type: 'placed', seat, card, on });
  testExploration(state, seat, events);
}

/** Tested whenever explorers, the number needed or the owner change. */
export function testExploration(state: State, seat: Seat, events: Events): void {
  for (const exoplanet of playerOf(state, seat).exoplanets) {
    if (exoplanet.explored || strengthOn(exoplanet) < requirement(state, seat, exoplanet.card)) continue;
    exoplanet.explored = true;
    events?.push({ type: 'explored', seat, card: exoplanet.card });
  }
}
