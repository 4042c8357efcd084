/** Players that think for themselves, for any game. */

export { BOTS, botOf, LEVELS } from '../bots/index.ts';
export type { Bot, BotKind, BotAnswer, Time } from '../bots/bot.ts';
export type { Finding } from '../bots/search.ts';
