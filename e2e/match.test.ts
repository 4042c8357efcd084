import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { playerAt } from './kit/player.ts';
import { startFirst, tap } from './kit/room.ts';
import { measure } from './kit/pace.ts';
import { drifter, solPlay } from './kit/solPlay.ts';
import { DESKTOP, describeInBrowser, type OnScreen, PHONE, type Visit, visiting } from './kit/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const { end } = TEXTS;

describeInBrowser('a whole match of Sol against bots', () => {
  const desktop: OnScreen = ['by clicks on a desktop', DESKTOP];
  const phone: OnScreen = ['by taps on a phone', PHONE];

  test.each(inLongRun([phone], [desktop]))('%s', async (name, screen) => {
    await visiting({ screen }, async (visit) => {
      const pace = await measure(visit);
      await startFirst(visit);
      const player = playerAt(visit, 1, isLongRun ? solPlay(1) : drifter(1));
      await player.playOn();
      const { place, size } = player.smallest;
      console.log(`${name}: ${player.clicks} clicks, smallest target ${size.toFixed(0)} px (${place})`);
      console.log(`${name}: ${await pace.report()}`);
      await provesEnd(visit);
    });
  });
});

/** Everything an end screen offers. */
async function provesEnd(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(4);
  expect(await page.getByRole('table').textContent()).toContain(end.place(1));
  expect(await page.getByRole('img', { name: /ends with/ }).count()).toBe(1);
  await provesRecord(visit);
  await provesFairness(visit);
  await tap(visit, page.getByRole('link', { name: end.replay }));
  await page.getByRole('slider').waitFor();
  await page.goBack();
  await tap(visit, page.getByRole('button', { name: end.rematch }));
  await page.getByRole('table').waitFor({ state: 'detached' });
  await page.locator('[role=button][data-place]').first().waitFor();
}

/** The record that is downloaded holds, also for the command line. */
async function provesRecord(visit: Visit): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orrery-e2e-'));
  try {
    const [download] = await Promise.all([
      visit.page.waitForEvent('download'),
      tap(visit, visit.page.getByRole('button', { name: end.download })),
    ]);
    const file = path.join(folder, download.suggestedFilename());
    await download.saveAs(file);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'src/cli/main.ts', 'verify', file],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).not.toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function provesFairness(visit: Visit): Promise<void> {
  const { page } = visit;
  await tap(visit, page.getByRole('button', { name: end.verify }));
  const dialog = page.getByRole('dialog', { name: TEXTS.verify.title });
  await dialog.getByText(TEXTS.verify.fair).waitFor();
  await tap(visit, dialog.getByRole('button', { name: 'Close' }));
}
