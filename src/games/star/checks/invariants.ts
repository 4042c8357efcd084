import type { Seat } from '../../../kernel/game.ts';
import { all, oneOf, sized, unless, within } from '../../../kernel/checks/faults.ts';
import { firstFault, optionsShape, type Shape } from '../../../kernel/data/shape.ts';
import { AREA, HEXES, NAME, PLANET_AT, PLANETS, waysIn } from '../board.ts';
import {
  COLONIES_TO_WIN,
  COUNTERS,
  FACTIONS,
  GRACE_TURNS,
  KITS,
  kitCard,
  LOOT,
  LOOT_COUNT,
  RESOURCE_KINDS,
  RESOURCES,
  SETUP_DIE,
  SHIP,
  SHIPS,
  START_SHIPS,
  shipCard,
} from '../facts.ts';
import { OPTIONS } from '../options.ts';
import { stackFault } from './stackFaults.ts';
import type { Card, Pile, Player, Ship, State } from '../state.ts';
import { cardCount, colonies, cornerOf, maxHull, mothership, supply, tokensLeft } from '../verbs.ts';

/** What holds of every state of this shape (14), checked of states from outside and by the laws at every step. */
export function stateFault(state: State): string | undefined {
  return (
    tableFault(state) ??
    firstFault(state.players, (player, seat) => playerFault(state, player, seat)) ??
    matFault(state) ??
    cardsFault(state) ??
    endFault(state) ??
    stackFault(state)
  );
}

const NUMBERS: Shape = ['number'];

const SHIP_SHAPE: Shape = {
  type: 'text',
  at: 'number',
  hull: 'number',
  kit: 'text',
  moved: 'flag',
  acted: 'flag',
  fresh: 'flag',
};

const PLAYER_SHAPE: Shape = {
  faction: 'text',
  rolls: NUMBERS,
  stock: NUMBERS,
  ships: [SHIP_SHAPE],
  alive: 'flag',
  grace: 'number',
  marker: 'flag',
};

/** What a state looks like. */
export const STATE_SHAPE: Shape = {
  options: optionsShape(OPTIONS),
  players: [PLAYER_SHAPE],
  order: NUMBERS,
  round: 'number',
  current: 'number',
  graceTurn: 'flag',
  planets: NUMBERS,
  deck: NUMBERS,
  discard: NUMBERS,
  drawn: NUMBERS,
  stack: ['data'],
  ending: 'text',
  'resigned?': NUMBERS,
};

/** Far above what a match can count, and far below where whole numbers end. */
const MOST = 1_000_000_000;

function tableFault(state: State): string | undefined {
  const { players, order, planets, options, resigned } = state;
  const seats = players.length;
  return (
    resignedFault(state, resigned) ??
    sized(order, seats, 'order') ??
    unless(
      players.every((_, seat) => order.includes(seat)),
      'order must name every seat once',
    ) ??
    within(state.current, 0, seats - 1, 'current') ??
    within(state.round, 0, options.roundLimit || MOST, 'round') ??
    sized(planets, PLANETS.length, 'planets') ??
    all(planets, 0, seats, 'planets') ??
    firstFault(RESOURCES, (name, resource) =>
      within(supply(state, resource), 0, COUNTERS, `the supply of ${name}`),
    )
  );
}

/** 11.5: who has resigned is out, and each did so once. */
function resignedFault({ players, options }: State, resigned: State['resigned']): string | undefined {
  if (resigned === undefined) return undefined;
  const known = resigned.every((seat, i) => players[seat]?.alive === false && resigned.indexOf(seat) === i);
  return unless(
    options.resigningEliminates === true && resigned.length > 0 && known,
    'resigned must name seats that are out, each once',
  );
}

// ── Players ───────────────────────────────────────────────────────────────────────────────────────

function playerFault(state: State, player: Player, seat: Seat): string | undefined {
  const who = `player ${seat}`;
  return (
    oneOf(player.faction, ['', ...FACTIONS], `the faction of ${who}`) ??
    unless(
      player.faction === '' ||
        state.players.every(({ faction }, i) => i === seat || faction !== player.faction),
      `${who} shares a faction`,
    ) ??
    all(player.rolls, 1, SETUP_DIE, `the rolls of ${who}`) ??
    sized(player.stock, RESOURCES.length, `the stock of ${who}`) ??
    all(player.stock, 0, COUNTERS, `the stock of ${who}`) ??
    within(player.grace, 0, GRACE_TURNS, `the grace of ${who}`) ??
    firstFault(player.ships, (ship) => shipFault(ship, state, `a ship of ${who}`)) ??
    firstFault(SHIPS, (type) =>
      within(tokensLeft(player, type), 0, SHIP[type].tokens, `${type} tokens of ${who}`),
    ) ??
    lifeFault(state, player, seat, who) ??
    markerFault(state, player, seat, who)
  );
}

function shipFault(ship: Ship, { options }: State, what: string): string | undefined {
  return (
    oneOf(ship.type, SHIPS, `the type of ${what}`) ??
    oneOf(ship.kit, ['', ...KITS], `the kit of ${what}`) ??
    within(ship.at, 0, HEXES - 1, `the hex of ${what}`) ??
    unless(waysIn(options).open[ship.at] === 1, `${what} cannot stand on ${NAME[ship.at]}`) ??
    within(ship.hull, 1, maxHull(ship), `the hull of ${what}`) ??
    unless(!ship.fresh || (!ship.moved && !ship.acted), `${what} is fresh and must not have moved or acted`)
  );
}

