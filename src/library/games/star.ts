/** Star Factions. */

export { star } from '../../games/star/index.ts';
export type { Options as StarOptions, Settings as StarSettings } from '../../games/star/options.ts';
export type { Event as StarEvent, Move as StarMove, State as StarState } from '../../games/star/state.ts';
