import { expect, test } from 'vitest';
import type { Case } from './case.ts';
import { edited, written } from './edits.ts';
import { growthFault } from './memory.ts';
import { roundsOf } from './plan.ts';
import { refusalFault } from './refusals.ts';
import { caseOf, type Round, type RoundReport, runRound, WHATS } from './round.ts';
import type { Verdict, World } from './world.ts';
import { fuzzed } from './fuzz.ts';

test('a few thousand hostile inputs harm nobody', async () => {
  const reports = await fuzzed({ inputs: 3000, seed: 'test' }, () => undefined);
  expect(reports.flatMap(({ findings }) => findings)).toEqual([]);
  expect(reports.map(({ round }) => round.what)).toEqual(WHATS);
  for (const { round, inputs, answers } of reports) {
    expect(inputs).toBe(round.inputs);
    // Inputs that are all refused at the door would test nothing behind it.
    expect(answers['ok'] ?? 0).toBeGreaterThan(inputs / 50);
    expect(Object.keys(answers).length).toBeGreaterThan(2);
  }
});

const ROUND: Round = { what: 'record', seed: 'weak', number: 0, inputs: 1200 };

/** Runs a round in a world that judges each message by its text. */
function inWorld(judge: (text: string) => Verdict, check?: World['check']): Promise<RoundReport> {
  let said = '';
  const world: World = {
    async feed(one: Case) {
      said = written(edited({ do: 'sit', seat: 1, more: { list: [1, 2, 3] } }, one.edits, ['other']));
      return judge(said);
    },
    said: () => said,
    check: check ?? (async () => undefined),
    close: async () => undefined,
  };
  const complaints = { add: () => undefined, take: () => undefined, close: () => undefined };
  return runRound(ROUND, { world, complaints, beat: () => undefined });
}

const fine = { answer: 'ok' };

test('a fault is found once, and shown with as little as shows it', async () => {
  const weak = (text: string): Verdict =>
    text.includes('__proto__') ? { answer: 'bug', fault: 'the prototype was changed' } : fine;
  const { findings } = await inWorld(weak);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ fault: 'the prototype was changed', again: true });
  expect(findings[0]?.changes.edits).toHaveLength(1);
  expect(findings[0]?.said).toContain('__proto__');
});

test('a fault that does not come again is told as it came', async () => {
  let times = 0;
  const { findings } = await inWorld(() => (++times === 100 ? { answer: 'bug', fault: 'once' } : fine));
  expect(findings).toMatchObject([{ input: 99, fault: 'once', again: false }]);
});

test('what is thrown and what innocents suffer is found', async () => {
  const thrown = await inWorld(() => {
    throw new TypeError('not a function');
  });
  expect(thrown.findings[0]?.fault).toContain('not a function');
  const harmed = await inWorld(
    () => fine,
    async () => 'the table does not answer',
  );
  expect(harmed.findings[0]).toMatchObject({ input: 999, fault: 'the table does not answer' });
});

test('the same seed gives the same inputs, another seed others', () => {
  const cases = (round: Round): string => JSON.stringify([1, 2, 3].map((input) => caseOf(round, input)));
  expect(cases(ROUND)).toBe(cases({ ...ROUND }));
  for (const other of [{ seed: 'other' }, { number: 1 }, { what: 'link' as const }])
    expect(cases({ ...ROUND, ...other })).not.toBe(cases(ROUND));
});

test('a plan shares the inputs out, and a round can be had alone', () => {
  const rounds = roundsOf({ inputs: 200_000, seed: 'x' });
  expect(rounds.reduce((sum, { inputs }) => sum + inputs, 0)).toBe(200_000);
  expect(new Set(rounds.map(({ what }) => what)).size).toBe(WHATS.length);
  const alone = roundsOf({ inputs: 10_000, seed: 'x', what: 'socket', round: 3 });
  expect(alone).toEqual(rounds.filter(({ what, number }) => what === 'socket' && number === 3));
});

test('a refusal is clear and tells nothing of our insides', () => {
  expect(refusalFault({ code: 'bad_request', message: '"seat" must be a number' })).toBeUndefined();
  for (const bad of [
    undefined,
    { code: 'bad_request' },
    { message: 'no' },
    { code: 'bug', message: 'something went wrong here' },
    { code: 'internal', message: 'a bug in the engine' },
    { code: 'bad_request', message: 'x'.repeat(5000) },
    { code: 'bad_request', message: 'Error\n    at play (room.ts:7:1)' },
    { code: 'bad_request', message: 'in node_modules/fastify' },
  ])
    expect(refusalFault(bad), JSON.stringify(bad)).toBeDefined();
});

test('memory that fills up once is no leak, memory that goes on growing is', () => {
  const megabytes = (list: readonly number[]): number[] => list.map((one) => one * 1024 * 1024);
  expect(growthFault(megabytes([30, 90, 95, 96, 96, 97, 96, 97]))).toBeUndefined();
  expect(growthFault(megabytes([30, 45, 60, 75, 90, 105, 120, 135]))).toContain('memory grows');
});
