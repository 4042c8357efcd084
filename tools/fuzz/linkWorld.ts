import { deflateRawSync } from 'node:zlib';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { packRecord, unpackRecord } from '../../src/web/local/share.ts';
import type { Case } from './case.ts';
import { edited, written } from './edits.ts';
import { mangled } from './mangles.ts';
import { recordsOf, sampleMatches } from './matches.ts';
import { read } from './recordWorld.ts';
import { verdictOn } from './refusals.ts';
import type { Verdict, World } from './world.ts';

/** Links that hold a match: what stands behind `#/shared/`. */

const SAMPLES = 3;
const BOMB = 6_000_000;

export async function openLinkWorld(seed: number): Promise<World> {
  const records = recordsOf(sampleMatches(seeded(seed), SAMPLES));
  let said = '';
  return {
    async feed(one) {
      said = lettersFor(records, one);
      return open(said);
    },
    said: () => said,
    async check() {
      const { answer } = await open(await packRecord(JSON.stringify(records[0])));
      return answer === 'ok' ? undefined : 'a good link is refused';
    },
    close: async () => undefined,
  };
}

async function open(letters: string): Promise<Verdict> {
  try {
    return read(await unpackRecord(letters));
  } catch (error) {
    return verdictOn(error);
  }
}

/** Some are packed well with something wrong inside, some are damaged on their way. */
function lettersFor(records: readonly MatchRecord[], { base, edits, mangles }: Case): string {
  const rng = seeded(base);
  const record = pick(rng, records);
  const inside = rng.int(1000) === 0 ? bomb(rng) : written(edited(record, edits, []));
  const packed = deflateRawSync(Buffer.from(inside), { level: 1 }).toString('base64url');
  return mangled(packed, mangles);
}

/** Little that unpacks to much. */
function bomb(rng: Rng): string {
  const filling = pick(rng, ['[', '0', ' ', '{"a":', '"0 pass",', '\u0000']);
  const head = pick(rng, ['', '{"format":"orrery-match","moves":[', '[']);
  return head + filling.repeat(rng.int(BOMB) / filling.length);
}
