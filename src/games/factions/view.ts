import type { Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/data/plain.ts';
import { has } from '../../kernel/data/records.ts';
import { type Rng, shuffled } from '../../kernel/match/rng.ts';
import {
  type Card,
  type CardIn,
  type DeckId,
  deckOf,
  EXPLORER,
  type ExplorerId,
  type FaceDown,
  faceDown,
  type InDeck,
  OBJECTIVE,
  type ObjectiveId,
  type SecretDeck,
} from './facts.ts';
import { unseenValues } from './actions/mining.ts';
import { showCards } from './actions/trade.ts';
import { cardsFor } from './setup.ts';
import type { Step, StepOf, HandCard, Held, State } from './state.ts';
import { bit, knownTo } from './verbs.ts';

/** Hidden information (24): hands, what was drawn and not yet kept, deals of others, tiles, and what decks hold. */

// ── Turning face down ─────────────────────────────────────────────────────────────────────────────

export function redact(state: State, viewer: Seat | undefined): State {
  const view = clone(state);
  view.decks.venus.fill(faceDown('venus'));
  view.decks.saturn.fill(faceDown('saturn'));
  view.decks.neptune.fill(faceDown('neptune'));
  for (const held of allHeld(view)) hide(held, viewer);
  for (const tile of view.tiles) {
    tile.known = knownTo(tile.known, viewer);
    if (tile.value > 0 && tile.known === 0) tile.value = -1;
  }
  view.stack.forEach((step, i) => {
    view.stack[i] = withoutDeal(step, viewer);
  });
  return view;
}

function hide(held: Held, viewer: Seat | undefined): void {
  held.known = knownTo(held.known, viewer);
  if (held.known === 0) held.card = faceDown(deckOf(held.card));
}

/** Every card in a hand, drawn and not yet kept, or face down before the solo opponent. */
function allHeld({ players, rival, stack }: State): Held<HandCard>[] {
  return [
    ...players.flatMap(({ explorers, objectives }) => [...explorers, ...objectives]),
    ...rival.flatMap(({ objectives }) => objectives),
    ...stack.flatMap((step) => (step.step === 'keep' ? step.cards : [])),
  ];
}

/** A deal is known to its two partners, a draft to the one who makes it. */
function withoutDeal(step: Step, viewer: Seat | undefined): Step {
  if (!('maker' in step) || viewer === step.maker) return step;
  if (viewer === step.partner && step.step !== 'draft') return step;
  return { ...step, give: [], ask: [] };
}

// ── Guessing ──────────────────────────────────────────────────────────────────────────────────────

/** A tile others have looked at gets a value somebody else knows. */
export function determinize(redacted: State, viewer: Seat | undefined, rng: Rng): State {
  const guess = clone(redacted);
  for (const step of guess.stack) if (step.step === 'hand') dealPicked(guess, step);
  const visible = countsOf(visibleCards(guess));
  const explorers = allExplorers(guess);
  guess.decks.venus = deal(guess, 'venus', explorers, isExplorer, visible, viewer, rng);
  guess.decks.saturn = deal(guess, 'saturn', allObjectives(guess), isObjective, visible, viewer, rng);
  guess.decks.neptune = deal(guess, 'neptune', explorers, isExplorer, visible, viewer, rng);
  guess.players.forEach(({ explorers, objectives }, seat) => {
    for (const held of [...explorers, ...objectives]) held.known |= bit(seat);
  });
  const values = shuffled(rng, unseenValues(guess));
  for (const tile of guess.tiles) {
    if (tile.value >= 0) continue;
    tile.value = values.pop() ?? 0;
    tile.known = bit(viewer === 0 ? 1 : 0);
  }
  guess.stack.forEach((step, i) => {
    guess.stack[i] = withDeal(guess, step);
    if (step.step === 'answer' || step.step === 'hand') showCards(guess, step);
  });
  return guess;
}

/** Whoever picks cards for a deal of others owes at least one. */
function withDeal({ players }: State, step: Step): Step {
  if (step.step !== 'hand' || step.ask.length > 0) return step;
  const what = players[step.seat]?.explorers.length === 0 ? 'objective' : 'explorer';
  return { ...step, ask: [{ what, item: 'any' }] };
}

/** What was picked for a deal is in the hand it comes from, also for a partner who has not seen that hand. */
function dealPicked({ players }: State, { partner, ask }: StepOf<'hand'>): void {
  const { explorers, objectives } = players[partner]!;
  const hands = { explorers: explorers.slice(), objectives: objectives.slice() };
  for (const { what, item } of ask) {
    if (what === 'explorer' && item !== 'any') dealOne(hands.explorers, item);
    if (what === 'objective' && item !== 'any') dealOne(hands.objectives, item);
  }
}

/** One card of those left in a hand that shows it, or could, is this one. */
function dealOne<C extends Card>(left: Held<C>[], item: C): void {
  const back = faceDown(deckOf(item));
  const held = left.find(({ card }) => card === item) ?? left.find(({ card }) => card === back);
  if (held === undefined) return;
  left.splice(left.indexOf(held), 1);
  held.card = item;
}

function isExplorer<C extends Card>(card: C | FaceDown): card is C & ExplorerId {
  return has(EXPLORER, card);
}

function isObjective<C extends Card>(card: C | FaceDown): card is C & ObjectiveId {
  return has(OBJECTIVE, card);
}

/** A card in a hand and whose it is; nobody's where it lies before the solo opponent. */
interface Owned<C extends Card> {
  readonly held: Held<C>;
  readonly owner: Seat | undefined;
}

/** Cards nobody has seen are dealt to hands, which hold only explorers and objectives; what is left is the deck. */
function deal<Deck extends SecretDeck, C extends Card>(
  guess: State,
  deck: Deck,
  hands: readonly Owned<C>[],
  fits: (card: InDeck<Deck>) => card is InDeck<Deck> & C,
  visible: Map<Card | FaceDown, number>,
  viewer: Seat | undefined,
  rng: Rng,
): InDeck<Deck>[] {
  const unseen: InDeck<Deck>[] = shuffled(rng, unseenCards(guess, deck, visible));
  for (const { held, owner } of hands) {
    if (held.card !== faceDown(deck)) continue;
    const card = unseen.find(fits);
    if (card === undefined) continue;
    unseen.splice(unseen.indexOf(card), 1);
    held.card = card;
    held.known = owner === undefined ? 0 : bit(owner) & ~bit(viewer);
  }
  return unseen;
}

function ownedBy<C extends Card>(hand: readonly Held<C>[], owner: Seat | undefined): Owned<C>[] {
  return hand.map((held) => ({ held, owner }));
}

function allExplorers({ players }: State): Owned<ExplorerId>[] {
  return players.flatMap(({ explorers }, seat) => ownedBy(explorers, seat));
}

function allObjectives({ players, rival, stack }: State): Owned<ObjectiveId>[] {
  return [
    ...players.flatMap(({ objectives }, seat) => ownedBy(objectives, seat)),
    ...rival.flatMap(({ objectives }) => ownedBy(objectives, undefined)),
    ...stack.flatMap((step) => (step.step === 'keep' ? ownedBy(step.cards, step.seat) : [])),
  ];
}

/** The cards of a deck in this match that lie nowhere to be seen; those that are visible are counted down. */
function unseenCards<Deck extends DeckId>(
  { players, options }: State,
  deck: Deck,
  visible: Map<Card | FaceDown, number>,
): CardIn<Deck>[] {
  return cardsFor(deck, players.length, options).filter((card) => {
    const left = visible.get(card) ?? 0;
    if (left > 0) visible.set(card, left - 1);
    return left === 0;
  });
}

function countsOf(cards: readonly (Card | FaceDown)[]): Map<Card | FaceDown, number> {
  const counts = new Map<Card | FaceDown, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function visibleCards(state: State): (Card | FaceDown)[] {
  const { players, rival, discards, exoplanets, research } = state;
  return [
    ...Object.values(discards).flat(),
    ...exoplanets,
    ...research,
    ...allHeld(state).map(({ card }) => card),
    ...players.flatMap((player) => [
      ...player.completed,
      ...player.techs,
      ...player.exoplanets.flatMap(({ card, explorers }) => [card, ...explorers]),
    ]),
    ...rival.flatMap((mat) => [...mat.explorers, ...mat.exoplanets, ...mat.techs]),
  ];
}
