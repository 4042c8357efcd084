import { star as entry } from '../../../games/star/index.ts';
import type { LoadedGame } from '../view.ts';
import { view } from './view.tsx';

/** Everything of Star Factions that a table needs; loaded when one is opened. */
export const loaded: LoadedGame = { entry, view };
