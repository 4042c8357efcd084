import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { counted } from '../../src/cli/numbers.ts';
import { type FaultCounts, injectFaults, verdictAfter } from '../faults/checker.ts';
import { openCrowd } from '../faults/crowd.ts';
import { FAULT_KINDS } from '../faults/faultKinds.ts';
import { newRecorder } from '../faults/history.ts';
import { openTestBed, type TestBed } from '../faults/testBed.ts';
import type { Verdict } from '../faults/verdict.ts';
import { type Panel, pictureOf } from './picture.ts';
import { newSampler, type Samples } from './samples.ts';
import { isLeak, type Point, type Tolerance, type Trend, trendOf } from './slope.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly game: string;
  readonly tables: number;
  readonly seed: number;
  /** One server with a file instead of two with a Postgres and a Redis. */
  readonly sqlite?: boolean;
  /** Seconds between two samples. */
  readonly every?: number;
  /** Called before anybody plays. */
  readonly onOpen?: (testBed: TestBed) => void;
}

/** Servers are not killed, or their memory would begin anew; all else happens, once in a few seconds. */
const KINDS = FAULT_KINDS.filter((kind) => kind !== 'kill' && kind !== 'powerCut');
const REST_MS = 2000;

/** The part of the time after which caches are full and slopes count. */
const WARM_UP = 1 / 3;

/** What is watched for leaks. */
const WATCHED: readonly { what: 'heap' | 'handles' | 'files'; unit: string; tolerance: Tolerance }[] = [
  { what: 'heap', unit: 'MB', tolerance: { share: 0.25, least: 16 } },
  { what: 'handles', unit: '', tolerance: { share: 0.25, least: 40 } },
  { what: 'files', unit: '', tolerance: { share: 0.25, least: 40 } },
];

/** How one value of one server went. */
export interface WatchedTrend extends Trend {
  readonly name: string;
  readonly unit: string;
  readonly leaks: boolean;
}

export interface Soaked {
  readonly samples: Samples;
  /** Seconds from which on slopes count. */
  readonly from: number;
  readonly trends: readonly WatchedTrend[];
  readonly verdict: Verdict;
  readonly faults: FaultCounts;
}

/** Lets people come, play and go for a while, with faults, and watches what the servers need for it. */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const { minutes, sqlite = false, every = minutes >= 10 ? 15 : 2 } = options;
  const testBed = await openTestBed(sqlite ? 'sqlite' : 'postgres');
  try {
    options.onOpen?.(testBed);
    const recorder = newRecorder();
    const crowd = openCrowd(testBed, recorder, { ...options, turnover: 3 });
    await crowd.begun();
    const sampler = newSampler(testBed.servers, recorder.history);
    const [start, length] = [performance.now(), minutes * 60];
    const passed = (): number => (performance.now() - start) / 1000;
    const goesOn = (): boolean => passed() < length;
    const pace = { seed: options.seed, only: KINDS, rest: REST_MS };
    const injected = injectFaults(testBed, crowd, pace, goesOn);
    while (goesOn()) {
      await sampler.sample(passed());
      await sleep(every * 1000);
    }
    const faults = await injected;
    const total = Object.values(faults).reduce((sum, count) => sum + count, 0);
    const verdict = await verdictAfter(testBed, crowd, recorder.history, total);
    const from = length * WARM_UP;
    return { samples: sampler.samples, from, trends: trendsOf(sampler.samples, from), verdict, faults };
  } finally {
    await testBed.end();
  }
}

/** How everything that is watched went after the warm-up. */
export function trendsOf(samples: Samples, from: number): WatchedTrend[] {
  return WATCHED.flatMap(({ what, unit, tolerance }) =>
    samples[what].map((points, server) => {
      const trend = trendOf(points.filter(({ at }) => at >= from));
      return { ...trend, name: `${what} of server ${server + 1}`, unit, leaks: isLeak(trend, tolerance) };
    }),
  );
}

export interface SoakCommand extends Omit<SoakOptions, 'onOpen' | 'every'> {
  readonly picture: string;
  readonly json?: boolean;
}

/** Prints how it went and draws it; the exit code says whether nothing leaks and every promise was kept. */
export async function runSoak({ picture, json = false, ...options }: SoakCommand): Promise<number> {
  const { samples, from, trends, verdict, faults } = await soak(options);
  mkdirSync(path.dirname(path.resolve(picture)), { recursive: true });
  writeFileSync(picture, pictureOf(panelsOf(samples), from));
  for (const line of verdict.broken) console.log(line);
  for (const trend of trends) console.log(sentenceOf(trend));
  console.log(latencies(samples, from));
  const { tables, acknowledged, lost, doubled, disagreements } = verdict;
  const injected = Object.entries(faults).map(([kind, number]) => `${number} ${kind}`);
  console.log(`${counted(verdict.faults, 'fault')}: ${injected.join(', ')}`);
  console.log(
    `${counted(tables, 'match', 'matches')}, ${counted(acknowledged, 'deed')} acknowledged; ${lost} lost, ${doubled} doubled, ${counted(disagreements, 'disagreement')}`,
  );
  const leaks = trends.filter((trend) => trend.leaks);
  console.log(leaks.length === 0 ? `no leak; the picture is ${picture}` : `${counted(leaks.length, 'leak')}`);
  if (json)
    console.log(JSON.stringify({ trends, faults, tables, acknowledged, lost, doubled, disagreements }));
  return leaks.length === 0 && verdict.broken.length === 0 ? 0 : 1;
}

function sentenceOf({ name, unit, median, last, perHour, rise, certainty, leaks }: WatchedTrend): string {
  const number = (value: number): string => `${value.toFixed(1)}${unit && ` ${unit}`}`;
  return `${name}: median ${number(median)}, last ${number(last)}, ${number(perHour)} an hour (${number(rise)} in this run, certainty ${certainty.toFixed(1)})${leaks ? ': a leak' : ''}`;
}

function latencies({ median, slow }: Samples, from: number): string {
  const middle = (points: readonly Point[]): string =>
    trendOf(points.filter(({ at }) => at >= from)).median.toFixed(1);
  return `a deed is answered in ${middle(median)} ms, one in a hundred in ${middle(slow)} ms (medians of all samples)`;
}

function panelsOf({ heap, handles, files, rooms, median, slow }: Samples): Panel[] {
  const byServer = (all: readonly Point[][]) => all.map((points, i) => ({ name: `server ${i + 1}`, points }));
  return [
    { title: 'memory in use', unit: 'MB', lines: byServer(heap) },
    { title: 'handles', unit: '', lines: byServer(handles) },
    { title: 'open files', unit: '', lines: byServer(files) },
    { title: 'open rooms', unit: '', lines: byServer(rooms) },
    {
      title: 'time to an answer',
      unit: 'ms',
      lines: [
        { name: 'median', points: median },
        { name: 'one in a hundred', points: slow },
      ],
    },
  ];
}
