import { empire as entry } from '../../../games/empire/index.ts';
import type { LoadedGame } from '../view.ts';
import { view } from './view.tsx';

/** Everything of Empire of the Stars that a table needs; loaded when one is opened. */
export const loaded: LoadedGame = { entry, view };
