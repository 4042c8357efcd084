import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import type { MatchDelta, OnlineSetup } from '../../src/protocol/online.ts';
import { Guest, type Line, type Tab } from './guest.ts';

/** People who only want to play, and what they have to wait for. */
export interface Innocents {
  /** Milliseconds until moves were acknowledged, and until bots answered, since this was asked last. */
  waits(): { readonly moves: number[]; readonly bots: number[] };
  stop(): void;
}

/** The time somebody thinks about a move. */
const THINK_MS = 200;
const RULES = { options: {}, private: true, spectators: true, patience: 60 };

export function playInnocently(line: Line, game: string): Innocents {
  const waits = { moves: new Array<number>(), bots: new Array<number>() };
  const stop = new AbortController();
  const pair: OnlineSetup = { game, seats: ['me', 'open'], ...RULES };
  const alone: OnlineSetup = { game, seats: ['me', { bot: 'hard' }], ...RULES };
  void playOn(line, pair, stop.signal, waits);
  void playOn(line, alone, stop.signal, waits);
  return {
    waits: () => ({ moves: waits.moves.splice(0), bots: waits.bots.splice(0) }),
    stop: () => stop.abort(),
  };
}

type Waits = ReturnType<Innocents['waits']>;

/** One match after another. */
async function playOn(line: Line, setup: OnlineSetup, stop: AbortSignal, waits: Waits): Promise<void> {
  const people = setup.seats.filter((seat) => typeof seat === 'string').map(() => new Guest(line));
  const tabs = await Promise.all(people.map((guest) => guest.open()));
  while (!stop.aborted) {
    const table = await itemAt(people, 0).create(setup);
    if (table === undefined) {
      await sleep(THINK_MS);
      continue;
    }
    for (const guest of people.slice(1)) await invited(itemAt(people, 0), guest, table);
    await Promise.all(tabs.map((tab) => tab.ask({ do: 'watch', table })));
    const isAgainstBots = people.length === 1;
    const matches = tabs.map((tab, i) =>
      playMatch({ tab, table, rng: seeded(i), stop, waits, isAgainstBots }),
    );
    await itemAt(tabs, 0).ask({ do: 'start', table });
    for (const tab of tabs) await tab.reveal(table);
    await Promise.all(matches);
  }
  for (const { socket } of tabs) socket.terminate();
}

async function invited(host: Guest, guest: Guest, table: string): Promise<void> {
  const { body } = await host.request('GET', `/api/tables/${table}/invitation`);
  await guest.request('POST', '/api/enter', JSON.parse(body));
  await guest.sit(table);
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
  let [seen, movedAt, isMoving] = [0, 0, false];
  let match: MatchDelta | undefined;

  async function move(): Promise<void> {
    if (isMoving || match?.moves === undefined) return;
    isMoving = true;
    await sleep(THINK_MS);
    const text = moveText(pick(rng, match.moves));
    const began = performance.now();
    const answer = await tab.ask({ do: 'play', table, seen, key: randomBytes(9).toString('hex'), text });
    if (answer && 'ok' in answer) waits.moves.push(performance.now() - began);
    movedAt = performance.now();
    isMoving = false;
    void move();
  }

  tab.heard = (message) => {
    if (!('frame' in message) || message.table !== table) return;
    const { seq, match: told } = message.frame;
    seen = seq;
    if (typeof told !== 'object') return;
    const isBots = told.news.some(({ seat }) => seat !== 0 && isAgainstBots);
    if (isBots && movedAt > 0) waits.bots.push(performance.now() - movedAt);
    if (isBots) movedAt = performance.now();
    match = told;
    if (told.outcome) resolve();
    else void move();
  };
  stop.addEventListener('abort', () => resolve());
  tab.socket.on('close', () => resolve());
  await promise;
}
