import { DRAWN } from '../../kernel/outcome.ts';
import { outcomeOf } from './scoring.ts';
import type { Events, State } from './state.ts';

/** How a match ends (16). */

export function finish(state: State, events: Events): void {
  state.over = true;
  const places = outcomeOf(state)?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  events?.push({ type: 'ended', winners, ...(places[0] === DRAWN && { drawn: true }) });
}
