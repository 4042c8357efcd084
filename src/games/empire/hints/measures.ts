import type { Seat } from '../../../kernel/game.ts';
import { nameOf, plural } from '../../../kernel/defaults/words.ts';
import { amountOf, type Measure, type Measures, numberOf, othersOf } from '../../../kernel/measures.ts';
import { RESOURCES, yieldsOf } from '../facts.ts';
import { ancientPoints, pointsOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { coloniesOf } from '../actions/landmarks.ts';
import { playerOf, totalOf } from '../verbs.ts';

/** What can be counted in Empire of the Stars. */
export const measures: Measures<State> = {
  whose: ({ scepter }) => scepter,
  list: ({ players, ancients }, seat, names) => [
    ...OWN,
    ...(ancients.length > 0 ? [] : [CROWN]),
    ...othersOf(players, seat).map((other) => pointsFor(other, nameOf(names, other))),
    ...ancients.map((): Measure<State> => ({ ...pointsFor(-1, 'the Ancients'), of: ancientPoints })),
  ],
};

const OWN: readonly Measure<State>[] = [
  { id: 'points', of: pointsOf, worth: 1, ...numberOf('point'), theme: 'Score points' },
  {
    id: 'colonies',
    of: (state, seat) => coloniesOf(state, seat).length,
    worth: 1.2,
    ...numberOf('colony'),
    sooner: 'founds the colony one turn earlier',
    theme: 'Found a colony',
  },
  {
    id: 'technologies',
    of: (state, seat) => playerOf(state, seat).techs.length,
    worth: 1.5,
    ...numberOf('technology'),
    sooner: 'brings the technology one turn earlier',
    theme: 'Learn a technology',
  },
  {
    id: 'ships',
    of: fleet,
    worth: 1,
    ...numberOf('ship'),
    sooner: 'brings the ship one turn earlier',
    theme: 'More ships',
  },
  {
    id: 'yield',
    of: (state, seat) =>
      coloniesOf(state, seat).reduce((sum, at) => sum + totalOf(yieldsOf(state.tiles[at]!)), 0),
    worth: 0.5,
    ...amountOf('yield from colonies'),
    theme: 'Richer colonies',
  },
  {
    id: 'credits',
    of: (state, seat) => playerOf(state, seat).credits,
    worth: 0.25,
    ...numberOf('credit'),
    theme: 'Earn credits',
  },
  ...RESOURCES.map(
    (resource, at): Measure<State> => ({
      id: resource,
      of: (state, seat) => playerOf(state, seat).stock[at]!,
      worth: 0.3,
      ...(resource === 'polymer' ? numberOf(resource) : amountOf(resource)),
      theme: 'Gather goods',
    }),
  ),
];

const CROWN: Measure<State> = {
  id: 'crown',
  of: ({ emperor }, seat) => (emperor === seat ? 1 : 0),
  worth: 1.5,
  more: () => 'the crown',
  less: () => 'no crown',
  sooner: 'wins the crown one turn earlier',
  theme: 'Win the crown',
};

/** Ships on the board and in staging. */
function fleet(state: State, seat: Seat): number {
  const { ships, staging } = playerOf(state, seat);
  return ships.length + totalOf(staging);
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
