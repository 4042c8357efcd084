import { InputError } from '../kernel/error.ts';
import type { BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The bots by name, weakest first. */
export const BOTS: readonly BotKind[] = [random, greedy];

export function botOf(name: unknown): BotKind {
  const found = BOTS.find((bot) => bot.name === name);
  if (found === undefined) {
    const names = BOTS.map((bot) => bot.name).join(', ');
    throw new InputError('unknown_bot', `there is no bot ${JSON.stringify(name)}; there is ${names}`);
  }
  return found;
}
