import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../src/cli/listen.ts';
import { ended } from '../test/kit/running.ts';
import { graveFindings } from './kit/axe.ts';
import { arrive, DESKTOP, describeInBrowser, PHONE, visiting } from './kit/visit.ts';

/** The page of `examples/` that speaks to the engine by fetch. */

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'examples/engine_page.html');
const FROM_FILE = pathToFileURL(FILE).href;

interface Engine {
  readonly address: string;
  close(): Promise<void>;
}

/** An engine that lets pages of these origins ask, with the games of the examples besides. */
async function startEngine(...origins: readonly string[]): Promise<Engine> {
  const main = path.join(ROOT, 'src/cli/main.ts');
  const games = ['--with', path.join(ROOT, 'examples/index.ts')];
  const allowed = origins.flatMap((origin) => ['--origin', origin]);
  const child = spawn(process.execPath, [main, ...games, 'engine', '--port', '0', ...allowed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const address = String(line).replace('The engine is at ', '');
  return { address, close: () => ended(child) };
}

/** The page on a port of this machine. */
const pages = createServer((_, response) => {
  response.setHeader('content-type', 'text/html').end(readFileSync(FILE));
});

const matchesOpen = async ({ address }: Engine): Promise<number> => {
  const body = JSON.stringify({ do: 'legal', match: 'nobody’s' });
  const { error } = JSON.parse(await (await fetch(address, { method: 'POST', body })).text());
  return error.message.startsWith('no match is open') ? 0 : error.message.split(', ').length;
};

/** Opens the page, and waits until it knows the games of the engine. */
async function connect(page: Page, from: string, { address }: Engine): Promise<void> {
  await page.goto(`${from}#${address}`);
  await page.getByRole('status').filter({ hasText: 'Choose a game.' }).waitFor();
}

/** Clicks on moves, spread over what is offered, until the match is over. */
async function playOn(page: Page): Promise<number> {
  const move = page.locator('#moves button');
  for (let clicks = 0; ; clicks++) {
    await move.or(page.locator('#outcome:visible')).first().waitFor();
    if (await page.locator('#outcome').isVisible()) return clicks;
    await move.nth((clicks * 7) % (await move.count())).click();
  }
}

describeInBrowser('the engine from a page by fetch', () => {
  let engine: Engine;
  let elsewhere = '';
  beforeAll(async () => {
    elsewhere = await listen(pages, '127.0.0.1', 0);
    engine = await startEngine('null', new URL(elsewhere).origin);
  });
  afterAll(async () => {
    await engine.close();
    pages.close();
    pages.closeAllConnections();
  });

  test('plays a match to its end by clicks, opened from a file', async () => {
    await visiting({ screen: DESKTOP }, async ({ page }) => {
      await connect(page, FROM_FILE, engine);
      expect(await graveFindings(page)).toEqual([]);
      await page.getByLabel('Game').selectOption({ label: 'Comet Chase' });
      await page.getByLabel('Seats').fill('3');
      await page.getByRole('button', { name: 'Start a match' }).click();
      await page.getByRole('status').filter({ hasText: 'It is your move.' }).waitFor();
      expect(await graveFindings(page)).toEqual([]);
      const clicks = await playOn(page);
      expect(
        await page
          .getByRole('listitem')
          .filter({ hasText: /^You: / })
          .count(),
      ).toBe(clicks);
      expect(
        await page
          .getByRole('listitem')
          .filter({ hasText: /^Bot 2: / })
          .count(),
      ).toBeGreaterThan(0);
      expect(await page.getByRole('table').getByRole('row').count()).toBe(4);
      expect(await graveFindings(page)).toEqual([]);
      expect(await matchesOpen(engine)).toBe(0);
    });
  });

  test('plays on a phone with keys alone, from an origin that was named', async () => {
    await visiting({ screen: PHONE }, async ({ page }) => {
      await connect(page, elsewhere, engine);
      await page.getByLabel('Game').selectOption({ label: 'Tic-tac-toe' });
      await page.getByRole('button', { name: 'Start a match' }).press('Enter');
      while (!(await page.locator('#outcome').isVisible())) {
        await page.locator('#moves button:focus').or(page.locator('#outcome:visible')).waitFor();
        await page.keyboard.press('Enter');
      }
      await page.getByRole('status').filter({ hasText: 'The match is over.' }).waitFor();
      expect(await graveFindings(page)).toEqual([]);
    });
  });

  test('closes its match when it is left', async () => {
    await visiting({}, async ({ page }) => {
      await connect(page, FROM_FILE, engine);
      await page.getByRole('button', { name: 'Start a match' }).click();
      await page.getByRole('status').filter({ hasText: 'It is your move.' }).waitFor();
      expect(await matchesOpen(engine)).toBe(1);
      await page.goto('about:blank');
      await expect.poll(() => matchesOpen(engine)).toBe(0);
    });
  });

  test('may be shown another engine while it is open', async () => {
    await visiting({}, async ({ page }) => {
      const other = await startEngine('null');
      await connect(page, FROM_FILE, other);
      await other.close();
      await page.getByLabel('Engine').fill(engine.address);
      await page.getByRole('button', { name: 'Start a match' }).click();
      await page.getByRole('status').filter({ hasText: 'It is your move.' }).waitFor();
    });
  });

  test('says how to start the engine where it may not ask', async () => {
    const closed = await startEngine();
    const { page, faults, context } = await arrive({});
    await page.goto(`${FROM_FILE}#${closed.address}`);
    const { port } = new URL(closed.address);
    await page.getByText(`Start one with: ./orrery engine --port ${port} --origin null`).waitFor();
    expect(faults.join('\n')).toContain('blocked by CORS policy');
    await context.close();
    await closed.close();
  });
});
