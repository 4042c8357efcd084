import { openQuestion } from '../../../kernel/flow/flow.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import type { Seat } from '../../../kernel/game.ts';
import { distinct, type Wish } from '../../../kernel/why.ts';
import { BLACK_HOLE, distance, type Hex, NAME, PLANET_AT, PLANETS, waysIn, WORMHOLE } from '../board.ts';
import {
  FACTION,
  FACTIONS,
  KITS,
  kitCard,
  type KitType,
  MOST_METAL,
  MOST_WEAPONS,
  SHIPS,
  shipCard,
  type ShipType,
  START_SHIPS,
} from '../facts.ts';
import type { Move, Ship, State, Step } from '../state.ts';
import { mothership, movement, playerOf, shipAt } from '../verbs.ts';
import { spelled } from './aim.ts';
import { DECK, DISCARDS, fleetThing, GOAL, hexNamed, playerThing, printThing } from './things.ts';

/** What can be wished for, and which moves fulfil it. */

/** Every kind of move there is. */
const KINDS: readonly Move['type'][] = [
  'choose',
  'place',
  'build',
  'fit',
  'done',
  'move',
  'jump',
  'attack',
  'repair',
  'colonize',
  'decolonize',
  'end',
];

/** Everything a person can point at, and what they would try with it now. */
export function wishes(state: State, seat: Seat): Wish[] {
  return distinct([
    ...acts(state).map((act) => spelled({ act, things: [] })),
    ...KINDS.map((act) => ({ act, things: [] })),
    ...everything(state).map((thing) => ({ things: [thing] })),
    ...FACTIONS.map((faction) => ({ act: 'choose', things: [faction] })),
    ...SHIPS.map((ship) => ({ act: 'build', things: [ship] })),
    ...KITS.map((kit) => ({ act: 'fit', things: [kit] })),
    ...amounts(0, MOST_WEAPONS).map((weapons) => ({ act: 'attack', things: [weapons] })),
    ...amounts(1, MOST_METAL).map((metal) => ({ act: 'repair', things: [metal] })),
    ...(openQuestion<Step>(state).step === 'act' ? flights(state, seat) : []),
  ]);
}

function amounts(least: number, most: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, i) => `${least + i}`);
}

function everything(state: State): string[] {
  const { players } = state;
  return [
    ...NAME,
    ...players.flatMap((_, seat) => [playerThing(seat), ...SHIPS.map((type) => fleetThing(type, seat))]),
    ...[...drawnShips(state), ...drawnKits(state)].map(printThing),
    DECK,
    DISCARDS,
    GOAL,
  ];
}

/** The types on the blueprints drawn in this turn. */
function drawnShips({ drawn }: State): ShipType[] {
  return SHIPS.filter((ship) => drawn[shipCard(ship)]! > 0);
}

function drawnKits({ drawn }: State): KitType[] {
  return KITS.filter((kit) => drawn[kitCard(kit)]! > 0);
}

/** The hand that takes an own ship and points at a place near it, at a planet, the hole or another ship. */
function flights(state: State, seat: Seat): Wish[] {
  const { players, options } = state;
  const ships = players.flatMap((player) => player.ships.map(({ at }) => at));
  const goals = new Set([...PLANETS.map(({ at }) => at), ...BLACK_HOLE, ...waysIn(options).mouths, ...ships]);
  const isNear = ({ at, ...ship }: Ship, hex: Hex): boolean =>
    goals.has(hex) || distance(at, hex) <= movement({ at, ...ship }) + 1;
  return playerOf(state, seat).ships.flatMap((ship) =>
    NAME.filter((_, hex) => isNear(ship, hex)).map((to) => ({ things: [NAME[ship.at]!, to] })),
  );
}

// ── Acts ──────────────────────────────────────────────────────────────────────────────────────────

/** What each decision has in principle beside its places. */
export function acts(state: State): readonly string[] {
  const { step, seat } = openQuestion<Step>(state);
  switch (step) {
    case 'ships':
      return [...drawnShips(state).map((ship) => `build ${ship}`), 'done'];
    case 'kits':
      return [...drawnKits(state).map((kit) => `fit ${kit}`), 'done'];
    case 'act':
      return ['move', 'attack', 'jump', 'repair', settling(state, seat), 'end'];
    default:
      return [];
  }
}

/** What a Mothership does to the planet it stands on: a colony of somebody else is besieged first. */
function settling({ players, planets }: State, seat: Seat): 'colonize' | 'decolonize' {
  const own = mothership(players[seat]!);
  const owner = own === undefined ? 0 : (planets[PLANET_AT[own.at]!] ?? 0);
  return owner > 0 && owner !== seat + 1 ? 'decolonize' : 'colonize';
}

// ── What moves do ─────────────────────────────────────────────────────────────────────────────────

type Path<M> = ForKind<[state: State, move: M], readonly string[]>;

const under = (state: State): readonly string[] => {
  const own = mothership(playerOf(state, openQuestion<Step>(state).seat));
  return own === undefined ? [] : [NAME[own.at]!];
};

/** The things of a move in the order in which the hand goes from one to the next. */
const PATHS: { readonly [M in Move as M['type']]: Path<M> } = {
  choose: (_, { faction }) => [faction, NAME[WORMHOLE[FACTION[faction].corner]]!],
  place: (state, { at }) => [startShip(state), at],
  build: (_, { ship, at }) => [ship, at],
  fit: (_, { kit, at }) => [kit, at],
  done: () => [],
  move: (_, { from, to }) => [from, to],
  jump: (_, { from, to }) => [from, to],
  attack: (_, { from, at, weapons }) => [from, at, `${weapons}`],
  repair: (_, { at, metal }) => [at, `${metal}`],
  colonize: under,
  decolonize: under,
  end: () => [],
  resign: () => [],
};

function startShip(state: State): string {
  return START_SHIPS[playerOf(state, openQuestion<Step>(state).seat).ships.length] ?? '';
}

/** Whether a move is of the kind wished for and goes from one thing to the next in their order. */
export function fulfils(state: State, move: Move, wish: Wish): boolean {
  const { act, things } = spelled(wish);
  if (act !== undefined && act !== move.type) return false;
  if (things.length === 0) return act !== undefined;
  const path: Path<Move> = PATHS[move.type];
  const own = path(state, move);
  if (follows(state, own, things)) return true;
  // The Mothership in the hand repairs a ship that is pointed at.
  return act === undefined && move.type === 'repair' && follows(state, [...under(state), ...own], things);
}

function follows(state: State, path: readonly string[], things: readonly string[]): boolean {
  let next = 0;
  for (const name of path) if (next < things.length && isCalled(state, name, things[next]!)) next++;
  return next === things.length;
}

/** Whether a thing is another name for what a move names. */
function isCalled(state: State, name: string, thing: string): boolean {
  if (name === thing) return true;
  if (!thing.includes(' ')) return false;
  const there = shipAt(state, hexNamed(name) ?? -1);
  if (there !== undefined) return fleetThing(there.ship.type, there.owner) === thing;
  const { seat } = openQuestion<Step>(state);
  return `blueprint ${name}` === thing || `${name} ${seat}` === thing;
}
