import { expect, test } from 'vitest';
import { itemAt, sum } from '../../../../kernel/data/lists.ts';
import { inFullRun, matches } from '../../../../testkit/effort.ts';
import { hexOf, NAME } from '../../board.ts';
import content from '../fixtures/content.json' with { type: 'json' };
import type { Options } from '../../options.ts';
import type { Event, Player, Ship, State } from '../../state.ts';
import { position, type Spoilt, spoilt } from '../testkit.ts';
import { closely, EVERYTHING, playUnderLaws, type Ply } from './kit.ts';

/** The laws of the kernel, and the invariants of 14 once more, from the printed figures alone. */

// ── 14, state by state ────────────────────────────────────────────────────────────────────────────

const SHIPS = Object.fromEntries(content.ships.map((ship) => [ship.id, ship]));
const KITS = Object.fromEntries(content.kits.map((kit) => [kit.id, kit]));
const CARDS = content.deck.cards.map(({ count }) => count);
const { asteroids, blackHole, planets } = content.map;
const CLOSED = new Set(
  [...asteroids.outer, ...asteroids.middle, ...asteroids.centre, ...blackHole.hexes].map(hexOf),
);
const HOLE_SIDES = new Set(['23,10', '27,10', '23,12', '27,12'].map(hexOf));
const PLANET_HEXES = planets.map(({ hex }) => hexOf(hex));

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const maxHull = ({ type, kit }: Ship): number =>
  (SHIPS[type]?.hull as number) + (kit === '' ? 0 : (KITS[kit]?.hull as number));

const owned = ({ planets: owners }: State, seat: number): number =>
  owners.filter((owner) => owner === seat + 1).length;

function checkState(state: State): void {
  const { players, options, round } = state;
  const ships = players.flatMap((player) => player.ships);
  for (const resource of [0, 1, 2]) {
    const held = players.map(({ stock }) => itemAt(stock, resource));
    must(held.every((count) => count >= 0) && sum(held) <= 100, '14.1 counters');
  }
  checkCards(state, ships);
  for (const { tokens } of content.factions) {
    for (const { ships: own } of players)
      for (const [type, most] of Object.entries(tokens))
        must(own.filter((ship) => ship.type === type).length <= most, '14.3 tokens');
  }
  must(new Set(ships.map(({ at }) => at)).size === ships.length, '14.4 one ship on a hex');
  for (const ship of ships) {
    must(NAME[ship.at] !== undefined && !CLOSED.has(ship.at), '14.4 ships stand on open hexes');
    must(!options.jumpFromSides || !HOLE_SIDES.has(ship.at), '11.7 no ship stays where it jumps');
    must(ship.hull >= 1 && ship.hull <= maxHull(ship), '14.5 hull');
    must(!ship.fresh || (!ship.moved && !ship.acted), '14.6 fresh ships rest');
  }
  players.forEach((player, seat) => checkPlayer(state, player, seat));
  const most = Math.max(...players.map((_, seat) => owned(state, seat)));
  must(most < 4 || state.ending === 'colonization', '14.10 four colonies end the match');
  must(most <= 4, '14.11 flags');
  const building = ['ships', 'kits'].includes(state.stack.at(-1)?.step as string);
  must(building || sum(state.drawn) === 0, '14.10 nothing is drawn outside of building');
  must(options.roundLimit === 0 || round <= options.roundLimit, '10.4 the round limit');
}

