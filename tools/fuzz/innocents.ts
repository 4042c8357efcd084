import type { FastifyInstance } from 'fastify';
import { gameOf } from '../../src/cli/tableGames.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { moveText } from '../../src/kernel/text.ts';
import { parseRecord, replay } from '../../src/kernel/match/record.ts';
import { pick, type Rng } from '../../src/kernel/match/rng.ts';
import { promiseOf } from '../../src/kernel/match/fairness.ts';
import { versionFor } from '../../src/kernel/versions.ts';
import { type Browser, nonceFor, openBrowser, type Tab, type Watched } from './browser.ts';

/** Two people who play while others do what they like to the server. */
export interface Innocents {
  readonly table: string;
  /** Their table was made with this secret, which nobody may be told while they play. */
  readonly secret: string;
  /** Plays a move; what it finds wrong is thrown. */
  step(): Promise<void>;
  /** Ends the match and plays its record again. */
  finish(): Promise<void>;
}

/** Their address is their own, so that they are not charged for what others ask. */
const ADDRESS = '127.0.9.9';

export interface Couple {
  readonly people: readonly [Browser, Browser];
  readonly tabs: readonly [Tab, Tab];
}

export async function seatCouple(app: FastifyInstance): Promise<Couple> {
  const people = [openBrowser(app, ADDRESS), openBrowser(app, ADDRESS)] as const;
  for (const [i, one] of people.entries()) await one.post('/api/me', { name: `Innocent ${i}` });
  return { people, tabs: [await people[0].open(), await people[1].open()] };
}

export async function beginMatch(couple: Couple, game: string, drawn: () => string): Promise<Innocents> {
  const { people, tabs } = couple;
  const table = await newTable(people[0], game, ['me', 'open']);
  const secret = drawn();
  await takeSeats(people, table);
  const played: string[] = [];
  for (const tab of tabs) await granted(tab, { do: 'watch', table });
  await startMatch(tabs, table);

  async function step(rng: Rng): Promise<void> {
    await heard(tabs, table, played.length);
    const at = tabs.findIndex((tab) => tab.tables.get(table)?.match?.moves !== undefined);
    const tab = tabs[at];
    const moves = tab?.tables.get(table)?.match?.moves;
    if (tab === undefined || moves === undefined) return;
    const text = moveText(pick(rng, moves));
    const key = `innocent-${played.length}`;
    const { seq } = await granted(tab, { do: 'play', table, seen: played.length, key, text });
    played.push(`${at} ${text}`);
    if (seq !== played.length) throw new Error(`move ${played.length} became entry ${String(seq)}`);
  }

  async function finish(): Promise<void> {
    await heard(tabs, table, played.length);
    const over = tabs[0].tables.get(table)?.match?.outcome !== undefined;
    if (!over) {
      await granted(tabs[0], { do: 'propose', table, seen: played.length, what: { kind: 'close' } });
      await granted(tabs[1], { do: 'answer', table, proposal: 1, agree: true });
    }
    const { cookie } = people[0];
    const reply = await people[0].request({ url: `/api/tables/${table}/record`, headers: { cookie } });
    const record = parseRecord(reply.text);
    replay(versionFor(gameOf(record.game), record.rulesVersion).game, record);
    if (record.moves.join('\n') !== played.join('\n'))
      throw new Error('the record does not tell what was played');
    for (const tab of tabs) await granted(tab, { do: 'unwatch', table });
  }

  let steps = 0;
  return { table, secret, step: () => step({ int: (below) => (steps += 7) % below }), finish };
}

/** A table with nothing special about it. */
export async function newTable(host: Browser, game: string, seats: readonly unknown[]): Promise<string> {
  const rules = { private: false, spectators: true, patience: 60, options: {} };
  const { table } = await host.post('/api/tables', { setup: { game, seats, ...rules } });
  return String(table);
}

/** Lets people sit down one after the other, each with a share in the luck. */
export async function takeSeats(people: readonly Browser[], table: string): Promise<void> {
  for (const [seat, one] of people.entries())
    await one.post(`/api/tables/${table}/sit`, { seat, promise: promiseOf(nonceFor(seat)) });
}

/** The host starts, and everybody shows what they had promised. */
export async function startMatch(tabs: readonly Tab[], table: string): Promise<void> {
  await granted(itemAt(tabs, 0), { do: 'start', table });
  for (const [seat, tab] of tabs.entries())
    await granted(tab, { do: 'reveal', table, nonce: nonceFor(seat) });
}

const PATIENCE = 200;

/** Waits until both have heard of all moves so far. */
async function heard(tabs: readonly Tab[], table: string, seq: number): Promise<void> {
  const isBehind = (tab: Tab): boolean => {
    const known: Watched | undefined = tab.tables.get(table);
    return known === undefined || known.frame.seq < seq || known.frame.match === undefined;
  };
  for (let i = 0; tabs.some(isBehind); i++) {
    if (i > PATIENCE) throw new Error('a frame never came');
    await new Promise((resolve) => setTimeout(resolve, i > 10 ? 50 : 0));
  }
}

async function granted(tab: Tab, ask: object): Promise<Record<string, unknown>> {
  const answer = JSON.parse((await tab.ask(JSON.stringify({ id: 1, ...ask }))) ?? '{"error":"cut off"}');
  if (answer.ok === undefined)
    throw new Error(`${JSON.stringify(ask)} was refused: ${JSON.stringify(answer.error)}`);
  return answer.ok;
}
