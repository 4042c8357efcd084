import { regionOf } from '../../../../games/empire/board.ts';
import { CRADLE, HOME } from '../../../../games/empire/facts.ts';
import type { Options } from '../../../../games/empire/options.ts';
import { setupState } from '../../../../games/empire/setup.ts';
import type { State } from '../../../../games/empire/state.ts';
import { seeded } from '../../../../kernel/match/rng.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** Positions for tests. */

export const OPTIONS: Options = {
  difficulty: 'standard',
  cruisers: 1,
  credits: 15,
  events: false,
  powers: true,
  edicts: true,
  frontier: true,
  playerTechSets: true,
  soloTie: 'ancients',
  ancientExplore: 'human',
  restir: false,
};

const TILES = {
  G4: HOME,
  F4: CRADLE,
  E5: 'P17',
  D6: 'P26',
  D4: 'P27',
  A2: 'W01',
  E4: 'W02',
  B5: 'X01',
  C2: 'P06',
} as const;

/** A solo match in a Regent turn: six ships, two cruisers of the Ancients, three colonies. */
export function midGame(): State {
  const state = setupState(1, OPTIONS, seeded(5));
  for (const [name, tile] of Object.entries(TILES)) state.tiles = state.tiles.with(regionOf(name), tile);
  for (const name of ['F4', 'E5', 'D6']) state.colonies = state.colonies.with(regionOf(name), 0);
  const player = itemAt(state.players, 0);
  player.home = regionOf('G4');
  player.credits = 6;
  const ships: readonly (readonly [number, string])[] = [
    [0, 'G4'],
    [0, 'D6'],
    [0, 'D6'],
    [1, 'D6'],
    [2, 'E4'],
    [0, 'C4'],
  ];
  player.ships = ships.map(([kind, at]) => ({ kind, at: regionOf(at), moved: false }));
  itemAt(state.ancients, 0).cruisers = [regionOf('C2'), regionOf('C4')];
  state.monolith = 6;
  state.role = 6;
  state.leader = 0;
  state.lying = [2, 1, 3, 0, 8, 0, 0];
  state.stack.splice(0, 99, {
    step: 'influence',
    seat: 0,
    left: 2,
    petitions: 1,
    ascended: false,
    event: false,
  });
  return state;
}
