import { expect, test } from 'vitest';
import type { Thought } from '../src/bots/bot.ts';
import type { TableFrame, TableHost } from '../src/protocol/table.ts';
import type { Question } from '../src/web/local/thinker.ts';
import { type Wired, wirePage } from './distantHost.ts';
import { recordedMatch } from './record.ts';
import { describeInBrowser, open, visiting } from './visit.ts';

const THINKERS = 6;
const GAMES = [
  { game: 'sol', seats: 3, moves: 254 },
  { game: 'star', seats: 4, moves: 401 },
  { game: 'factions', seats: 4, moves: 700 },
];

describeInBrowser('the minds of bots', () => {
  test('a table answers while six bots think', async () => {
    await visiting({}, async ({ page, ...visit }) => {
      await open({ page, ...visit });
      const worker = await wirePage(page);
      const { waits, thinking } = await page.evaluate(crowd, { worker, count: THINKERS });
      for (const [act, times] of Object.entries(waits))
        console.log(`while six bots think, ${act}: ${paceOf(times)}`);
      expect(Object.values(waits).map(({ length }) => length)).toEqual([20, 20, 20]);
      expect(thinking).toEqual(Array.from({ length: THINKERS }, () => true));
    });
  });

  test.each(GAMES)('the pace of the search in $game', async (match) => {
    await visiting({}, async ({ page, ...visit }) => {
      await open({ page, ...visit });
      const worker = await wirePage(page);
      const { lines, seconds } = await page.evaluate(search, { worker, record: recordedMatch(match) });
      const rate = (lines / seconds).toFixed(0);
      console.log(
        `${match.game}: ${lines} lines in ${seconds.toFixed(2)} s, ${rate} lines a second in a worker`,
      );
      expect(lines).toBeGreaterThan(0);
    });
  });
});

function paceOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${median.toFixed(1)} ms (median), ${(sorted.at(-1) ?? 0).toFixed(1)} ms (worst)`;
}

interface Waits {
  readonly play: number[];
  readonly undo: number[];
  readonly look: number[];
}

/** Runs in the page: sets masters thinking at several tables, then plays, takes back and looks back at another. */
async function crowd({
  worker,
  count,
}: {
  worker: string;
  count: number;
}): Promise<{ waits: Waits; thinking: boolean[] }> {
  const { wrap, proxy } = (globalThis as Wired).Comlink;
  const host = wrap<TableHost>(new Worker(worker, { type: 'module' }));
  const watched = async (chairs: TableFrame['setup']['chairs']): Promise<() => TableFrame> => {
    const id = await host.create({ game: 'sol', chairs, options: {} });
    let last: TableFrame | undefined;
    await host.watch(
      id,
      proxy((frame: TableFrame) => (last = frame)),
    );
    while (last === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    return () => last as TableFrame;
  };
  const master = (name: string) => ({ name, player: { bot: 'master' } });
  const busy: (() => TableFrame)[] = [];
  for (let i = 0; i < count; i++) busy.push(await watched([master('Tycho'), master('Vesper')]));
  const own = await watched([{ name: 'Ann', player: 'person' }]);

  const waits: Waits = { play: [], undo: [], look: [] };
  const timed = async (times: number[], act: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  };
  const moved = async (ply: number): Promise<void> => {
    while (own().ply !== ply) await new Promise((resolve) => setTimeout(resolve));
  };
  for (let i = 0; i < 20; i++) {
    const { id, ply, offers } = own();
    const text = offers[0]?.[i % (offers[0]?.length ?? 1)]?.text ?? '';
    await timed(waits.play, async () => Promise.all([host.play(id, 0, ply, text), moved(ply + 1)]));
    await timed(waits.look, () => host.look(id, ply, 0));
    await timed(waits.undo, async () => Promise.all([host.undo(id, 0), moved(ply)]));
  }
  return { waits, thinking: busy.map((frame) => frame().thinking !== undefined) };
}

/** Runs in the page: what a mind makes of a position in the middle of a match, once it is warm, for some seconds. */
async function search({
  worker,
  record,
}: {
  worker: string;
  record: string;
}): Promise<{ lines: number; seconds: number }> {
  const { wrap, proxy } = (globalThis as Wired).Comlink;
  const host = wrap<TableHost>(new Worker(worker, { type: 'module' }));
  const mind = wrap<{ think(question: Question): Promise<Thought> }>(
    new Worker(worker, { type: 'module', name: 'mind' }),
  );
  const id = await host.adopt(record);
  const frame = await new Promise<TableFrame>((resolve) => void host.watch(id, proxy(resolve)));
  const seat = frame.eyes ?? 0;
  const legal = (frame.offers[seat] ?? []).map(({ move }) => move);
  const question = { game: frame.setup.game, bot: 'hard', seat, view: frame.state, legal, seed: 1 };
  await mind.think(question);
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1000;
  let lines = 0;
  for (let seed = 2; passed() < 3; seed++) {
    const { findings } = await mind.think({ ...question, seed });
    lines += findings.reduce((sum, { visits }) => sum + visits, 0);
  }
  return { lines, seconds: passed() };
}
