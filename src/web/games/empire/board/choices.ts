import { ROLE_CARD, ROLE_COUNT } from '../../../../games/empire/facts.ts';
import { priceOfRole, stepsTo } from '../../../../games/empire/actions/monolith.ts';
import type { Deck, Step, State } from '../../../../games/empire/state.ts';
import { asking } from '../../../../kernel/flow/flow.ts';

/** What it takes and brings to move the Monolith to a role. */
export interface Choice {
  /** Roles on the way that get a credit each. */
  readonly paid: readonly number[];
  /** Credits dropped and taken. */
  readonly cost: number;
  readonly gain: number;
}

/** For the one who is to choose, or whose turn it is. */
export function choiceOf(state: State, role: number): Choice {
  const step = asking<Step>(state);
  const choosing = step?.step === 'role' ? step : undefined;
  const player = state.players[choosing?.seat ?? state.scepter];
  const cost = player ? priceOfRole(state, player, role, choosing?.free ?? false) : 0;
  const last = state.monolith + stepsTo(state, role);
  // The nearest roles are those that may be exempt.
  const paid = Array.from({ length: cost }, (_, i) => (last - cost + i) % ROLE_COUNT);
  return { paid, cost, gain: state.lying[role] ?? 0 };
}

export function cardsLeft({ top, rest }: Deck): number {
  return rest.length + (top === '' ? 0 : 1);
}

/** The sector on the back of the next card, which everybody sees. */
export function backOf({ top }: Deck): string | undefined {
  return ROLE_CARD[top]?.sector;
}

/** Whether cards are played with at all. */
export function hasDecks({ decks }: State): boolean {
  return decks.some((deck) => deck.discard.length > 0 || cardsLeft(deck) > 0);
}
