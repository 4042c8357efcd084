import { type Rng, seeded } from '../kernel/match/rng.ts';

/** Chance that remembers what it has given. */
export interface Luck extends Rng {
  /** All numbers drawn since the last look, as a text; nothing drawn is the empty text. */
  drawn(): string;
}

export function luckOf(rng: Rng): Luck {
  let drawn = '';
  return {
    int(below) {
      const number = rng.int(below);
      drawn += `.${number}`;
      return number;
    },
    drawn() {
      const numbers = drawn;
      drawn = '';
      return numbers;
    },
  };
}

/** Chance that is set up only when it is asked for. */
export function lazyLuck(seed: number): Rng & { readonly used: boolean } {
  let rng: Rng | undefined;
  const luck = {
    used: false,
    int(below: number): number {
      luck.used = true;
      rng ??= seeded(seed);
      return rng.int(below);
    },
  };
  return luck;
}

/** Any number from 0 up to 1. */
export function share(rng: Rng): number {
  return rng.int(2 ** 32) / 2 ** 32;
}