/** Whoever lives has a ship or a colony, and grace exactly without ships; whoever is out has nothing. */
function lifeFault(state: State, player: Player, seat: Seat, who: string): string | undefined {
  const owned = colonies(state, seat);
  if (state.round === 0 && !state.resigned?.includes(seat)) {
    return (
      unless(player.alive && player.grace === 0 && owned === 0, `${who} cannot be out in set-up`) ??
      startFault(player, who)
    );
  }
  if (!player.alive) {
    const bare = player.ships.length === 0 && owned === 0 && player.stock.every((count) => count === 0);
    return unless(bare && player.grace === 0, `${who} is out and must have nothing`);
  }
  return (
    unless(player.ships.length > 0 || owned > 0, `${who} has neither ship nor colony and must be out`) ??
    unless(player.grace > 0 === (player.ships.length === 0), `${who} has grace exactly without ships`)
  );
}

/** During set-up ships come in their order, into the own area, whole and without kits. */
function startFault(player: Player, who: string): string | undefined {
  if (player.ships.length === 0) return undefined;
  if (player.faction === '') return `${who} has ships before a faction`;
  const home = AREA[cornerOf(player)];
  return firstFault(player.ships, ({ type, at, hull, kit, moved, acted, fresh }, i) =>
    unless(
      type === START_SHIPS[i] &&
        home.includes(at) &&
        hull === SHIP[type].hull &&
        kit === '' &&
        !moved &&
        !acted &&
        !fresh,
      `ship ${i} of ${who} is not as placed in set-up`,
    ),
  );
}

function markerFault(state: State, player: Player, seat: Seat, who: string): string | undefined {
  if (!player.marker) return undefined;
  const own = mothership(player);
  const planet = own ? PLANET_AT[own.at]! : -1;
  return unless(
    planet >= 0 && state.planets[planet] !== seat + 1,
    `${who} has a progress marker without a Mothership on a planet to win or free`,
  );
}

// ── Mat and cards ─────────────────────────────────────────────────────────────────────────────────

function matFault({ players }: State): string | undefined {
  const taken = new Set<number>();
  return firstFault(
    players.flatMap(({ ships }) => ships),
    ({ at }) => {
      const free = !taken.has(at);
      taken.add(at);
      return unless(free, `two ships stand on ${NAME[at]}`);
    },
  );
}

function cardsFault(state: State): string | undefined {
  const { deck, discard, drawn } = state;
  const lies = laidOut(state);
  return (
    firstFault(
      [deck, discard, drawn],
      (pile) => sized(pile, LOOT.length, 'a pile') ?? all(pile, 0, 104, 'a pile'),
    ) ??
    unless(
      cardCount(drawn.slice(0, RESOURCE_KINDS)) === 0,
      'drawn resource cards must have been collected',
    ) ??
    firstFault(LOOT_COUNT, (count, card) => {
      const found = deck[card]! + discard[card]! + drawn[card]! + lies[card]!;
      return unless(found === count, `there must be ${count} cards of kind ${card}, not ${found}`);
    })
  );
}

/** Cards by kind that lie neither in a pile nor in a hand: on dashboards, under ships, set aside or in the box. */
function laidOut(state: State): Pile {
  const { players, round } = state;
  const lies = LOOT_COUNT.map(() => 0);
  const add = (card: Card): void => {
    lies[card] = lies[card]! + 1;
  };
  for (const { ships, alive } of players) {
    for (const { type, kit } of ships) {
      if (type !== 'mothership') add(shipCard(type));
      if (kit !== '') add(kitCard(kit));
    }
    if (round === 0 && alive)
      for (const type of START_SHIPS.slice(Math.max(1, ships.length))) add(shipCard(type));
  }
  lies[shipCard('mothership')] = mothershipsLaidOut(state);
  return lies;
}

/** Those of the players, be they turned or not, and in the box; whoever lost one that can be rebuilt has none. */
function mothershipsLaidOut({ players, options, round }: State): number {
  if (options.rebuildMothership)
    return players.filter((player) => (round === 0 && player.alive) || mothership(player)).length;
  return options.spareMotherships ? players.length : SHIP.mothership.cards;
}

function endFault(state: State): string | undefined {
  const { players, ending, stack, round, options } = state;
  const living = players.filter(({ alive }) => alive).length;
  const most = Math.max(...players.map((_, seat) => colonies(state, seat)));
  return (
    oneOf(ending, ['', 'colonization', 'domination', 'roundLimit'], 'ending') ??
    unless(
      (ending === '') === stack.length > 0,
      'a match has an ending exactly when nothing is left to do',
    ) ??
    unless(most < COLONIES_TO_WIN === (ending !== 'colonization'), 'four colonies end the match') ??
    unless(living > 1 === (ending !== 'domination'), 'the last living player ends the match') ??
    unless(living > 0, 'somebody must be left') ??
    unless(
      players.filter((_, seat) => colonies(state, seat) >= COLONIES_TO_WIN).length < 2 &&
        most <= COLONIES_TO_WIN,
      'the fourth colony of one player ends the match',
    ) ??
    unless(
      ending === '' || round > 0 || (ending === 'domination' && state.resigned !== undefined),
      'a match cannot end in set-up',
    ) ??
    unless(ending !== 'roundLimit' || round === options.roundLimit, 'the round limit is not reached')
  );
}
