import { LEVELS } from '../../../bots/index.ts';

/** The bots people can choose between, weakest first. */
export const BOT_NAMES: readonly string[] = LEVELS.map(({ name }) => name);

/** Who steps in where nobody has said who should. */
export const STAND_IN = 'medium';
