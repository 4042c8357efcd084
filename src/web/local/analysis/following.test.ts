import { expect, test } from 'vitest';
import type { Finding } from '../../../analysis/inquiry.ts';
import type { ServedAnalysis } from '../../../protocol/analysis.ts';
import { follow, type ServerAnswer } from './following.ts';

const OF = 3;
const at = (ply: number): Finding => ({ standing: { ply, chances: [1], noise: 0 } });
const ALL = [at(0), at(1), at(2)];

const told = (state: ServedAnalysis['state'], findings: readonly Finding[] = []): ServedAnalysis => ({
  ...{ state, done: 0, of: OF, findings },
});

interface Story {
  readonly asked: readonly ServerAnswer[];
  readonly looked?: readonly ServerAnswer[];
  readonly fits?: boolean;
  /** Milliseconds after which nobody waits any more. */
  readonly until?: number;
}

/** What somebody takes who follows a server that answers so, the last answer again and again. */
async function followed({ asked, looked = [], fits = true, until = Infinity }: Story) {
  const [asks, looks] = [[...asked], [...looked]];
  const found: number[] = [];
  let [time, asking] = [0, 0];
  const last = (answers: ServerAnswer[]): ServerAnswer =>
    (answers.length > 1 ? answers.shift() : answers[0])!;
  await follow(
    {
      async ask() {
        asking++;
        return last(asks);
      },
      look: async () => last(looks),
    },
    {
      known: () => found.length,
      take({ findings }) {
        if (fits) found.push(...findings.map(({ standing }) => standing.ply));
        return fits;
      },
      isWanted: () => time < until,
      now: () => time,
      wait: async (ms) => void (time += ms),
    },
  );
  return { found, time, asking };
}

test('takes what is found out until all is known', async () => {
  const looked = [told('working', [at(0)]), told('working'), told('whole', [at(1), at(2)])];
  const { found, time } = await followed({ asked: [told('waiting')], looked });
  expect(found).toEqual([0, 1, 2]);
  expect(time).toBe(3000);
});

test('what is known already comes without waiting', async () => {
  expect(await followed({ asked: [told('whole')], looked: [told('whole', ALL)] })).toEqual({
    ...{ found: [0, 1, 2], time: 0, asking: 1 },
  });
});

test('asks anew where a server has forgotten that it was asked', async () => {
  const looked = [told('working', [at(0)]), told('none'), told('whole', [at(1), at(2)])];
  const { found, asking } = await followed({ asked: [told('working')], looked });
  expect([found, asking]).toEqual([[0, 1, 2], 2]);
});

test.each([
  ['is refused', { asked: ['refused'] }, 0],
  ['is refused later', { asked: [told('working')], looked: ['refused'] }, 1000],
  ['is told of another record or by another maker', { asked: [told('whole', ALL)], fits: false }, 0],
  ['cannot be reached for long', { asked: ['lost'], looked: ['lost'] }, 20_000],
  ['finds that nothing goes on', { asked: [told('waiting')], looked: [told('working')] }, 20_000],
  ['is not wanted any more', { asked: [told('working')], looked: [told('working')], until: 4000 }, 4000],
] satisfies readonly (readonly [string, Story, number])[])('gives up where it %s', async (_, story, end) => {
  const { found, time } = await followed(story);
  expect([found, time]).toEqual([[], end]);
});

test('outlives a cut line', async () => {
  const looked: ServerAnswer[] = ['lost', 'lost', told('whole', ALL)];
  expect((await followed({ asked: [told('working')], looked })).found).toEqual([0, 1, 2]);
});
