import type { Seat } from '../../../kernel/game.ts';
import { CARDS } from '../../../games/sol/cards.ts';
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
import { BOLD, DANGER, DIM, GOLD, type Ink, PLAIN, painted, seatInk, seatLetter } from '../../ink.ts';
import { aligned, type Cell, wrapped } from '../../rows.ts';

/** What stands beside the board: the players, the deck and the effects in play. */

interface Column {
  readonly title: string;
  value(player: Player, state: State, seat: Seat): number;
  /** Shown only when somebody has some. */
  readonly rare?: true;
}

const COLUMNS: readonly Column[] = [
  { title: 'momentum', value: ({ momentum }) => momentum },
  { title: 'energy', value: ({ energy }) => energy },
  { title: 'power', value: (_, state, seat) => power(state, seat) },
  { title: 'hold', value: ({ hold }) => hold },
  { title: 'reserve', value: ({ reserve }) => reserve },
  { title: 'guests', value: ({ guests }) => guests.reduce((sum, n) => sum + n, 0), rare: true },
  { title: 'lost', value: ({ lost }) => lost, rare: true },
  { title: 'burnt', value: ({ vaporized }) => vaporized, rare: true },
  { title: 'gates', value: ({ gates }) => gates },
  { title: 'N', value: ({ stations }) => stations[0] as number },
  { title: 'F', value: ({ stations }) => stations[1] as number },
  { title: 'T', value: ({ stations }) => stations[2] as number },
];

export function drawPlayers(
  state: State,
  names: readonly string[],
  width: number,
  colour: boolean,
): string[] {
  const columns = COLUMNS.filter(
    ({ rare, value }) => !rare || state.players.some((player, seat) => value(player, state, seat) > 0),
  );
  const head: Cell[] = ['', '', ...columns.map(({ title }) => title), 'card'].map((text, i) => {
    return { text, ink: DIM, right: i > 1 && i < columns.length + 2 };
  });
  const rows = state.players.map((player, seat): Cell[] => [
    { text: ` ${seatLetter(seat)} `, ink: seatInk(seat) },
    {
      text: `${names[seat] ?? `Seat ${seat}`}${state.turn.seat === seat && !state.over ? ' ◂' : ''}`,
      ink: BOLD,
    },
    ...columns.map(({ title, value }) => ({
      text: String(value(player, state, seat)),
      ink: inkOf(title, player),
      right: true,
    })),
    { text: heldCard(state, player), ink: GOLD },
  ]);
  return aligned([head, ...rows], colour, width);
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
  const left = (deck[FLARE] as number) + (deck[MARKED_FLARE] as number);
  const chance = cards === 0 ? 0 : Math.round((100 * left) / cards);
  const spiral = painted('●'.repeat(flares) + '○'.repeat(FLARES - flares), DANGER, colour);
  const spent = `flares ${spiral} ${flares} of ${FLARES}`;
  return [`${spent} · deck ${cards} with ${left}: ${chance} % for the next card`, ...goals(state)];
}

/** What the event of the match is and what has to be reached, where there is such a thing. */
function goals(state: State): string[] {
  const { event, deck } = state;
  const triggers = (deck[TRIGGER] as number) + (deck[MARKED_FLARE] as number);
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
      const head = n === 0 ? (heads[i] as string) : '';
      return painted(head.padEnd(indent), GOLD, colour) + painted(line, DIM, colour);
    });
  });
}

/** In the cooperative game several suits share an effect. */
function byEffect({ effects }: State): Map<EffectId, string[]> {
  const found = new Map<EffectId, string[]>();
  effects.forEach((effect, suit) => {
    if (effect !== '') found.set(effect, [...(found.get(effect) ?? []), SUITS[suit] as string]);
  });
  return found;
}
