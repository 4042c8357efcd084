import { sol as entry } from '../../../games/sol/index.ts';
import type { LoadedGame } from '../view.ts';
import { view } from './view.tsx';

/** Everything of Sol that a table needs; loaded when one is opened. */
export const loaded: LoadedGame = { entry, view };
