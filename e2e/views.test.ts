import path from 'node:path';
import { expect, test } from 'vitest';
import { isLongRun } from '../src/testkit/effort.ts';
import { graveFindings, graveInAnyTheme } from './kit/axe.ts';
import { EMPIRE_VIEWS, FACTIONS_VIEWS, STAR_VIEWS, VIEWS } from './kit/views.ts';
import {
  carryTo,
  describeInBrowser,
  DESKTOP,
  PHONE,
  type Screen,
  TABLET,
  type Visit,
  visiting,
} from './kit/visit.ts';

const FOLDER = path.resolve(import.meta.dirname, '../reports/screens');
const SCREENS: Readonly<Record<string, Screen>> = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };

/** What looks much like another view, or takes long to reach. */
const SELDOM =
  /^(newTable|start|chooser|coach|end|guided|replay|rules|about|star-(newTable|start|end|replay|rules)|factions-(newTable|start|end|upkeep|rules)|empire-(newTable|start|end|court|battle|orders|regent|rules))$/;

const cases = Object.entries({ ...VIEWS, ...STAR_VIEWS, ...FACTIONS_VIEWS, ...EMPIRE_VIEWS })
  .filter(([view]) => isLongRun || !SELDOM.test(view))
  .map(([view, reach]) => ({
    ...{ view, reach },
    tablet: view.endsWith('midgame') || (isLongRun && view in VIEWS),
  }));

describeInBrowser('views', () => {
  test.each(cases)(
    '$view can be seen on every screen and shuts nobody out',
    async ({ view, reach, tablet }) => {
      await visiting({ screen: DESKTOP }, async (visit) => {
        await reach(visit);
        await visit.page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const [name, screen] of Object.entries(SCREENS)) {
          if (screen === TABLET && !tablet) continue;
          await carryTo(visit, screen);
          await visit.page.screenshot({ path: path.join(FOLDER, `${view}-${name}.png`) });
          if (screen !== TABLET) expect(await graveInAnyTheme(visit.page)).toEqual([]);
        }
        if (!isLongRun && /^home$|midgame$/.test(view)) await seeByDay(visit, view);
      });
    },
  );
});

/** The same on paper, at the screen it was carried to last. */
async function seeByDay({ page }: Visit, view: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.screenshot({ path: path.join(FOLDER, `${view}-light.png`) });
  expect(await graveFindings(page)).toEqual([]);
}
