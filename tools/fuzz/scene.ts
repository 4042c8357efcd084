import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { GAME_IDS, GAMES, GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { digest } from '../../src/kernel/match/chance.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { portOf } from '../../src/server/http/port.ts';
import { openServer } from '../../src/server/server.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { Complaints } from './complaints.ts';
import {
  beginMatch,
  type Couple,
  type Innocents,
  newTable,
  seatCouple,
  startMatch,
  takeSeats,
} from './innocents.ts';
import { insideFault } from './refusals.ts';

/** A host, a guest and a stranger. */
type Rogues = readonly [Browser, Browser, Browser];

/** A server with people at it who mean no good, and two who only want to play. */
export interface Scene {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly rogues: Rogues;
  /** Tables the host has made. */
  readonly tables: readonly string[];
  /** What belongs to others and might be tried: ids, links, keys. */
  readonly others: () => readonly string[];
  /** One more input has come. */
  tick(): Promise<void>;
  /** What nobody may be told, found in an answer. */
  leak(text: string): string | undefined;
  check(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Every so many inputs the innocents make a move. */
const STEP_EVERY = 60;
/** After so many batches other rogues come. */
const RENEW_EVERY = 4;
const TICK_MS = 20;
const BREAK_MS = 60_000;
const ROGUE_ADDRESS = '127.0.6.6';

export async function openScene(seed: number, complaints: Complaints): Promise<Scene> {
  const data = mkdtempSync(path.join(tmpdir(), 'orrery-fuzz-'));
  const pages = path.join(data, 'pages');
  mkdirSync(pages);
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>fuzz</title>');
  const secrets: string[] = [];
  let [now, ticks] = [1_700_000_000_000, 0];
  const { app, stop } = await openServer(
    // Every fourth server grants no more than usual, so that allowances are met too.
    // Threads that analyse would take other ways each time.
    { data, pages, logLevel: 'error', botThreads: 1, analysisThreads: 0, pace: seed % 4 === 0 ? 1 : 1000 },
    {
      games: GAMES,
      gamesModule: GAMES_MODULE,
      now: () => now,
      secret: () => drawn(secrets, seed),
      log: { write: (line) => complaints.add(`the server logged ${line}`) },
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const couple = await seatCouple(app);
  const openRogue = (): Browser => openBrowser(app, ROGUE_ADDRESS);
  const rogues: Rogues = [openRogue(), openRogue(), openRogue()];
  await renew(rogues);
  const tables: string[] = [];
  let innocents = await nextMatch(couple, seed, secrets);
  let matches = 1;
  const links = await linksOf(rogues, couple);
  await setTables(tables, rogues);

  return {
    app,
    port: portOf(app.server),
    rogues,
    tables,
    others: () => [innocents.table, `innocent-${ticks % 9}`, ...tables, ...links],
    async tick() {
      now += TICK_MS;
      if (++ticks % STEP_EVERY === 0) await innocents.step();
    },
    leak: (text) => (text.includes(innocents.secret) ? 'it tells the luck of others' : insideFault(text)),
    async check() {
      await innocents.step();
      await innocents.finish();
      now += BREAK_MS;
      innocents = await nextMatch(couple, seed + matches++, secrets);
      // They have what they may have at most, so others take their place.
      if (matches % RENEW_EVERY === 0) {
        await renew(rogues);
        tables.length = 0;
      }
      await setTables(tables, rogues);
      return undefined;
    },
    async close() {
      for (const tab of couple.tabs) tab.close();
      await stop();
      rmSync(data, { recursive: true });
    },
  };
}

async function renew(rogues: Rogues): Promise<void> {
  for (const [i, rogue] of rogues.entries()) {
    rogue.cookie = '';
    await rogue.post('/api/me', { name: `Rogue ${i}` });
  }
}

/** Secrets that nobody outside knows, the same for the same seed. */
function drawn(secrets: string[], seed: number): string {
  const secret = digest(`secret ${seed} ${secrets.length}`);
  secrets.push(secret);
  return secret;
}

function nextMatch(couple: Couple, number: number, secrets: readonly string[]): Promise<Innocents> {
  const game = itemAt(GAME_IDS, number % GAME_IDS.length);
  // The secret is drawn first, then the id of the table.
  return beginMatch(couple, game, () => itemAt(secrets, secrets.length - 2));
}

/** Ids and links of everybody; cookies are not among them, for whoever has one is that person. */
async function linksOf(rogues: readonly Browser[], { people }: Couple): Promise<string[]> {
  const links: string[] = [];
  for (const one of [...rogues, ...people]) {
    const { person } = JSON.parse(
      (await one.request({ url: '/api/me', headers: { cookie: one.cookie } })).text,
    );
    links.push(person.id, person.name);
  }
  const { recovery } = await itemAt(rogues, 0).post('/api/me/recovery', {});
  return [...links, String(recovery)];
}

const MOST_TABLES = 6;

/** Tables for the rogues: of each game some that are played and one that gathers, the oldest given up. */
async function setTables(tables: string[], [host, guest]: Rogues): Promise<void> {
  const wanted = Math.max(1, MOST_TABLES - tables.length);
  for (let i = 0; i < wanted; i++) {
    const game = itemAt(GAME_IDS, (tables.length + i) % GAME_IDS.length);
    const table = await newTable(host, game, ['me', 'open', ...(i % 3 === 2 ? [{ bot: 'random' }] : [])]);
    await takeSeats([host, guest], table);
    tables.push(table);
  }
  const given = tables.splice(0, Math.max(0, tables.length - MOST_TABLES));
  const [tab, guestTab] = [await host.open(), await guest.open()];
  for (const table of given) {
    await tab.ask(JSON.stringify({ id: 1, do: 'close', table }));
    await tab.ask(JSON.stringify({ id: 1, do: 'resign', table, seen: 0, key: 'given-up' }));
  }
  // What is played already is refused.
  for (const table of tables.slice(0, -1)) await startMatch([tab, guestTab], table).catch(() => undefined);
  for (const one of [tab, guestTab]) one.close();
}
