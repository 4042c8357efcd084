import type { Player } from '../../../../games/sol/state.ts';

/** Where the sundivers of a player are. */
export type Whereabouts = 'hold' | 'flying' | 'reserve' | 'spent';

export function whereabouts({
  hold,
  divers,
  lost,
  guests,
  reserve,
  vaporized,
}: Player): Record<Whereabouts, number> {
  const flying = [...divers, ...guests, lost].reduce((sum, n) => sum + n, 0);
  return { hold, flying, reserve, spent: vaporized };
}
