import { expect, test } from 'vitest';
import { newKey, party, playOn, Visitor } from '../../test/kit/online.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { TEXTS } from '../../src/web/analysis/texts.ts';
import { onlineId } from '../../src/web/online/connection/ids.ts';
import { depicted } from '../kit/axe.ts';
import { narrowTargets, widerBy } from '../kit/measure.ts';
import { tap } from '../kit/room.ts';
import { describeInBrowser, open } from '../kit/visit.ts';
import { forgiven, type Guest } from './guest.ts';
import { onlineGuests } from './guests.ts';
import type { OnlineSite } from './site.ts';
import { button } from './room.ts';

const { thinking } = TEXTS;
const MOVES = 2;

describeInBrowser('the analysis of a match online', () => {
  const guests = onlineGuests();

  test('is made by the server once for all, or by the browser where the server has no time', async () => {
    const { site, ada, ben, eve } = guests();
    const table = await givenUp(site);
    const asked = askedBy(ada, ben);
    const seen = await heldBack(ben);
    await open(ben, `/analysis/${onlineId(table)}`);
    await ben.page.getByText(/^The server analyses it for all, /).waitFor();
    expect(await widerBy(ben.page)).toBe(0);
    expect(await narrowTargets(ben.page)).toEqual([]);
    await depicted(ben, 'analysis');
    await tap(ben, button(ben, thinking.stop));
    await ben.page.getByText(/^Stopped, /).waitFor();

    await refusedTo(eve);
    await Promise.all([ada, eve].map((guest) => open(guest, `/analysis/${onlineId(table)}`)));
    await Promise.all([ada, eve].map(isKnown));
    expect(forgiven(eve)).not.toEqual([]);
    seen();
    await tap(ben, button(ben, thinking.goOn));
    await isKnown(ben);
    const told = await Promise.all([ada, ben, eve].map(chancesIn));
    expect(told[0]?.length).toBeGreaterThan(1);
    expect(new Set(told.map((chances) => chances.join())).size).toBe(1);
    await depicted(ada, 'analysis');
    expect(asked.every((status) => status === 200)).toBe(true);
  });
});

/** A match of Sol that two have begun and one has given up, so that its analysis takes a moment. */
async function givenUp({ address }: OnlineSite): Promise<string> {
  const server = { visitor: () => new Visitor(() => new URL(address).host) };
  const joined = await party(server, 2, { game: 'sol' });
  const { table, tabs } = joined;
  let turns = 0;
  await playOn(
    joined,
    () => 0,
    () => turns++ === MOVES,
  );
  await itemAt(tabs, 0).ask({ do: 'resign', table, seen: MOVES, key: newKey() });
  for (const tab of tabs) await tab.leave();
  return table;
}

const isKnown = ({ page }: Guest): Promise<void> =>
  page.getByText(thinking.ready).waitFor({ state: 'attached' });

/** What the seats had at last, as it stands over the curve. */
const chancesIn = ({ page }: Guest): Promise<string[]> => page.locator('.curve-seats b').allTextContents();

const ANALYSIS = /\/analysis(?:\?|$)/;

/** How the server answered whenever it was asked for an analysis. */
function askedBy(...all: readonly Guest[]): number[] {
  const statuses: number[] = [];
  for (const { page } of all)
    page.on('response', (response) => {
      if (ANALYSIS.test(response.url())) statuses.push(response.status());
    });
  return statuses;
}

/** Lets nothing of what is found out come through before it is let go. */
async function heldBack({ page }: Guest): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/analysis\?after=/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The server says that too many ask. */
async function refusedTo({ page }: Guest): Promise<void> {
  const error = { code: 'too_many', message: 'you have asked for many analyses; wait a while' };
  await page.route(ANALYSIS, (route) => route.fulfill({ status: 429, json: { error } }));
}
