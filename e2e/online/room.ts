import { TEXTS as LISTS } from '../../src/web/online/lobby/texts.ts';
import { TEXTS } from '../../src/web/online/texts.ts';
import { TEXTS as TABLE } from '../../src/web/table/texts.ts';
import type { Guest } from './guest.ts';
import type { Player } from '../kit/player.ts';
import { tap } from '../kit/room.ts';
import { open, type Visit } from '../kit/visit.ts';

/** Ways to tables online and around them, as people take them. */

export const { table: AT, room: ROOM, make: MAKE } = TEXTS;
export const { lobby: LOBBY } = LISTS;

export const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });

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
  await page.getByLabel(MAKE.name).fill(name);
  const rows = page.locator('.seat-online');
  await rows.first().waitFor();
  while ((await rows.count()) > seats) await tap(host, button(host, MAKE.remove(await rows.count())));
  await change?.(host);
  await tap(host, button(host, MAKE.create));
  return linkOf(host);
}

/** The invitation somebody at a table reads, if it is not the one of before. */
export async function linkOf({ page }: Guest, before = ''): Promise<string> {
  const link = page.getByLabel(ROOM.invite, { exact: true });
  await link.waitFor();
  await page.waitForFunction((old) => {
    const shown = document.querySelector<HTMLInputElement>('.invite input')?.value;
    return shown && shown !== old;
  }, before);
  return link.inputValue();
}

/** Follows a link, from wherever one is. */
export const follow = (guest: Guest, link: string): Promise<void> => open(guest, new URL(link).hash.slice(1));

/** Follows an invitation and sits down. */
export async function sitDown(guest: Guest, link: string, name: string, seat = 2): Promise<void> {
  await follow(guest, link);
  await guest.page.getByLabel(MAKE.name).fill(name);
  await tap(guest, button(guest, ROOM.takeNumber(seat)));
  await button(guest, ROOM.stand).waitFor();
}

export async function atTable({ page }: Visit): Promise<void> {
  await page.getByRole('region', { name: TABLE.bar.label, exact: true }).or(page.locator('.end')).waitFor();
}

/** Two sit down at a table of a game, the others watch, and the match begins. */
export async function partyOnline(
  [ada, ben, ...others]: readonly [Guest, Guest, ...Guest[]],
  wish: Wish,
  [first, second]: readonly [string, string] = ['Ada', 'Ben'],
): Promise<void> {
  const link = await openTableOnline(ada, first, wish);
  await sitDown(ben, link, second);
  for (const other of others) {
    await follow(other, link);
    await other.page.getByText(ROOM.watchFull).waitFor();
  }
  await tap(ada, button(ada, ROOM.start));
  for (const guest of [ada, ben, ...others]) await atTable(guest);
}

/** Chooses something in the menu of the table. */
export async function chooseInMenu(guest: Guest, item: string): Promise<void> {
  await tap(guest, button(guest, TABLE.tools.menu));
  await tap(guest, guest.page.getByRole('menuitem', { name: item, exact: true }));
}

export async function say(guest: Guest, text: string): Promise<void> {
  const { page } = guest;
  await tap(guest, page.getByRole('tab', { name: /^Chat/ }));
  await page.getByLabel(TEXTS.chat.hint).fill(text);
  await tap(guest, button(guest, TEXTS.chat.send));
}

/** Picks something beside the board, once the table is ready for it. */
export async function pick(guest: Guest, place: string): Promise<void> {
  await guest.page.locator('.bar[data-mine]:not([aria-busy=true])').waitFor();
  await tap(guest, guest.page.locator(`button[data-place="${place}"]`));
}

/** Presses a button and, where the table asks first, says that it is meant. */
export async function press(guest: Guest, name: string): Promise<void> {
  await guest.page.locator('.bar[data-mine]:not([aria-busy=true])').waitFor();
  await tap(guest, button(guest, name).first());
  const confirm = button(guest, TABLE.bar.confirm);
  if (await confirm.isVisible()) await tap(guest, confirm);
}

/** Gives the match up. */
export async function resign(guest: Guest): Promise<void> {
  await chooseInMenu(guest, AT.resign);
  await tap(guest, button(guest, AT.resignYes));
}

/** One asks all for a pause, another agrees. */
export async function pause(asks: Guest, agrees: Guest): Promise<void> {
  await chooseInMenu(asks, AT.askPause);
  await tap(agrees, button(agrees, AT.agree));
  await asks.page.getByText(AT.paused).waitFor();
}

/** Everything over: a check of the luck that holds, to be looked at. */
export async function provesFair(guest: Guest, seen = async (): Promise<void> => undefined): Promise<void> {
  await tap(guest, button(guest, TABLE.end.verify));
  const dialog = guest.page.getByRole('dialog', { name: TABLE.verify.title });
  await dialog.getByText(TABLE.verify.fair).waitFor();
  await seen();
  await tap(guest, dialog.getByRole('button', { name: 'Close' }));
}

/** Waits until one of several is asked; gives their number. */
export function askedOf(guests: readonly Guest[]): Promise<number> {
  return Promise.race(
    guests.map(async ({ page }, i) => {
      await page.locator('.bar[data-mine]:not([aria-busy=true])').waitFor();
      return i;
    }),
  );
}

/** Lets the people who are asked act, until `enough` says so of the one asked next. */
export async function takeTurns(
  players: readonly [Player, Player],
  guests: readonly [Guest, Guest],
  enough: (asked: number) => Promise<boolean> | boolean,
): Promise<void> {
  for (;;) {
    const asked = await askedOf(guests);
    if (await enough(asked)) return;
    await players[asked]?.step();
  }
}
