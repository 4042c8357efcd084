import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES as TOYS } from '../../../test/kit/toy.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { newMatch } from '../../kernel/match/match.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { openAnalyst } from './analyst.ts';

const TOY_MODULE = new URL('../../../test/kit/toy.ts', import.meta.url).href;
const LOWEST = 19;

/** How the threads of this process give way, by Linux. */
function nicenesses(): number[] {
  const texts = readdirSync('/proc/self/task').map((task) =>
    readFileSync(`/proc/self/task/${task}/stat`, 'utf8'),
  );
  // The 19th field; the name of the program before may hold spaces.
  return texts.map((text) => Number(text.split(') ')[1]?.split(' ')[16]));
}

test.runIf(process.platform === 'linux')(
  'its thread gives way to all others, and no other does',
  async () => {
    const { game } = itemAt(TOYS, 0);
    const record = recordOf(newMatch(game, { seats: 2, options: {}, seed: 'humble' }), { closed: {} });
    const count = (): number => nicenesses().filter((nice) => nice === LOWEST).length;
    const before = count();
    const analyst = await openAnalyst(record, { warn: () => undefined, games: TOY_MODULE });
    expect(count()).toBe(before + 1);
    expect((await analyst.at(0)).standing.ply).toBe(0);
    await analyst.close();
    await expect.poll(count).toBe(before);
  },
);
