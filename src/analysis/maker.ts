import { netAt } from '../bots/learned/learnedHints.ts';
import { foresightOf, skilled } from '../bots/foresight.ts';
import type { GameEntry } from '../kernel/entry.ts';
import { digest } from '../kernel/match/chance.ts';

/** Raised when the same record is analysed otherwise than before, by other steps or by other hints; a test notices that. */
const METHOD = 2;

const SHORT = 12;

/**
 * What an analysis was made by: the method, the net that judged or the hints, and what stretched their chances. Analyses of a
 * record by different makers are never mixed.
 */
export function makerOf(entry: GameEntry, seats: number): string {
  const net = netAt(entry, seats);
  const by = net === undefined ? 'hints' : `net ${net.slice(0, SHORT)}`;
  const { calibration } = foresightOf(skilled(entry, seats));
  const fit = digest(JSON.stringify(calibration ?? null)).slice(0, SHORT);
  return `method ${METHOD}, ${by}, fit ${fit}`;
}
