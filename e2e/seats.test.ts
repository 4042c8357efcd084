import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { GAME_CARDS } from '../src/web/games/index.ts';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { playerAt } from './kit/player.ts';
import { graveFindings } from './kit/axe.ts';
import { startPreset, tap } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { describeInBrowser, DESKTOP, type OnScreen, open, PHONE, type Visit, visiting } from './kit/visit.ts';

const PRESETS = GAME_CARDS[0]?.presets ?? [];
const NUMBERED = PRESETS.map(({ title }, number) => ({ title, number }));
const presetOf = (title: string | RegExp): number => PRESETS.findIndex((preset) => preset.title.match(title));

const SCREENS: readonly OnScreen[] = [
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
];

const { newTable } = TEXTS;

/** Who is chosen for each seat of the form. */
async function chosenPlayers({ page }: Visit): Promise<string[]> {
  return page
    .locator('.seat-player')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
}

describeInBrowser('who sits at the table', () => {
  test.each(SCREENS)('bots suit whoever says how much they have played, %s', async (_, screen) => {
    await visiting({ screen }, async (visit) => {
      const { page } = visit;
      const asked = page.getByRole('radiogroup', { name: newTable.played });
      const answer = (name: string) => asked.getByRole('radio', { name });
      const standard = page.getByRole('button', { name: 'Standard' });
      await open(visit, '/new/sol');
      await tap(visit, answer(newTable.answers.never));
      expect(await chosenPlayers(visit)).toEqual(['person', 'novice', 'novice']);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.getByText(newTable.playedHelp('medium')).waitFor();
      await page.keyboard.press('ArrowRight');
      await tap(visit, standard);
      expect(await standard.getAttribute('aria-pressed')).toBe('true');
      expect(await chosenPlayers(visit)).toEqual(['person', 'hard', 'hard', 'hard']);
      await page.getByLabel(newTable.player(2)).selectOption('easy');
      expect(await asked.getByRole('radio', { checked: true }).count()).toBe(0);
      await page.getByText(newTable.levels).press('Enter');
      await page.getByText('Master', { exact: true }).waitFor();
      expect(await graveFindings(page)).toEqual([]);
      await page.getByLabel(newTable.player(2)).selectOption('person');
      await page.getByLabel(newTable.player(3)).selectOption('person');
      await page.getByLabel(newTable.player(4)).selectOption('person');
      expect(await asked.count()).toBe(0);
    });
  });

  test('alone: a scenario, for some turns', async () => {
    await visiting({}, async (visit) => {
      await startPreset(visit, presetOf(/^Solo/));
      await playerAt(visit, 3).playUntil(({ progress }) => /^Round 5/.test(progress));
      expect(await visit.page.locator('.bar-head').textContent()).toBe('Choose one action.');
    });
  });

  test.runIf(isLongRun)('three persons at one screen, for some rounds', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      const seat = (number: number) => page.getByLabel(TEXTS.newTable.player(number));
      await startPreset(visit, 0, async () => {
        await seat(2).selectOption('person');
        await seat(3).selectOption('person');
        await page.getByLabel(TEXTS.newTable.name(2)).fill('Ben');
        await page.getByLabel(TEXTS.newTable.name(3)).fill('Cleo');
      });
      const asked = new Set<string>();
      await playerAt(visit, 4).playUntil(({ sentence, progress }) => {
        asked.add(/Captain|Ben|Cleo/.exec(sentence)?.[0] ?? sentence);
        return /^Round 2/.test(progress);
      });
      expect([...asked].sort()).toEqual(['Ben', 'Captain', 'Cleo']);
    });
  });

  test('together with a bot against the star', async () => {
    await visiting({ screen: PHONE }, async (visit) => {
      await startPreset(visit, presetOf('Together'));
      await playerAt(visit, 5).playUntil(({ progress }) => /^Round 2/.test(progress));
    });
  });

  test('only bots: one watches', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 0, async () => {
        await page.getByLabel(TEXTS.newTable.player(1)).selectOption('novice');
      });
      await page.getByText('turn 2').first().waitFor();
      await page.getByRole('tab', { name: TABLE.moves.title }).click();
      await page.getByText(TABLE.moves.waiting).waitFor();
    });
  });

  test.each(inLongRun(NUMBERED.slice(0, 1), NUMBERED.slice(1)))('$title starts', async ({ number }) => {
    await visiting({}, async (visit) => {
      await startPreset(visit, number);
      const { lights, buttons } = await look(visit.page);
      expect(lights.length + buttons.length).toBeGreaterThan(0);
    });
  });
});
