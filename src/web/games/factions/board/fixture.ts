import { cellOf, SECTORS } from '../../../../games/factions/board.ts';
import { game } from '../../../../games/factions/index.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { seeded } from '../../../../kernel/match/rng.ts';

/** A position for tests: four ships, the seat 3 in the middle of a Movement that began in 1-6. */
export function midGame(): State {
  const state = game.setup(4, { firstTime: false, difficulty: 'medium', dealt: false }, seeded(5));
  const ships = [['4-2'], ['6-1'], ['2-4', '1-0'], ['3-6']];
  const factions = ['megacore', 'einstein', 'androids', 'tunnelers'] as const;
  state.players.forEach((player, seat) => {
    player.faction = itemAt(factions, seat);
    player.energy = 11;
    player.ships = itemAt(ships, seat).map(cellOf);
  });
  const ticks = [18, 3, 15, 9, 22, 8, 4, 14];
  state.planets = ticks.map((tick, ring) => ({ ring, tick }));
  const energy = { '1-6': 3, '2-6': 3, '3-6': 1, '3-7': 3, '4-9': 2, '4-10': 5, '4-2': 5, '2-3': 14 };
  state.energy = new Array<number>(SECTORS).fill(0);
  for (const [name, amount] of Object.entries(energy)) state.energy = state.energy.with(cellOf(name), amount);
  const tiles = ['4-0', '4-5', '4-9', '4-10', 'K-1'].map((at) => ({ at: cellOf(at), value: 0, known: 0 }));
  state.tiles = tiles;
  Object.assign(itemAt(state.tiles, 0), { value: 4, known: 1 << 3 });
  Object.assign(itemAt(state.tiles, 1), { value: 6, known: 255 });
  state.gates = [cellOf('3-6'), cellOf('5-3')];
  Object.assign(state.turn, { seat: 3, entered: [cellOf('2-6'), cellOf('3-6')], moved: true });
  state.stack.splice(0, state.stack.length, { step: 'fly', seat: 3 });
  return state;
}
