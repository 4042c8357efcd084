import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebSocketRoute } from 'playwright-core';
import { ensureBuilt } from '../src/cli/web/build.ts';
import { type MatchView, type OnlineFrame, type ServerMessage, wholeFrame } from '../src/protocol/online.ts';
import { openServer } from '../src/server/server.ts';
import { TEXTS } from '../src/web/online/texts.ts';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { tap } from './room.ts';
import { open, type Screen, type Visit, visiting } from './visit.ts';

/** A server with people before their browsers, and the ways they come together. */

export interface OnlineSite {
  readonly address: string;
  /** Lets so many seconds pass on the server's clock. */
  pass(seconds: number): void;
  close(): Promise<void>;
}

export async function openOnlineSite(): Promise<OnlineSite> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-online-'));
  const pages = await ensureBuilt();
  let ahead = 0;
  const config = { data, pages, logLevel: 'silent', botThreads: 1, pace: 20 };
  const server = await openServer(config, { now: () => Date.now() + ahead });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    pass(seconds) {
      ahead += seconds * 1000;
    },
    async close() {
      await server.stop();
      await rm(data, { recursive: true });
    },
  };
}

/** Somebody at a table online. */
export interface Guest extends Visit {
  /** Every message that came over the socket, as it came. */
  readonly heard: readonly string[];
  /** Cuts the line, and keeps it cut until it is mended. */
  cut(): Promise<void>;
  mend(): void;
}

export const { table: AT, room: ROOM } = TEXTS;

/** Opens a page for each screen, lets `act` happen there and makes sure that nothing went wrong meanwhile. */
export async function gathered(
  site: OnlineSite,
  screens: readonly Screen[],
  act: (guests: readonly Guest[]) => Promise<void>,
): Promise<void> {
  const guests: Guest[] = [];
  const next = async (): Promise<void> => {
    const screen = screens[guests.length];
    if (screen === undefined) return act(guests);
    await visiting({ screen, site: site.address }, async (visit) => {
      guests.push(await tapped(visit));
      await next();
    });
  };
  await next();
}

/** A guest whose line can be listened to and cut. */
async function tapped(visit: Visit): Promise<Guest> {
  const heard: string[] = [];
  const lines = new Set<WebSocketRoute>();
  let isCut = false;
  await visit.page.routeWebSocket(/\/api\/socket$/, (route) => {
    if (isCut) return void route.close();
    lines.add(route);
    const server = route.connectToServer();
    server.onMessage((message) => {
      heard.push(String(message));
      route.send(message);
    });
  });
  return {
    ...visit,
    heard,
    async cut() {
      isCut = true;
      for (const route of lines) await route.close();
      lines.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

/** The matches somebody was told of, one after the other. */
export function matchesHeard({ heard }: Guest): MatchView[] {
  let [room, last]: [OnlineFrame['room'] | undefined, MatchView | undefined] = [undefined, undefined];
  return heard.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    const frame = 'frame' in message ? wholeFrame(message.frame, { room, match: last }) : undefined;
    if (frame === undefined) return [];
    ({ room } = frame);
    if (typeof frame.match !== 'object') return [];
    last = frame.match;
    return [last];
  });
}

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export interface Wish {
  readonly game: string;
  readonly seats?: number;
  /** Changes something in the form. */
  readonly change?: (host: Guest) => Promise<void>;
}

/** Opens a table with the form and gives the link that invites to it. */
export async function openTableOnline(
  host: Guest,
  name: string,
  { game, seats = 2, change }: Wish,
): Promise<string> {
  const { page } = host;
  await open(host, `/online/new/${game}`);
  await page.getByLabel(TEXTS.make.name).fill(name);
  const rows = page.locator('.seat-online');
  await rows.first().waitFor();
  while ((await rows.count()) > seats) await tap(host, button(host, TEXTS.make.remove(await rows.count())));
  await change?.(host);
  await tap(host, button(host, TEXTS.make.create));
  const link = page.getByLabel(ROOM.invite, { exact: true });
  await link.waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.invite input')?.value);
  return link.inputValue();
}

/** Follows an invitation and sits down. */
export async function sitDown(guest: Guest, link: string, name: string, seat = 2): Promise<void> {
  await guest.page.goto(link);
  await guest.page.getByLabel(TEXTS.make.name).fill(name);
  await tap(guest, button(guest, ROOM.takeNumber(seat)));
  await button(guest, ROOM.stand).waitFor();
}

async function startMatch(host: Guest, guests: readonly Guest[]): Promise<void> {
  await tap(host, button(host, ROOM.start));
  for (const guest of guests) await atTable(guest);
}

export async function atTable({ page }: Visit): Promise<void> {
  await page.getByRole('region', { name: TABLE.bar.label, exact: true }).or(page.locator('.end')).waitFor();
}

/** Two at a table of a game, and others who watch. */
export async function partyOnline(
  [ada, ben, ...others]: readonly Guest[],
  wish: Wish,
): Promise<{ readonly ada: Guest; readonly ben: Guest }> {
  if (ada === undefined || ben === undefined) throw new Error('two are needed');
  const link = await openTableOnline(ada, 'Ada', wish);
  await sitDown(ben, link, 'Ben');
  for (const other of others) {
    await other.page.goto(link);
    await other.page.getByText(ROOM.watchFull).waitFor();
  }
  await startMatch(ada, [ada, ben, ...others]);
  return { ada, ben };
}

/** Chooses something in the menu of the table. */
export async function chooseInMenu(guest: Guest, item: string): Promise<void> {
  await tap(guest, guest.page.getByRole('button', { name: TABLE.tools.menu, exact: true }));
  await tap(guest, guest.page.getByRole('menuitem', { name: item, exact: true }));
}

export async function say(guest: Guest, text: string): Promise<void> {
  const { page } = guest;
  await tap(guest, page.getByRole('tab', { name: /^Chat/ }));
  await page.getByLabel(TEXTS.chat.hint).fill(text);
  await tap(guest, button(guest, TEXTS.chat.send));
}
