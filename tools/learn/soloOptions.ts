import type { AnyGame } from '../../src/kernel/game.ts';
import { type Option, readOptions } from '../../src/kernel/options.ts';
import { type Rng, shuffled } from '../../src/kernel/match/rng.ts';
import { anyValue } from '../../src/testkit/anyOptions.ts';

/**
 * Any options for one seat, taken one after the other as far as those before allow: drawn all at once they would seldom
 * make a scenario, which brings much of its own.
 */
export function soloOptions(game: AnyGame, rng: Rng): object {
  const table: Readonly<Record<string, Option>> = game.options;
  let options: object = readOptions(game, 1);
  for (const [name, option] of shuffled(rng, Object.entries(table))) {
    const changed = { ...options, [name]: anyValue(rng, option) };
    if (game.optionsFault?.(changed, 1) === undefined) options = changed;
  }
  return options;
}
