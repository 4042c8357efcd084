import { expect, test } from 'vitest';
import { TEXTS as LISTS } from '../../src/web/online/lobby/texts.ts';
import { TEXTS as ONLINE } from '../../src/web/online/texts.ts';
import { TEXTS as TABLE } from '../../src/web/table/texts.ts';
import { TEXTS as PAGES } from '../../src/web/texts.ts';
import { onlineGuests } from './guests.ts';
import { type Guest, matchesReceived, plyOf } from './guest.ts';
import {
  AT,
  atTable,
  button,
  chooseInMenu,
  partyOnline,
  pause,
  provesFair,
  resign,
  ROOM,
  say,
  takeTurns,
} from './room.ts';
import { playerAt } from '../kit/player.ts';
import { tap } from '../kit/room.ts';
import { depicted } from '../kit/axe.ts';
import { look } from '../kit/sight.ts';
import { drifter } from '../kit/solPlay.ts';
import { idler, settler } from '../kit/starPlay.ts';
import { describeInBrowser, open, visiting } from '../kit/visit.ts';

describeInBrowser('tables online', () => {
  const guests = onlineGuests();

  test('Sol to its end by two, with a call, a reload, a cut line and a spectator', async () => {
    const { ada, ben, eve } = guests();
    await partyOnline([ada, ben, eve], { game: 'sol', change: hurried });
    const [player, other] = [playerAt(ada, 1, drifter(1)), playerAt(ben, 2, drifter(2))];
    const turnOf = (seat: number) => takeTurns([player, other], [ada, ben], (asked) => asked === seat);
    await turnOf(0);
    await looksAway(ben);
    await turnOf(1);
    expect(await calledBack(ben)).toEqual([`${AT.turnTitle}: ${AT.turnBody('Sol')}`]);
    expect(await ben.page.title()).toBe(`${TABLE.page.mine} · Sol · ${PAGES.app.name}`);
    expect(await ada.page.title()).toContain(TABLE.page.thinking('Ben'));

    const playsOn = async (): Promise<void> => {
      while (await player.step()) {
        if (player.clicks === 12) {
          await ada.page.reload();
          await atTable(ada);
        }
        if (player.clicks === 25) await goesThroughACut(ada);
        if (player.clicks === 30) await depicted(ada, 'table');
        if (player.clicks === 40) await depicted(eve, 'spectator');
      }
    };
    await Promise.all([playsOn(), other.playOn()]);
    await eve.page.locator('.end').waitFor();
    for (const guest of [ada, ben, eve]) {
      const plies = matchesReceived(guest).flatMap(({ fresh, news }) =>
        fresh ? [] : news.map(({ ply }) => ply),
      );
      // Nobody received a move twice but after a reload, and none is missing.
      expect(new Set(plies).size).toBe(plies.length);
    }
    console.log(`sol online: ${player.clicks} clicks of one`);
    await depicted(ben, 'end');
    await provesFair(ada);
    await provesFair(eve);
    await tap(ben, button(ben, AT.rematch));
    await ben.page.getByText(ROOM.youHost).waitFor();
    await tap(ada, button(ada, AT.toRematch));
    await tap(ada, button(ada, ROOM.takeNumber(1)));
    await button(ben, ROOM.start).and(ben.page.locator(':enabled')).waitFor();
  });

  test('names and talk are text, moves are taken back by consent, and resigning ends Star', async () => {
    const { ada, ben } = guests();
    const [first, second] = ['<img src=x onerror=a()>', '"><script>a()</script>'] as const;
    const letters = '<img src=x onerror="document.title=1"> & <b>hello</b>';
    await partyOnline([ada, ben], { game: 'star' }, [first, second]);
    const players = [playerAt(ada, 1, settler()), playerAt(ben, 2, idler())] as const;
    await takeTurns(players, [ada, ben], (asked) => asked === 0 && plyOf(ada) >= 12);
    await depicted(ben, 'table');
    const before = plyOf(ada);
    await chooseInMenu(ada, AT.askUndo);
    await ada.page.getByText(AT.waitFor([second])).waitFor();
    await depicted(ben, 'question');
    await tap(ben, button(ben, AT.refuse));
    await button(ada, AT.withdraw).waitFor({ state: 'detached' });
    expect(plyOf(ada)).toBe(before);
    await chooseInMenu(ada, AT.askUndo);
    await tap(ben, button(ben, AT.agree));
    await ben.page.getByText(AT.notices.consent(first)).waitFor();
    expect(plyOf(ada)).toBeLessThan(before);

    await pause(ada, ben);
    await say(ada, letters);
    await depicted(ada, 'paused');
    await ben.page.getByRole('tab', { name: ONLINE.chat.unread(1) }).waitFor();
    await tap(ben, ben.page.getByRole('tab', { name: /^Chat/ }));
    await ben.page.getByText(letters, { exact: true }).waitFor();
    await depicted(ben, 'paused');
    await ben.page.reload();
    await tap(ben, button(ben, AT.resume));
    await ada.page.getByText(AT.paused).waitFor({ state: 'detached' });

    await resign(ben);
    for (const guest of [ada, ben]) {
      const ending = guest.page.getByText(AT.givenUp([second], [], [first]));
      await ending.first().waitFor();
      expect(await guest.page.locator('img, main script, .chat b').count()).toBe(0);
    }
    await provesFair(ada, () => depicted(ada, 'verify'));
    await depicted(ada, 'end');
    await playsOn(ada);
  });
});

