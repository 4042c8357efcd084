import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/texts.ts';
import { courtier } from './kit/empirePlay.ts';
import { measure } from './kit/pace.ts';
import { type Player, playerAt } from './kit/player.ts';
import { startPreset } from './kit/room.ts';
import { DESKTOP, describeInBrowser, type OnScreen, PHONE, type Visit, visiting } from './kit/visit.ts';

describeInBrowser('Empire of the Stars', () => {
  const desktop: OnScreen = ['by clicks on a desktop', DESKTOP];
  const phone: OnScreen = ['by taps on a phone', PHONE];

  test.each(inLongRun([desktop], [phone]))(
    'a whole match alone against the Ancients %s',
    async (name, screen) => {
      await visiting({ screen }, async (visit) => {
        const pace = await measure(visit);
        await startPreset(visit, 0, undefined, 'empire');
        const player = playerAt(visit, 1, courtier(1));
        await player.playOn();
        const { place, size } = player.smallest;
        console.log(
          `empire ${name}: ${player.clicks} clicks, smallest target ${size.toFixed(0)} px (${place})`,
        );
        console.log(`empire ${name}: ${await pace.report()}`);
        expect(await visit.page.getByRole('columnheader').count()).toBe(2);
      });
    },
  );

  const threePersons = async (visit: Visit): Promise<Player> => {
    const { page } = visit;
    const seatPersons = async (): Promise<void> => {
      for (const [seat, person] of [
        [2, 'Ben'],
        [3, 'Cleo'],
      ] as const) {
        await page.getByLabel(TEXTS.newTable.player(seat)).selectOption('person');
        await page.getByLabel(TEXTS.newTable.name(seat)).fill(person);
      }
    };
    await startPreset(visit, 2, seatPersons, 'empire');
    return playerAt(visit, 2, courtier(2, 85));
  };

  if (isLongRun)
    test('three persons at one screen play to the end on a desktop', async () => {
      await visiting({}, async (visit) => {
        const player = await threePersons(visit);
        await player.playOn();
        console.log(`empire, three persons: ${player.clicks} clicks`);
        expect(await visit.page.getByRole('columnheader').count()).toBe(4);
      });
    });

  test.runIf(isLongRun)('three persons at one phone play for some rounds', async () => {
    await visiting({ screen: PHONE }, async (visit) => {
      const player = await threePersons(visit);
      while (player.clicks < 80) expect(await player.step()).toBe(true);
    });
  });
});
