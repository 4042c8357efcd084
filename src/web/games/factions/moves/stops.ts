import { NAME, type Sector } from '../../../../games/factions/board.ts';
import type { PlanetName } from '../../../../games/factions/facts.ts';
import { minable } from '../../../../games/factions/actions/mining.ts';
import { addUses } from '../../../../games/factions/actions/planets.ts';
import type { Path } from '../../../../games/factions/actions/ways.ts';
import type { MoveOf, State } from '../../../../games/factions/state.ts';
import { place } from '../../../../games/factions/texts/words.ts';
import { playerOf } from '../../../../games/factions/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt, lastOf } from '../../../../kernel/data/lists.ts';
import { listed } from '../../../../kernel/defaults/words.ts';
import { deedOf } from './prices.ts';

/** What a ship that flies somewhere could do there. */
export interface Stop {
  readonly planets: readonly PlanetName[];
  /** Whether a tile could be mined from there. */
  readonly mines: boolean;
  /** `use Jupiter: take an exoplanet for a resource` */
  readonly words: string;
}

export function stopAfter(state: State, seat: Seat, path: Path): Stop {
  const there = landed(state, seat, path);
  const uses: MoveOf<'use'>[] = [];
  addUses(there, seat, uses);
  const planets = [...new Set(uses.map(({ planet }) => planet))];
  const tiles = minable(there, seat).map((at) => place(itemAt(NAME, at)));
  const [only] = planets;
  const deeds = [
    ...(planets.length > 1 ? [`use ${listed(planets).replace(' and ', ' or ')}`] : []),
    ...(planets.length === 1 && only ? [`use ${only}: ${deedOf(state, seat, only)}`] : []),
    ...(tiles.length > 0 ? [`mine ${tiles.join(' or ')}`] : []),
  ];
  return { planets, mines: tiles.length > 0, words: deeds.join(', or ') };
}

/** The position after a flight, as far as Actions go by it. */
function landed(state: State, seat: Seat, { sectors, total }: Path): State {
  const goal: Sector = lastOf(sectors);
  const player = playerOf(state, seat);
  const moved = { ...player, energy: player.energy - total, ships: [goal, ...player.ships.slice(1)] };
  const { turn, players } = state;
  return {
    ...state,
    players: players.map((one, other) => (other === seat ? moved : one)),
    turn: {
      ...turn,
      moved: true,
      entered: [...turn.entered, ...sectors],
      placed: [...turn.placed, ...sectors],
    },
  };
}
