import type { GameEntry } from '../../kernel/entry.ts';
import type { Drawing } from './drawing.ts';
import * as empire from './empire.ts';
import * as factions from './factions.ts';
import { plainDrawing } from './plain.ts';
import * as sol from './sol.ts';
import * as star from './star.ts';

/** The drawings of games that bring one. */
const DRAWINGS: Readonly<Record<string, Drawing>> = { sol, star, factions, empire };

export function drawingOf(entry: GameEntry): Drawing {
  return DRAWINGS[entry.game.id] ?? plainDrawing(entry);
}