function checkCards({ deck, discard, drawn, players, options, round }: State, ships: readonly Ship[]): void {
  const lies = CARDS.map((_, card) =>
    [deck, discard, drawn].reduce((total, pile) => total + (pile[card] ?? 0), 0),
  );
  must(
    [...deck, ...discard, ...drawn].every((count) => count >= 0),
    '14.2 no pile is negative',
  );
  const add = (id: string): void => {
    const card = content.deck.cards.findIndex((other) => other.kit === id || other.ship === id);
    lies[card] = itemAt(lies, card) + 1;
  };
  for (const { type, kit } of ships) {
    if (type !== 'mothership') add(type);
    if (kit !== '') add(kit);
  }
  const motherships = content.deck.cards.findIndex(({ ship }) => ship === 'mothership');
  const flying = ships.filter(({ type }) => type === 'mothership').length;
  if (options.rebuildMothership) lies[motherships] = itemAt(lies, motherships) + flying;
  else if (options.spareMotherships) lies[motherships] = itemAt(lies, motherships) + players.length;
  else {
    must(lies[motherships] === 0, 'R-01 no Mothership card is in play');
    lies[motherships] = 4;
  }
  if (round === 0) {
    // Cards set aside for ships that are still to be placed.
    for (const type of content.rules.startPlacementOrder.value) {
      if (type === 'mothership' && !options.rebuildMothership) continue;
      for (const { ships: own, alive } of players)
        if (alive && !own.some((ship) => ship.type === type)) add(type);
    }
  }
  must(JSON.stringify(lies) === JSON.stringify(CARDS), `14.2 104 cards: ${lies.join(' ')}`);
}

function checkPlayer(state: State, player: Player, seat: number): void {
  const { ships, stock, alive, grace, marker } = player;
  const mothership = ships.find(({ type }) => type === 'mothership');
  if (marker) {
    const planet = PLANET_HEXES.indexOf(mothership?.at ?? -1);
    must(planet >= 0 && state.planets[planet] !== seat + 1, '14.7 a marker lies under the Mothership');
  }
  if (state.round === 0 && alive) return;
  if (alive) must(ships.length > 0 || owned(state, seat) > 0, '14.8 whoever lives has something');
  else must(ships.length + owned(state, seat) + sum(stock) === 0, '14.8 whoever is out has nothing');
  must(grace > 0 === (alive && ships.length === 0), '14.9 grace');
}

// ── Step by step ──────────────────────────────────────────────────────────────────────────────────

const all = (event: { metal: number; fuel: number; weapon: number }): number[] => [
  event.metal,
  event.fuel,
  event.weapon,
];

function price(id: string): number[] {
  const ship = SHIPS[id];
  return all((ship ? (ship.buildCost ?? ship.variantBuildCost) : KITS[id]?.buildCost) as never);
}

/** Stocks change exactly by what is told. */
function checkStocks({ before, after, move, seat, events }: Ply): void {
  const stocks = before.players.map(({ stock }) => [...stock]);
  const change = (who: number, by: readonly number[], sign: 1 | -1): void =>
    by.forEach((count, resource) => {
      const own = itemAt(stocks, who);
      own[resource] = itemAt(own, resource) + sign * count;
    });
  if (move.type === 'jump') change(seat, [0, 1, 0], -1);
  for (const event of events) {
    if (event.type === 'granted' || event.type === 'collected' || event.type === 'bounty')
      change(event.seat, all(event), 1);
    if (event.type === 'built') change(event.seat, price(event.ship), -1);
    if (event.type === 'fitted') change(event.seat, price(event.kit), -1);
    if (event.type === 'attacked') change(event.seat, [0, 0, event.weapons], -1);
    if (event.type === 'repaired') change(event.seat, [event.metal, 0, 0], -1);
    if (event.type === 'eliminated') stocks[event.seat]?.fill(0);
  }
  const now = after.players.map(({ stock }) => stock);
  must(JSON.stringify(stocks) === JSON.stringify(now), `stocks change as told: ${JSON.stringify(events)}`);
}

/** 14.6: by hex, which ships of the turn have moved, acted or are fresh. */
interface Ledger {
  moved: Set<string>;
  acted: Set<string>;
  fresh: Set<string>;
}

