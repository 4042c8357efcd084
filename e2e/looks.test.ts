import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { graveInAnyTheme } from './kit/axe.ts';
import { coveredBy, cutOff, cutWords, narrowTargets, smallType, widerBy } from './kit/measure.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, seated, startPreset } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { EMPIRE_VIEWS, FACTIONS_VIEWS, STAR_VIEWS, VIEWS } from './kit/views.ts';
import { carryTo, describeInBrowser, DESKTOP, LOW, PHONE, PHONE_ACROSS, visiting } from './kit/visit.ts';

/** How lit and dark things beside the board are told apart by an outline. */
function outlinesOn(page: Page): Promise<Record<'lit' | 'dark' | 'board', string>> {
  return page.evaluate(() => {
    const styleOf = (selector: string): CSSStyleDeclaration => {
      const found = document.querySelector(selector);
      if (found === null) throw new Error(`nothing is drawn as ${selector}`);
      return getComputedStyle(found);
    };
    return {
      lit: styleOf('.board-spot[data-glow]').outlineStyle,
      dark: styleOf('[data-place]:not([data-glow], svg *)').outlineStyle,
      board: styleOf('.table-board').getPropertyValue('forced-color-adjust'),
    };
  });
}

/** A word that stands in what is read of the board before the first move. */
const READ = inLongRun(
  [
    { game: 'sol', preset: 0, word: /Your mothership/ },
    { game: 'star', preset: 0, word: /Free planet Lethe/ },
  ],
  [
    { game: 'factions', preset: 1, word: /Planet Mercury/ },
    { game: 'empire', preset: 1, word: /Aurel Rim/ },
  ],
);

/** What somebody reads at a table. */
const READ_AT_TABLE = [
  '.table-board',
  '.bar',
  '.tabs',
  '.sheet',
  '.players',
  '.strip',
  '.lesson',
  '.table-aside',
];

/** Drawings can be enlarged on a phone; elsewhere they are measured as they come out whole. */
const DRAWN = ['svg'];

/** Whose points they are, and where the match stands. */
const NAMES = '.pad thead b, .brand p';

/** Pages without a board on every day, all views in a long run. */
const MEASURED = Object.entries({ ...VIEWS, ...STAR_VIEWS, ...FACTIONS_VIEWS, ...EMPIRE_VIEWS })
  .filter(([view]) => isLongRun || /^(home|settings|star-rules)$/.test(view))
  .map(([view, reach]) => ({ view, reach }));

describeInBrowser('looks', () => {
  test('where a device sets all colours, lit things are told from dark ones and boards keep theirs', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      await page.emulateMedia({ forcedColors: 'active' });
      await startPreset(visit, 1, undefined, 'factions');
      await look(page);
      expect(await outlinesOn(page)).toEqual({ lit: 'solid', dark: 'none', board: 'none' });
      await page.keyboard.press('a');
      const aid = page.locator('dialog.aid[open]');
      await aid.waitFor();
      expect(await aid.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toMatch(/^rgb\(/);
    }));

  test('what is said in passing covers nothing that is read', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch({ moves: 20 }));
      await seated(visit);
      for (const screen of [DESKTOP, PHONE]) {
        await carryTo(visit, screen);
        await page.locator('.toast').first().waitFor();
        expect(await coveredBy(page, '.toast', READ_AT_TABLE)).toEqual([]);
      }
    }));

  test('on low screens the bar leaves the board in sight', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch({ moves: 260 }));
      await seated(visit);
      await look(page);
      for (const screen of [LOW, PHONE_ACROSS]) {
        await carryTo(visit, screen);
        expect(await coveredBy(page, '.bar', ['.table-board', '.strip'])).toEqual([]);
      }
    }));

  test.runIf(isLongRun)('a message leaves it to be read whose turn it is to look', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      await FACTIONS_VIEWS['factions-privacyScreen']?.(visit);
      await carryTo(visit, PHONE_ACROSS);
      await page.locator('.toast').first().waitFor();
      expect(await coveredBy(page, '.toast', ['h1', '.lead', '.privacy-screen .button'])).toEqual([]);
    }),
  );

  test.each(MEASURED)('$view: words can be read, and on a phone controls be hit', ({ view, reach }) =>
    visiting({ screen: PHONE }, async (visit) => {
      const { page } = visit;
      await reach(visit);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect({ view, narrow: await narrowTargets(page), small: await smallType(page, DRAWN) }).toEqual({
        view,
        narrow: [],
        small: [],
      });
      for (const screen of [PHONE, PHONE_ACROSS]) {
        await carryTo(visit, screen);
        const found = { view, wider: await widerBy(page), cut: await cutWords(page, NAMES) };
        expect(found).toEqual({ view, wider: 0, cut: [] });
      }
      for (const screen of [DESKTOP, LOW]) {
        await carryTo(visit, screen);
        expect(await smallType(page)).toEqual([]);
      }
    }),
  );

  test.runIf(isLongRun)(
    'four at Factions: the hand is whole at a desktop, and on a phone nobody is missing in the strip',
    () =>
      visiting({ screen: DESKTOP }, async (visit) => {
        await FACTIONS_VIEWS['factions-midgame']?.(visit);
        expect(await cutOff(visit.page, '.factions-hand li')).toEqual([]);
        await carryTo(visit, PHONE);
        expect(await visit.page.locator('.strip > li').count()).toBe(4);
        expect(await cutOff(visit.page, '.strip > li')).toEqual([]);
      }),
  );

  test.each(READ)('$game: `b` reads the board, and leads to a place of it', ({ game, preset, word }) =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      await startPreset(visit, preset, undefined, game);
      await look(page);
      await page.keyboard.press('b');
      const dialog = page.getByRole('dialog', { name: TEXTS.reading.title });
      const line = dialog.getByRole('button', { name: word }).first();
      await line.waitFor();
      expect(await graveInAnyTheme(page)).toEqual([]);
      await line.click();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.closest('.table-board') !== null);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
        new RegExp(word.source, 'i'),
      );
    }),
  );
});
