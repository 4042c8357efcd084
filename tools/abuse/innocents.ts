import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import type { OnlineSetup } from '../../src/protocol/online.ts';
import { follow } from './followed.ts';
import { Guest, type Line, type Tab } from './guest.ts';

/** People who only want to play, and what they have to wait for. */
export interface Innocents {
  /** What happened since this was asked last. */
  waits(): InnocentWaits;
  stop(): void;
}

interface InnocentWaits {
  /** Milliseconds until moves were acknowledged, and until bots answered. */
  readonly moves: readonly number[];
  readonly bots: readonly number[];
  /** How often they were refused what they may do. */
  readonly refused: number;
}

/** What innocents have waited for so far. */
interface Waits {
  moves: number[];
  bots: number[];
  refused: number;
}

const noWaits = (): Waits => ({ moves: [], bots: [], refused: 0 });

/** The time somebody thinks about a move. */
const THINK_MS = 200;
/** How many pairs play each other, so that there are moves enough to tell the slowest of a hundred. */
const PAIRS = 3;
const RULES = { options: {}, private: false, spectators: true, patience: 60 };

export function playInnocently(line: Line, game: string): Innocents {
  const waits = noWaits();
  const stop = new AbortController();
  const pair: OnlineSetup = { game, seats: ['me', 'open'], ...RULES };
  const alone: OnlineSetup = { game, seats: ['me', { bot: 'hard' }], ...RULES };
  for (let i = 0; i < PAIRS; i++) void playOn(line, pair, stop.signal, waits);
  void playOn(line, alone, stop.signal, waits);
  return {
    waits() {
      const passed = { ...waits };
      Object.assign(waits, noWaits());
      return passed;
    },
    stop: () => stop.abort(),
  };
}

/** One match after another. */
async function playOn(line: Line, setup: OnlineSetup, stop: AbortSignal, waits: Waits): Promise<void> {
  const people = setup.seats.filter((seat) => typeof seat === 'string').map(() => new Guest(line));
  const tabs = await Promise.all(people.map((guest) => guest.open()));
  while (!stop.aborted) {
    const table = await itemAt(people, 0).create(setup);
    if (table === undefined) {
      waits.refused++;
      await sleep(THINK_MS);
      continue;
    }
    for (const guest of people.slice(1)) await guest.sit(table);
    const isAgainstBots = people.length === 1;
    const matches = tabs.map((tab, i) =>
      playMatch({ tab, table, rng: seeded(i), stop, waits, isAgainstBots }),
    );
    await Promise.all(tabs.map((tab) => tab.ask({ do: 'watch', table })));
    await itemAt(tabs, 0).ask({ do: 'start', table });
    for (const tab of tabs) await tab.reveal(table);
    await Promise.all(matches);
  }
  for (const { socket } of tabs) socket.terminate();
}

interface Playing {
  readonly tab: Tab;
  readonly table: string;
  readonly rng: Rng;
  readonly stop: AbortSignal;
  readonly waits: Waits;
  readonly isAgainstBots: boolean;
}

/** Plays any legal move whenever asked, until the match is over. */
async function playMatch({ tab, table, rng, stop, waits, isAgainstBots }: Playing): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let [movedAt, isMoving] = [0, false];

  async function move(): Promise<void> {
    if (isMoving || followed.match?.moves === undefined) return;
    isMoving = true;
    await sleep(THINK_MS);
    const text = moveText(pick(rng, followed.match.moves));
    const began = performance.now();
    const key = randomBytes(9).toString('hex');
    const answer = await tab.ask({ do: 'play', table, seen: followed.seq, key, text });
    if (answer && 'ok' in answer) waits.moves.push(performance.now() - began);
    if (answer && 'error' in answer && answer.error.code === 'too_many') waits.refused++;
    movedAt = performance.now();
    isMoving = false;
    void move();
  }

  const followed = follow(tab, table, ({ news, outcome }) => {
    const isBots = isAgainstBots && news.some(({ seat }) => seat !== 0);
    if (isBots && movedAt > 0) waits.bots.push(performance.now() - movedAt);
    if (isBots) movedAt = performance.now();
    if (outcome) resolve();
    else void move();
  });
  stop.addEventListener('abort', () => resolve());
  tab.socket.on('close', () => resolve());
  await promise;
}
