import { NAME, PLANET_AT, PLANETS } from '../../../games/star/board.ts';
import { FACTION, KIT, LOOT, type LootCard, SHIP, SHIPS, shipCard } from '../../../games/star/facts.ts';
import type { Player, Ship, State } from '../../../games/star/state.ts';
import { cardWords, place } from '../../../games/star/texts/words.ts';
import { cardCount, colonies, maxHull, mothership, playerOf } from '../../../games/star/verbs.ts';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { count } from '../../../kernel/defaults/words.ts';
import { BOLD, DANGER, DIM, GOLD, type Ink, PLAIN, seatLetter } from '../../ink.ts';
import { wrapped } from '../../rows.ts';
import { factionInk } from './faction.ts';
import { SHIP_LETTERS } from './mat.ts';

/** What stands beside the mat: the players, the round and the deck. */

interface Run {
  readonly text: string;
  readonly ink: Ink;
}

/** A line of texts, each with its ink. */
export type Line = readonly Run[];

const INDENT = 4;
const LONGEST_NAME = 12;

export function playerLines(state: State, names: readonly string[], width: number): Line[] {
  return seatsInOrder(state).flatMap((seat) => [
    headOf(state, seat, names[seat] ?? ''),
    ...detailsOf(state, seat).flatMap(({ parts, ink }) =>
      flowed(parts, width - INDENT).map((line) => [{ text: ' '.repeat(INDENT) + line, ink }]),
    ),
  ]);
}

/** In the order of turns once it is known. */
function seatsInOrder({ round, order, players }: State): readonly Seat[] {
  return round === 0 ? players.map((_, seat) => seat) : order;
}

function headOf(state: State, seat: Seat, name: string): Line {
  const { faction, alive } = playerOf(state, seat);
  const active = alive && state.current === seat && state.round > 0 && state.ending === '';
  return [
    { text: ` ${seatLetter(seat)} `, ink: factionInk(state, seat) },
    { text: ` ${name.slice(0, LONGEST_NAME)}${active ? ' ◂' : ''}`, ink: alive ? BOLD : DIM },
    { text: faction === '' ? '' : `  ${FACTION[faction].name}`, ink: DIM },
    { text: alive ? '' : '  out of the game', ink: DIM },
  ];
}

/** What is told of a player, in parts that are not broken across lines. */
interface Detail {
  readonly parts: readonly string[];
  readonly ink: Ink;
}

function detailsOf(state: State, seat: Seat): Detail[] {
  const player = playerOf(state, seat);
  if (!player.alive || player.faction === '') return [];
  const [metal, fuel, weapon] = player.stock;
  const stock = `${metal} Metal, ${fuel} Fuel, ${count(weapon, 'Weapon')}`;
  return [
    { parts: [stock, colonyWords(state, seat)], ink: PLAIN },
    ...plans(state, player),
    ...(player.ships.length === 0 ? [] : [{ parts: fleet(state, seat, player), ink: PLAIN }]),
  ];
}

function colonyWords(state: State, seat: Seat): string {
  const n = colonies(state, seat);
  if (n === 0) return 'no colonies';
  const names = PLANETS.flatMap(({ name }, planet) => (state.planets[planet] === seat + 1 ? [name] : []));
  return `${n === 1 ? 'colony' : `${n} colonies:`} ${names.join(', ')}`;
}

/** Progress on a planet, and the turns that are left without ships. */
function plans(state: State, player: Player): Detail[] {
  const { grace, marker } = player;
  if (grace > 0) return [{ parts: [`no ship: ${count(grace, 'turn')} to build one`], ink: DANGER }];
  const at = mothership(player)?.at;
  if (!marker || at === undefined) return [];
  const neutral = state.planets[itemAt(PLANET_AT, at)] === 0;
  const work = neutral ? 'colonizing' : 'decolonizing';
  return [{ parts: [`${work} ${place(itemAt(NAME, at))}: 1 of 2`], ink: GOLD }];
}

/** The greatest ships first. */
function fleet(state: State, seat: Seat, { ships }: Player): string[] {
  const own = state.current === seat && state.ending === '';
  const sorted = ships.toSorted((a, b) => SHIPS.indexOf(b.type) - SHIPS.indexOf(a.type));
  return sorted.map((ship) => shipWords(ship, own));
}

/** `W 13/19 Quartz, Goliath, moved`; what a ship has done matters only in its owner's turn. */
function shipWords(ship: Ship, own: boolean): string {
  const { type, at, hull, kit } = ship;
  const head = `${SHIP_LETTERS[type]} ${hull}/${maxHull(ship)} ${place(itemAt(NAME, at))}`;
  const parts = [head, ...(kit === '' ? [] : [KIT[kit].name]), ...(own ? doneWords(ship) : [])];
  return parts.join(', ');
}

function doneWords({ fresh, moved, acted }: Ship): string[] {
  if (fresh) return ['new'];
  if (moved && acted) return ['done'];
  return [...(moved ? ['moved'] : []), ...(acted ? ['acted'] : [])];
}

// ── Round and deck ────────────────────────────────────────────────────────────────────────────────

export function tableLines(state: State, width: number): Line[] {
  const lines = [[roundWords(state)], deckWords(state), ...drawnWords(state), planetWords(state)];
  return lines.flatMap((parts) => flowed(parts, width).map((text) => [{ text, ink: PLAIN }]));
}

function roundWords({ round, options }: State): string {
  if (round === 0) return 'set-up';
  return options.roundLimit === 0 ? `round ${round}` : `round ${round} of ${options.roundLimit}`;
}

/** What is left in the deck is known to all (15). */
function deckWords({ deck, discard }: State): string[] {
  const left = (kind: LootCard['kind']): number =>
    cardCount(deck.filter((_, card) => LOOT[card]?.kind === kind));
  const ships = SHIPS.flatMap((type) => {
    const n = itemAt(deck, shipCard(type));
    return n === 0 ? [] : [count(n, SHIP[type].name)];
  });
  const kinds = [count(left('resource'), 'resource'), ...ships, count(left('kit'), 'kit')];
  return [`deck of ${cardCount(deck)}: ${kinds.join(', ')}`, `${cardCount(discard)} discarded`];
}

function drawnWords({ drawn }: State): string[][] {
  const cards = drawn.flatMap((n, card) => new Array<number>(n).fill(card));
  return cards.length === 0 ? [] : [[`drawn: ${cardWords(cards)}`]];
}

/** Where the planets lie, with the letters of their owners. */
function planetWords({ planets }: State): string[] {
  return PLANETS.map(({ name, at }, planet) => {
    const owner = itemAt(planets, planet) - 1;
    return `${name} ${NAME[at]}${owner < 0 ? '' : ` ${seatLetter(owner)}`}`;
  });
}

const TIED = '\u00a0';

/** Parts with dots between them, as many on a line as fit; only a part too long for a line is broken. */
function flowed(parts: readonly string[], width: number): string[] {
  const tied = parts.map((part) => (part.length < width ? part.replaceAll(' ', TIED) : part));
  return wrapped(tied.join(`${TIED}· `), width).map((line) => line.replaceAll(TIED, ' '));
}
