import { checkLaws } from '../kernel/sight/laws.ts';
import { matches } from './effort.ts';
import { type Check, chosenMove, optionsOf, seatCounts, type Subject } from './subject.ts';

const MATCHES = 5;
const MOST_MOVES = 20_000;

/** Random matches under the laws of the kernel, for every number of seats. */
export function lawChecks(subject: Subject): Check[] {
  return seatCounts(subject.game).map((seats) => ({
    title: `the laws hold with ${seats} seats`,
    run: () => checkMatches(subject, seats),
  }));
}

function checkMatches(subject: Subject, seats: number): void {
  const { game, trials } = subject;
  for (let i = 0; i < matches(trials.laws?.matches ?? MATCHES); i++) {
    checkLaws(game, {
      seats,
      options: optionsOf(subject, seats, i),
      seed: `listed ${seats} ${i}`,
      mostMoves: trials.laws?.mostMoves ?? MOST_MOVES,
      every: trials.laws?.every ?? 1,
      // Every other match goes by any moves.
      ...(i % 2 === 0 && { choose: (rng, state, seat) => chosenMove(subject, rng, state, seat) }),
    });
  }
}
