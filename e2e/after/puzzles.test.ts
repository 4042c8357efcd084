import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Puzzle, PuzzleBook } from '../../src/analysis/puzzles/puzzle.ts';
import { inLongRun, isLongRun } from '../../src/testkit/effort.ts';
import { TEXTS } from '../../src/web/puzzles/texts.ts';
import { TEXTS as PAGES } from '../../src/web/texts.ts';
import { graveInAnyTheme } from '../kit/axe.ts';
import { narrowTargets, widerBy } from '../kit/measure.ts';
import { tap } from '../kit/room.ts';
import {
  describeInBrowser,
  DESKTOP,
  type OnScreen,
  open,
  PHONE,
  type Visit,
  visiting,
} from '../kit/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCREENS: readonly OnScreen[] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
];
const { page: texts } = TEXTS;

/** A puzzle of Empire that begins with the choice of a role, in which others cost something. */
function puzzleOfRoles(): Puzzle {
  const file = path.join(ROOT, 'src/games/empire/puzzles/book.json');
  const { puzzles }: PuzzleBook = JSON.parse(readFileSync(file, 'utf8'));
  return puzzles.find(({ steps, record, ply }) => steps.length === 1 && / role /.test(record.moves[ply]!))!;
}

const shot = ({ page, screen }: Visit, name: string): Promise<unknown> =>
  page.screenshot({
    path: path.join(ROOT, `reports/screens/puzzles-${name}-${screen.touch ? 'phone' : 'desktop'}.png`),
  });

/** Nobody is shut out, and nothing is wider than the screen. */
async function isSound(visit: Visit): Promise<void> {
  const { page, screen } = visit;
  expect(await graveInAnyTheme(page)).toEqual([]);
  expect(await widerBy(page)).toBe(0);
  if (screen.touch) expect(await narrowTargets(page)).toEqual([]);
}

const card = ({ page }: Visit) => page.getByRole('region', { name: texts.label, exact: true });

/** Leads a role, as at the table: its card is pressed, then the golden button. */
async function lead({ page, screen }: Visit, role: string): Promise<void> {
  const place = page.locator(`[data-place="role ${role}"]`).first();
  await (screen.touch ? place.tap() : place.click());
  await (screen.touch ? place.tap() : place.click());
}

describeInBrowser('puzzles', () => {
  test.each(SCREENS)('are found, tried, helped with, solved and remembered (%s)', async (_, screen) => {
    await visiting({ screen }, async (visit) => {
      const { page } = visit;
      const puzzle = puzzleOfRoles();
      await open(visit);
      await tap(visit, page.getByRole('navigation', { name: PAGES.app.main }).getByText(PAGES.app.puzzles));
      await page.getByRole('heading', { name: TEXTS.title, level: 1 }).waitFor();
      await page.getByRole('region', { name: TEXTS.day.title }).waitFor();
      await shot(visit, 'list');
      if (!screen.touch || isLongRun) await isSound(visit);
      await page.getByRole('combobox', { name: TEXTS.filters.game }).selectOption('empire');
      await tap(
        visit,
        page.getByRole('link', { name: new RegExp(`^Empire of the Stars ${puzzle.number} `) }),
      );

      await card(visit).getByText(texts.task(1)).waitFor();
      const [best, ...others] = [
        puzzle.record.moves[puzzle.ply]!.replace(/^\d+ role /, ''),
        ...Object.keys(puzzle.steps[0]!.costs).map((text) => text.replace(/^role /, '')),
      ];
      await lead(visit, others[0]!);
      await card(visit)
        .getByText(/^You tried: /)
        .waitFor();
      await shot(visit, 'tried');
      await tap(visit, card(visit).getByRole('button', { name: texts.hint(0, 3) }));
      await card(visit).getByText(texts.hintTheme(puzzle.theme)).waitFor();
      await lead(visit, best);
      await card(visit).getByText(texts.helped).waitFor();
      await shot(visit, 'solved');
      await isSound(visit);

      await page.goto('./#/puzzles');
      await page.getByText(/^1 of \d+ solved$/).waitFor();
    });
  });

  test.each(inLongRun(SCREENS.slice(0, 1), SCREENS.slice(1)))(
    'show their solution, with the reason, and lead on (%s)',
    async (_, screen) => {
      await visiting({ screen }, async (visit) => {
        const { page } = visit;
        await open(visit, '/puzzles/sol/1');
        await tap(visit, card(visit).getByRole('button', { name: texts.show }));
        await card(visit).getByText(texts.shown).waitFor();
        await card(visit).getByRole('list', { name: texts.steps }).waitFor();
        await card(visit)
          .getByText(/of 100 such matches are won/)
          .waitFor();
        await isSound(visit);
        await tap(visit, card(visit).getByRole('button', { name: texts.share }));
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#\/puzzles\/sol\/1$/);
        await tap(visit, card(visit).getByRole('link', { name: texts.forward }));
        await page.waitForURL(/#\/puzzles\/sol\/2$/);
        await card(visit).waitFor();
      });
    },
  );
});
