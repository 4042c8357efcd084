import { faceUp, unless, within } from '../../../kernel/checks/faults.ts';
import { firstFault } from '../../../kernel/data/shape.ts';
import {
  type Card,
  deckOf,
  DECKS,
  EXOPLANET,
  EXPLORER,
  type FaceDown,
  isFaceUp,
  OBJECTIVE,
  RESEARCH,
  RIVAL_CARD,
  TECH,
} from '../facts.ts';
import { cardsFor, rivalCards } from '../setup.ts';
import type { Held, State } from '../state.ts';
import { bit, isKnowledge, techLimit } from '../verbs.ts';

/** What holds of the cards: every one is where its kind may be, and none is missing or there twice. */
export function cardsFault(state: State): string | undefined {
  return (
    faceUp(allCards(state).every(isFaceUp), 'a card') ??
    pilesFault(state) ??
    kindsFault(state) ??
    handsFault(state) ??
    marketsFault(state) ??
    rivalFault(state) ??
    countFault(state)
  );
}

function strangers(cards: readonly string[], table: object, what: string): string | undefined {
  return firstFault(cards, (card) =>
    unless(Object.hasOwn(table, card), `${JSON.stringify(card.slice(0, 20))} is no ${what}`),
  );
}

/** A card lies in the deck and the discards whose back it has. */
function pilesFault({ decks, discards, exoplanets, research }: State): string | undefined {
  return (
    firstFault(DECKS, (deck) =>
      firstFault([...decks[deck], ...discards[deck]], (card) =>
        unless(deckOf(card) === deck, `${JSON.stringify(card.slice(0, 20))} is no card of the ${deck} deck`),
      ),
    ) ??
    strangers(exoplanets, EXOPLANET, 'exoplanet') ??
    strangers(research, RESEARCH, 'research card')
  );
}

function kindsFault({ players }: State): string | undefined {
  return firstFault(
    players,
    ({ techs, completed, exoplanets }) =>
      strangers(techs, TECH, 'tech') ??
      strangers(completed, OBJECTIVE, 'objective') ??
      strangers(
        exoplanets.map(({ card }) => card),
        EXOPLANET,
        'exoplanet',
      ) ??
      firstFault(exoplanets, ({ explorers }) => strangers(explorers, EXPLORER, 'explorer')),
  );
}

/** One tech too many is held only until one is given back. */
function handsFault(state: State): string | undefined {
  return firstFault(state.players, ({ explorers, objectives, techs }, seat) => {
    const returning = state.stack.some((step) => step.step === 'return' && step.seat === seat);
    return (
      heldFault(state, explorers, EXPLORER, 'explorer', bit(seat)) ??
      heldFault(state, objectives, OBJECTIVE, 'objective', bit(seat)) ??
      within(techs.length, 0, techLimit(state, seat) + (returning ? 1 : 0), `the techs of player ${seat}`)
    );
  });
}

function heldFault(
  state: State,
  hand: readonly Held[],
  table: object,
  what: string,
  owner: number,
): string | undefined {
  return (
    strangers(
      hand.map(({ card }) => card),
      table,
      what,
    ) ?? knowledgeFault(state, hand, owner)
  );
}

/** Whoever holds a card knows it, and what lies open is known to all. */
function knowledgeFault(state: State, hand: readonly Held[], owner: number): string | undefined {
  return firstFault(hand, ({ known }) =>
    unless(
      isKnowledge(state, known) && (known & owner) === owner,
      'a card is known to its owner, and to others at the table',
    ),
  );
}

/** Markets are never empty between decisions while there are cards. */
function marketsFault({ exoplanets, research, decks, discards, options }: State): string | undefined {
  return (
    within(exoplanets.length, 0, 5, 'the size of the exoplanet market') ??
    within(research.length, 0, 3, 'the size of the research market') ??
    unless(
      exoplanets.length > 0 || decks.jupiter.length + discards.jupiter.length === 0,
      'a market is empty',
    ) ??
    unless(
      options.firstTime || research.length > 0 || decks.neptune.length + discards.neptune.length === 0,
      'a market is empty',
    )
  );
}

function rivalFault(state: State): string | undefined {
  const { rival, options } = state;
  return firstFault(
    rival,
    ({ faction, explorers, exoplanets, techs, objectives, deck, discard, resources, upgrades }) =>
      strangers(explorers, EXPLORER, 'explorer') ??
      strangers(exoplanets, EXOPLANET, 'exoplanet') ??
      strangers(techs, TECH, 'tech') ??
      heldFault(state, objectives, OBJECTIVE, 'objective', 0) ??
      strangers([...deck, ...discard], RIVAL_CARD, 'card of the opponent') ??
      unless(
        [...deck, ...discard].sort().join() ===
          [...rivalCards(options), ...(faction === '' ? [] : [`aif-${faction}`])].sort().join(),
        'the opponent must have its own cards, each of them once',
      ) ??
      within(Math.min(resources, upgrades), 0, Number.MAX_SAFE_INTEGER, 'what the opponent has'),
  );
}

/** Deck, discards, markets, hands and open areas together are what the match began with. */
function countFault(state: State): string | undefined {
  const found = Map.groupBy(allCards(state), deckOf);
  return firstFault(DECKS, (deck) => {
    const wanted = cardsFor(deck, state.players.length, state.options);
    const there = found.get(deck) ?? [];
    const left = wanted.slice();
    const extra = there.find((card) => isFaceUp(card) && !removed(left, card));
    return (
      unless(extra === undefined, `the card ${extra} is not in play, or there too often`) ??
      unless(
        there.length === wanted.length,
        `the ${deck} deck must have ${wanted.length} cards, not ${there.length}`,
      )
    );
  });
}

function removed(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

function allCards(state: State): (Card | FaceDown)[] {
  const { players, rival, stack, decks, discards, exoplanets, research } = state;
  const held = (hand: readonly Held[]) => hand.map(({ card }) => card);
  return [
    ...Object.values(decks).flat(),
    ...Object.values(discards).flat(),
    ...exoplanets,
    ...research,
    ...players.flatMap((player) => [
      ...held(player.explorers),
      ...held(player.objectives),
      ...player.techs,
      ...player.completed,
      ...player.exoplanets.flatMap(({ card, explorers }) => [card, ...explorers]),
    ]),
    ...rival.flatMap((mat) => [...mat.explorers, ...mat.exoplanets, ...mat.techs, ...held(mat.objectives)]),
    ...stack.flatMap((step) => (step.step === 'keep' ? held(step.cards) : [])),
  ];
}
