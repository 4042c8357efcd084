import { findGame } from '../../src/kernel/entry.ts';
import { GAMES } from '../../src/cli/tableGames.ts';
import { digest } from '../../src/kernel/match/chance.ts';
import { outcomeOf } from '../../src/kernel/match/match.ts';
import { canonical, equal, isRecord } from '../../src/kernel/data/plain.ts';
import { type MatchRecord, parseRecord, replay } from '../../src/kernel/match/record.ts';
import { pick, seeded } from '../../src/kernel/match/rng.ts';
import { versionFor } from '../../src/kernel/versions.ts';
import type { Case } from './case.ts';
import { edited, written } from './edits.ts';
import { mangled } from './mangles.ts';
import { recordsOf, sampleMatches } from './matches.ts';
import { verdictOn } from './refusals.ts';
import type { Verdict, World } from './world.ts';

/** Records as they are verified, replayed and imported. */

const SAMPLES = 8;

export async function openRecordWorld(seed: number): Promise<World> {
  const records = recordsOf(sampleMatches(seeded(seed), SAMPLES));
  let said = '';
  return {
    async feed(one) {
      const { record, text } = forgery(records, one);
      said = text;
      return read(text, one.mangles.length === 0 && isResealed(one) ? undefined : record);
    },
    said: () => said,
    check: async () => (read(JSON.stringify(records[0])).fault ? 'a good record is refused' : undefined),
    close: async () => undefined,
  };
}

/** Somebody who knows the format writes a new checksum under what was changed. */
function isResealed({ base }: Case): boolean {
  return base % 2 === 0;
}

function forgery(
  records: readonly MatchRecord[],
  one: Case,
): { readonly record: MatchRecord; readonly text: string } {
  const record = pick(seeded(one.base), records);
  const data = edited(record, one.edits, records.map(({ moves }) => moves).flat());
  return { record, text: mangled(isResealed(one) ? resealed(data) : written(data), one.mangles) };
}

function resealed(data: unknown): string {
  const text = written(data);
  if (!isRecord(data) || text.length >= 100_000 || text.includes('[[[')) return text;
  const checksum = digest(canonical({ ...JSON.parse(text), checksum: undefined }));
  return written({ ...data, checksum });
}

/** What a reader says; one that takes a changed record for the `original` has been deceived. */
export function read(text: string, original?: MatchRecord): Verdict {
  try {
    const record = parseRecord(text);
    outcomeOf(replay(versionFor(findGame(GAMES, record.game), record.rulesVersion).game, record));
    const deceived = original !== undefined && !equal(record, original);
    return { answer: 'ok', ...(deceived && { fault: 'a changed record was taken for good' }) };
  } catch (error) {
    return verdictOn(error);
  }
}
