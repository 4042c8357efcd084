import { expect, test } from 'vitest';
import type { Chair } from '../src/protocol/table.ts';
import { inLongRun } from '../src/testkit/effort.ts';
import { recordedMatch } from './kit/record.ts';
import { describeInBrowser, open, type Visit, visiting } from './kit/visit.ts';
import { type WiredPage, wirePage } from './kit/wired.ts';

const THINKERS = 6;
const ROUNDS = 20;
const MASTERS: readonly Chair[] = ['Tycho', 'Vesper'].map((name) => ({ name, player: { bot: 'master' } }));

/** Positions in the middle of a match with much to choose from, in games whose levels search. */
const POSITIONS = [
  { game: 'star', seats: 4, moves: 401 },
  { game: 'factions', seats: 4, moves: 700 },
  { game: 'empire', seats: 4, moves: 150 },
];

/** A page with the workers at hand. */
async function wiredVisit(act: (visit: Visit) => Promise<void>): Promise<void> {
  await visiting({}, async (visit) => {
    await open(visit);
    await wirePage(visit.page);
    await act(visit);
  });
}

describeInBrowser('bot workers', () => {
  test('a table answers while six bots think, and has the workers back once they are left', async () => {
    await wiredVisit(async ({ page }) => {
      const asked = { thinkers: THINKERS, rounds: ROUNDS, masters: MASTERS };
      const { waits, thinking, freed } = await page.evaluate(crowd, asked);
      for (const [act, times] of Object.entries(waits))
        console.log(`while six bots think, ${act}: ${paceOf(times)}`);
      console.log(`once they are left, the coach answers after ${(freed / 1000).toFixed(1)} s`);
      expect(Object.values(waits).map((times) => times.length)).toEqual([ROUNDS, ROUNDS, ROUNDS]);
      expect(thinking).toEqual(Array.from({ length: THINKERS }, () => true));
    });
  });

  test.each(inLongRun(POSITIONS.slice(0, 1), POSITIONS.slice(1)))(
    'the pace of the search in $game',
    async (position) => {
      await wiredVisit(async ({ page }) => {
        const { lines, seconds } = await page.evaluate(search, recordedMatch(position));
        const rate = (lines / seconds).toFixed(0);
        console.log(
          `${position.game}: ${lines} lines in ${seconds.toFixed(1)} s, ${rate} a second in a worker`,
        );
        expect(lines).toBeGreaterThan(0);
      });
    },
  );
});

function paceOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${median.toFixed(1)} ms (median), ${(sorted.at(-1) ?? 0).toFixed(1)} ms (worst)`;
}

interface Crowd {
  readonly thinkers: number;
  readonly rounds: number;
  readonly masters: readonly Chair[];
}

interface Waited {
  readonly waits: { readonly play: number[]; readonly look: number[]; readonly undo: number[] };
  readonly thinking: readonly boolean[];
  readonly freed: number;
}

/** Runs in the page: sets masters thinking at several tables, then plays, looks back and takes back at another. */
async function crowd({ thinkers, rounds, masters }: Crowd): Promise<Waited> {
  const { host, watch } = (globalThis as WiredPage).wired;
  const sit = async (chairs: readonly Chair[], game = 'sol') =>
    watch(await host.create({ game, chairs, options: {} }));
  const busy = await Promise.all(Array.from({ length: thinkers }, () => sit(masters, 'star')));
  const ann: Chair = { name: 'Ann', player: 'person' };
  const { last } = await sit([ann]);

  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await act();
    return performance.now() - start;
  };
  const shown = async (ply: number): Promise<void> => {
    while (last().ply !== ply) await new Promise((resolve) => setTimeout(resolve));
  };
  const waits: Waited['waits'] = { play: [], look: [], undo: [] };
  for (let i = 0; i < rounds; i++) {
    const { id, seq, ply, offers } = last();
    const text = offers[0]?.[i % offers[0].length]?.text ?? '';
    waits.play.push(await timed(() => Promise.all([host.play(id, 0, seq, text), shown(ply + 1)])));
    waits.look.push(await timed(() => host.look(id, ply, 0)));
    waits.undo.push(await timed(() => Promise.all([host.undo(id, 0), shown(ply)])));
  }
  const thinking = busy.map((table) => table.last().thinking !== undefined);
  await Promise.all(busy.map(({ leave }) => leave()));
  const { id, actors, seq } = (await sit([ann, { name: 'Ben', player: 'person' }])).last();
  const freed = await timed(() => host.advise(id, actors[0] ?? 0, seq));
  return { waits, thinking, freed };
}

/** Runs in the page: how a bot worker searches a position, once it is warm, for some seconds. */
async function search(record: string): Promise<{ lines: number; seconds: number }> {
  const { host, botWorker, watch } = (globalThis as WiredPage).wired;
  const { eyes, offers, setup, state } = (await watch(await host.adopt(record))).last();
  const seat = eyes ?? 0;
  const legal = (offers[seat] ?? []).map(({ move }) => move);
  const request = { game: setup.game, bot: 'hard', seat, view: state, legal };
  await botWorker.answer({ ...request, seed: 1 });
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1000;
  let lines = 0;
  for (let seed = 2; passed() < 3; seed++) {
    const { findings } = await botWorker.answer({ ...request, seed });
    lines += findings.reduce((sum, { visits }) => sum + visits, 0);
  }
  return { lines, seconds: passed() };
}
