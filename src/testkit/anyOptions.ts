import type { AnyGame } from '../kernel/game.ts';
import { type Option, readOptions } from '../kernel/options.ts';
import { pick, type Rng, shuffled } from '../kernel/match/rng.ts';

/** A value of an option, any with the same chance. */
export function anyValue(rng: Rng, option: Option): unknown {
  switch (option.kind) {
    case 'flag':
      return rng.int(2) === 0;
    case 'count':
      return option.min + rng.int(option.max - option.min + 1);
    case 'choice':
      return pick(rng, option.values);
    case 'several':
      return shuffled(rng, option.values).slice(0, 1 + rng.int(option.values.length));
  }
}

const TRIES = 100;

/** Options at random that go together; the usual ones where none are found. */
export function anyOptions(game: AnyGame, rng: Rng, seats: number): object {
  const table: Readonly<Record<string, Option>> = game.options;
  for (let tries = 0; tries < TRIES; tries++) {
    const options = Object.fromEntries(
      Object.entries(table).map(([name, option]) => [name, anyValue(rng, option)]),
    );
    if (game.optionsFault?.(options, seats) === undefined) return options;
  }
  return readOptions(game, seats);
}
