import { expect, test } from 'vitest';
import { inLongRun } from '../../src/testkit/effort.ts';
import { TEXTS } from '../../src/web/table/texts.ts';
import { TEXTS as PAGES } from '../../src/web/texts.ts';
import { graveInAnyTheme } from '../kit/axe.ts';
import { narrowTargets, widerBy } from '../kit/measure.ts';
import { playerAt } from '../kit/player.ts';
import { recordedMatch } from '../kit/record.ts';
import { chooseTab, openReplay, seated, startPreset, tap } from '../kit/room.ts';
import { look } from '../kit/sight.ts';
import {
  DESKTOP,
  describeInBrowser,
  type OnScreen,
  open,
  PHONE,
  type Visit,
  visiting,
} from '../kit/visit.ts';

const { branches, compare, playOn, replay } = TEXTS;

const SCREENS: readonly OnScreen[] = inLongRun([['phone', PHONE]], [['desktop', DESKTOP]]);

const NAME = 'Out to the tower';
const RENAMED = 'Straight for the sun';
/** Somebody is to choose there. */
const PLY = 40;

describeInBrowser('what if', () => {
  test.each(SCREENS)('a match is played on from, named, compared and shared (%s)', async (_, screen) => {
    await visiting({ screen }, async (visit) => {
      const { page } = visit;
      await openReplay(visit, recordedMatch());
      await page.getByRole('slider').fill(String(PLY));
      await playsOn(visit, NAME);
      expect((await look(page)).over).toBe(false);
      const player = playerAt(visit, 6);
      for (let i = 0; i < 3; i++) await player.step();

      await leadsBack(visit);
      await chooseTab(visit, branches.title);
      const line = page.getByRole('link', { name: NAME, exact: true });
      await line.waitFor();
      await isRenamed(visit);
      await isCompared(visit);
      const link = await isShared(visit);

      await visiting({ screen }, (friend) => seesAll(friend, link));
      await isGrouped(visit);
      await isRemoved(visit);
    });
  });

  test('nothing is played on from a match that goes on', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 3);
      await page.goto(page.url().replace('table', 'replay'));
      await page.getByRole('slider').waitFor();
      expect(await page.getByRole('button', { name: playOn.button }).count()).toBe(0);
      await page.keyboard.press('p');
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });

  test('by keys alone: play on, against oneself', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await openReplay(visit, recordedMatch());
      for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
      await page
        .getByText(replay.position(30, Number(await page.getByRole('slider').getAttribute('max'))))
        .waitFor();
      await page.keyboard.press('p');
      const form = page.getByRole('dialog', { name: playOn.title(30) });
      await form.getByLabel(playOn.name).waitFor();
      for (const seat of [1, 2, 3]) await form.getByLabel(PAGES.newTable.player(seat)).selectOption('person');
      await form.getByLabel(playOn.name).press('Enter');
      await seated(visit);
      await page.getByRole('link', { name: branches.mark }).waitFor();
    });
  });
});

/** Opens a table from the position that is shown, under a name. */
async function playsOn(visit: Visit, name: string): Promise<void> {
  const { page } = visit;
  await tap(visit, page.getByRole('button', { name: playOn.button }).first());
  const form = page.getByRole('dialog', { name: playOn.title(PLY) });
  await form.getByLabel(playOn.name).fill(name);
  expect(await graveInAnyTheme(page)).toEqual([]);
  expect(await widerBy(page)).toBe(0);
  if (visit.screen.touch) expect(await narrowTargets(page)).toEqual([]);
  await tap(visit, form.getByRole('button', { name: playOn.start }));
  await seated(visit);
}

/** The table says where it comes from. */
async function leadsBack(visit: Visit): Promise<void> {
  const { page } = visit;
  const mark = page.getByRole('link', { name: branches.mark });
  expect(await graveInAnyTheme(page)).toEqual([]);
  await tap(visit, mark);
  await page.waitForURL(new RegExp(`#/replay/.*ply=${PLY}$`));
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(PLY));
}

async function chooses(visit: Visit, name: string, item: string): Promise<void> {
  const { page } = visit;
  await tap(visit, page.getByRole('button', { name: branches.more(name) }));
  await tap(visit, page.getByRole('menuitem', { name: item }));
}

async function isRenamed(visit: Visit): Promise<void> {
  const { page } = visit;
  await chooses(visit, NAME, branches.rename);
  const asked = page.getByRole('dialog', { name: branches.renameTitle });
  await asked.getByLabel(playOn.name).fill(RENAMED);
  await tap(visit, asked.getByRole('button', { name: branches.renameYes }));
  await page.getByRole('link', { name: RENAMED, exact: true }).waitFor();
}

async function isCompared(visit: Visit): Promise<void> {
  const { page } = visit;
  await chooses(visit, RENAMED, branches.compare);
  const sides = page.getByRole('dialog', { name: compare.title });
  await sides.getByText(compare.part(PLY)).waitFor();
  expect(
    await sides
      .locator('select')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).selectedOptions[0]?.text)),
  ).toEqual([branches.match, RENAMED]);
  expect(await sides.locator('tbody tr').count()).toBeGreaterThan(2);
  expect(await graveInAnyTheme(page)).toEqual([]);
  expect(await widerBy(page)).toBe(0);
  await page.keyboard.press('Escape');
  await sides.waitFor({ state: 'hidden' });
}

async function isShared(visit: Visit): Promise<string> {
  const { page } = visit;
  await chooses(visit, RENAMED, branches.share);
  await page.getByText(branches.copied).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Somebody else opens the link, in a browser of their own. */
async function seesAll(friend: Visit, link: string): Promise<void> {
  const { page } = friend;
  await page.goto(link);
  await page.waitForURL(new RegExp(`#/replay/.*ply=${PLY}$`));
  await page.getByRole('link', { name: branches.mark }).waitFor();
  await chooseTab(friend, branches.title);
  const shown = page.locator('.branch-name[aria-current]');
  await expect.poll(() => shown.innerText()).toContain(RENAMED);
  await page.getByRole('link', { name: branches.match, exact: true }).waitFor();
  await isKeptOnce(friend, link);
  await chooseTab(friend, branches.title);
  await tap(friend, page.getByRole('link', { name: `${branches.goOn}: ${RENAMED}` }));
  await seated(friend);
}

/** The same link leads to what is kept already. */
async function isKeptOnce(friend: Visit, link: string): Promise<void> {
  const { page } = friend;
  const shown = page.url();
  await open(friend);
  await page.goto(link);
  await page.waitForURL(shown);
  await page.getByRole('slider').waitFor();
}

/** On the home page a branch stands under its match. */
async function isGrouped(visit: Visit): Promise<void> {
  const { page } = visit;
  const replayed = page.url();
  await open(visit);
  const folded = page.locator('.match-branches');
  await folded.waitFor();
  expect(await page.locator('.matches > ul > li').count()).toBe(1);
  await tap(visit, folded.locator('summary'));
  await folded.getByText(RENAMED).waitFor();
  expect(await widerBy(page)).toBe(0);
  if (visit.screen.touch) expect(await narrowTargets(page)).toEqual([]);
  await page.goto(replayed);
  await page.getByRole('slider').waitFor();
}

async function isRemoved(visit: Visit): Promise<void> {
  const { page } = visit;
  await chooseTab(visit, branches.title);
  await chooses(visit, RENAMED, branches.remove);
  await tap(visit, page.getByRole('button', { name: branches.removeYes }));
  await page.getByText(branches.empty).waitFor();
}
