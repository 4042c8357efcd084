import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { game as factions } from '../src/games/factions/index.ts';
import { TEXTS as ONLINE } from '../src/web/online/texts.ts';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS as PAGES } from '../src/web/texts.ts';
import { graveFindings } from './axe.ts';
import { wanderer } from './factionsPlay.ts';
import {
  AT,
  atTable,
  chooseInMenu,
  gathered,
  type Guest,
  matchesHeard,
  type OnlineSite,
  openOnlineSite,
  openTableOnline,
  partyOnline,
  ROOM,
  say,
  sitDown,
} from './onlineRoom.ts';
import { type Player, playerAt } from './player.ts';
import { tap } from './room.ts';
import { look } from './sight.ts';
import { drifter } from './solPlay.ts';
import { idler, settler } from './starPlay.ts';
import { describeInBrowser, DESKTOP, open, PHONE, visiting } from './visit.ts';

const FOLDER = path.resolve(import.meta.dirname, '../reports/screens');

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnlineSite();
}, 120_000);
afterAll(() => site.close());

const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true });

/** Everything over: the end screen, and a check of the luck that holds. */
async function provesFair(guest: Guest): Promise<void> {
  await tap(guest, button(guest, TABLE.end.verify));
  const dialog = guest.page.getByRole('dialog', { name: TABLE.verify.title });
  await dialog.getByText(TABLE.verify.fair).waitFor();
  await tap(guest, dialog.getByRole('button', { name: 'Close' }));
}

async function depicted(guest: Guest, name: string): Promise<void> {
  const size = guest.screen === PHONE ? 'phone' : 'desktop';
  await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
  await guest.page.screenshot({ path: path.join(FOLDER, `online-${name}-${size}.png`) });
  expect(await graveFindings(guest.page)).toEqual([]);
}

/** Cards are drawn although nobody does anything, so that the match is short. */
async function hurried({ page }: Guest): Promise<void> {
  await page.locator('.options-more summary').click();
  await page.locator('input[aria-labelledby=option-stallRounds]').fill('1');
}

