import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/texts.ts';
import { courtier } from './kit/empirePlay.ts';
import { measure } from './kit/pace.ts';
import { type Player, playerAt } from './kit/player.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, passCurtain, seated, startPreset } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { DESKTOP, describeInBrowser, LOW, type OnScreen, PHONE, type Visit, visiting } from './kit/visit.ts';

/** A match in which somebody is to choose a role. */
const CHOOSING = { game: 'empire', seats: 3, options: { events: true }, moves: 150, step: 'role' } as const;

/** Where the parts are that must not move while somebody plays; only the cards of roles lie over the end of the column. */
function boxesOf({ page }: Visit): Promise<object> {
  return page.evaluate(() => {
    const boxOf = (part: string): DOMRect => {
      const found = document.querySelector(part);
      if (found === null) throw new Error(`there is no ${part}`);
      return found.getBoundingClientRect();
    };
    const { x, y, width } = boxOf('.table-right');
    return { bar: boxOf('.bar').toJSON(), board: boxOf('.table-board').toJSON(), right: { x, y, width } };
  });
}

/** Runs in the page: text as large as can be set. */
function enlarge(): void {
  const chosen = JSON.stringify({ state: { telling: 'off', textSize: 'larger' }, version: 0 });
  localStorage.setItem('orrery settings', chosen);
}

describeInBrowser('Empire of the Stars', () => {
  const desktop: OnScreen = ['by clicks on a desktop', DESKTOP];
  const phone: OnScreen = ['by taps on a phone', PHONE];

  test.each(inLongRun([desktop], [phone]))('a match alone against the Ancients %s', async (name, screen) => {
    await visiting({ screen }, async (visit) => {
      const pace = await measure(visit);
      await startPreset(visit, 0, undefined, 'empire');
      const player = playerAt(visit, 1, courtier(1));
      await player.playSome(30);
      const { place, size } = player.smallest;
      console.log(
        `empire ${name}: ${player.clicks} clicks, smallest target ${size.toFixed(0)} px (${place})`,
      );
      console.log(`empire ${name}: ${await pace.report()}`);
      if (isLongRun) expect(await visit.page.getByRole('columnheader').count()).toBe(2);
    });
  });

  const threePersons = async (visit: Visit): Promise<Player> => {
    const { page } = visit;
    const seatPersons = async (): Promise<void> => {
      for (const [seat, person] of [
        [2, 'Ben'],
        [3, 'Cleo'],
      ] as const) {
        await page.getByLabel(TEXTS.newTable.player(seat)).selectOption('person');
        await page.getByLabel(TEXTS.newTable.name(seat)).fill(person);
      }
    };
    await startPreset(visit, 2, seatPersons, 'empire');
    return playerAt(visit, 2, courtier(2, 85));
  };

  if (isLongRun)
    test('three persons at one screen play to the end on a desktop', async () => {
      await visiting({}, async (visit) => {
        const player = await threePersons(visit);
        await player.playOn();
        console.log(`empire, three persons: ${player.clicks} clicks`);
        expect(await visit.page.getByRole('columnheader').count()).toBe(4);
      });
    });

  test.runIf(isLongRun)('three persons at one phone play for some rounds', async () => {
    await visiting({ screen: PHONE }, async (visit) => {
      const player = await threePersons(visit);
      while (player.clicks < 80) expect(await player.step()).toBe(true);
    });
  });

  test('a role is marked by a first press and led by the second, in a bar that stays as high', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch(CHOOSING));
      await seated(visit);
      await passCurtain(visit);
      const { sentence } = await look(page);
      const cards = page.getByRole('radio');
      const open = page.locator('button[role=radio]');
      const barHeight = async (): Promise<number> => (await page.locator('.bar').boundingBox())?.height ?? 0;
      const board = await page.locator('.table-board').boundingBox();
      expect(await cards.count()).toBe(7);
      expect(await barHeight()).toBe(74);

      const key = (await open.last().getAttribute('aria-keyshortcuts')) ?? '';
      await page.keyboard.press(key);
      const name = await page.locator('[role=radio][aria-checked=true] b').textContent();
      await page.getByRole('button', { name: `Lead ${name}` }).waitFor();
      expect((await look(page)).sentence).toContain(`Lead ${name}: `);
      expect(await page.locator('.empire-rondel [data-glow=picked]').getAttribute('aria-label')).toContain(
        name,
      );
      expect(await barHeight()).toBe(74);

      await page.keyboard.down(' ');
      await cards.first().waitFor({ state: 'hidden' });
      await page.keyboard.up(' ');
      await cards.first().waitFor();

      await open.first().click();
      expect(await open.first().getAttribute('aria-checked')).toBe('true');
      await page.keyboard.press('ArrowRight');
      expect(await open.nth(1).getAttribute('aria-checked')).toBe('true');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await look(page)).sentence).not.toBe(sentence);
      await open.first().waitFor({ state: 'detached' });
      expect(await page.locator('.table-board').boundingBox()).toEqual(board);
    }));

  test.runIf(isLongRun)('bar, board and right column stay where they are through some turns', () =>
    visiting({}, async (visit) => {
      await startPreset(visit, 1, undefined, 'empire');
      const player = playerAt(visit, 3, courtier(3));
      await player.playUntil(({ progress }) => progress.startsWith('Turn 1'));
      const first = await boxesOf(visit);
      while (player.clicks < 60 && (await player.step())) expect(await boxesOf(visit)).toEqual(first);
    }),
  );

  test('with larger text on a low screen the board has more than half of the height', () =>
    visiting({ screen: LOW }, async (visit) => {
      await visit.context.addInitScript(enlarge);
      await importRecord(visit, recordedMatch(CHOOSING));
      await seated(visit);
      await passCurtain(visit);
      await look(visit.page);
      const board = await visit.page.locator('.table-board').boundingBox();
      expect(board?.height).toBeGreaterThan(LOW.height / 2);
    }));

  test.runIf(isLongRun)('resources are traded by steppers, all at once', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch({ ...CHOOSING, step: 'trade' }));
      await seated(visit);
      await passCurtain(visit);
      const form = page.getByRole('form', { name: 'Trade' });
      const submit = form.locator('button[type=submit]');
      expect(await submit.isDisabled()).toBe(true);
      await form.locator('button[type=button]:not([aria-disabled=true])').first().click();
      expect(await submit.textContent()).toMatch(/^(Sell|Buy) 1 /);
      await submit.click();
      await form.waitFor({ state: 'detached' });
    }),
  );
});