function checkLedger(ledger: Ledger, events: readonly Event[], after: State): void {
  const act = (hex: string): void => {
    must(!ledger.acted.has(hex) && !ledger.fresh.has(hex), `14.6 ${hex} acts once`);
    ledger.acted.add(hex);
  };
  for (const event of events) {
    switch (event.type) {
      case 'turn':
        for (const set of [ledger.moved, ledger.acted, ledger.fresh]) set.clear();
        break;
      case 'built':
        ledger.fresh.add(event.at);
        break;
      case 'moved':
      case 'jumped':
        must(!ledger.moved.has(event.from) && !ledger.fresh.has(event.from), `14.6 ${event.from} moves once`);
        ledger.moved.add(event.to);
        if (ledger.acted.delete(event.from)) ledger.acted.add(event.to);
        break;
      case 'attacked':
        act(event.from);
        break;
      case 'destroyed':
        for (const set of [ledger.moved, ledger.acted, ledger.fresh]) set.delete(event.at);
        break;
      case 'repaired': {
        act(event.at);
        const own = after.players[event.seat]?.ships.find(({ type }) => type === 'mothership') as Ship;
        if (NAME[own.at] !== event.at) act(itemAt(NAME, own.at));
        break;
      }
      case 'settling':
      case 'colonized':
      case 'besieging':
      case 'decolonized':
        act(event.at);
        break;
      default:
    }
  }
}

/** Damage, hulls and tiers are told as they are. */
function checkHits({ before, after, events }: Ply): void {
  const ships = spoilt(before).players.flatMap((player) => player.ships);
  const shipAt = (name: string): Spoilt<Ship> => ships.find(({ at }) => NAME[at] === name) as Spoilt<Ship>;
  for (const event of events) {
    if (event.type !== 'attacked' && event.type !== 'countered') continue;
    const [from, to] = [shipAt(event.from), shipAt(event.at)];
    const kit = from.kit === '' ? 0 : (KITS[from.kit]?.damage as number);
    const weapons = event.type === 'attacked' ? event.weapons : 0;
    const damage = Math.max(0, event.roll + kit + 2 * weapons - (SHIPS[to.type]?.shield as number));
    const die = event.type === 'attacked' ? SHIPS[from.type]?.damageDie : 6;
    must(
      event.kit === kit && event.damage === damage && event.die === die && event.roll <= event.die,
      '9.4 damage',
    );
    must(event.hull === Math.max(0, to.hull - damage), '9.4 hull');
    to.hull -= damage;
  }
  const left = after.players.flatMap((player) => player.ships);
  for (const event of events) {
    if (event.type === 'destroyed') must(shipAt(event.at).hull <= 0, '9.5 no ship dies of anything else');
    if (event.type === 'attacked' && event.hull > 0 && after.ending === '')
      must(
        left.some(({ at }) => NAME[at] === event.at),
        '9.5 a ship with hull stays',
      );
  }
}

/** 10: who is out stays out, the lost Mothership stays lost, rounds only grow. */
function checkOneWay({ before, after, move, events }: Ply): void {
  must(after.round >= before.round && after.round <= before.round + 1, 'rounds follow each other');
  after.players.forEach((player, seat) => {
    const old = itemAt(before.players, seat);
    must(!player.alive || old.alive, 'nobody returns');
    const has = ({ ships }: Player): boolean => ships.some(({ type }) => type === 'mothership');
    if (after.round > 0 && move.type !== 'place' && !after.options.rebuildMothership)
      must(!has(player) || has(old), '14.3 a Mothership never reappears');
    must(player.grace <= old.grace || player.grace === 2, '10.1 grace counts down from 2');
  });
  if (after.ending === 'domination')
    must(after.players.filter(({ alive }) => alive).length === 1, '10.2 one is left');
  if (after.ending === 'colonization') must(move.type === 'colonize', '10.3 by the fourth flag');
  must((after.ending === '') === !events.some(({ type }) => type === 'ended'), 'an end is told');
}

