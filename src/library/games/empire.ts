/** Empire of the Stars. */

export { empire } from '../../games/empire/index.ts';
export type { Options as EmpireOptions } from '../../games/empire/options.ts';
export type {
  Event as EmpireEvent,
  Move as EmpireMove,
  State as EmpireState,
} from '../../games/empire/state.ts';
