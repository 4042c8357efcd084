import type { Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { type Rng, shuffled } from '../../kernel/rng.ts';
import { type Card, type DeckId, deckOf, EXPLORER, faceDown } from './facts.ts';
import { unseenValues } from './mining.ts';
import { cardsFor } from './setup.ts';
import type { Frame, Held, State } from './state.ts';
import { bit, knownTo } from './verbs.ts';

/** Hidden information (24): hands, what was drawn and not yet kept, deals of others, tiles, and what decks hold. */

/** Decks whose contents would tell what others hold. */
const SECRET_DECKS: readonly DeckId[] = ['venus', 'saturn', 'neptune'];

// ── Turning face down ─────────────────────────────────────────────────────────────────────────────

export function redact(state: State, viewer: Seat | undefined): State {
  const view = clone(state);
  for (const deck of SECRET_DECKS) view.decks[deck].fill(faceDown(deck));
  for (const held of allHeld(view)) hide(held, viewer);
  for (const tile of view.tiles) {
    tile.known = knownTo(tile.known, viewer);
    if (tile.value > 0 && tile.known === 0) tile.value = -1;
  }
  view.stack.forEach((frame, i) => {
    view.stack[i] = withoutDeal(frame, viewer);
  });
  return view;
}

function hide(held: Held, viewer: Seat | undefined): void {
  held.known = knownTo(held.known, viewer);
  if (held.known === 0) held.card = faceDown(deckOf(held.card));
}

/** Every card in a hand, drawn and not yet kept, or face down before the solo opponent. */
function allHeld({ players, rival, stack }: State): Held[] {
  return [
    ...players.flatMap(({ explorers, objectives }) => [...explorers, ...objectives]),
    ...rival.flatMap(({ objectives }) => objectives),
    ...stack.flatMap((frame) => (frame.step === 'keep' ? frame.cards : [])),
  ];
}

/** A deal is known to its two partners, a draft to the one who makes it. */
function withoutDeal(frame: Frame, viewer: Seat | undefined): Frame {
  if (!('maker' in frame) || viewer === frame.maker) return frame;
  if (viewer === frame.partner && frame.step !== 'draft') return frame;
  return { ...frame, give: [], ask: [] };
}

// ── Guessing ──────────────────────────────────────────────────────────────────────────────────────

/** A tile others have looked at gets a value somebody else knows. */
export function determinize(redacted: State, viewer: Seat | undefined, rng: Rng): State {
  const guess = clone(redacted);
  for (const frame of guess.stack) if (frame.step === 'hand') dealPicked(guess, frame);
  const visible = countsOf(visibleCards(guess));
  for (const deck of SECRET_DECKS) deal(guess, deck, visible, viewer, rng);
  guess.players.forEach(({ explorers, objectives }, seat) => {
    for (const held of [...explorers, ...objectives]) held.known |= bit(seat);
  });
  const values = shuffled(rng, unseenValues(guess));
  for (const tile of guess.tiles) {
    if (tile.value >= 0) continue;
    tile.value = values.pop() as number;
    tile.known = bit(viewer === 0 ? 1 : 0);
  }
  guess.stack.forEach((frame, i) => {
    guess.stack[i] = withDeal(guess, frame);
  });
  return guess;
}

/** Whoever picks cards for a deal of others owes at least one. */
function withDeal({ players }: State, frame: Frame): Frame {
  if (frame.step !== 'hand' || frame.ask.length > 0) return frame;
  const what = players[frame.seat]?.explorers.length === 0 ? 'objective' : 'explorer';
  return { ...frame, ask: [{ what, item: 'any' }] };
}

/** What was picked for a deal is in the hand it comes from, also for a partner who has not seen that hand. */
function dealPicked({ players }: State, { partner, ask }: Extract<Frame, { step: 'hand' }>): void {
  const { explorers, objectives } = players[partner]!;
  const left = [...explorers, ...objectives];
  for (const { what, item } of ask) {
    if (item === 'any' || (what !== 'explorer' && what !== 'objective')) continue;
    const back = faceDown(deckOf(item));
    const held = left.find(({ card }) => card === item) ?? left.find(({ card }) => card === back);
    if (held === undefined) continue;
    left.splice(left.indexOf(held), 1);
    held.card = item;
  }
}

/** Cards nobody has seen are dealt to hands and deck; hands hold only explorers and objectives. */
function deal(
  guess: State,
  deck: DeckId,
  visible: Map<Card, number>,
  viewer: Seat | undefined,
  rng: Rng,
): void {
  const unseen = shuffled(rng, unseenCards(guess, deck, visible));
  for (const { held, owner } of hiddenHeld(guess, deck)) {
    const at = unseen.findIndex((card) => deck !== 'neptune' || card in EXPLORER);
    held.card = unseen.splice(at, 1)[0]!;
    held.known = owner === undefined ? 0 : bit(owner) & ~bit(viewer);
  }
  guess.decks[deck] = unseen;
}

function hiddenHeld(
  { players, rival, stack }: State,
  deck: DeckId,
): { held: Held; owner: Seat | undefined }[] {
  const own = (hand: readonly Held[], owner: Seat | undefined) => hand.map((held) => ({ held, owner }));
  const all = [
    ...players.flatMap(({ explorers, objectives }, seat) => own([...explorers, ...objectives], seat)),
    ...rival.flatMap(({ objectives }) => own(objectives, undefined)),
    ...stack.flatMap((frame) => (frame.step === 'keep' ? own(frame.cards, frame.seat) : [])),
  ];
  return all.filter(({ held }) => held.card === faceDown(deck));
}

/** The cards of a deck in this match that lie nowhere to be seen; those that are visible are counted down. */
function unseenCards({ players, options }: State, deck: DeckId, visible: Map<Card, number>): Card[] {
  return cardsFor(deck, players.length, options).filter((card) => {
    const left = visible.get(card) ?? 0;
    if (left > 0) visible.set(card, left - 1);
    return left === 0;
  });
}

function countsOf(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function visibleCards(state: State): Card[] {
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
