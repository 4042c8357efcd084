import { type Role, ROLE_CARD, ROLE_COUNT, ROLES } from '../../../../games/empire/facts.ts';
import type { Deck, Frame, State } from '../../../../games/empire/state.ts';
import { asking } from '../../../../kernel/flow.ts';

/** What it takes and brings to move the Monolith to a role. */
export interface Choice {
  /** Roles that are passed over; each gets a credit unless the way is free. */
  readonly passed: readonly number[];
  /** Credits dropped and taken. */
  readonly cost: number;
  readonly gain: number;
}

export function choiceOf(state: State, role: number): Choice {
  const { monolith, lying } = state;
  const frame = asking<Frame>(state);
  const free = frame?.step === 'role' && frame.free;
  const steps = monolith < 0 ? 0 : (role - monolith + ROLE_COUNT) % ROLE_COUNT;
  const passed = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => (monolith + 1 + i) % ROLE_COUNT);
  return { passed, cost: free ? 0 : passed.length, gain: lying[role] ?? 0 };
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

export const roleAt = (role: number): Role | undefined => ROLES[role];
