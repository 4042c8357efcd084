import { LEVELS } from '../../../bots/index.ts';

/** The bots people can choose from, weakest first. */
export const BOT_NAMES: readonly string[] = LEVELS.map(({ name }) => name);

/** The bot that fills seats and substitutes unless another was chosen. */
export const STAND_IN = 'medium';
