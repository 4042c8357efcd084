import { LEVELS } from '../../src/bots/index.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import { InputError } from '../../src/kernel/error.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { checkSeats, parseOptionText, readOptions } from '../../src/kernel/options.ts';
import { readNets, refuseNetFiles } from '../../src/cli/simulate/nets.ts';
import { contestantOf, type Series } from '../../src/cli/simulate/series.ts';
import type { LadderOptions } from './ladder.ts';
import { netDigests } from './netDigests.ts';

/** What a ladder plays. */
export interface Plan {
  /** One for each two neighbours: one of the upper bot against a table of the lower. */
  readonly series: readonly Series[];
  readonly head: Head;
}

/** What decides the results of a ladder, beside the number of a match. */
export interface Head {
  /** The version of this form. */
  readonly ladder: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly mostMoves: number;
  readonly levels: readonly string[];
  /** The digests of the nets that come with the game or are named by their files. */
  readonly nets: Readonly<Record<string, string>>;
}

/** The ladder that was asked for; whatever is wrong with it is told before a match is played. */
export async function planOf(options: LadderOptions, entry: GameEntry): Promise<Plan> {
  const { seats, seed, mostMoves } = options;
  const { game } = entry;
  checkSeats(game, seats);
  if (seats < 2) throw new InputError('bad_seats', 'a ladder needs at least 2 seats');
  const given = options.options === undefined ? {} : parseOptionText(game, options.options);
  const names = await levelsOf(options, entry);
  const { id, rulesVersion } = game;
  const head: Head = {
    ladder: 1,
    game: id,
    rulesVersion,
    seats,
    options: readOptions(game, seats, given),
    seed,
    mostMoves,
    levels: names,
    nets: netDigests(id, names),
  };
  return { head, series: seriesOf(head, given, options.matches) };
}

async function levelsOf({ levels, redis }: LadderOptions, entry: GameEntry): Promise<string[]> {
  const given = levels?.split(',').map((name) => name.trim());
  if (redis !== undefined) refuseNetFiles(given ?? []);
  await readNets(entry, given ?? []);
  const bots = given?.map(contestantOf) ?? LEVELS;
  if (bots.length < 2)
    throw new InputError('unknown_bot', 'a ladder needs at least two bots, such as greedy,hard');
  return bots.map(({ name }) => name);
}

function seriesOf(head: Head, options: Series['options'], matches: number): Series[] {
  const { game, rulesVersion, seats, seed, mostMoves, levels } = head;
  return levels.slice(1).map((upper, i) => ({
    game,
    rulesVersion,
    bots: [upper, ...new Array<string>(seats - 1).fill(itemAt(levels, i))],
    options,
    seed,
    first: 0,
    matches: Math.ceil(matches / seats) * seats,
    mostMoves,
    records: false,
    paired: true,
  }));
}
