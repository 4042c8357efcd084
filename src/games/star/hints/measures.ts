import type { Seat } from '../../../kernel/game.ts';
import { count, nameOf, plural } from '../../../kernel/defaults/words.ts';
import { amountOf, type Measure, type Measures, numberOf, othersOf } from '../../../kernel/measures.ts';
import { distance, PLANETS } from '../board.ts';
import { FUEL, METAL, WEAPON } from '../facts.ts';
import type { State } from '../state.ts';
import { colonies, mothership, movement, playerOf, range } from '../verbs.ts';

/** What can be counted in Star Factions. */
export const measures: Measures<State> = {
  whose: ({ current }) => current,
  list: ({ players }, seat, names) => [
    ...OWN,
    ...othersOf(players, seat)
      .filter((other) => players[other]?.alive)
      .flatMap((other) => against(other, nameOf(names, other))),
  ],
};

const OWN: readonly Measure<State>[] = [
  {
    id: 'planets',
    of: (state, seat) => colonies(state, seat),
    worth: 20,
    ...numberOf('planet'),
    sooner: 'settles the planet one turn earlier',
    theme: 'Win a planet',
  },
  {
    id: 'progress',
    of: (state, seat) => (playerOf(state, seat).marker ? 1 : 0),
    worth: 8,
    more: () => 'a progress marker on a planet',
    less: () => 'no progress marker on a planet',
    theme: 'Begin to settle',
  },
  {
    id: 'way',
    of: wayToGo,
    worth: -2,
    more: (by) => `the Mothership ${hexes(by)} farther from its next planet`,
    less: (by) => `the Mothership ${hexes(by)} nearer to its next planet`,
    theme: 'Fly on to the next planet',
  },
  {
    id: 'ships',
    of: (state, seat) => playerOf(state, seat).ships.length,
    worth: 6,
    ...numberOf('ship'),
    sooner: 'brings the ship one turn earlier',
    theme: 'More ships',
  },
  { id: 'hull', of: hull, worth: 0.5, ...amountOf('hull on your ships'), theme: 'Save your ships' },
  {
    id: 'kits',
    of: (state, seat) => playerOf(state, seat).ships.filter(({ kit }) => kit !== '').length,
    worth: 2,
    ...numberOf('kit'),
    theme: 'Fit a kit',
  },
  stock('Metal', METAL),
  stock('Fuel', FUEL),
  stock('Weapon', WEAPON),
];

function stock(name: string, resource: number): Measure<State> {
  const words = name === 'Weapon' ? numberOf(name) : amountOf(name);
  return {
    id: name,
    of: (state, seat) => playerOf(state, seat).stock[resource]!,
    worth: 0.7,
    ...words,
    theme: 'Gather goods',
  };
}

function against(other: Seat, name: string): Measure<State>[] {
  return [
    {
      id: `planets of ${other}`,
      of: (state) => colonies(state, other),
      worth: -12,
      more: (by) => `${by} more ${plural(by, 'planet')} for ${name}`,
      less: (by) => `${count(by, 'planet')} fewer for ${name}`,
      theme: 'Take a planet from a rival',
    },
    {
      id: `hull of ${other}`,
      of: (state) => hull(state, other),
      worth: -0.4,
      more: (by) => `${by} more hull for ${name}`,
      less: (by) => `${by} less hull for ${name}`,
      theme: 'Strike a rival',
    },
    {
      id: `reach of ${other}`,
      of: (state, seat) => inReach(state, seat, other),
      worth: -2,
      more: (by) => `${by} more ${plural(by, 'ship')} in reach of ${name}`,
      less: (by) => `${count(by, 'ship')} fewer in reach of ${name}`,
      theme: 'Out of their reach',
    },
  ];
}

const hexes = (by: number): string => (by === 1 ? '1 hex' : `${by} hexes`);

function hull(state: State, seat: Seat): number {
  return playerOf(state, seat).ships.reduce((sum, ship) => sum + ship.hull, 0);
}

/** Hexes between the Mothership and the nearest planet that is not a colony of its own. */
function wayToGo(state: State, seat: Seat): number {
  const mother = mothership(playerOf(state, seat));
  if (mother === undefined) return 0;
  const ways = PLANETS.flatMap(({ at }, planet) =>
    state.planets[planet] === seat + 1 ? [] : [distance(mother.at, at)],
  );
  return ways.length === 0 ? 0 : Math.min(...ways);
}

/** How many ships of a seat those of another can fly to and hit in one turn. */
function inReach(state: State, seat: Seat, other: Seat): number {
  const enemies = playerOf(state, other).ships;
  return playerOf(state, seat).ships.filter((ship) =>
    enemies.some((enemy) => distance(enemy.at, ship.at) <= movement(enemy) + range(enemy)),
  ).length;
}
