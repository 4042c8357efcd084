import { expect, test } from 'vitest';
import { TEXTS } from '../src/web/table/texts.ts';
import { TEXTS as PAGES } from '../src/web/texts.ts';
import { playerAt } from './kit/player.ts';
import { recordedMatch } from './kit/record.ts';
import { chooseTab, openReplay, startPreset } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { describeInBrowser, visiting } from './kit/visit.ts';

const { bar, past, replay } = TEXTS;

describeInBrowser('what was', () => {
  test('undo and redo go as far as nothing new was revealed', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 3);
      const undo = page.getByRole('button', { name: bar.undo });
      const redo = page.getByRole('button', { name: bar.redo });
      const first = await look(page);
      expect(await undo.count()).toBe(0);
      const player = playerAt(visit, 6);
      await player.playUntil(({ buttons }) => buttons.some(({ name }) => /^End/.test(name)));
      const made = await look(page);
      let taken = 0;
      for (; await undo.isVisible(); taken++) {
        await undo.click();
        await look(page);
      }
      expect(await look(page)).toMatchObject({ sentence: first.sentence, lights: first.lights });
      for (let i = 0; i < taken; i++) {
        await redo.click();
        await look(page);
      }
      expect((await look(page)).sentence).toBe(made.sentence);
      expect(await redo.count()).toBe(0);
    });
  });

  test('a draw ends the way back', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 3);
      await playerAt(visit, 6).playUntil(({ progress }) => /^Round 2/.test(progress));
      expect(await page.getByRole('button', { name: bar.undo }).count()).toBe(0);
    });
  });

  test('Star: what is said not to be taken back is not, and what is not said can be', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      const second = () => page.getByLabel(PAGES.newTable.player(2)).selectOption('person');
      await startPreset(visit, 0, async () => void (await second()), 'star');
      await chooseTab(visit, TEXTS.moves.title);
      const moves = page.locator('.moves-entry');
      const undo = page.getByRole('button', { name: bar.undo });
      const confirm = page.getByRole('button', { name: bar.confirm, exact: true });
      const found = { final: 0, undoable: 0 };
      for (let i = 0; i < 14; i++) {
        await look(page);
        await moves.nth((i * 3) % (await moves.count())).click();
        const asks = (await look(page)).buttons.some(({ name }) => name.includes(bar.confirm));
        const final = asks && (await page.getByText(bar.final).isVisible());
        if (asks) await confirm.click();
        await look(page);
        expect(await undo.count()).toBe(final ? 0 : 1);
        found[final ? 'final' : 'undoable']++;
      }
      expect(found.undoable).toBeGreaterThan(0);
      expect(found.final).toBeGreaterThan(0);
    });
  });

  test('a line of the log lights its places and shows the table then', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await openReplay(visit, recordedMatch());
      await page.goto(page.url().replace('replay', 'table'));
      await page.getByRole('button', { name: TEXTS.end.look }).click();
      await chooseTab(visit, TEXTS.log.title);
      const line = page.locator('.log-sentence', { hasText: /on [A-Z]\d/ }).first();
      await line.hover();
      await page.locator('.board-hint').first().waitFor();
      await line.click();
      await page.getByText(past.then(0).replace(/\d+/, '')).waitFor();
      await page.getByRole('button', { name: past.now }).click();
      await page.getByRole('button', { name: past.now }).waitFor({ state: 'detached' });
    });
  });

  test('a replay goes by slider and keys, with the eyes of any seat', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await openReplay(visit, recordedMatch());
      const slider = page.getByRole('slider');
      const last = Number(await slider.getAttribute('max'));
      const at = async (): Promise<number> => Number(await slider.inputValue());
      const shows = (ply: number) => page.getByText(replay.position(ply, last), { exact: true }).waitFor();

      await page.keyboard.press('Home');
      await shows(0);
      await page.keyboard.press('ArrowRight');
      await shows(1);
      await page.keyboard.press('PageDown');
      await shows(11);
      await page.keyboard.press('ArrowLeft');
      await shows(10);
      await page.keyboard.press('End');
      await shows(last);
      await slider.fill(String(Math.floor(last / 2)));
      await shows(Math.floor(last / 2));
      await page.getByLabel(replay.eyes).selectOption('1');
      await shows(await at());
      await page.getByRole('button', { name: replay.back }).click();
      await shows(Math.floor(last / 2) - 1);
      await page.getByRole('button', { name: replay.play, exact: true }).click();
      await shows(Math.floor(last / 2) + 1);
      await page.getByRole('button', { name: replay.pause }).click();
    });
  });
});
