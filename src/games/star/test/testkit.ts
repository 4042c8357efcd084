import { settle } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt, sum } from '../../../kernel/data/lists.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { readOptions } from '../../../kernel/options.ts';
import { pick, type Rng } from '../../../kernel/match/rng.ts';
import { kitOf } from '../../../testkit/kit.ts';
import { planned, type Plans } from '../../../testkit/lively.ts';
import { type Luck, numberInBag, written } from '../../../testkit/luck.ts';
import { distance, type Hex, hexOf, NAME, PLANET_AT, PLANETS, WORMHOLE } from '../board.ts';
import {
  CORNERS,
  FACTION,
  FACTIONS,
  type FactionId,
  GRACE_TURNS,
  type KitType,
  LOOT,
  LOOT_COUNT,
  type ShipType,
  shipCard,
} from '../facts.ts';
import { game } from '../index.ts';
import { type Options, settingsOf } from '../options.ts';
import type { Card, Event, Move, Player, Ship, State } from '../state.ts';
import { FLOW } from '../steps.ts';
import { discardShip, maxHull, mothership, playerOf, shipAt, withCard } from '../verbs.ts';

/** Positions and lines of play for the tests of Star Factions: a diagram and the moves played from it. */

const kit = kitOf(game);

export const { fresh, asked, question, legal, offered, ends, told } = kit;

export interface Sailing {
  readonly type: ShipType;
  /** As built unless given. */
  readonly hull?: number;
  readonly kit?: KitType;
  readonly moved?: boolean;
  readonly acted?: boolean;
  readonly fresh?: boolean;
}

export interface Seated {
  readonly faction?: FactionId;
  /** Metal, fuel and weapon; none unless given. */
  readonly stock?: readonly [number, number, number];
  /** By hex; a Mothership on the own wormhole unless given. */
  readonly ships?: Readonly<Record<string, ShipType | Sailing>>;
  /** Planets by id. */
  readonly colonies?: readonly string[];
  readonly marker?: boolean;
  /** Own turns left; both where a player has colonies and no ships, unless given. */
  readonly grace?: number;
  readonly out?: boolean;
}

/** A card of the loot deck: a resource with its amount, a ship or a kit. */
export type CardName = `${'metal' | 'fuel' | 'weapon'} ${1 | 2}` | ShipType | KitType;

export interface Diagram {
  readonly players: readonly Seated[];
  /** Whose turn it is; seat 0 unless said. */
  readonly active?: Seat;
  /** Who began; seat 0 unless said, and then clockwise. */
  readonly first?: Seat;
  readonly round?: number;
  readonly options?: Partial<Options>;
  /** Blueprints just drawn. */
  readonly drawn?: readonly CardName[];
  /** All that is left of the deck; the rest lies on the discard pile. */
  readonly deck?: readonly CardName[];
}

/** Two players sit across from each other, three leave the southwest empty. */
const USUAL: Readonly<Record<number, readonly FactionId[]>> = {
  2: ['jear', 'nexus-corporation'],
  3: ['jear', 'black-cloud', 'nexus-corporation'],
  4: FACTIONS,
};

/** A position of which everything can be changed, as the rules never do, for tests that spoil it. */
export type Spoilt<T> = T extends object ? { -readonly [K in keyof T]: Spoilt<T[K]> } : T;

/** The same position, to be spoilt. */
export function spoilt(state: State): Spoilt<State> {
  return clone(state) as Spoilt<State>; // nothing is shared with a position that is still played
}

/** A position in a player's turn, at the first question after the cards were drawn: ships, kits or act. */
export function position(diagram: Diagram): State {
  const seats = diagram.players.length;
  const players = diagram.players.map((given, seat) =>
    playerFrom(given, given.faction ?? (USUAL[seats]?.[seat] as FactionId)),
  );
  const order = clockwise(players, diagram.first ?? 0);
  const state: State = {
    options: settingsOf(readOptions(game, seats, diagram.options ?? {})),
    players,
    order,
    round: diagram.round ?? 1,
    current: diagram.active ?? 0,
    graceTurn: itemAt(players, diagram.active ?? 0).grace > 0,
    planets: PLANETS.map(({ id }) => 1 + diagram.players.findIndex(({ colonies }) => colonies?.includes(id))),
    deck: LOOT_COUNT.map(() => 0),
    discard: LOOT_COUNT.map(() => 0),
    drawn: LOOT_COUNT.map(() => 0),
    stack: [{ step: 'shipyard' }],
    ending: '',
  };
  dealCards(state, diagram);
  settle(FLOW, state, undefined, luck(state, []));
  return kit.checked(state);
}

function playerFrom(given: Seated, faction: FactionId): Player {
  const home = itemAt(NAME, WORMHOLE[FACTION[faction].corner]);
  const bare = given.out === true || given.grace !== undefined;
  const ships = given.ships ?? (bare ? {} : { [home]: 'mothership' as const });
  const sailing = Object.entries(ships).map(([at, ship]) => shipFrom(at, ship));
  return {
    faction,
    rolls: [],
    stock: [...(given.stock ?? [0, 0, 0])],
    ships: sailing,
    alive: given.out !== true,
    grace: given.grace ?? (sailing.length === 0 && given.out !== true ? GRACE_TURNS : 0),
    marker: given.marker ?? false,
  };
}

function shipFrom(at: string, given: ShipType | Sailing): Ship {
  const sailing: Sailing = typeof given === 'string' ? { type: given } : given;
  const built: Ship = {
    ...{ kit: '', moved: false, acted: false, fresh: false, hull: 1 },
    ...sailing,
    at: hexOf(at),
  };
  return { ...built, hull: sailing.hull ?? maxHull(built) };
}

