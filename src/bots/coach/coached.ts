import type { GameEntry } from '../../kernel/entry.ts';
import type { Move } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { moveText } from '../../kernel/text.ts';
import type { Bot, BotKind } from '../bot.ts';
import { advise } from './coach.ts';

/** A seat that does what the coach advises, to measure the coach by. */
export const COACHED: BotKind = {
  name: 'coach',
  help: 'plays the best plan of the coach up to the first news, and asks again',
  make: coached,
};

function coached(entry: GameEntry, seed: number): Bot {
  const rng = seeded(seed);
  /** What is left of the plan. */
  let plan: readonly string[] = [];
  return {
    choose({ seat, legal, view }) {
      if (named(legal, plan[0]) === undefined) {
        if (legal.length === 1) return itemAt(legal, 0);
        plan = itemAt(advise(entry, { seat, legal, view: view() }, rng.int(2 ** 32)), 0).moves;
      }
      const [next, ...rest] = plan;
      plan = rest;
      return named(legal, next) ?? itemAt(legal, 0);
    },
  };
}

function named(legal: readonly Move[], text: string | undefined): Move | undefined {
  return legal.find((move) => moveText(move) === text);
}
