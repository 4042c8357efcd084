import path from 'node:path';
import { expect, test } from 'vitest';
import { graveFindings } from './axe.ts';
import { EMPIRE_VIEWS, FACTIONS_VIEWS, STAR_VIEWS, VIEWS } from './views.ts';
import { describeInBrowser, DESKTOP, PHONE, type Screen, TABLET, visiting } from './visit.ts';

const FOLDER = path.resolve(import.meta.dirname, '../reports/screens');
const SCREENS: Readonly<Record<string, Screen>> = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };

const cases = Object.entries({ ...VIEWS, ...STAR_VIEWS, ...FACTIONS_VIEWS, ...EMPIRE_VIEWS }).flatMap(
  ([view, reach]) =>
    Object.entries(SCREENS)
      .filter(([name]) => name !== 'tablet' || view in VIEWS || view.endsWith('midgame'))
      .map(([name, screen]) => ({ view, reach, name, screen })),
);

describeInBrowser('views', () => {
  test.each(cases)(
    '$view on a $name can be seen and shuts nobody out',
    async ({ view, reach, name, screen }) => {
      await visiting({ screen }, async (visit) => {
        await reach(visit);
        await visit.page.evaluate(() => document.fonts.ready.then(() => undefined));
        await visit.page.screenshot({ path: path.join(FOLDER, `${view}-${name}.png`) });
        if (screen !== TABLET) expect(await graveFindings(visit.page)).toEqual([]);
      });
    },
  );
});
