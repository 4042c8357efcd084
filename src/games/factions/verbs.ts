import type { Seat } from '../../kernel/game.ts';
import { pick, type Rng } from '../../kernel/match/rng.ts';
import { around, NAME, NEIGHBOURS, type Sector } from './board.ts';
import {
  BASE_RESOURCES,
  BATTERIES,
  BATTERY_CAPACITY,
  CARGO,
  type Card,
  type CardIn,
  type DeckId,
  deckOf,
  ENERGY_PER_RESOURCE,
  type ExoplanetId,
  type FaceDown,
  faceOf,
  type FactionId,
  isFaceUp,
  levelsOf,
  MACHINES,
  MERCURY,
  OBJECTIVE_LIMIT,
  OWN_MACHINE,
  TECH_LIMIT,
} from './facts.ts';
import { bonus } from './cards/modifiers.ts';
import type { Events, Exoplanet, Held, Player, Reason, Rival, State, Who } from './state.ts';

/** What the rules ask and do again and again: players, machines, gains, cards, seats. */

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat]!;
}

export function rivalOf(state: State): Rival {
  return state.rival[0]!;
}

export function isSolo({ players }: State): boolean {
  return players.length === 1;
}

/** The human who chooses for whoever has an effect. */
export function chooser(who: Who): Seat {
  return who < 0 ? 0 : who;
}

export function plays(state: State, seat: Seat, faction: FactionId): boolean {
  return seat >= 0 && state.players[seat]?.faction === faction;
}

/** The faction of a player, or of the solo opponent, that has been chosen. */
export function factionOf({ faction }: Pick<Player, 'faction'>): FactionId {
  if (faction === '') throw new Error('no faction has been chosen yet');
  return faction;
}

/** An exoplanet that lies open before a player. */
export function exoplanetOf({ exoplanets }: Player, card: ExoplanetId): Exoplanet {
  const found = exoplanets.find((open) => open.card === card);
  if (found === undefined) throw new Error(`the exoplanet ${card} is not here`);
  return found;
}

/** Takes away an exoplanet that lies open before a player, with everything on it. */
export function takeExoplanet(player: Player, card: ExoplanetId): Exoplanet {
  const found = exoplanetOf(player, card);
  player.exoplanets = without(player.exoplanets, found);
  return found;
}

/** A list without one of its items. */
export function without<T>(list: readonly T[], item: T): T[] {
  return list.toSpliced(list.indexOf(item), 1);
}

/** Seats clockwise from one of them. */
export function clockwise({ players }: State, first: Seat): Seat[] {
  return players.map((_, i) => (first + i) % players.length);
}

/** Whom prompts that go round ask first: the active player, in Upkeep the Leader. */
export function firstAsked({ upkeep, leader, turn }: State): Seat {
  return upkeep ? leader : turn.seat;
}

// ── Machines and capacities ───────────────────────────────────────────────────────────────────────

/** How many levels of a machine are complete. */
export function levelReached({ faction, upgrades }: Player, machine: number): number {
  const filled = upgrades[machine]!;
  let reached = 0;
  for (const { upTo } of levelsOf(faction, machine)) if (filled >= upTo) reached++;
  return reached;
}

export function isComplete(player: Player, machine: number): boolean {
  return levelReached(player, machine) === levelsOf(player.faction, machine).length;
}

/** Whether a player has a faction's machine and it is complete. */
export function ownMachine(state: State, seat: Seat, faction: FactionId): boolean {
  return plays(state, seat, faction) && isComplete(playerOf(state, seat), OWN_MACHINE);
}

/** R14: levels count one by one. */
export function completedMachines(player: Player): number {
  return MACHINES.reduce((count, _, machine) => count + levelReached(player, machine), 0);
}

export function energyCapacity(state: State, seat: Seat): number {
  const level = levelReached(playerOf(state, seat), BATTERIES);
  return BATTERY_CAPACITY[level]! + bonus(state, seat, 'energyCapacity');
}

export function resourceCapacity(state: State, seat: Seat): number {
  const base = BASE_RESOURCES + (plays(state, seat, 'megacore') ? 1 : 0);
  return base + playerOf(state, seat).upgrades[CARGO]! + bonus(state, seat, 'resourceCapacity');
}

/** R47: what no longer fits is lost at once. */
export function capStores(state: State, seat: Seat, events: Events): void {
  const player = playerOf(state, seat);
  const energy = Math.min(0, energyCapacity(state, seat) - player.energy);
  const resources = Math.min(0, resourceCapacity(state, seat) - player.resources);
  changeEnergy(state, seat, energy, 'capacity', events);
  changeResources(state, seat, resources, 'capacity', events);
}

export function objectiveLimit(state: State, seat: Seat): number {
  return OBJECTIVE_LIMIT + (plays(state, seat, 'deepstate') ? 1 : 0);
}

export function techLimit(state: State, seat: Seat): number {
  return TECH_LIMIT + (plays(state, seat, 'deepstate') ? 1 : 0);
}

export function usedOnce(state: State, seat: Seat, ability: string): boolean {
  return playerOf(state, seat).once.includes(ability);
}

export function useOnce(state: State, seat: Seat, ability: string): void {
  const player = playerOf(state, seat);
  player.once = [...player.once, ability];
}

// ── Energy and resources ──────────────────────────────────────────────────────────────────────────

export function changeEnergy(state: State, seat: Seat, by: number, reason: Reason, events: Events): void {
  if (by === 0) return;
  playerOf(state, seat).energy += by;
  events?.push({ type: 'energy', seat, by, reason });
}

export function changeResources(state: State, seat: Seat, by: number, reason: Reason, events: Events): void {
  if (by === 0) return;
  playerOf(state, seat).resources += by;
  events?.push({ type: 'resources', seat, by, reason });
}

