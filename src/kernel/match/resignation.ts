import type { Outcome, Seat } from '../game.ts';

/** A seat whose player gave up after so many moves; whoever plays on there plays for nobody. */
export interface Resignation {
  readonly seat: Seat;
  readonly ply: number;
  /** Whether the last of these moves was that of leaving by the rules of the game: then nobody plays on there. */
  readonly left?: true;
}

/**
 * Places by seat when some have resigned: the others as the game placed them, all together on place 1 where the
 * match was broken off, then those who resigned, the first to resign last. Whoever gave up is never first. A match
 * that was left by its rules alone and played to its end is placed by them.
 */
export function placesAfter(
  seats: number,
  resigned: readonly Resignation[],
  outcome: Outcome | undefined,
): number[] {
  if (outcome && resigned.every(({ left }) => left)) return [...outcome.places];
  const order = resigned.map(({ seat }) => seat);
  const staying = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !order.includes(seat));
  const placed = (seat: Seat): number => outcome?.places[seat] ?? 1;
  return Array.from({ length: seats }, (_, seat) => {
    const given = order.indexOf(seat);
    if (given >= 0) return Math.max(2, seats - given);
    return outcome && isShared(outcome)
      ? placed(seat)
      : 1 + staying.filter((other) => placed(other) < placed(seat)).length;
  });
}

/** Whether everybody lost to the game itself or drew with it: else somebody is first. */
function isShared({ places }: Outcome): boolean {
  return !places.includes(1);
}
