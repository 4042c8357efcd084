import { createHash } from 'node:crypto';
import { CONTENTS } from '../../src/games/contents.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import { InputError } from '../../src/kernel/error.ts';
import type { PlainRecord } from '../../src/kernel/data/plain.ts';
import { checkSeats, parseOptionText, readOptions } from '../../src/kernel/options.ts';
import { readNets, refuseNetFiles } from '../../src/cli/simulate/nets.ts';
import { contestantOf, type Series } from '../../src/cli/simulate/series.ts';
import { netDigests } from '../ladder/netDigests.ts';
import type { LabOptions } from './lab.ts';
import { contentOf } from '../../src/cli/variation/variation.ts';
import { readVariant, type Variant } from './variantFile.ts';

/** What a lab plays. */
export interface Plan {
  readonly variants: readonly Variant[];
  /** The game as it is, then each variant, on the same deals. */
  readonly series: readonly Series[];
  readonly head: PlainRecord;
}

/** The experiment that was asked for; whatever is wrong with it is told before a match is played. */
export async function planOf(options: LabOptions, entry: GameEntry): Promise<Plan> {
  const { seats, seed, mostMoves, matches, level } = options;
  const { game } = entry;
  checkSeats(game, seats);
  const given = options.options === undefined ? {} : parseOptionText(game, options.options);
  readOptions(game, seats, given);
  if (options.redis !== undefined) refuseNetFiles([level]);
  await readNets(entry, [level]);
  const bot = contestantOf(level).name;
  const ground = { entry, seats, options: given };
  const variants: Variant[] = [];
  for (const file of options.variants) variants.push(await readVariant(file, ground));
  refuseTwins(variants);
  const base = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    bots: new Array<string>(seats).fill(bot),
    seed,
    first: 0,
    matches,
    mostMoves,
    records: false,
    watched: true,
  };
  return {
    variants,
    series: [
      { ...base, options: given },
      ...variants.map((one) => ({
        ...base,
        options: one.options,
        ...(one.changes && { changes: one.changes }),
      })),
    ],
    head: {
      lab: 1,
      ...base,
      options: readOptions(game, seats, given),
      variants,
      content: await contentDigest(game.id),
      nets: netDigests(game.id, [bot]),
    },
  };
}

function refuseTwins(variants: readonly Variant[]): void {
  const names = variants.map(({ name }) => name);
  const twin = names.find((name, i) => names.indexOf(name) !== i);
  if (twin !== undefined)
    throw new InputError('bad_request', `two variants are called ${twin}: give one another "name"`);
}

/** What is played on may be edited between two runs, and then they are not one. */
async function contentDigest(game: string): Promise<string> {
  const content = Object.hasOwn(CONTENTS, game) ? await contentOf(game) : {};
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
