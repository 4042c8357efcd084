import type { Seat } from '../../kernel/game.ts';
import { has } from '../../kernel/data/records.ts';
import { type Rng, shuffled } from '../../kernel/match/rng.ts';
import {
  type Card,
  type CardIn,
  type DeckId,
  deckOf,
  EXPLORER,
  type ExplorerId,
  faceDown,
  type InDeck,
  OBJECTIVE,
  type ObjectiveId,
  type SecretDeck,
} from './facts.ts';
import { unseenValues } from './actions/mining.ts';
import { showCards } from './actions/trade.ts';
import { copyState } from './copy.ts';
import { cardsFor } from './setup.ts';
import type { Step, StepOf, Held, State, Tile } from './state.ts';
import { bit, facesOf, knownTo } from './verbs.ts';

/** Hidden information (24): hands, what was drawn and not yet kept, deals of others, tiles, and what decks hold. */

// ── Turning face down ─────────────────────────────────────────────────────────────────────────────

/** What hides nothing from the viewer is shared with the state. */
export function redact(state: State, viewer: Seat | undefined): State {
  const view = copyState(state);
  const { decks, players, rival, stack } = view;
  decks.venus = backs('venus', decks.venus.length);
  decks.saturn = backs('saturn', decks.saturn.length);
  decks.neptune = backs('neptune', decks.neptune.length);
  for (const player of players) {
    player.explorers = changed(player.explorers, (held) => turned(held, viewer));
    player.objectives = changed(player.objectives, (held) => turned(held, viewer));
  }
  for (const mat of rival) mat.objectives = changed(mat.objectives, (held) => turned(held, viewer));
  view.tiles = changed(view.tiles, (tile) => covered(tile, viewer));
  for (let i = 0; i < stack.length; i++) stack[i] = hidden(stack[i]!, viewer);
  return view;
}

/** The same list where none of its items becomes another one. */
function changed<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  let after = list;
  for (let i = 0; i < list.length; i++) {
    const item = change(list[i]!);
    if (item !== list[i]) after = after.with(i, item);
  }
  return after;
}

/** Decks of so many cards that lie face down. */
const PILES: { readonly [Deck in SecretDeck]: (readonly InDeck<Deck>[])[] } = {
  venus: [],
  saturn: [],
  neptune: [],
};

function backs<Deck extends SecretDeck>(deck: Deck, count: number): readonly InDeck<Deck>[] {
  return (PILES[deck][count] ??= Object.freeze(new Array(count).fill(faceDown(deck))));
}

function turned<C extends Card>(held: Held<C>, viewer: Seat | undefined): Held<C> {
  const known = knownTo(held.known, viewer);
  const card = known === 0 ? faceDown(deckOf(held.card)) : held.card;
  return known === held.known && card === held.card ? held : { card, known };
}

function covered(tile: Tile, viewer: Seat | undefined): Tile {
  const known = knownTo(tile.known, viewer);
  if (known === tile.known && (known !== 0 || tile.value <= 0)) return tile;
  return { at: tile.at, value: known === 0 && tile.value > 0 ? -1 : tile.value, known };
}

/** A deal is known to its two partners, a draft to the one who makes it. */
function hidden(step: Step, viewer: Seat | undefined): Step {
  if (step.step === 'keep') {
    const cards = changed(step.cards, (held) => turned(held, viewer));
    return cards === step.cards ? step : { ...step, cards };
  }
  if (!('maker' in step) || viewer === step.maker) return step;
  if (viewer === step.partner && step.step !== 'draft') return step;
  return step.give.length + step.ask.length === 0 ? step : { ...step, give: [], ask: [] };
}

// ── Guessing ──────────────────────────────────────────────────────────────────────────────────────

/** A tile others have looked at gets a value somebody else knows. */
export function determinize(redacted: State, viewer: Seat | undefined, rng: Rng): State {
  const guess = copyState(redacted);
  for (const step of guess.stack) if (step.step === 'hand') dealPicked(guess, step);
  const unseen = unseenCards(guess);
  guess.decks.venus = dealExplorers(guess, 'venus', shuffled(rng, unseen.venus), viewer);
  guess.decks.saturn = dealObjectives(guess, shuffled(rng, unseen.saturn), viewer);
  guess.decks.neptune = dealExplorers(guess, 'neptune', shuffled(rng, unseen.neptune), viewer);
  guess.players.forEach((player, seat) => {
    player.explorers = changed(player.explorers, (held) => knownBy(held, bit(seat)));
    player.objectives = changed(player.objectives, (held) => knownBy(held, bit(seat)));
  });
  const values = shuffled(rng, unseenValues(guess));
  const known = bit(viewer === 0 ? 1 : 0);
  guess.tiles = changed(guess.tiles, (tile) =>
    tile.value >= 0 ? tile : { at: tile.at, value: values.pop() ?? 0, known },
  );
  guess.stack.forEach((step, i) => {
    guess.stack[i] = withDeal(guess, step);
    if (step.step === 'answer' || step.step === 'hand') showCards(guess, step);
  });
  return guess;
}

