/** Sol: Last Days of a Star. */

export { sol } from '../../games/sol/index.ts';
export type { Options as SolOptions } from '../../games/sol/options.ts';
export type { Event as SolEvent, Move as SolMove, State as SolState } from '../../games/sol/state.ts';