/** Gains above the capacity are lost; the solo opponent turns three energy into a resource. */
export function gainEnergy(state: State, who: Who, amount: number, reason: Reason, events: Events): void {
  if (who < 0) {
    gainResources(state, who, Math.floor(amount / ENERGY_PER_RESOURCE), reason, events);
    return;
  }
  const free = energyCapacity(state, who) - playerOf(state, who).energy;
  changeEnergy(state, who, Math.min(amount, free), reason, events);
}

export function gainResources(state: State, who: Who, amount: number, reason: Reason, events: Events): void {
  if (who >= 0) {
    const free = resourceCapacity(state, who) - playerOf(state, who).resources;
    changeResources(state, who, Math.min(amount, free), reason, events);
    return;
  }
  if (amount === 0) return;
  rivalOf(state).resources += amount;
  events?.push({ type: 'resources', seat: who, by: amount, reason });
}

// ── Ships and sectors ─────────────────────────────────────────────────────────────────────────────

/** The ship that moves or has moved. */
export function shipOf({ ships }: Player): Sector {
  return ships[0]!;
}

/** The sectors next to one, the other end of the wormhole included. */
export function neighbours({ gates }: State, sector: Sector): readonly Sector[] {
  const near = NEIGHBOURS[sector]!;
  if (gates.length < 2 || !gates.includes(sector)) return near;
  const far = gates[0] === sector ? gates[1]! : gates[0]!;
  return near.includes(far) ? near : [...near, far];
}

export function aroundPlanet({ planets }: State, planet: number): readonly Sector[] {
  return around(planets[planet]!);
}

export function aroundMercury(state: State): readonly Sector[] {
  return aroundPlanet(state, MERCURY);
}

/** Places energy on a sector. */
export function charge(state: State, sector: Sector, energy: number): void {
  state.energy = state.energy.with(sector, state.energy[sector]! + energy);
}

export function clearSector(state: State, sector: Sector, events: Events): number {
  const energy = state.energy[sector]!;
  if (energy > 0) state.energy = state.energy.with(sector, 0);
  if (energy > 0) events?.push({ type: 'cleared', at: NAME[sector]!, energy });
  return energy;
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

/** How many cards can still be drawn. */
export function cardsLeft({ decks, discards }: State, deck: DeckId): number {
  return decks[deck].length + discards[deck].length;
}

/** A random card of a deck; an empty one is made of its discards first; nothing if there are none (R51). */
export function drawCard<Deck extends DeckId>(
  { decks, discards }: State,
  deck: Deck,
  rng: Rng,
): CardIn<Deck> | undefined {
  if (decks[deck].length === 0) {
    decks[deck] = discards[deck];
    discards[deck] = [];
  }
  if (decks[deck].length === 0) return undefined;
  const card = pick(rng, decks[deck]);
  const piles: Record<DeckId, readonly (Card | FaceDown)[]> = decks;
  piles[deck] = without(piles[deck], card);
  return faceOf<CardIn<Deck>>(card);
}

export function drawCards<Deck extends DeckId>(
  state: State,
  deck: Deck,
  count: number,
  rng: Rng,
): CardIn<Deck>[] {
  const cards: CardIn<Deck>[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawCard(state, deck, rng);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** A burned card goes to the discards of the deck whose back it has. */
export function discardCard({ discards }: State, card: Card): void {
  const piles: Record<DeckId, readonly Card[]> = discards;
  const deck = deckOf(card);
  piles[deck] = [...piles[deck], card];
}

/** The bit in `known` for what lies open, spectators included. */
const OPEN = 1 << 7;

/** The bit of a seat in `known`; whoever has no seat sees what lies open. */
export function bit(seat: Seat | undefined): number {
  return seat === undefined ? OPEN : 1 << seat;
}

export function everybody({ players }: State): number {
  return OPEN | ((1 << players.length) - 1);
}

/** Whether nobody knows something who is not at the table. */
export function isKnowledge(state: State, known: number): boolean {
  return (known & everybody(state)) === known;
}

/** What a viewer may know of who knows something: whether it does itself, and whether all do. */
export function knownTo(known: number, viewer: Seat | undefined): number {
  return known & (bit(viewer) | OPEN);
}

/** A card of a hand; of two copies the one these seats, or else the most, already know of. */
export function heldIn<C extends Card>(hand: readonly Held<C>[], card: C, knowing = 0): Held<C> {
  const rank = ({ known }: Held) => 10 * seatsIn(known & knowing) + seatsIn(known);
  const copies = hand.filter((held) => held.card === card);
  const [first] = copies;
  if (first === undefined) throw new Error(`there is no card ${card} in this hand`);
  return copies.reduce((best, held) => (rank(held) > rank(best) ? held : best), first);
}

function seatsIn(known: number): number {
  let count = 0;
  for (let left = known; left > 0; left >>= 1) count += left & 1;
  return count;
}

/** The cards of a hand, as far as they can be seen. */
export function facesOf<C extends Card>(hand: readonly Held<C>[]): C[] {
  const cards: C[] = [];
  for (const { card } of hand) if (isFaceUp(card)) cards.push(card);
  return cards;
}

/** The different cards of a hand, as far as they can be seen. */
export function cardsIn<C extends Card>(hand: readonly Held<C>[]): C[] {
  const cards: C[] = [];
  for (const { card } of hand) if (isFaceUp(card) && !cards.includes(card)) cards.push(card);
  return cards;
}

/** Explorers with a Venus back: those that can be stolen (R42). */
export function venusBacked<C extends Card>(hand: readonly Held<C>[]): Held<C>[] {
  return hand.filter(({ card }) => deckOf(card) === 'venus');
}