describeInBrowser('tables online', () => {
  test('Sol to its end by two, with a reload, a cut line and a spectator', async () => {
    await gathered(site, [DESKTOP, DESKTOP, PHONE], async (guests) => {
      const { ada, ben } = await partyOnline(guests, { game: 'sol', change: hurried });
      const eve = guests[2] as Guest;
      const playing = playerAt(ben, 2, drifter(2)).playOn();
      const player = playerAt(ada, 1, drifter(1));
      for (let clicks = 1; await player.step(); clicks++) {
        if (clicks === 12) {
          await ada.page.reload();
          await atTable(ada);
        }
        if (clicks === 25) await goesThroughACut(ada);
        if (clicks === 30) await depicted(ada, 'table');
        if (clicks === 40) await depicted(eve, 'spectator');
      }
      await playing;
      await eve.page.locator('.end').waitFor();
      for (const guest of guests) {
        const plies = matchesHeard(guest).flatMap(({ fresh, news }) =>
          fresh ? [] : news.map(({ ply }) => ply),
        );
        // Nobody was told a move twice but after a reload, and none was left out.
        expect(new Set(plies).size).toBe(plies.length);
      }
      console.log(`sol online: ${player.clicks} clicks of one`);
      await provesFair(ada);
      await provesFair(eve);
      await tap(ben, button(ben, AT.rematch));
      await ben.page.getByText(ROOM.youHost).waitFor();
      await tap(ada, button(ada, AT.toRematch));
      await tap(ada, ada.page.getByRole('button', { name: ROOM.takeNumber(1) }));
      await button(ben, ROOM.start).and(ben.page.locator(':enabled')).waitFor();
    });
  });

  test('nobody is told of a deal of others in Factions', async () => {
    await gathered(site, [DESKTOP, DESKTOP, DESKTOP], async (guests) => {
      const { ada, ben } = await partyOnline(guests, { game: 'factions' });
      const eve = guests[2] as Guest;
      const players = [playerAt(ada, 1, wanderer(1)), playerAt(ben, 2, wanderer(2))] as const;
      const trade = button(ada, 'Trade');
      await takeTurns(players, [ada, ben], () => trade.isVisible());
      await press(ada, 'Trade');
      await tap(ada, ada.page.locator('button[data-place="give resource 1"]'));
      await tap(ada, ada.page.locator('button[data-place="ask resource 1"]'));
      await button(ada, 'Propose').waitFor();
      expect([ada, ben, eve].map(sawDeal)).toEqual([true, false, false]);
      await press(ada, 'Propose');
      await button(ben, 'Accept').waitFor();
      expect([ada, ben, eve].map(sawDeal)).toEqual([true, true, false]);
      await press(ben, 'Accept');
      await ada.page
        .getByText(/ trade: /)
        .first()
        .waitFor();
      for (const [seat, guest] of guests.entries()) {
        const viewer = seat < 2 ? seat : undefined;
        const matches = matchesHeard(guest);
        expect(matches.length).toBeGreaterThan(2);
        for (const { state, eyes } of matches) {
          expect(eyes).toBe(viewer);
          expect(factions.redact(state as never, viewer)).toEqual(state);
        }
      }
    });
  });

  test('talk is text, moves are taken back by consent, and resigning ends Star', async () => {
    await gathered(site, [DESKTOP, PHONE], async (guests) => {
      const { ada, ben } = await partyOnline(guests, { game: 'star' });
      const players = [playerAt(ada, 1, settler()), playerAt(ben, 2, idler())] as const;
      await takeTurns(players, [ada, ben], async () => plyOf(ada) >= 12);
      const before = plyOf(ada);
      await chooseInMenu(ada, AT.askUndo);
      await ada.page.getByText(AT.waitFor(['Ben'])).waitFor();
      await depicted(ben, 'question');
      await tap(ben, button(ben, AT.refuse));
      await button(ada, AT.withdraw).waitFor({ state: 'detached' });
      expect(plyOf(ada)).toBe(before);
      await chooseInMenu(ada, AT.askUndo);
      await tap(ben, button(ben, AT.agree));
      await ben.page.getByText(AT.notices.consent('Ada')).waitFor();
      expect(plyOf(ada)).toBeLessThan(before);

      await chooseInMenu(ada, AT.askPause);
      await tap(ben, button(ben, AT.agree));
      await tap(ada, button(ada, AT.resume));
      await ada.page.getByText(AT.paused).waitFor({ state: 'detached' });

      const letters = '<img src=x onerror="document.title=1"> & <b>hello</b>';
      await say(ada, letters);
      await ben.page.getByRole('tab', { name: ONLINE.chat.unread(1) }).waitFor();
      await tap(ben, ben.page.getByRole('tab', { name: /^Chat/ }));
      await ben.page.getByText(letters, { exact: true }).waitFor();
      expect(await ben.page.locator('.chat img, .chat b').count()).toBe(0);

      await chooseInMenu(ben, AT.resign);
      await tap(ben, button(ben, AT.resignYes));
      for (const guest of [ada, ben])
        await guest.page
          .getByText(AT.resignedEnd(['Ben'], ['Ada']))
          .first()
          .waitFor();
      await provesFair(ada);
    });
  });

  test('a bot steps in for somebody who left, and the seat is taken back', async () => {
    await gathered(site, [DESKTOP, DESKTOP], async (guests) => {
      const { ada, ben } = await partyOnline(guests, { game: 'sol' });
      const address = ben.page.url();
      await ben.page.goto('about:blank');
      await ada.page.getByText(AT.left('Ben')).waitFor();
      site.pass(200);
      await ada.page.reload();
      await tap(ada, button(ada, AT.substitute('Ben')));
      await ada.page.getByText(AT.notices.substitute('Ben', 'medium')).waitFor();
      await ben.page.goto(address);
      await tap(ben, button(ben, AT.reclaim));
      await ada.page.getByText(AT.notices.reclaim('Ben')).waitFor();
      await button(ben, AT.reclaim).waitFor({ state: 'detached' });
    });
  });

  test('people find tables, keep their place and make an account', async () => {
    await gathered(site, [DESKTOP, PHONE], async ([host, guest]) => {
      if (!host || !guest) throw new Error('two are needed');
      const link = await openTableOnline(host, 'Ida', { game: 'star' });
      await depicted(host, 'gathering');
      await open(host, '/online');
      await host.page.getByRole('link', { name: ONLINE.lobby.goOn }).waitFor();
      await depicted(host, 'lobby');
      await open(guest, '/online');
      await guest.page.getByLabel(ONLINE.lobby.game).selectOption('star');
      await guest.page.getByRole('link', { name: ONLINE.lobby.join }).first().waitFor();
      await depicted(guest, 'lobby');
      await guest.page.goto(link);
      await guest.page.getByText(ROOM.watchHint).waitFor();
      await depicted(guest, 'invitation');
      await sitDown(guest, link, 'Jan');

      await open(guest, '/online/me');
      const { profile } = ONLINE;
      await tap(guest, button(guest, profile.makeRecovery));
      const recovery = await guest.page.getByLabel(profile.recovery).inputValue();
      const form = guest.page.locator('.profile-form').first();
      await form.getByLabel(profile.name).fill('Jan of the Stars');
      await form.getByLabel(profile.password).fill('seven seas of rhye');
      await tap(guest, form.getByRole('button'));
      await button(guest, profile.logOut).waitFor();
      await depicted(guest, 'profile');
      await tap(guest, button(guest, profile.logOut));
      await guest.page.getByText(profile.lead).waitFor();
      await guest.page.goto(recovery);
      await tap(guest, button(guest, ONLINE.recover.go));
      await guest.page.getByRole('link', { name: ONLINE.lobby.goOn }).waitFor();
      expect(await guest.page.getByText('Jan of the Stars').first().isVisible()).toBe(true);
    });
  });
});

