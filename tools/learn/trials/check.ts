import { percent } from '../../../src/cli/numbers.ts';
import { wilson } from '../../../src/kernel/data/interval.ts';
import { contested, type Score, scoreOf } from './contest.ts';
import { addToCurve, type Checked, checksIn, curveFile } from './curve.ts';

/** How often and how long the net of a run is tried against bots that stay as they are. */
export interface Checks {
  /** After every so many rounds; never where it is 0. */
  readonly every: number;
  readonly matches: number;
  readonly workers: number;
  readonly games: string;
}

/** A run whose net is tried. */
export interface Subject {
  readonly folder: string;
  readonly game: string;
  readonly seats: readonly number[];
  /** The file of the net and the rounds behind it. */
  readonly net: string;
  readonly round: number;
}

/** Who it is tried against. */
export const RIVAL = 'greedy';
/** The same deals every time, so that a curve shows the net and not the luck. */
const DEALS = 'learning curve';

/** Tries the net of a run where that is due and not done yet; nothing that is learned depends on it. */
export async function checked(subject: Subject, { every, matches, workers, games }: Checks): Promise<void> {
  const { folder, game, net, round } = subject;
  if (every === 0 || round % every !== 0) return;
  for (const seats of contested(subject.seats)) {
    if (isChecked(folder, round, seats)) continue;
    const contest = { game, player: `${net}:move`, rival: RIVAL, seats, matches, seed: DEALS };
    const line: Checked = { round, seats, ...(await scoreOf(contest, workers, games)) };
    addToCurve(folder, line);
    console.log(`after round ${round}, ${seats} seats: ${scoreText(line)} against ${RIVAL}`);
  }
}

function isChecked(folder: string, round: number, seats: number): boolean {
  return checksIn(curveFile(folder), seats).some((one) => one.round === round && one.seats === seats);
}

/** What was won, as people read it. */
export function scoreText({ won, matches }: Score): string {
  const [low, high] = wilson(won, matches);
  const share = `${percent(won / matches)}, 95 % interval ${percent(low)} to ${percent(high)}`;
  return `won ${Math.round(won * 100) / 100} of ${matches} (${share})`;
}
