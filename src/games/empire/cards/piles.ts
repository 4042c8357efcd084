import { pick, type Rng } from '../../../kernel/match/rng.ts';
import {
  type CardId,
  DISPLAY,
  type EdictId,
  isWormhole,
  ROLE_CARD,
  type RoleCard,
  TECH,
  type TechId,
} from '../facts.ts';
import { finish, trigger } from '../ending.ts';
import type { Deck, Events, State } from '../state.ts';
import { isSolo } from '../verbs.ts';

/** What is drawn: tiles, technologies, role cards and edicts. None has an order before it is turned. */

/** Takes a random item out of a list that has one. */
export function draw<T>(rng: Rng, list: T[]): T {
  const item = pick(rng, list);
  list.splice(list.indexOf(item), 1);
  return item;
}

// ── Explorer tiles ────────────────────────────────────────────────────────────────────────────────

export function tilesLeft({ pile, buried }: State): number {
  return pile.length + buried.length;
}

/** Turns a tile up into the display; a wormhole readies all powers (15). */
export function turnTile(state: State, events: Events, rng: Rng): void {
  const { pile, buried, display, players } = state;
  const tile = pile.length > 0 ? draw(rng, pile) : buried.shift()!;
  display.push(tile);
  if (!isWormhole(tile) || players.every(({ power, ready }) => power === '' || ready)) return;
  for (const player of players) if (player.power !== '') player.ready = true;
  events?.push({ type: 'readied' });
}

/** 8.1: fills the display; if it stays incomplete the end has come, or is near. */
export function refillDisplay(state: State, events: Events, rng: Rng): void {
  const size = DISPLAY[state.players.length]!;
  while (state.display.length < size && tilesLeft(state) > 0) turnTile(state, events, rng);
  events?.push({ type: 'display', tiles: state.display.slice() });
  if (state.display.length === size) return;
  if (isSolo(state)) finish(state, 'tiles', events);
  else trigger(state, 'tiles', events);
}

export function discardDisplay({ display }: State, events: Events): void {
  const tiles = display.splice(0);
  if (tiles.length > 0) events?.push({ type: 'discarded', tiles });
}

// ── Technologies ──────────────────────────────────────────────────────────────────────────────────

/** The next card of a cost shows its back. */
export function showBack({ techDecks, techBacks }: State, index: number, rng: Rng): void {
  const deck = techDecks[index]!;
  techBacks[index] = deck.length === 0 ? '' : TECH[pick(rng, deck)].category;
}

/** Draws the card whose back shows. */
export function drawTech(state: State, index: number, rng: Rng): TechId {
  const deck = state.techDecks[index]!;
  const back = state.techBacks[index]!;
  const tech = pick(
    rng,
    deck.filter((id) => TECH[id].category === back),
  );
  deck.splice(deck.indexOf(tech), 1);
  showBack(state, index, rng);
  return tech;
}

/** An empty place gets the next card of its cost, if there is one. */
export function turnTech(state: State, index: number, events: Events, rng: Rng): void {
  if (state.techs[index] !== '' || state.techBacks[index] === '') return;
  const tech = drawTech(state, index, rng);
  state.techs[index] = tech;
  events?.push({ type: 'techUp', tech });
}

/** All open technologies leave the game and one of each cost is turned up. */
export function renewTechs(state: State, _cause: object, events: Events, rng: Rng): void {
  const gone = state.techs.filter((tech) => tech !== '');
  if (gone.length > 0) events?.push({ type: 'techsGone', who: -1, techs: gone });
  state.techs.fill('');
  state.techs.forEach((_, index) => turnTech(state, index, events, rng));
}

// ── Role cards ────────────────────────────────────────────────────────────────────────────────────

export function cardsLeft({ top, rest }: Deck): number {
  return rest.length + (top === '' ? 0 : 1);
}

/** The card on top of a deck that has one. */
export function topCard({ top }: Deck): RoleCard {
  if (top === '') throw new Error('the deck is empty');
  return ROLE_CARD[top];
}

/** Takes the top card; the next back shows. */
export function drawCard(deck: Deck, rng: Rng): CardId {
  const { id } = topCard(deck);
  deck.top = deck.rest.length === 0 ? '' : draw(rng, deck.rest);
  return id;
}

/** 12.1: takes the top card of a deck; the last one ends a solo match. */
export function drawSolo(state: State, role: number, rng: Rng): { card: CardId; last: boolean } {
  const deck = state.decks[role]!;
  const card = drawCard(deck, rng);
  return { card, last: deck.top === '' };
}

/** 11.4: the discards make a new deck when one has run out. */
export function reshuffle(deck: Deck, rng: Rng): void {
  if (deck.top !== '' || deck.discard.length === 0) return;
  deck.rest.push(...deck.discard.splice(0));
  deck.top = draw(rng, deck.rest);
}

// ── Edicts ────────────────────────────────────────────────────────────────────────────────────────

export function drawEdict({ edicts, decreed }: State, rng: Rng): EdictId {
  return edicts.length > 0 ? draw(rng, edicts) : decreed.shift()!;
}
