import { pick, type Rng } from '../../../kernel/match/rng.ts';
import {
  type CardId,
  COSTS,
  DISPLAY,
  type EdictId,
  isWormhole,
  ROLE_CARD,
  type RoleCard,
  TECH,
  type TechId,
  type TileId,
} from '../facts.ts';
import { finish, trigger } from '../ending.ts';
import type { Deck, Events, State } from '../state.ts';
import { isSolo, without } from '../verbs.ts';

/** What is drawn: tiles, technologies, role cards and edicts. None has an order before it is turned. */

/** A random item of a list that has one, and what is left of the list. */
export function draw<T>(rng: Rng, list: readonly T[]): [item: T, left: readonly T[]] {
  const item = pick(rng, list);
  return [item, without(list, item)];
}

// ── Explorer tiles ────────────────────────────────────────────────────────────────────────────────

export function tilesLeft({ pile, buried }: State): number {
  return pile.length + buried.length;
}

/** Turns a tile up into the display; a wormhole readies all powers (15). */
export function turnTile(state: State, events: Events, rng: Rng): void {
  const { players } = state;
  const tile = takeTile(state, rng);
  state.display = [...state.display, tile];
  if (!isWormhole(tile) || players.every(({ power, ready }) => power === '' || ready)) return;
  for (const player of players) if (player.power !== '') player.ready = true;
  events?.push({ type: 'readied' });
}

/** The next tile of the pile, or of those under it. */
function takeTile(state: State, rng: Rng): TileId {
  const { pile, buried } = state;
  if (pile.length === 0) {
    state.buried = buried.slice(1);
    return buried[0]!;
  }
  const [tile, left] = draw(rng, pile);
  state.pile = left;
  return tile;
}

/** 8.1: fills the display; if it stays incomplete the end has come, or is near. */
export function refillDisplay(state: State, events: Events, rng: Rng): void {
  const size = DISPLAY[state.players.length]!;
  while (state.display.length < size && tilesLeft(state) > 0) turnTile(state, events, rng);
  events?.push({ type: 'display', tiles: state.display });
  if (state.display.length === size) return;
  if (isSolo(state)) finish(state, 'tiles', events);
  else trigger(state, 'tiles', events);
}

export function discardDisplay(state: State, events: Events): void {
  const tiles = state.display;
  state.display = [];
  if (tiles.length > 0) events?.push({ type: 'discarded', tiles });
}

// ── Technologies ──────────────────────────────────────────────────────────────────────────────────

/** The next card of a cost shows its back. */
export function showBack(state: State, index: number, rng: Rng): void {
  const deck = state.techDecks[index]!;
  state.techBacks = state.techBacks.with(index, deck.length === 0 ? '' : TECH[pick(rng, deck)].category);
}

/** Draws the card whose back shows. */
export function drawTech(state: State, index: number, rng: Rng): TechId {
  const deck = state.techDecks[index]!;
  const back = state.techBacks[index]!;
  const tech = pick(
    rng,
    deck.filter((id) => TECH[id].category === back),
  );
  state.techDecks = state.techDecks.with(index, without(deck, tech));
  showBack(state, index, rng);
  return tech;
}

/** An empty place gets the next card of its cost, if there is one. */
export function turnTech(state: State, index: number, events: Events, rng: Rng): void {
  if (state.techs[index] !== '' || state.techBacks[index] === '') return;
  const tech = drawTech(state, index, rng);
  state.techs = state.techs.with(index, tech);
  events?.push({ type: 'techUp', tech });
}

/** All open technologies leave the game and one of each cost is turned up. */
export function renewTechs(state: State, _cause: object, events: Events, rng: Rng): void {
  const gone = state.techs.filter((tech) => tech !== '');
  if (gone.length > 0) events?.push({ type: 'techsGone', who: -1, techs: gone });
  state.techs = COSTS.map(() => '');
  COSTS.forEach((_, index) => turnTech(state, index, events, rng));
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

/** Takes the top card of a role's deck; the next back shows. */
export function drawCard(state: State, role: number, rng: Rng): CardId {
  const deck = state.decks[role]!;
  state.decks = state.decks.with(role, newDeck(deck.rest, deck.discard, rng));
  return topCard(deck).id;
}

/** Some cards as a deck, one of them on top. */
export function newDeck(cards: readonly CardId[], discard: readonly CardId[], rng: Rng): Deck {
  if (cards.length === 0) return { top: '', rest: cards, discard };
  const [top, rest] = draw(rng, cards);
  return { top, rest, discard };
}

/** 12.1: takes the top card of a deck; the last one ends a solo match. */
export function drawSolo(state: State, role: number, rng: Rng): { card: CardId; last: boolean } {
  const card = drawCard(state, role, rng);
  return { card, last: state.decks[role]!.top === '' };
}

/** 11.4: the discards make a new deck when one has run out. */
export function reshuffle(state: State, role: number, rng: Rng): void {
  const { top, discard } = state.decks[role]!;
  if (top !== '' || discard.length === 0) return;
  state.decks = state.decks.with(role, newDeck(discard, [], rng));
}

// ── Edicts ────────────────────────────────────────────────────────────────────────────────────────

export function drawEdict(state: State, rng: Rng): EdictId {
  const { edicts, decreed } = state;
  if (edicts.length === 0) {
    state.decreed = decreed.slice(1);
    return decreed[0]!;
  }
  const [edict, left] = draw(rng, edicts);
  state.edicts = left;
  return edict;
}