function knownBy<C extends Card>(held: Held<C>, seat: number): Held<C> {
  return (held.known & seat) === 0 ? { card: held.card, known: held.known | seat } : held;
}

/** Whoever picks cards for a deal of others owes at least one. */
function withDeal({ players }: State, step: Step): Step {
  if (step.step !== 'hand' || step.ask.length > 0) return step;
  const what = players[step.seat]?.explorers.length === 0 ? 'objective' : 'explorer';
  return { ...step, ask: [{ what, item: 'any' }] };
}

/** What was picked for a deal is in the hand it comes from, also for a partner who has not seen that hand. */
function dealPicked({ players }: State, { partner, ask }: StepOf<'hand'>): void {
  const player = players[partner]!;
  const [explorers, objectives] = [player.explorers.slice(), player.objectives.slice()];
  for (const { what, item } of ask) {
    if (what === 'explorer' && item !== 'any') player.explorers = dealOne(player.explorers, explorers, item);
    if (what === 'objective' && item !== 'any')
      player.objectives = dealOne(player.objectives, objectives, item);
  }
}

/** One card of those left in a hand that shows it, or could, is this one. */
function dealOne<C extends Card>(hand: readonly Held<C>[], left: Held<C>[], item: C): readonly Held<C>[] {
  const back = faceDown(deckOf(item));
  const held = left.find(({ card }) => card === item) ?? left.find(({ card }) => card === back);
  if (held === undefined) return hand;
  left.splice(left.indexOf(held), 1);
  return hand.with(hand.indexOf(held), { card: item, known: held.known });
}

function isExplorer<C extends Card>(card: C): card is C & ExplorerId {
  return has(EXPLORER, card);
}

function isObjective<C extends Card>(card: C): card is C & ObjectiveId {
  return has(OBJECTIVE, card);
}

/** Cards nobody has seen are dealt to hands, which hold only explorers and objectives; what is left is the deck. */
function dealExplorers<Deck extends 'venus' | 'neptune'>(
  { players }: State,
  deck: Deck,
  unseen: CardIn<Deck>[],
  viewer: Seat | undefined,
): CardIn<Deck>[] {
  players.forEach((player, seat) => {
    player.explorers = dealt(player.explorers, deck, unseen, isExplorer, bit(seat) & ~bit(viewer));
  });
  return unseen;
}

/** Nobody knows what lies before the solo opponent. */
function dealObjectives(
  { players, rival, stack }: State,
  unseen: ObjectiveId[],
  viewer: Seat | undefined,
): ObjectiveId[] {
  const to = (hand: readonly Held<ObjectiveId>[], known: number) =>
    dealt(hand, 'saturn', unseen, isObjective, known);
  players.forEach((player, seat) => {
    player.objectives = to(player.objectives, bit(seat) & ~bit(viewer));
  });
  for (const mat of rival) mat.objectives = to(mat.objectives, 0);
  stack.forEach((step, i) => {
    if (step.step === 'keep') stack[i] = { ...step, cards: to(step.cards, bit(step.seat) & ~bit(viewer)) };
  });
  return unseen;
}

function dealt<C extends Card, InHand extends Card>(
  hand: readonly Held<InHand>[],
  deck: SecretDeck,
  unseen: C[],
  fits: (card: C) => card is C & InHand,
  known: number,
): readonly Held<InHand>[] {
  return changed(hand, (held) => {
    const card = held.card === faceDown(deck) ? unseen.find(fits) : undefined;
    if (card === undefined) return held;
    unseen.splice(unseen.indexOf(card), 1);
    return { card, known };
  });
}

type Unseen = { readonly [Deck in SecretDeck]: CardIn<Deck>[] };

/** The cards of this match that lie nowhere to be seen. */
function unseenCards({ players, rival, stack, options, discards, research }: State): Unseen {
  const cards = <Deck extends SecretDeck>(deck: Deck) => cardsFor(deck, players.length, options);
  const unseen: Unseen = { venus: cards('venus'), saturn: cards('saturn'), neptune: cards('neptune') };
  takeOut(unseen, discards.venus, discards.saturn, discards.neptune, research);
  for (const { explorers, objectives, completed, techs, exoplanets } of players) {
    takeOut(unseen, facesOf(explorers), facesOf(objectives), completed, techs);
    for (const { card, explorers: placed } of exoplanets) takeOut(unseen, [card], placed);
  }
  for (const { explorers, exoplanets, techs, objectives } of rival)
    takeOut(unseen, explorers, exoplanets, techs, facesOf(objectives));
  for (const step of stack) if (step.step === 'keep') takeOut(unseen, facesOf(step.cards));
  return unseen;
}

/** Of each card as many as there are; those of decks that hide nothing are passed over. */
function takeOut(unseen: Unseen, ...visible: (readonly Card[])[]): void {
  const piles: Partial<Record<DeckId, Card[]>> = unseen;
  for (const cards of visible) {
    for (const card of cards) {
      const pile = piles[deckOf(card)];
      const at = pile?.indexOf(card) ?? -1;
      if (at >= 0) pile?.splice(at, 1);
    }
  }
}
