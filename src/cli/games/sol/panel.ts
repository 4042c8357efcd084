import type { Seat } from '../../../kernel/game.ts';
import { CARDS } from '../../../games/sol/cards/cards.ts';
import {
  type EffectId,
  FLARE,
  FLARES,
  MARKED_FLARE,
  SUITS,
  TRIGGER,
  UNSAFE_ENERGY,
} from '../../../games/sol/facts.ts';
import { threshold } from '../../../games/sol/scoring.ts';
import type { Player, State } from '../../../games/sol/state.ts';
import { power } from '../../../games/sol/verbs.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { BOLD, DANGER, DIM, GOLD, type Ink, PLAIN, painted, seatInk, seatLetter } from '../../ink.ts';
import { aligned, type Cell, wrapped } from '../../rows.ts';

/** What stands beside the board: the players, the deck and the effects in play. */

interface Column {
  readonly title: string;
  /** The title where there is little room. */
  readonly short: string;
  readonly value: (player: Player, state: State, seat: Seat) => number;
  /** Shown only when somebody has some. */
  readonly rare?: true;
}

const COLUMNS: readonly Column[] = [
  { title: 'momentum', short: 'mom', value: ({ momentum }) => momentum },
  { title: 'energy', short: 'en', value: ({ energy }) => energy },
  { title: 'power', short: 'pow', value: (_, state, seat) => power(state, seat) },
  { title: 'hold', short: 'hold', value: ({ hold }) => hold },
  { title: 'reserve', short: 'res', value: ({ reserve }) => reserve },
  { title: 'guests', short: 'gst', value: ({ guests }) => guests.reduce((sum, n) => sum + n, 0), rare: true },
  { title: 'lost', short: 'lost', value: ({ lost }) => lost, rare: true },
  { title: 'burnt', short: 'bnt', value: ({ vaporized }) => vaporized, rare: true },
  { title: 'gates', short: 'gate', value: ({ gates }) => gates },
  { title: 'N', short: 'N', value: ({ stations }) => itemAt(stations, 0) },
  { title: 'F', short: 'F', value: ({ stations }) => itemAt(stations, 1) },
  { title: 'T', short: 'T', value: ({ stations }) => itemAt(stations, 2) },
];
const NARROW = 100;
const LONGEST_NAME = 12;

/** One row for each player, the one whose turn it is marked. */
export function drawPlayers(
  state: State,
  names: readonly string[],
  width: number,
  colour: boolean,
): string[] {
  const narrow = width < NARROW;
  const columns = COLUMNS.filter(
    ({ rare, value }) => !rare || state.players.some((player, seat) => value(player, state, seat) > 0),
  );
  const titles = columns.map(({ title, short }) => ({ text: narrow ? short : title, ink: DIM, right: true }));
  const head: Cell[] = [{ text: '' }, { text: '' }, ...titles, { text: 'card', ink: DIM }];
  const rows = state.players.map((_, seat) => playerRow(state, seat, names[seat] ?? '', columns));
  return aligned([head, ...rows], colour, { width, gap: narrow ? 1 : 2 });
}

function playerRow(state: State, seat: Seat, name: string, columns: readonly Column[]): Cell[] {
  const player = itemAt(state.players, seat);
  const active = state.turn.seat === seat && !state.over;
  return [
    { text: ` ${seatLetter(seat)} `, ink: seatInk(seat) },
    { text: `${name.slice(0, LONGEST_NAME)}${active ? ' ◂' : ''}`, ink: BOLD },
    ...columns.map(({ title, value }) => {
      return { text: String(value(player, state, seat)), ink: inkOf(title, player), right: true };
    }),
    { text: heldCard(state, player), ink: GOLD },
  ];
}

function inkOf(title: string, { energy }: Player): Ink {
  if (title === 'momentum') return BOLD;
  return title === 'energy' && energy >= UNSAFE_ENERGY ? DANGER : PLAIN;
}

function heldCard({ effects }: State, { card, pool }: Player): string {
  const held = card < 0 ? '-' : `${SUITS[card]} ${effects[card]}`.trimEnd();
  const drawn = pool.map((suit) => SUITS[suit] ?? 'FLARE').join(' ');
  return drawn === '' ? held : `${held}, drew ${drawn}`;
}

/** The spiral, what is left of the deck, and how likely the next card is a flare. */
export function drawDeck(state: State, colour: boolean): string[] {
  const { deck, flares } = state;
  const cards = deck.reduce((sum, n) => sum + n, 0);
  const left = itemAt(deck, FLARE) + itemAt(deck, MARKED_FLARE);
  const chance = cards === 0 ? 0 : Math.round((100 * left) / cards);
  const spiral = painted('●'.repeat(flares) + '○'.repeat(FLARES - flares), DANGER, colour);
  const spent = `flares ${spiral} ${flares} of ${FLARES}`;
  return [`${spent} · ${cards} cards in the deck, ${left} flares (${chance} %)`, ...goals(state)];
}

/** What the event of the match is and what has to be reached, where there is such a thing. */
function goals(state: State): string[] {
  const { event, deck } = state;
  const triggers = itemAt(deck, TRIGGER) + itemAt(deck, MARKED_FLARE);
  const needed = threshold(state);
  const parts: string[] = [];
  if (needed !== undefined) parts.push(`momentum to reach ${needed}`);
  if (event !== '') parts.push(`trigger flares in the deck ${triggers}, each brings ${event}`);
  return parts.length === 0 ? [] : [parts.join(' · ')];
}

/** The effects with the suits that carry them, when they may be played and what they do. */
export function drawEffects(state: State, width: number, colour: boolean): string[] {
  const effects = [...byEffect(state)];
  const heads = aligned(
    effects.map(([effect, suits]) => [suits.join(' '), effect, CARDS[effect].icon].map((text) => ({ text }))),
    false,
  );
  const indent = Math.max(0, ...heads.map((head) => head.length)) + 2;
  return effects.flatMap(([effect], i) => {
    const lines = wrapped(CARDS[effect].text, width - indent);
    return lines.map((line, n) => {
      const head = n === 0 ? itemAt(heads, i) : '';
      return painted(head.padEnd(indent), GOLD, colour) + painted(line, DIM, colour);
    });
  });
}

/** In the cooperative game several suits share an effect. */
function byEffect({ effects }: State): Map<EffectId, string[]> {
  const found = new Map<EffectId, string[]>();
  effects.forEach((effect, suit) => {
    if (effect !== '') found.set(effect, [...(found.get(effect) ?? []), itemAt(SUITS, suit)]);
  });
  return found;
}
