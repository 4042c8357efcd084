import { expect, test } from 'vitest';
import { TEXTS as ONLINE } from '../../src/web/online/texts.ts';
import type { Guest } from './guest.ts';
import { onlineGuests } from './guests.ts';
import {
  AT,
  atTable,
  button,
  follow,
  LOBBY,
  openTableOnline,
  provesFair,
  resign,
  ROOM,
  sitDown,
} from './room.ts';
import { tap } from '../kit/room.ts';
import { depicted } from '../kit/axe.ts';
import { describeInBrowser, open } from '../kit/visit.ts';

const { draw: DRAW } = ONLINE;

/** What the browser keeps of its share in the luck of the last table, by the name it is kept under. */
function kept({ page }: Guest): Promise<readonly [string, string]> {
  return page.evaluate(() => {
    const name = Object.keys(localStorage).findLast((key) => key.startsWith('orrery luck ')) ?? '';
    return [name, localStorage.getItem(name) ?? ''] as const;
  });
}

/** What the page draws from now on is not what every page draws in these tests. */
const drawsOtherwise = ({ page }: Guest): Promise<unknown> =>
  page.evaluate(() => Object.assign(crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(8) }));

const startable = (guest: Guest): Promise<void> =>
  button(guest, ROOM.start).and(guest.page.locator(':enabled')).waitFor();

describeInBrowser('the luck of a table online', () => {
  const guests = onlineGuests();

  test('P9.5, P9.6, P9.7 is drawn when all are there, over reloads, stops and another browser', async () => {
    const { ada, ben } = guests();
    const link = await openTableOnline(ada, 'Ada', { game: 'sol' });
    await sitDown(ben, link, 'Ben');
    await startable(ada);

    const before = await kept(ada);
    await ada.page.reload();
    await startable(ada);
    expect(await kept(ada)).toEqual(before);
    expect(before[1]).toContain('"nonce":"0707');

    await open(ben, '/online');
    await ben.page.getByText(LOBBY.headline).waitFor();
    await tap(ada, button(ada, ROOM.start));
    await ada.page.getByText(DRAW.going(['Ben'])).waitFor();
    await depicted(ada, 'draw');
    await tap(ada, button(ada, DRAW.stop));
    await ada.page.getByText(DRAW.notPromised(['Ben'])).waitFor();
    await tap(ada, ada.page.getByText(ROOM.luck));
    await ada.page.getByText(DRAW.ends.stopped('Ada')).waitFor();
    await depicted(ada, 'draw-ended');

    await follow(ben, link);
    await startable(ada);
    await ben.page.evaluate(() => localStorage.clear());
    await ben.page.reload();
    await button(ben, DRAW.drawHere).waitFor();
    await depicted(ben, 'draw-elsewhere');
    await tap(ada, button(ada, ROOM.start));
    await ben.page.getByText(DRAW.endsDraw).waitFor();
    await depicted(ben, 'draw');
    await drawsOtherwise(ben);
    await tap(ben, button(ben, DRAW.drawHere));
    await startable(ada);

    await open(ben, '/online');
    await ben.page.getByText(LOBBY.headline).waitFor();
    await tap(ada, button(ada, ROOM.start));
    await ada.page.getByText(DRAW.going(['Ben'])).waitFor();
    await follow(ben, link);
    for (const guest of [ada, ben]) await atTable(guest);
    await resign(ben);
    await ada.page
      .getByText(AT.givenUp(['Ben'], [], ['Ada']))
      .first()
      .waitFor();
    for (const guest of [ada, ben]) await provesFair(guest, () => depicted(guest, 'luck'));
  });

  test('P9.7 is not drawn with a server whose seal is another than it was', async () => {
    const { ada, ben } = guests();
    const link = await openTableOnline(ada, 'Ada', { game: 'sol' });
    await sitDown(ben, link, 'Ben');
    await ben.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('orrery luck ')) {
          const share = JSON.parse(localStorage.getItem(key) ?? '{}');
          localStorage.setItem(key, JSON.stringify({ ...share, commitment: '0'.repeat(64) }));
        }
    });
    await ben.page.reload();
    await ben.page.getByText(DRAW.faults.commitment).waitFor();
    await tap(ada, button(ada, ROOM.start));
    await ben.page.getByText(DRAW.going(['Ben'])).waitFor();
    await depicted(ben, 'draw-refused');
    await tap(ada, button(ada, DRAW.stop));
    await ada.page.getByText(DRAW.notPromised(['Ben'])).waitFor();
  });
});
