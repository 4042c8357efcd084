import { openOption } from '../../cards/modifiers.ts';
import { completedMachines } from '../../verbs.ts';
import type { Outlook } from '../outlook.ts';
import { upgradesOf } from '../../cards/objectives.ts';

/** How much more an option of the event helps this seat than the others: a guess by what it lives on. */
export function lawWorth({ state, player, times }: Outlook, option: 'A' | 'B'): number {
  if (state.event === '') return 0;
  const open = player.exoplanets.length;
  switch (openOption(state, option).effect.mod) {
    case 'vpPerCompletedMachine':
      return 0.4 * (completedMachines(player) - 1) + 0.05 * upgradesOf(player);
    case 'vpPerExploredExoplanet':
      return 0.4 * (open - 1);
    case 'requirementDelta':
      return 0.25 * (open - 1);
    case 'mineBonus':
      return player.faction === 'megacore' ? 0.8 : 0.2;
    case 'mercuryBonus':
      return player.faction === 'zealots' ? -0.3 : 0.2;
    case 'leaderPlacesWormholes':
      return player.faction === 'tunnelers' ? -0.8 : 0;
    case 'maxMoveCost':
      return 0.4;
    case 'eachPlayerMay':
      return 0.3 * player.objectives.length * times.rounds;
    default:
      return 0;
  }
}
