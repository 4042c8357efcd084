import { expect, test } from 'vitest';
import { TEXTS } from '../src/web/table/texts.ts';
import { graveFindings } from './kit/axe.ts';
import { playerAt } from './kit/player.ts';
import { startGuided, startPreset, tap } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { DESKTOP, describeInBrowser, PHONE, type Visit, visiting } from './kit/visit.ts';

const { coach, bar } = TEXTS;

const ask = ({ page }: Visit) => page.getByRole('button', { name: coach.button, exact: true });
const panel = ({ page }: Visit) => page.getByRole('region', { name: coach.title });
const favourites = (visit: Visit) => panel(visit).locator('.coach-move');

/** The places lit on the board because a move is pointed at. */
const pointed = ({ page }: Visit) => page.locator('.table-board [data-hint], .table-board .board-hint');

describeInBrowser('the coach', () => {
  test.each([
    ['by clicks on a desktop', DESKTOP],
    ['by taps on a phone', PHONE],
  ])('tells its favourite moves, which are played once confirmed, %s', async (_, screen) => {
    await visiting({ screen }, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 0);
      const before = (await look(page)).sentence;
      await tap(visit, ask(visit));
      await favourites(visit).first().waitFor();
      expect(await favourites(visit).first().textContent()).toMatch(/\d+% to win/);
      expect(await graveFindings(page)).toEqual([]);
      if (!screen.touch) {
        await favourites(visit).first().hover();
        await pointed(visit).first().waitFor({ state: 'attached' });
      }

      await tap(visit, favourites(visit).first());
      await pointed(visit).first().waitFor({ state: 'attached' });
      await favourites(visit).first().waitFor({ state: 'hidden' });
      expect((await look(page)).sentence).toBe(before);
      await tap(visit, page.getByRole('button', { name: bar.letGo, exact: true }));
      await favourites(visit).nth(1).waitFor();
      await tap(visit, favourites(visit).nth(1));
      await tap(visit, page.getByRole('button', { name: bar.confirm, exact: true }));
      await panel(visit).waitFor({ state: 'detached' });
      expect((await look(page)).sentence).not.toBe(before);
    });
  });

  test('comes and goes by a key', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 0, undefined, 'star');
      await look(page);
      await page.keyboard.press('c');
      await favourites(visit).first().waitFor();
      await page.keyboard.press('c');
      await panel(visit).waitFor({ state: 'detached' });
      await page.keyboard.press('c');
      await panel(visit).waitFor();
      await page.keyboard.press('Escape');
      await panel(visit).waitFor({ state: 'detached' });
    });
  });

  test('says so where there is only one move', async () => {
    await visiting({}, async (visit) => {
      await startPreset(visit, 0);
      await playerAt(visit, 3).playUntil(isForced);
      await tap(visit, ask(visit));
      await panel(visit).getByText(coach.says.single).waitFor();
    });
  });

  test('keeps silent while a guide speaks', async () => {
    await visiting({}, async (visit) => {
      await startGuided(visit);
      await look(visit.page);
      expect(await ask(visit).count()).toBe(0);
    });
  });
});

/** Whether a single button is all that can be done. */
function isForced({ lights, buttons, choices }: Awaited<ReturnType<typeof look>>): boolean {
  const moves = buttons.filter(({ name }) => name !== bar.undo && name !== bar.redo);
  return lights.length === 0 && choices.length === 0 && moves.length === 1;
}