function clockwise(players: readonly Player[], first: Seat): Seat[] {
  const corner = (seat: Seat): number =>
    CORNERS.indexOf(FACTION[itemAt(players, seat).faction as FactionId].corner);
  const turn = (seat: Seat): number => (corner(seat) - corner(first) + 4) % 4;
  return players.map((_, seat) => seat).sort((a, b) => turn(a) - turn(b));
}

/** Every card that lies nowhere else is in the deck, or on the discard pile when the deck is given. */
function dealCards(state: State, { drawn = [], deck }: Diagram): void {
  const { players, options } = state;
  const left = LOOT_COUNT.slice();
  const laid = { ...state, discard: LOOT_COUNT.map(() => 0) };
  for (const { ships } of players) for (const ship of ships) discardShip(laid, ship);
  if (!options.rebuildMothership) {
    const spare = options.spareMotherships ? itemAt(left, shipCard('mothership')) - players.length : 0;
    left[shipCard('mothership')] = spare;
  }
  for (const name of drawn) state.drawn = withCard(state.drawn, cardOf(name));
  for (const name of deck ?? []) state.deck = withCard(state.deck, cardOf(name));
  const rest = left.map(
    (count, card) => count - sum([laid.discard, state.drawn, state.deck].map((pile) => itemAt(pile, card))),
  );
  if (deck === undefined) state.deck = rest;
  else state.discard = rest;
}

/** The number of a card. */
export function cardOf(name: CardName): Card {
  return LOOT.findIndex((card) => nameOf(card) === name);
}

function nameOf(card: (typeof LOOT)[number]): string {
  if (card.kind === 'resource') return `${card.resource} ${card.amount}`;
  return card.kind === 'ship' ? card.ship : card.kit;
}

/** Three players whose 21 ships stand on these hexes, one each; a ship without a hex stays away. */
export function crowd(hexes: readonly string[]): Seated[] {
  const left = [...hexes];
  const fleet = ['mothership', 'juggernaut', 'warrior', 'warrior', 'scout', 'scout', 'scout'] as const;
  return [0, 1, 2].map(() => ({
    ships: Object.fromEntries(
      fleet.flatMap((type) => (left.length > 0 ? [[left.shift() as string, type]] : [])),
    ),
  }));
}

/** Chance that goes as written, rolls and cards one after the other, and says so when asked for more. */
function luck(state: State, script: readonly (number | CardName)[]): Luck {
  return written(script, (next, below) => {
    if (typeof next !== 'number') return numberInBag(state.deck, cardOf(next), next, below);
    if (![4, 6, 8, 10].includes(below) || next < 1 || next > below)
      throw new Error(`a roll of ${next} is written, but chance is asked for one of ${below}`);
    return next - 1;
  });
}

/** Plays moves by whoever is asked, with chance going as written; returns what happened. */
export function line(
  state: State,
  moves: readonly string[],
  script: readonly (number | CardName)[] = [],
): Event[] {
  return kit.play(state, moves, luck(state, script));
}

/** The ship on a hex. */
export function at(state: State, name: string): Ship | undefined {
  return shipAt(state, hexOf(name))?.ship;
}

/** The hull of the ship on a hex. */
export function hull(state: State, name: string): number | undefined {
  return at(state, name)?.hull;
}

/** The stock of a player. */
export function stock(state: State, seat: Seat): readonly number[] {
  return playerOf(state, seat).stock;
}

/** The owner of a planet, or -1. */
export function ownerOf(state: State, planet: string): Seat {
  return (
    itemAt(
      state.planets,
      PLANETS.findIndex(({ id }) => id === planet),
    ) - 1
  );
}

/** How many cards of a kind lie in a pile. */
export function inPile(pile: readonly number[], name: CardName): number {
  return itemAt(pile, cardOf(name));
}

// ── Players by chance ─────────────────────────────────────────────────────────────────────────────

const PLANS: Plans<Move> = [
  [['colonize', 'decolonize'], 90],
  [['attack'], 75],
  [['build'], 90],
  [['fit'], 90],
  [['repair'], 30],
  [['jump'], 10],
  [['move'], 85],
  [['end', 'done'], 60],
];

/** A random move of someone with a plan: settles planets, shoots whatever is in range and closes in. */
export function lively(rng: Rng, state: State, seat: Seat): Move {
  const moves = game.legalMoves(state, seat);
  const approach = approaching(state, seat);
  const sensible = moves.filter((move) => move.type !== 'move' || approach(move));
  return planned(rng, sensible, PLANS) ?? pick(rng, moves);
}

type Flight = Extract<Move, { type: 'move' }>;

/** Tells the moves that bring a Mothership nearer to a planet it can win, or another ship nearer to an enemy. */
function approaching(state: State, seat: Seat): (flight: Flight) => boolean {
  const own = mothership(playerOf(state, seat));
  const free = PLANETS.filter((_, planet) => state.planets[planet] !== seat + 1).map(({ at: hex }) => hex);
  const enemies = state.players.flatMap(({ ships }, owner) =>
    owner === seat ? [] : ships.map(({ at: hex }) => hex),
  );
  const gap = (hex: Hex, goals: readonly Hex[]): number =>
    Math.min(...goals.map((goal) => distance(hex, goal)));
  return ({ from, to }) => {
    const [start, end] = [hexOf(from), hexOf(to)];
    if (own?.at !== start) return gap(end, enemies) < gap(start, enemies);
    const settled = itemAt(PLANET_AT, start);
    if (settled >= 0 && state.planets[settled] !== seat + 1) return false;
    return gap(end, free) <= Math.max(0, gap(start, free) - 2);
  };
}
