import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Move } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import type { ClientRequest, OnlineSetup } from '../../src/protocol/online.ts';
import { follow } from './followed.ts';
import type { Line } from '../clients/browser.ts';
import { Guest, type Tab } from './guest.ts';

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

/** At each table from a home of their own. */
export function playInnocently(server: string, game: string): Innocents {
  const waits = noWaits();
  const stop = new AbortController();
  const pair: OnlineSetup = { game, seats: ['me', 'open'], ...RULES };
  const alone: OnlineSetup = { game, seats: ['me', { bot: 'hard' }], ...RULES };
  const home = (number: number): Line => ({ address: () => server, from: `127.0.2.${number}` });
  for (let i = 1; i <= PAIRS; i++) void playOn(home(i), pair, stop.signal, waits, playMatch);
  void playOn(home(PAIRS + 1), alone, stop.signal, waits, askAgain);
  return {
    waits() {
      const passed = { ...waits };
      Object.assign(waits, noWaits());
      return passed;
    },
    stop: () => stop.abort(),
  };
}

/** Somebody at a table. */
interface Playing {
  readonly tab: Tab;
  readonly table: string;
  readonly stop: AbortSignal;
  readonly waits: Waits;
}

/** One match after another. */
async function playOn(
  line: Line,
  setup: OnlineSetup,
  stop: AbortSignal,
  waits: Waits,
  play: (playing: Playing) => Promise<void>,
): Promise<void> {
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
    const matches = tabs.map((tab) => play({ tab, table, stop, waits }));
    await Promise.all(tabs.map((tab) => tab.ask({ do: 'watch', table })));
    await itemAt(tabs, 0).ask({ do: 'start', table });
    for (const tab of tabs) await tab.reveal(table);
    await Promise.all(matches);
  }
  for (const { socket } of tabs) socket.terminate();
}

/** When a match is left: it is over, nobody plays any more or the connection has ended. */
function leaving({ tab, stop }: Playing): PromiseWithResolvers<void> {
  const left = Promise.withResolvers<void>();
  stop.addEventListener('abort', () => left.resolve());
  tab.socket.on('close', () => left.resolve());
  return left;
}

/** Asks and tells how long it took; nothing where it was refused. */
async function timed({ tab, waits }: Playing, request: ClientRequest): Promise<number | undefined> {
  const began = performance.now();
  const answer = await tab.ask(request);
  if (answer && 'ok' in answer) return performance.now() - began;
  if (answer?.error.code === 'too_many') waits.refused++;
  return undefined;
}

const newKey = (): string => randomBytes(9).toString('hex');

/** Plays any legal move whenever asked, until the match is over. */
async function playMatch(playing: Playing): Promise<void> {
  const { tab, table, waits } = playing;
  const rng = seeded(1);
  const left = leaving(playing);
  let isMoving = false;

  async function move(): Promise<void> {
    if (isMoving || followed.match?.moves === undefined) return;
    isMoving = true;
    await sleep(THINK_MS);
    const text = moveText(pick(rng, followed.match.moves));
    const took = await timed(playing, { do: 'play', table, seen: followed.seq, key: newKey(), text });
    if (took !== undefined) waits.moves.push(took);
    isMoving = false;
    void move();
  }

  const followed = follow(tab, table, ({ outcome }) => {
    if (outcome) left.resolve();
    else void move();
  });
  await left.promise;
}

/** So many moves of a match are played before a bot is asked about one position again and again. */
const OPENING_MOVES = 20;

/** Plays the opening against a bot, then takes back its longest thought over and over, so that answers can be compared. */
async function askAgain(playing: Playing): Promise<void> {
  const { tab, table, waits } = playing;
  const rng = seeded(1);
  const left = leaving(playing);
  let [isAsking, isAgain, heardAt] = [false, false, performance.now()];
  let longest = { ply: 0, ms: 0 };

  async function goOn(): Promise<void> {
    if (isAsking || followed.match?.moves === undefined) return;
    isAsking = true;
    isAgain ||= followed.ply >= OPENING_MOVES;
    if (isAgain) await sleep(THINK_MS);
    heardAt = performance.now();
    await timed(playing, isAgain ? takeBack() : anyMove(followed.match.moves));
    isAsking = false;
    void goOn();
  }

  function anyMove(moves: readonly Move[]): ClientRequest {
    return { do: 'play', table, seen: followed.seq, key: newKey(), text: moveText(pick(rng, moves)) };
  }

  function takeBack(): ClientRequest {
    return { do: 'propose', table, seen: followed.seq, what: { kind: 'undo', to: longest.ply } };
  }

  const followed = follow(tab, table, ({ ply, news, outcome }) => {
    const waited = performance.now() - heardAt;
    const isBots = news.at(-1)?.seat === 1;
    if (isAgain && ply === longest.ply + 1) waits.bots.push(waited);
    if (!isAgain && isBots && waited > longest.ms) longest = { ply: ply - 1, ms: waited };
    if (isBots && !isAgain) heardAt = performance.now();
    if (outcome) left.resolve();
    else void goOn();
  });
  await left.promise;
}
