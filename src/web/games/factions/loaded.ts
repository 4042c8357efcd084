import { factions as entry } from '../../../games/factions/index.ts';
import type { LoadedGame } from '../view.ts';
import { view } from './view.tsx';

/** Everything of Factions of Sol that a table needs; loaded when one is opened. */
export const loaded: LoadedGame = { entry, view };
