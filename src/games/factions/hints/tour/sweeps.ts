import type { Sector } from '../../board.ts';
import { aroundMercury } from '../../verbs.ts';
import type { Outlook } from '../outlook.ts';

/** What it helps to clear a sector: dear ones next to Mercury and to the own ship. */
export function sweepWorth({ state, player }: Outlook): (sector: Sector) => number {
  const mercury = aroundMercury(state);
  return (sector) => {
    const energy = state.energy[sector]!;
    const near = mercury.includes(sector) ? 1 : player.ships.includes(sector) ? 0.2 : 0.4;
    return Math.min(energy, 20) * near;
  };
}
