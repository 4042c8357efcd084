import type { Reasons } from '../../../kernel/why.ts';
import type { Move, State } from '../state.ts';
import { reason } from './reason.ts';
import { supplied } from './supply.ts';
import { acts, fulfils, wishes } from './wishes.ts';

/** Why something cannot be done in Factions of Sol. */
export const reasons: Reasons<State, Move> = { wishes, acts, fulfils, reason, supplied };
