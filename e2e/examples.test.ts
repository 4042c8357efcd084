import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../src/testkit/effort.ts';
import { EXAMPLES } from '../examples/index.ts';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { graveFindings } from './kit/axe.ts';
import { arriveOnline, type Guest } from './online/guest.ts';
import { partyOnline, provesFair } from './online/room.ts';
import { plainPlay } from './kit/plainPlay.ts';
import { playerAt } from './kit/player.ts';
import { tap } from './kit/room.ts';
import { serveWith } from './kit/servedSite.ts';
import { look } from './kit/sight.ts';
import type { Site } from './kit/site.ts';
import { DESKTOP, describeInBrowser, open, PHONE, type Visit, visiting } from './kit/visit.ts';

const FILE = path.resolve(import.meta.dirname, '../examples/index.ts');
const GAMES = EXAMPLES.map(({ game: { id, title } }, i) => ({
  id,
  title,
  screen: i === 0 ? DESKTOP : PHONE,
}));

/** Nobody has drawn these games: they are there because they were named with `--with`. */
describeInBrowser('games of one file', () => {
  let site: Site | undefined;
  const address = (): string => site?.address ?? '';
  beforeAll(async () => {
    site = await serveWith(FILE);
  });
  afterAll(() => site?.close());

  // On a phone the page of games still moves when the last poster is tapped: the long run shows that one.
  test.each(isLongRun ? GAMES : GAMES.slice(0, 1))(
    '$title against a bot, from its poster to its replay',
    async ({ id, title, screen }) => {
      await visiting({ site: address(), screen }, async (visit) => {
        const { page } = visit;
        await open(visit);
        const poster = page.getByRole('article', { name: title });
        await tap(visit, poster.getByRole('button', { name: TEXTS.home.first }));
        await look(page);
        await shutsNobodyOut(visit);
        await playerAt(visit, 1, plainPlay(1)).playOn();
        expect(await page.getByRole('columnheader').count()).toBe(3);
        await shutsNobodyOut(visit);
        await tap(visit, page.getByRole('link', { name: TABLE.end.replay }));
        await page.getByRole('slider').fill('2');
        await page.getByText(/^Move 2 of/).waitFor();
        await shutsNobodyOut(visit);
        await open(visit, `/rules/${id}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
      });
    },
  );

  test.runIf(isLongRun).each(GAMES)('$title online, to its end by two', async ({ id }) => {
    const guests: readonly [Guest, Guest] = [
      await arriveOnline(DESKTOP, address()),
      await arriveOnline(PHONE, address()),
    ];
    await partyOnline(guests, { game: id });
    await Promise.all(guests.map((guest, i) => playerAt(guest, i, plainPlay(i)).playOn()));
    await provesFair(guests[0]);
    for (const { faults, context } of guests) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});

async function shutsNobodyOut({ page }: Visit): Promise<void> {
  expect(await graveFindings(page)).toEqual([]);
}
