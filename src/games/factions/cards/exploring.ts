import type { Seat } from '../../../kernel/game.ts';
import { EXOPLANET, type ExoplanetId, EXPLORER, type ExplorerId } from '../facts.ts';
import { bonus } from './modifiers.ts';
import type { Events, Exoplanet, MoveOf, Player, State, Taking } from '../state.ts';
import { cardsIn, exoplanetOf, heldIn, playerOf, without } from '../verbs.ts';

/** Explorers on exoplanets (9, 28): an exoplanet is explored once they reach its number, and stays so. */

export function requirement(state: State, seat: Seat, card: ExoplanetId): number {
  return Math.max(1, EXOPLANET[card].requirement + bonus(state, seat, 'requirementDelta'));
}

/** What an explorer counts on an exoplanet; on a wild one, its plain number. */
export function strength(explorer: ExplorerId, exoplanet: ExoplanetId): number {
  const { number, modifiers } = EXPLORER[explorer];
  const { type } = EXOPLANET[exoplanet];
  return type === 'wild' ? number : Math.max(0, number + modifiers[type]);
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

export function placeExplorer(
  state: State,
  seat: Seat,
  card: ExplorerId,
  on: ExoplanetId,
  events: Events,
): void {
  const player = playerOf(state, seat);
  player.explorers = without(player.explorers, heldIn(player.explorers, card));
  const exoplanet = exoplanetOf(player, on);
  replace(player, exoplanet, { ...exoplanet, explorers: [...exoplanet.explorers, card] });
  events?.push({ type: 'placed', seat, card, on });
  testExploration(state, seat, events);
}

/** Tested whenever explorers, the number needed or the owner change. */
export function testExploration(state: State, seat: Seat, events: Events): void {
  const player = playerOf(state, seat);
  for (const exoplanet of player.exoplanets) {
    if (exoplanet.explored || strengthOn(exoplanet) < requirement(state, seat, exoplanet.card)) continue;
    replace(player, exoplanet, { ...exoplanet, explored: true });
    events?.push({ type: 'explored', seat, card: exoplanet.card });
  }
}

function replace(player: Player, exoplanet: Exoplanet, by: Exoplanet): void {
  player.exoplanets = player.exoplanets.with(player.exoplanets.indexOf(exoplanet), by);
}