/** Everything at every step of one match. */
function watcher(): (step: Ply) => void {
  const ledger: Ledger = { moved: new Set(), acted: new Set(), fresh: new Set() };
  return (step) => {
    checkState(step.after);
    checkStocks(step);
    checkLedger(ledger, step.events, step.after);
    checkHits(step);
    checkOneWay(step);
  };
}

// ── Matches ───────────────────────────────────────────────────────────────────────────────────────

const met = new Set<string>();
const FLAGS = [false, true];

test.each([2, 3, 4])('the laws and 14 hold with %i seats and every option on and off', (seats) => {
  let i = 0;
  for (const balanceGrant of FLAGS) {
    for (const rebuildMothership of FLAGS) {
      for (const twinEdgeBlocks of FLAGS) {
        const options = { balanceGrant, rebuildMothership, twinEdgeBlocks, roundLimit: 4 + i };
        for (let k = 0; k < matches(4); k++)
          playUnderLaws(
            met,
            { seats, seed: `options ${seats} ${i} ${k}`, options, every: closely(i) },
            watcher(),
          );
        i++;
      }
    }
  }
});

const LATER = [
  { resigningEliminates: true },
  { jumpFromSides: true, spareMotherships: true },
  { parallelClear: true, resigningEliminates: true, rebuildMothership: true },
  { resigningEliminates: true, jumpFromSides: true, parallelClear: true, spareMotherships: true },
] as const;

test.each([2, 3, 4])('the laws and 14 hold with %i seats who may resign, and the other readings', (seats) => {
  LATER.forEach((options, i) => {
    for (let k = 0; k < matches(4); k++)
      playUnderLaws(
        met,
        {
          seats,
          seed: `later ${seats} ${i} ${k}`,
          options: { roundLimit: 8, ...options },
          every: closely(i),
        },
        watcher(),
      );
  });
});

test.each([2, 3, 4])('the laws and 14 hold with %i seats for players who take any move', (seats) => {
  for (let i = 0; i < matches(8); i++) {
    const options: Partial<Options> = { roundLimit: 5, rebuildMothership: i % 2 === 1 };
    playUnderLaws(
      met,
      { seats, seed: `any ${seats} ${i}`, options, players: 'any', every: closely(i) },
      watcher(),
    );
  }
});

test.each([2, 3, 4])('the laws and 14 hold in whole matches of %i with a plan', (seats) => {
  for (let i = 0; i < matches(8); i++)
    playUnderLaws(met, { seats, seed: `whole ${seats} ${i}`, options: {}, every: 60 }, watcher());
});

/** Ships that are almost lost, close together, with a few colonies: things end. */
function brawl(seats: number, colonies: boolean): State {
  const hurt = (type: 'scout' | 'warrior' | 'juggernaut' | 'mothership') => ({ type, hull: 3 }) as const;
  const own = [
    { '18,7': hurt('mothership'), '16,7': hurt('scout') },
    { '20,7': hurt('mothership'), '22,7': hurt('warrior') },
    { '19,6': hurt('juggernaut'), '17,6': hurt('scout') },
    { '19,10': hurt('mothership'), '17,10': hurt('scout') },
  ];
  const flags = [['O-NW'], ['O-NE'], ['O-SE', 'I-SE'], ['O-SW']];
  return position({
    players: own.slice(0, seats).map((ships, seat) => ({
      stock: [2, 2, 2],
      ships,
      ...(colonies && { colonies: itemAt(flags, seat) }),
    })),
    options: { roundLimit: 12, rebuildMothership: colonies },
  });
}

test.each([2, 3, 4])('the laws and 14 hold while %i players destroy each other', (seats) => {
  for (let i = 0; i < matches(40); i++) {
    const start = (): State => brawl(seats, i % 2 === 0);
    playUnderLaws(
      met,
      { seats, seed: `brawl ${seats} ${i}`, options: {}, start, every: closely(i) },
      watcher(),
    );
  }
});

test.runIf(inFullRun)('every move, question, event and ending occurred in these matches', () => {
  expect([...met].sort()).toEqual(EVERYTHING);
});
