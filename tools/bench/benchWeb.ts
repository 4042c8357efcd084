import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { openSite, type Site } from '../../e2e/kit/site.ts';
import { gameOf } from '../../src/games/index.ts';
import { counted, grouped } from '../../src/cli/numbers.ts';
import { aligned } from '../../src/cli/rows.ts';
import { type ClickFigures, type GameClicks, measureBareClicks, measureClicks } from './web/clicks.ts';
import { openFloor } from './web/floor.ts';
import { type Kept, measureBareMemory, measureMemory, type MemoryFigures } from './web/memory.ts';
import { measureBareOpenings, measureOpenings, type OpeningFigures } from './web/openings.ts';
import { openBrowser } from './web/screen.ts';

export interface BenchWebOptions {
  readonly json?: boolean;
  readonly games: readonly string[];
  /** Moves of one's own that are clicked. */
  readonly moves: number;
  /** How often a page is opened, cold and warm. */
  readonly openings: number;
  /** Moves of a long match. */
  readonly length: number;
}

/** What a game costs in the browser, and what a bare page with as many elements does in the same run. */
interface Row {
  readonly game: string;
  readonly clicks: GameClicks;
  readonly openings: OpeningFigures;
  readonly memory: MemoryFigures;
  readonly bare: {
    readonly clicks: ClickFigures;
    readonly openings: OpeningFigures;
    readonly memory: Kept;
  };
}

/** Measures what people feel at a table of their own browser, next to a bare page. */
export async function runBenchWeb(options: BenchWebOptions): Promise<number> {
  options.games.forEach(gameOf);
  const load = [machineLoad()];
  const rows: Row[] = [];
  const open = await openBrowser();
  try {
    await withSites(async (site, floor) => {
      for (const game of options.games) {
        rows.push(
          await rowOf({ browser: open.browser, site: site.address, floor: floor.address }, game, options),
        );
        load.push(machineLoad());
      }
    });
  } finally {
    await open.close();
  }
  for (const table of [clickTable, openingTable, memoryTable]) console.log(`${table(rows).join('\n')}\n`);
  console.log(`${counted(availableParallelism(), 'core')}, load ${load.join(' → ')}`);
  if (options.json) console.log(JSON.stringify(reportOf(rows, options, load)));
  return 0;
}

async function withSites(act: (site: Site, floor: Site) => Promise<void>): Promise<void> {
  const site = await openSite();
  try {
    const floor = await openFloor();
    try {
      await act(site, floor);
    } finally {
      await floor.close();
    }
  } finally {
    await site.close();
  }
}

interface Place {
  readonly browser: Browser;
  readonly site: string;
  readonly floor: string;
}

async function rowOf({ browser, site, floor }: Place, game: string, options: BenchWebOptions): Promise<Row> {
  const { moves, openings, length } = options;
  say(`${game}: ${counted(moves, 'move')} by clicks`);
  const clicks = await measureClicks(browser, site, game, moves);
  const { nodes } = clicks;
  const bareClicks = await measureBareClicks(browser, floor, nodes, moves);
  say(`${game}: a new match on a phone, opened ${counted(openings, 'time')}`);
  const opened = await measureOpenings(browser, site, game, openings);
  const bareOpened = await measureBareOpenings(browser, floor, nodes, openings);
  say(`${game}: a match of ${counted(length, 'move')}`);
  const memory = await measureMemory(browser, site, game, length);
  const bareMemory = await measureBareMemory(browser, floor, nodes);
  const bare = { clicks: bareClicks, openings: bareOpened, memory: bareMemory };
  return { game, clicks, openings: opened, memory, bare };
}

function say(line: string): void {
  process.stderr.write(`${line} …\n`);
}

/** How busy the machine is, over the last minute. */
function machineLoad(): number {
  return Math.round(10 * (loadavg()[0] ?? 0)) / 10;
}

// ── What is printed ──

function inColumns(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return aligned(
    [head, ...rows].map((row) => row.map((text, column) => ({ text, right: column > 1 }))),
    false,
  );
}

const ms = (value: number): string => value.toFixed(1);
const times = (value: number, bare: number): string => `${(value / bare).toFixed(1)} ×`;
const kilobytes = (value: number): string => grouped(Math.round(value / 1024));
const share = (part: number, { mean }: ClickFigures): string => `${Math.round((100 * part) / mean)} %`;

/** Milliseconds from a click to the frame that shows what came of it, and where they went. */
function clickTable(rows: readonly Row[]): string[] {
  const cells = (game: string, what: string, figures: ClickFigures, bare: ClickFigures): string[] => [
    ...[
      game,
      what,
      grouped(figures.clicks),
      ms(figures.p50),
      ms(figures.p95),
      times(figures.p50, bare.p50),
      ms(figures.cpu),
    ],
    ...[figures.rules, figures.script, figures.rendering, figures.waiting].map((part) =>
      share(part, figures),
    ),
  ];
  return inColumns(
    [
      'game',
      'click',
      'clicks',
      'p50 ms',
      'p95 ms',
      'to bare',
      'CPU ms',
      'rules',
      'script',
      'rendering',
      'waiting',
    ],
    rows.flatMap(({ game, clicks, bare }) => [
      cells(game, 'a move', clicks.moves, bare.clicks),
      ...(clicks.picks.clicks > 0 ? [cells(game, 'a pick', clicks.picks, bare.clicks)] : []),
      cells(game, 'bare page', bare.clicks, bare.clicks),
    ]),
  );
}

/** Milliseconds from the address of a new match to its first lit move, on a phone. */
function openingTable(rows: readonly Row[]): string[] {
  return inColumns(
    ['game', 'opened', 'ready ms', 'lit ms', 'to bare', 'KB fetched'],
    rows.flatMap(({ game, openings, bare }) =>
      (['cold', 'warm'] as const).map((how) => {
        const { ready, lit, bytes } = openings[how];
        const floor = bare.openings[how].lit;
        return [game, how, ms(ready), ms(lit), times(lit, floor), kilobytes(bytes)];
      }),
    ),
  );
}

/** What page and worker keep at the beginning and at the end of a long match, in KB, and how it grows. */
function memoryTable(rows: readonly Row[]): string[] {
  const cells = (
    game: string,
    what: string,
    { page, worker, nodes, listeners }: Kept,
    bare: Kept,
  ): string[] => [
    ...[game, what, kilobytes(page), times(page, bare.page), kilobytes(worker)],
    ...[nodes, listeners].map((count) => grouped(Math.round(count))),
  ];
  return inColumns(
    ['game', 'moves', 'page KB', 'to bare', 'worker KB', 'nodes', 'listeners'],
    rows.flatMap(({ game, memory: { first, last, growth }, bare }) => [
      cells(game, String(first.moves), first, bare.memory),
      cells(game, String(last.moves), last, bare.memory),
      cells(game, 'each 100 more', { moves: 100, ...growth }, bare.memory),
    ]),
  );
}

function reportOf(
  rows: readonly Row[],
  { moves, openings, length }: BenchWebOptions,
  load: readonly number[],
): object {
  const machine = { processor: cpus()[0]?.model ?? '', cores: availableParallelism(), load };
  return { moves, openings, length, machine, rows };
}
