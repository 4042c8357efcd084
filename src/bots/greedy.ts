import type { Move, Seat } from '../kernel/game.ts';
import { clone } from '../kernel/plain.ts';
import { pick, type Rng, seeded } from '../kernel/rng.ts';
import type { GameEntry } from '../games/entry.ts';
import type { BotKind } from './bot.ts';

/** How often a move is tried whose result hangs on chance. */
const SAMPLES = 3;

/** Judges or tries every move on a guess of the position and takes the one whose result its hints like best. */
export const greedy: BotKind = {
  name: 'greedy',
  help: 'looks one move ahead',
  make(entry, seed) {
    const rng = seeded(seed);
    return {
      choose({ seat, legal, view }) {
        if (legal.length === 1) return legal[0] as Move;
        const guess = entry.game.determinize(view(), seat, rng);
        const luck = rng.int(2 ** 32);
        const worth =
          entry.hints.judge?.(guess, seat, legal) ??
          legal.map((move) => worthOf(entry, guess, seat, move, luck));
        const best = Math.max(...worth);
        return pick(
          rng,
          legal.filter((_, i) => worth[i] === best),
        );
      },
    };
  },
};

/** All moves meet the same luck, so that none looks better for a lucky card. */
function worthOf({ game, hints }: GameEntry, guess: object, seat: Seat, move: Move, luck: number): number {
  const nudge = hints.weight(guess, seat, move);
  let total = 0;
  for (let sample = 1; ; sample++) {
    const chance = watched(luck + sample);
    const next = clone(guess);
    game.apply(next, seat, move, chance);
    total += hints.value(next, seat);
    if (!chance.used || sample === SAMPLES) return total / sample + nudge;
  }
}

function watched(seed: number): Rng & { readonly used: boolean } {
  let rng: Rng | undefined;
  return {
    int(below) {
      rng ??= seeded(seed);
      return rng.int(below);
    },
    get used() {
      return rng !== undefined;
    },
  };
}
