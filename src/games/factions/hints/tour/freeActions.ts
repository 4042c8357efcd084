import { type Condition, type ExoplanetId, type ExplorerId, isFaceUp, OBJECTIVE } from '../../facts.ts';
import type { Move, Player } from '../../state.ts';
import { facesOf, plays } from '../../verbs.ts';
import { type Mission, missions } from '../colonies.ts';
import type { Outlook } from '../outlook.ts';

/** What is done for nothing whenever it can be, and what is never done. */
export const AT_ONCE = 50;
export const NEVER = -50;

/** Free actions: objectives are completed at once, explorers placed where they finish something. */
export function freeWorths(outlook: Outlook): (move: Move) => number {
  let planned: readonly Mission[] | undefined;
  return (move) => {
    switch (move.type) {
      case 'complete':
        return AT_ONCE;
      case 'place':
        planned ??= plannedMissions(outlook);
        return isPlanned(planned, move.card, move.on) ? AT_ONCE - 10 : NEVER;
      case 'spy':
        return 1;
      case 'burn':
        return tops(outlook) ? 1 : NEVER;
      case 'rescue':
      case 'invert':
      case 'tug':
      case 'beacon':
        return NEVER;
      default:
        return 0;
    }
  };
}

/** Explorers stay free for better places until the round ends, but for those whose exoplanets work at once. */
function plannedMissions({ state, seat, player }: Outlook): readonly Mission[] {
  if (!state.upkeep && !plays(state, seat, 'sop') && !asksFor(player, 'explorersOnOneExoplanetAtLeast'))
    return [];
  return missions(state, seat, player.exoplanets, facesOf(player.explorers));
}

function isPlanned(planned: readonly Mission[], card: ExplorerId, on: ExoplanetId): boolean {
  return planned.some((mission) => mission.on === on && mission.crew.includes(card));
}

function asksFor({ objectives }: Player, p: Condition['p']): boolean {
  return objectives.some(({ card }) => isFaceUp(card) && OBJECTIVE[card].condition.p === p);
}

/** Whether burning a little fills the battery as an objective asks. */
function tops({ state, player, battery, burn }: Outlook): boolean {
  if (!state.upkeep || !asksFor(player, 'energyFull')) return false;
  const missing = Math.ceil((battery - player.energy) / burn);
  return missing > 0 && missing <= Math.min(2, player.resources);
}
