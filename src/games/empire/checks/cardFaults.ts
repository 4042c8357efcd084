import { oneOf, sized, unless, within } from '../../../kernel/checks/faults.ts';
import { firstFault } from '../../../kernel/data/shape.ts';
import {
  CATEGORIES,
  COSTS,
  EDICT,
  EXPLORER_TILES,
  FACE_DOWN_STORY,
  POWER,
  QUEUE,
  ROLE_CARD,
  ROLE_CARDS,
  ROLES,
  STORIES,
  STORY,
  TECH,
  TECHS,
  type TechId,
  TILE,
} from '../facts.ts';
import type { Deck, State } from '../state.ts';
import { isSolo } from '../verbs.ts';

/** What holds of tiles and cards: each is in one place, and every deck is its own. */
export function cardsFault(state: State): string | undefined {
  return (
    tilesFault(state) ??
    techsFault(state) ??
    boxFault(state) ??
    decksFault(state) ??
    queueFault(state) ??
    edictsFault(state) ??
    dealFault(state)
  );
}

function twice(list: readonly string[]): boolean {
  return new Set(list).size !== list.length;
}

function tilesFault({ tiles, display, pile, buried }: State): string | undefined {
  const ids: readonly string[] = EXPLORER_TILES.map(({ id }) => id);
  const off = [...display, ...pile, ...buried];
  const laid = tiles.filter((tile) => ids.includes(tile));
  return (
    firstFault(off, (tile) =>
      unless(ids.includes(tile) && Object.hasOwn(TILE, tile), 'a pile has an unknown tile'),
    ) ?? unless(!twice([...off, ...laid]), 'a tile is in two places')
  );
}

function techsFault(state: State): string | undefined {
  const { techs, techDecks, techBacks, players, ancients } = state;
  const owned = [...players, ...ancients].flatMap((side) => side.techs);
  const open = techs.filter((id) => id !== '');
  return (
    sized(techs, COSTS.length, 'techs') ??
    sized(techDecks, COSTS.length, 'techDecks') ??
    sized(techBacks, COSTS.length, 'techBacks') ??
    firstFault(COSTS, (cost, index) => {
      const cards = techDecks[index]!;
      return firstFault(techs[index] === '' ? cards : [...cards, techs[index]!], (id) =>
        unless(TECH[id]?.cost === cost, `a technology of cost ${cost} must be one`),
      );
    }) ??
    unless(!twice([...owned, ...open, ...techDecks.flat()]), 'a technology is in two places') ??
    firstFault(techBacks, (back, index) => backFault(back, techDecks[index]!, isLaid(state)))
  );
}

/** Whether homes have been chosen and the galaxy lies around them. */
function isLaid({ stack }: State): boolean {
  return stack[0]?.step !== 'galaxy';
}

/** Before the galaxy is laid everything is still in its pile. */
function boxFault(state: State): string | undefined {
  if (isLaid(state)) return undefined;
  const kinds = EXPLORER_TILES.filter(({ kind }) => !isSolo(state) || kind !== 'empty');
  return (
    sized(state.pile, kinds.length, 'the pile before the galaxy is laid') ??
    sized(state.techDecks.flat(), TECHS.length, 'the technologies before the galaxy is laid')
  );
}

/** The back that shows belongs to a card of its deck. */
function backFault(back: string, deck: readonly TechId[], laid: boolean): string | undefined {
  if (back === '') return unless(!laid || deck.length === 0, 'a deck of technologies shows no back');
  return (
    oneOf(back, CATEGORIES, 'techBacks') ??
    unless(
      deck.some((id) => TECH[id]?.category === back),
      'the back of a technology belongs to no card',
    )
  );
}

// ── Role cards ────────────────────────────────────────────────────────────────────────────────────

