import { expect, test } from 'vitest';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, openEnd, openReplay } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { describeInBrowser, open, type Visit, visiting } from './kit/visit.ts';

/** So many matches are kept in this browser, as the home page lists them once it knows them. */
async function expectKept(visit: Visit, count: number): Promise<void> {
  await open(visit);
  await visit.page.getByText(TEXTS.home.finished).waitFor();
  await expect.poll(() => visit.page.locator('.matches li').count(), { timeout: 30_000 }).toBe(count);
}

const TAMPERED = [
  { message: /outcome/, tampered: recordedMatch().replace(/"points":\[\d+/, '"points":[99') },
  {
    message: /changed|legal/,
    tampered: recordedMatch().replace(/"(\d) launch (\w)(\d)"/, '"$1 launch $29"'),
  },
  { message: /cut short/, tampered: recordedMatch().slice(0, -200) },
  { message: /Not a match record/, tampered: '{"hello":"world"}' },
];

describeInBrowser('records of elsewhere', () => {
  test('a finished match is checked, replayed and kept', async () => {
    await visiting({}, async (visit) => {
      await openReplay(visit, recordedMatch());
      await visit.page.getByText(TEXTS.home.imported).waitFor();
      await expectKept(visit, 1);
    });
  });

  test('a match that is not over goes on where it was left', async () => {
    await visiting({}, async (visit) => {
      await importRecord(visit, recordedMatch({ moves: 40 }));
      await visit.page.waitForURL(/#\/table\//);
      expect((await look(visit.page)).over).toBe(false);
    });
  });

  test('what was tampered with is refused, and nothing is added', async () => {
    await visiting({}, async (visit) => {
      for (const { tampered, message } of TAMPERED) {
        expect(tampered).not.toBe(recordedMatch());
        await importRecord(visit, tampered);
        await visit.page.locator('[role=alert], .toast').filter({ hasText: message }).waitFor();
        expect(visit.page.url()).toMatch(/#\/$/);
      }
      await expectKept(visit, 0);
    });
  });

  test('a shared link holds the whole match', async () => {
    let link = '';
    await visiting({}, async (visit) => {
      const { page } = visit;
      await openEnd(visit, recordedMatch());
      await page.getByRole('button', { name: TABLE.end.share }).click();
      await page.getByText(TABLE.end.copied).waitFor();
      link = await page.evaluate(() => navigator.clipboard.readText());
    });
    await visiting({}, async (visit) => {
      const { page } = visit;
      await open(visit);
      await page.getByLabel(TEXTS.home.link).fill(link);
      await page.getByRole('button', { name: TEXTS.home.openLink, exact: true }).click();
      await page.waitForURL(/#\/replay\//);
      await page.getByRole('slider').waitFor();
      await expectKept(visit, 1);
    });
  });

  test('a link that was cut short says so', async () => {
    await visiting({}, async (visit) => {
      await open(visit, '/shared/abc');
      await visit.page.getByText(TEXTS.shared.refused).waitFor();
      await expectKept(visit, 0);
    });
  });
});
