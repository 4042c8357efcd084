/** Factions of Sol. */

export { factions } from '../../games/factions/index.ts';
export type { Options as FactionsOptions } from '../../games/factions/options.ts';
export type {
  Event as FactionsEvent,
  Move as FactionsMove,
  State as FactionsState,
} from '../../games/factions/state.ts';