/** A match that was given up online is played on from in this browser, which keeps it once, however often. */
async function playsOn(guest: Guest): Promise<void> {
  const { page } = guest;
  const replayed = new URL(page.url()).hash.slice(1).replace('table', 'replay').split('?')[0] ?? '';
  const home = new URL(page.url()).origin;
  for (const [i, ply] of [5, 8].entries()) {
    await page.goto(`${home}/#${replayed}`);
    await page.getByRole('slider').fill(String(ply));
    if (i > 0) await page.getByRole('tab', { name: new RegExp(`^${TABLE.branches.title} ${i}`) }).waitFor();
    await tap(guest, button(guest, TABLE.playOn.button));
    await tap(guest, button(guest, TABLE.playOn.start));
    await atTable(guest);
    await page.getByRole('link', { name: TABLE.branches.mark }).waitFor();
  }
  await open(guest);
  await page.getByText(PAGES.home.branches(2, 2)).waitFor();
}

describeInBrowser('pages that only hand out files', () => {
  test('say that nobody plays tables online there', async () => {
    await visiting({}, async (visit) => {
      await open(visit);
      await visit.page.getByRole('link', { name: PAGES.app.rules, exact: true }).waitFor();
      expect(await visit.page.getByRole('link', { name: PAGES.app.online }).count()).toBe(0);
      await open(visit, '/online');
      await visit.page.getByText(LISTS.lobby.none).waitFor();
    });
  });
});

/** Cards are drawn although nobody does anything, so that the match is short. */
async function hurried({ page }: Guest): Promise<void> {
  await page.locator('.options-more summary').click();
  await page.locator('input[aria-labelledby=option-stallRounds]').fill('1');
}

type Called = Window & { shown?: string[] };

/** Wants to be called when it is their turn, and has the page out of sight. */
async function looksAway(guest: Guest): Promise<void> {
  const { page } = guest;
  await page.evaluate(() => {
    const shown: string[] = [];
    class Shown {
      static readonly permission = 'granted';
      static readonly requestPermission = async () => 'granted';
      constructor(title: string, { body }: NotificationOptions) {
        shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: Shown, shown });
  });
  await chooseInMenu(guest, AT.notify);
  await page.getByText(AT.notified).waitFor();
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
}

/** Looks at the page again; returns what the browser has notified meanwhile. */
async function calledBack({ page }: Guest): Promise<string[]> {
  await page.waitForFunction(() => (window as Called).shown?.length);
  return page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    return (window as Called).shown ?? [];
  });
}

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