function decksFault(state: State): string | undefined {
  const { decks, queue, event } = state;
  const all = [...decks.flatMap(({ top, rest, discard }) => [top, ...rest, ...discard]), ...queue, event];
  const cards = all.filter((card) => card !== '' && card !== FACE_DOWN_STORY);
  return (
    sized(decks, ROLES.length, 'decks') ??
    firstFault(decks, (deck, role) => deckFault(state, deck, ROLES[role]!)) ??
    unless(!twice(cards), 'a role card is in two places') ??
    unless(
      isSolo(state) || !state.options.events || cards.length === ROLE_CARDS.length,
      'a role card is missing',
    ) ??
    unless(
      event === '' || (Object.hasOwn(ROLE_CARD, event) && !isSolo(state) && state.options.events),
      'the event is no role card of this match',
    )
  );
}

function deckFault(state: State, { top, rest, discard }: Deck, role: string): string | undefined {
  const cards = [...rest, ...discard, ...(top === '' ? [] : [top])];
  const used = isSolo(state) || state.options.events;
  return (
    firstFault(cards, (card) =>
      unless(ROLE_CARD[card]?.deck === role, `a card of the ${role} deck must be one`),
    ) ??
    unless(used || cards.length === 0, 'role cards are in play where none are used') ??
    unless(top !== '' || rest.length === 0, `the ${role} deck has no top card`) ??
    unless(!isSolo(state) || discard.length === 0, 'cards leave a solo match') ??
    unless(
      !isSolo(state) || top !== '' || state.ending !== '',
      'a solo match ends with the last card of a deck',
    )
  );
}

function queueFault(state: State): string | undefined {
  const { queue, stories, ending, stack } = state;
  if (!isSolo(state)) {
    return unless(queue.length === 0 && stories.length === 0, 'only a solo match has a queue');
  }
  const known = (card: string) =>
    card === FACE_DOWN_STORY || Object.hasOwn(STORY, card) || Object.hasOwn(ROLE_CARD, card);
  const waiting = queue.filter((card) => card === FACE_DOWN_STORY).length;
  return (
    unless(queue.every(known), 'the queue has an unknown card') ??
    (isLaid(state)
      ? within(queue.length, QUEUE - 1, ending === '' ? QUEUE : QUEUE + 1, 'the queue')
      : unless(
          queue.length === 0 && stories.length === STORIES.length,
          'the queue is laid with the galaxy',
        )) ??
    unless(
      queue.at(-1) !== FACE_DOWN_STORY || stack.some(({ step }) => step === 'turnUp'),
      'the card on the right of the queue lies open',
    ) ??
    unless(
      stories.every((id) => Object.hasOwn(STORY, id)) &&
        !twice([...stories, ...queue.filter((id) => id in STORY)]),
      'a story is in two places',
    ) ??
    unless(waiting <= stories.length, 'a face-down story must still be one to come')
  );
}

// ── Edicts and powers ─────────────────────────────────────────────────────────────────────────────

function edictsFault(state: State): string | undefined {
  const { edict, edicts, decreed, stack } = state;
  const drawn = stack.flatMap((step) => (step.step === 'edict' ? step.choices : []));
  const all = [...edicts, ...decreed, ...drawn, ...(edict === '' ? [] : [edict])];
  const used = state.options.edicts && !isSolo(state);
  return (
    firstFault(all, (id) => unless(Object.hasOwn(EDICT, id), 'there is an unknown edict')) ??
    unless(!twice(all), 'an edict is in two places') ??
    unless(all.length === (used ? Object.keys(EDICT).length : 0), 'all edicts must be there, or none') ??
    unless(
      !used || (edict === '') === (drawn.length > 0 || !isLaid(state)),
      'an edict is in force unless one is chosen',
    )
  );
}

function dealFault({ players }: State): string | undefined {
  const held = players
    .flatMap(({ power, dealt }) => [power, ...dealt])
    .filter((id) => Object.hasOwn(POWER, id));
  return unless(!twice(held), 'a power is in two hands');
}
