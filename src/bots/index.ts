import { InputError, shown } from '../kernel/error.ts';
import type { BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';

/** Bots to measure others by: they do not change. */
const YARDSTICKS: readonly BotKind[] = [random, greedy];

/** All bots: those to measure by, then the levels, weakest first. */
export const BOTS: readonly BotKind[] = [...YARDSTICKS, ...LEVELS];

export { LEVELS } from './levels.ts';

/** The bot of a name, such as `hard`. */
export function botOf(name: unknown): BotKind {
  const found = BOTS.find((bot) => bot.name === name);
  if (found === undefined) {
    const names = BOTS.map((bot) => bot.name).join(', ');
    throw new InputError('unknown_bot', `there is no bot ${shown(name)}; there is ${names}`);
  }
  return found;
}
