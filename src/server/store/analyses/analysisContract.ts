import { expect, test } from 'vitest';
import type { Finding } from '../../../analysis/inquiry.ts';
import type { TableRecord } from '../../rooms/tableRecord.ts';
import type { AnalysisClaim, AnalysisPart } from './analyses.ts';
import type { Store } from '../store.ts';

const CLAIM: AnalysisClaim = {
  ...{ table: 't', made: 'method 1', record: 'abc', places: 3, keeper: 'one', now: 10, until: 20 },
};
const part = (
  after: number,
  findings: readonly Finding[],
  more: Partial<AnalysisPart> = {},
): AnalysisPart => ({
  ...{ table: 't', keeper: 'one', after, findings, until: 30 },
  ...more,
});
const at = (ply: number): Finding => ({ standing: { ply, chances: [0.1 + ply / 7, 0.5], noise: 1e-7 } });

/** What every store must do with analyses; part of the contract of stores. */
export function analysisContract(
  opened: () => Store,
  reopened: () => Promise<Store>,
  sampleRecord: (id: string, changed: Partial<TableRecord>) => TableRecord,
): void {
  test('keeps what is found out of a match as it is, from any place on', async () => {
    const store = opened();
    expect(await store.analysis('t')).toBeUndefined();
    expect(await store.claimAnalysis(CLAIM)).toBe(true);
    expect(await store.addFindings(part(0, [at(0), at(1)]))).toBe(true);
    expect(await store.addFindings(part(2, [], { until: 40 }))).toBe(true);
    expect(await store.addFindings(part(2, [at(2)]))).toBe(true);
    const again = await reopened();
    expect(await again.analysis('t')).toEqual({
      ...{ made: 'method 1', record: 'abc', places: 3, done: 3, until: 30 },
    });
    expect(await again.findings('t', 'method 1', 0)).toEqual([at(0), at(1), at(2)]);
    expect(await again.findings('t', 'method 1', 1)).toEqual([at(1), at(2)]);
    expect(await again.findings('t', 'method 1', 3)).toEqual([]);
    expect(await again.findings('t', 'method 2', 0)).toEqual([]);
  });

  test('gives an analysis to one server at a time', async () => {
    const store = opened();
    const wishes = ['one', 'two', 'three'].map((keeper) => store.claimAnalysis({ ...CLAIM, keeper }));
    expect((await Promise.all(wishes)).filter((granted) => granted)).toHaveLength(1);
  });

  test('goes on where a server has left, and takes nothing more from that one', async () => {
    const store = opened();
    await store.claimAnalysis(CLAIM);
    await store.addFindings(part(0, [at(0)]));
    const other = { ...CLAIM, keeper: 'two', until: 90 };
    expect(await store.claimAnalysis({ ...other, now: 30 })).toBe(false);
    expect(await store.claimAnalysis({ ...other, now: 31 })).toBe(true);
    expect(await store.addFindings(part(1, [at(1)]))).toBe(false);
    await store.leaveAnalysis('t', 'one');
    expect(await store.claimAnalysis({ ...CLAIM, now: 50 })).toBe(false);
    expect(await store.addFindings(part(1, [at(1)], { keeper: 'two' }))).toBe(true);
    await store.leaveAnalysis('t', 'two');
    expect(await store.claimAnalysis({ ...CLAIM, now: 50, until: 60 })).toBe(true);
    expect(await store.findings('t', 'method 1', 0)).toEqual([at(0), at(1)]);
  });

  test.each([
    ['by another maker', { made: 'method 2' }],
    ['of another record', { record: 'def' }],
  ])('forgets what was made %s, and mixes nothing', async (_, changed) => {
    const store = opened();
    await store.claimAnalysis(CLAIM);
    await store.addFindings(part(0, [at(0), at(1)], { until: 11 }));
    const next = { ...CLAIM, ...changed, keeper: 'two', now: 12 };
    expect(await store.claimAnalysis({ ...next, now: 11 })).toBe(false);
    expect(await store.claimAnalysis(next)).toBe(true);
    expect(await store.analysis('t')).toMatchObject({ ...changed, done: 0 });
    expect(await store.findings('t', next.made, 0)).toEqual([]);
    expect(await store.addFindings(part(0, [at(0)], { keeper: 'two' }))).toBe(true);
    expect(await store.findings('t', next.made, 0)).toEqual([at(0)]);
  });

  test('forgets an analysis with its table, and keeps one that comes along with it', async () => {
    const store = opened();
    const record = sampleRecord('t', { stage: 'over', touched: 5 });
    const analysis = { made: 'method 1', record: 'abc', findings: [at(0), at(1)] };
    await store.restore({ record, entries: [], snapshots: [], chat: [], sat: [], analysis });
    expect(await store.analysis('t')).toMatchObject({ places: 2, done: 2 });
    expect(await store.findings('t', 'method 1', 0)).toEqual([at(0), at(1)]);
    expect(await store.forgetTable('t', 6)).toBe(true);
    expect(await store.analysis('t')).toBeUndefined();
    expect(await store.findings('t', 'method 1', 0)).toEqual([]);
  });
}
