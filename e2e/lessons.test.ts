import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { GUIDED as EMPIRE } from '../src/web/games/empire/lessons/index.ts';
import { GUIDED as FACTIONS } from '../src/web/games/factions/lessons/index.ts';
import { GUIDED as SOL } from '../src/web/games/sol/lessons/index.ts';
import { GUIDED as STAR } from '../src/web/games/star/lessons/index.ts';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { graveInAnyTheme } from './kit/axe.ts';
import { answerOn, darkThings } from './kit/dark.ts';
import { learn } from './kit/learner.ts';
import { chooseTab, seated, startGuided, startLesson, startPreset, tap } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { DESKTOP, describeInBrowser, open, PHONE, type Screen, type Visit, visiting } from './kit/visit.ts';

const { lessons: texts, next, goal } = TABLE;

const GAMES = { sol: SOL, star: STAR, factions: FACTIONS, empire: EMPIRE };

const LESSONS = Object.entries(GAMES).flatMap(([game, list]) =>
  list.map((guided, number) => ({ game, id: guided.id, guided, number })),
);

/** One short lesson on every day; all of them, on both screens, in a long run. */
const FINISHED = inLongRun<{ readonly name: string; readonly screen: Screen }>(
  [{ name: 'phone', screen: PHONE }],
  [{ name: 'desktop', screen: DESKTOP }],
).flatMap((screen) => LESSONS.filter(isDue).map((lesson) => ({ ...screen, ...lesson })));

function isDue({ game, number }: (typeof LESSONS)[number]): boolean {
  return isLongRun || (game === 'sol' && number === 1);
}

const waysOn = ({ page }: Visit) => page.getByRole('region', { name: next.label });
const barHead = ({ page }: Visit) => page.locator('.bar-head');

describeInBrowser('guided games', () => {
  test('goes on where it was left, with one voice, and answers beside the way', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      const [guided] = SOL;
      if (guided === undefined) throw new Error('there is no first game');
      await startGuided(visit);
      await look(page);
      expect(await barHead(visit).textContent()).toBe(texts.read);
      await chooseTab(visit, TABLE.moves.title);
      expect(await page.locator('.moves-none').textContent()).toBe(TABLE.moves.guide);
      await learn(visit, guided.lessons.slice(0, 4));
      const say = guided.lessons[4]?.say ?? '';
      await page.locator('.lesson-say', { hasText: say }).waitFor();

      await open(visit);
      const waits = TEXTS.match.lessonStep(5, guided.lessons.length);
      await page.locator('.hero .lead', { hasText: waits }).waitFor();
      await page.getByRole('link', { name: TEXTS.home.continue }).click();
      await page.locator('.lesson-say', { hasText: say }).waitFor();
      await look(page);
      expect(await barHead(visit).textContent()).toBe('Launch to I8.');
      expect(await graveInAnyTheme(page)).toEqual([]);

      const [thing] = await darkThings(page);
      if (thing === undefined) throw new Error('nothing is dark');
      await page.mouse.click(thing.x, thing.y);
      await expect.poll(async () => (await answerOn(page))?.text).toMatch(/^\S.*[.?!]$/);
      await page.locator('.why-instead').click();
      await page.locator('.lesson-say', { hasText: guided.lessons[5]?.say ?? '' }).waitFor();

      await page.getByRole('button', { name: texts.leave }).click();
      await open(visit);
      await page.getByRole('link', { name: TEXTS.home.continue }).click();
      await page.getByRole('region', { name: TABLE.bar.label, exact: true }).waitFor();
      expect(await page.locator('.lesson-say').count()).toBe(0);
    }));

  test.each(FINISHED)(
    '$game: $id is finished on a $name, and leads on',
    async ({ screen, game, guided, number }) => {
      await visiting({ screen }, async (visit) => {
        const { page } = visit;
        if (number === 0) await startGuided(visit, game);
        else await startLesson(visit, game, number);
        await learn(visit, guided.lessons);
        await waysOn(visit).waitFor();
        expect(await barHead(visit).textContent()).toBe(texts.over);
        await tap(visit, waysOn(visit).getByRole('button', { name: next.match }));
        await waysOn(visit).waitFor({ state: 'detached' });
        await seated(visit);
        await page.getByRole('region', { name: goal.label }).waitFor();

        await open(visit);
        const mark = page.getByRole('button', { name: new RegExp(`: 1 of \\d done$`) });
        expect(await mark.count()).toBe(1);
      });
    },
  );

  test.runIf(isLongRun)('every way on from the end of a lesson leads there', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      const [first, second] = [1, 2].map((number) => SOL[number]?.lessons ?? []);
      const ways = waysOn(visit);
      const dialog = page.getByRole('dialog');
      await startLesson(visit, 'sol', 1);
      await learn(visit, first ?? []);
      for (const name of [TABLE.tools.playerAid, next.rules]) {
        await ways.getByRole('button', { name }).click();
        await dialog.waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
      await ways.getByRole('button', { name: /^Next lesson/ }).click();
      await page.locator('.lesson-say', { hasText: second?.[0]?.say ?? '' }).waitFor();
      await learn(visit, second ?? []);
      await ways.getByRole('button', { name: next.stay }).click();
      await ways.waitFor({ state: 'detached' });
      expect((await look(page)).buttons.length).toBeGreaterThan(0);
    }),
  );

  test.runIf(isLongRun)('a dial other than the guide asks for is answered', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      const number = EMPIRE.findIndex(({ id }) => id === 'battle');
      const lessons = EMPIRE[number]?.lessons ?? [];
      const dial = lessons.findIndex(({ move }) => move?.startsWith('dial'));
      await startLesson(visit, 'empire', number);
      await learn(visit, lessons.slice(0, dial));
      await page.locator('form[aria-label] button[type=submit]:visible').first().click();
      await expect.poll(async () => (await answerOn(page))?.text).toMatch(/The guide asks/);
      await learn(visit, lessons.slice(dial));
      await waysOn(visit).waitFor();
    }),
  );

  test('the goal stands at the table before the first decision, until it is put away', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 0, undefined, 'star');
      const card = page.getByRole('region', { name: goal.label });
      await card.waitFor();
      expect(await card.getByRole('status').textContent()).toMatch(/4 of the 8 planets/);
      expect(await graveInAnyTheme(page)).toEqual([]);
      await card.getByRole('button', { name: goal.dismiss }).click();
      await card.waitFor({ state: 'detached' });
      await page.reload();
      await look(page);
      expect(await card.count()).toBe(0);
    }));
});