describeInBrowser('pages that only hand out files', () => {
  test('say that nobody plays tables online there', async () => {
    await visiting({}, async (visit) => {
      await open(visit);
      await visit.page.getByRole('link', { name: PAGES.app.rules }).waitFor();
      expect(await visit.page.getByRole('link', { name: PAGES.app.online }).count()).toBe(0);
      await open(visit, '/online');
      await visit.page.getByText(ONLINE.lobby.none).waitFor();
    });
  });
});

/** Without a line nothing can be done, and it heals by itself. */
async function goesThroughACut(guest: Guest): Promise<void> {
  await look(guest.page);
  await guest.cut();
  await guest.page.getByText(AT.reconnecting).waitFor();
  expect(await guest.page.locator('.bar[data-mine]').count()).toBe(0);
  expect(await guest.page.locator('[role=button][data-place]').count()).toBe(0);
  guest.mend();
  await guest.page.getByText(AT.reconnecting).waitFor({ state: 'detached' });
}

const plyOf = (guest: Guest): number => matchesHeard(guest).at(-1)?.ply ?? 0;

/** Whether somebody was ever told what a deal is about. */
const sawDeal = (guest: Guest): boolean =>
  matchesHeard(guest).some(({ state }) =>
    (state as { stack: readonly Partial<Deal>[] }).stack.some(({ give = [] }) => give.length > 0),
  );

interface Deal {
  readonly give: readonly unknown[];
}

/** Presses a button and, where the table asks first, says that it is meant. */
async function press(guest: Guest, name: string): Promise<void> {
  await tap(guest, button(guest, name).first());
  const confirm = button(guest, TABLE.bar.confirm);
  if (await confirm.isVisible()) await tap(guest, confirm);
}

/** Whoever is asked acts, until it is enough when the first of them is asked. */
async function takeTurns(
  players: readonly [Player, Player],
  guests: readonly [Guest, Guest],
  enough: () => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const asked = await Promise.race(
      guests.map(async ({ page }, i) => {
        await page.locator('.bar[data-mine]:not([aria-busy=true])').waitFor();
        return i;
      }),
    );
    if (asked === 0 && (await enough())) return;
    await players[asked]?.step();
  }
}
