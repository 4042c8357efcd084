import type { Seat } from '../../../kernel/game.ts';
import { nameOf, plural } from '../../../kernel/defaults/words.ts';
import { amountOf, type Measure, type Measures, numberOf, othersOf } from '../../../kernel/measures.ts';
import { LAYER } from '../board.ts';
import { FOUNDRY, NODE, SUNDIVERS, TOWER } from '../facts.ts';
import type { State } from '../state.ts';
import { playerOf, ownsStation, stationType } from '../verbs.ts';

/** What can be counted in Sol. */
export const measures: Measures<State> = {
  whose: ({ turn }) => turn.seat,
  list: ({ players }, seat, names) => [
    ...OWN,
    ...othersOf(players, seat).map((other) => momentumOf(other, nameOf(names, other))),
  ],
};

const OWN: readonly Measure<State>[] = [
  {
    id: 'momentum',
    of: (state, seat) => playerOf(state, seat).momentum,
    worth: 1,
    ...amountOf('momentum'),
    theme: 'Gain momentum',
  },
  {
    id: 'energy',
    of: (state, seat) => playerOf(state, seat).energy,
    worth: 0.4,
    ...amountOf('energy'),
    theme: 'Gather energy',
  },
  stations('tower', TOWER, 4),
  stations('foundry', FOUNDRY, 3),
  stations('node', NODE, 2.5),
  {
    id: 'gates',
    of: ({ gates }, seat) => gates.filter((gate) => gate === 1 + seat).length,
    worth: 1.5,
    ...numberOf('gate'),
    sooner: 'opens the gate one turn earlier',
    theme: 'Open a gate',
  },
  {
    id: 'sundivers',
    of: (state, seat) => SUNDIVERS - playerOf(state, seat).vaporized,
    worth: 0.7,
    ...numberOf('sundiver'),
    theme: 'Keep your sundivers',
  },
  {
    id: 'built',
    of: (state, seat) => SUNDIVERS - playerOf(state, seat).vaporized - playerOf(state, seat).reserve,
    worth: 0.4,
    more: (by) => `${by} more ${plural(by, 'sundiver')} in play`,
    less: (by) => `${by} ${plural(by, 'sundiver')} fewer in play`,
    theme: 'More sundivers in play',
  },
  {
    id: 'depth',
    of: depth,
    worth: 0.2,
    more: (by) => `sundivers ${layers(by)} deeper in all`,
    less: (by) => `sundivers ${layers(by)} less deep in all`,
    theme: 'Dive deeper',
  },
  {
    id: 'card',
    of: (state, seat) => (playerOf(state, seat).card < 0 ? 0 : 1),
    worth: 0.5,
    more: () => 'a card in hand',
    less: () => 'no card in hand',
    theme: 'Win a card',
  },
];

function stations(noun: string, type: number, worth: number): Measure<State> {
  return {
    id: noun,
    of: (state, seat) => count(state, seat, type),
    worth,
    ...numberOf(noun),
    sooner: `brings the ${noun} one turn earlier`,
    theme: `Build a ${noun}`,
  };
}

function count(state: State, seat: Seat, type: number): number {
  let found = 0;
  for (let space = 0; space < state.stations.length; space++)
    if (ownsStation(state, seat, space) && stationType(state, space) === type) found++;
  return found;
}

/** How many layers inward the sundivers have come, all together. */
function depth(state: State, seat: Seat): number {
  return playerOf(state, seat).divers.reduce((sum, divers, space) => sum + divers * LAYER[space]!, 0);
}

const layers = (by: number): string => (by === 1 ? '1 layer' : `${by} layers`);

function momentumOf(other: Seat, name: string): Measure<State> {
  return {
    id: `momentum of ${other}`,
    of: (state) => playerOf(state, other).momentum,
    worth: -1,
    more: (by) => `${by} more momentum for ${name}`,
    less: (by) => `${by} less momentum for ${name}`,
    theme: 'Slow a rival',
  };
}
