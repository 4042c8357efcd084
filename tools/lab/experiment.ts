import { itemAt } from '../../src/kernel/data/lists.ts';
import { progressBar } from '../../src/cli/progress.ts';
import type { Wanted } from '../../src/cli/simulate/parts.ts';
import { type Players, playAll } from '../../src/cli/simulate/pool.ts';
import type { Result } from '../../src/cli/simulate/series.ts';
import type { Logbook } from '../ladder/logbook.ts';
import { type Clear, clearOf, type Row, rowsOf } from './judgement.ts';
import type { LabOptions } from './lab.ts';
import { type Looks, looksFor } from './looks.ts';
import type { Plan } from './plan.ts';

/** What is known of a variant at the latest look. */
export interface Stage {
  readonly rows: readonly Row[];
  readonly history: readonly Look[];
  /** How many matches of it and of the game as it is that tells of. */
  readonly matches: number;
  readonly clear?: Clear;
}

/** What was known of who wins after so many matches. */
interface Look {
  readonly matches: number;
  readonly wins: readonly Row[];
}

/** What came of an experiment. */
export interface Outcome {
  readonly looks: Looks;
  readonly error: number;
  readonly stages: readonly Stage[];
  /** The matches of the game and of each variant, by their numbers. */
  readonly played: readonly ReadonlyMap<number, Result>[];
}

interface Setting {
  readonly plan: Plan;
  readonly options: LabOptions;
  readonly logbook: Logbook | undefined;
}

/** How often chance may make a change of any figure of any variant, in all. */
const ERROR = 0.05;

/** Plays look by look until all is clear. */
export async function experiment(setting: Setting, players: Players): Promise<Outcome> {
  const { plan, options, logbook } = setting;
  const looks = looksFor(options.matches);
  const played = plan.series.map(() => new Map<number, Result>());
  for (const { rung, result } of logbook?.entries ?? []) itemAt(played, rung).set(result.match, result);
  const stages = plan.variants.map((): Stage => ({ rows: [], history: [], matches: 0 }));
  const bar = await progressBar(options.matches * plan.series.length);
  const seen = (arm: number, result: Result): void => {
    logbook?.add({ rung: arm, result });
    itemAt(played, arm).set(result.match, result);
    bar?.increment();
    options.matchOver?.();
  };
  try {
    for (let look = 0; look < looks.after.length; look++) {
      const open = stages.flatMap(({ clear }, i) => (clear === undefined || options.all ? [i] : []));
      if (open.length === 0) break;
      const arms = [0, ...open.map((i) => i + 1)];
      await playAll(
        arms.map((arm) => wantedOf(plan, arm, itemAt(looks.after, look), itemAt(played, arm), seen)),
        players,
      );
      if (players.stop.aborted) break;
      for (const i of open) stages[i] = looked(setting, played, { looks, look }, itemAt(stages, i), i);
    }
  } finally {
    bar?.stop();
  }
  return { looks, error: ERROR, stages, played };
}

/** What is missing of the first so many matches of the game or a variant. */
function wantedOf(
  { series }: Plan,
  arm: number,
  matches: number,
  played: ReadonlyMap<number, Result>,
  seen: (arm: number, result: Result) => void,
): Wanted {
  return {
    series: { ...itemAt(series, arm), matches },
    isPlayed: (match) => played.has(match),
    seen: (result) => seen(arm, result),
  };
}

/** What can be said of a variant once so many matches are over. */
function looked(
  { plan: { series, variants }, options: { margin } }: Setting,
  played: Outcome['played'],
  { looks, look }: { readonly looks: Looks; readonly look: number },
  { history }: Stage,
  variant: number,
): Stage {
  const matches = itemAt(looks.after, look);
  const pair = {
    series: itemAt(series, 0),
    before: firstOf(itemAt(played, 0), matches),
    after: firstOf(itemAt(played, variant + 1), matches),
  };
  const rows = rowsOf(pair, { looks, look, error: ERROR / variants.length });
  const clear = clearOf(rows, margin / 100);
  const wins = rows.filter(({ about }) => about === 'wins');
  return {
    rows,
    history: [...history, { matches, wins }],
    matches,
    ...(clear !== undefined && { clear }),
  };
}

/** The results of the first so many matches. */
export function firstOf(played: ReadonlyMap<number, Result>, matches: number): Result[] {
  return Array.from({ length: matches }, (_, match) => played.get(match)!);
}
