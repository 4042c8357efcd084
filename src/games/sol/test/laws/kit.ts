import * as effort from '../../../../testkit/effort.ts';
import { underLaws } from '../../../../testkit/lawful.ts';
import { game } from '../../index.ts';
import { lively } from '../testkit.ts';

/** Random matches of Sol under the laws of the kernel, with a note of what happened in them. */
export const playUnderLaws = underLaws(game, {
  players: { lively },
  usual: 'lively',
  every: 20,
  mostMoves: 20_000,
  note(met, { events }) {
    for (const event of events) {
      if (event.type === 'played') met.add(`effect ${event.effect}`);
      if (event.type === 'event') met.add(`trigger ${event.event}`);
    }
  },
});

/** The i-th of several matches: the first is looked at closely, at every decision. */
export function closely(i: number): number {
  return effort.closely(i, 1, 20);
}
