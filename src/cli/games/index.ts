import type { Drawing } from './drawing.ts';
import * as empire from './empire.ts';
import * as factions from './factions.ts';
import * as sol from './sol.ts';
import * as star from './star.ts';

/** The drawings of the games by id. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = { sol, star, factions, empire };
