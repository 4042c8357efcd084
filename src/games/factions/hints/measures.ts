import type { Seat } from '../../../kernel/game.ts';
import { count, nameOf, plural } from '../../../kernel/defaults/words.ts';
import { amountOf, type Measure, type Measures, numberOf, othersOf } from '../../../kernel/measures.ts';
import { exploredTypes, upgradesOf } from '../cards/objectives.ts';
import { MACHINES } from '../facts.ts';
import { pointsOf, rivalPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import { machineName } from '../texts/words.ts';
import { completedMachines, playerOf } from '../verbs.ts';

/** What can be counted in Factions of Sol. */
export const measures: Measures<State> = {
  whose: ({ current }) => current,
  list: ({ players, rival }, seat, names) => [
    ...OWN,
    ...MACHINES.map((machine, at) => upgradesIn(at, machineName(machine, players[seat]?.faction))),
    ...othersOf(players, seat).map((other) => pointsFor(other, nameOf(names, other))),
    ...rival.map((): Measure<State> => ({ ...pointsFor(-1, 'the opponent'), of: rivalPoints })),
  ],
};

const OWN: readonly Measure<State>[] = [
  { id: 'points', of: pointsOf, worth: 1, ...numberOf('point'), theme: 'Score points' },
  {
    id: 'machines',
    of: (state, seat) => completedMachines(playerOf(state, seat)),
    worth: 2,
    more: (by) => `${by} more ${plural(by, 'machine')} complete`,
    less: (by) => `${by} ${plural(by, 'machine')} fewer complete`,
    sooner: 'completes the machine one turn earlier',
    theme: 'Complete a machine',
  },
  {
    id: 'upgrades',
    of: (state, seat) => upgradesOf(playerOf(state, seat)),
    worth: 1,
    ...numberOf('upgrade'),
    sooner: 'brings the upgrade one turn earlier',
    theme: 'Upgrade a machine',
  },
  {
    id: 'explored',
    of: (state, seat) => exploredTypes(playerOf(state, seat)).length,
    worth: 2,
    more: (by) => `${by} more ${plural(by, 'exoplanet')} explored`,
    less: (by) => `${by} ${plural(by, 'exoplanet')} fewer explored`,
    sooner: 'explores the exoplanet one turn earlier',
    theme: 'Explore an exoplanet',
  },
  {
    id: 'completed',
    of: (state, seat) => playerOf(state, seat).completed.length,
    worth: 2.5,
    more: (by) => `${by} more ${plural(by, 'objective')} fulfilled`,
    less: (by) => `${by} ${plural(by, 'objective')} fewer fulfilled`,
    sooner: 'fulfils the objective one turn earlier',
    theme: 'Fulfil an objective',
  },
  held('exoplanet', ({ exoplanets }) => exoplanets.length, 1, 'Win an exoplanet'),
  held('explorer', ({ explorers }) => explorers.length, 0.8, 'Win an explorer'),
  held('objective', ({ objectives }) => objectives.length, 0.8, 'Win an objective'),
  held('tech', ({ techs }) => techs.length, 1.5, 'Win a tech'),
  {
    id: 'energy',
    of: (state, seat) => playerOf(state, seat).energy,
    worth: 0.15,
    ...amountOf('energy'),
    theme: 'Gather energy',
  },
  {
    id: 'resources',
    of: (state, seat) => playerOf(state, seat).resources,
    worth: 0.5,
    ...numberOf('resource'),
    theme: 'Gather resources',
  },
];

function upgradesIn(machine: number, name: string): Measure<State> {
  return {
    id: `upgrades in ${machine}`,
    of: (state, seat) => playerOf(state, seat).upgrades[machine]!,
    worth: 0.9,
    more: (by) => `${by} more ${plural(by, 'upgrade')} in ${name}`,
    less: (by) => `${count(by, 'upgrade')} fewer in ${name}`,
    theme: 'Upgrade a machine',
  };
}

function held(
  noun: string,
  of: (player: State['players'][number]) => number,
  worth: number,
  theme: string,
): Measure<State> {
  return { id: noun, of: (state, seat) => of(playerOf(state, seat)), worth, ...numberOf(noun), theme };
}

function pointsFor(other: Seat, name: string): Measure<State> {
  return {
    id: `points of ${other}`,
    of: (state) => pointsOf(state, other),
    worth: -0.7,
    more: (by) => `${by} more ${plural(by, 'point')} for ${name}`,
    less: (by) => `${by} ${plural(by, 'point')} fewer for ${name}`,
    theme: 'Slow a rival',
  };
}
