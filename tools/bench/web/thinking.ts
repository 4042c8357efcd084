import { openSite } from '../../../e2e/kit/site.ts';
import { type WiredPage, wirePage } from '../../../e2e/kit/wired.ts';
import type { Browser, Page } from 'playwright-core';
import type { BotRequest } from '../../../src/bots/botRequest.ts';
import { botOf } from '../../../src/bots/index.ts';
import { GAME_IDS, gameOf } from '../../../src/games/index.ts';
import { runMatch } from '../../../src/kernel/match/runner.ts';
import { openBrowser, onPage } from './screen.ts';
import { slowed } from './slowed.ts';

/** How long a level thinks on a slow phone: `node tools/bench/web/thinking.ts [level] [games …]`. */

const TIMES_SLOWER = 4;
const DECISIONS = 20;
/** What a person waits for without noticing a wait, in milliseconds. */
const AIM = 1500;

/** Decisions from all of a match between greedy bots, put to another bot. */
function decisionsOf(id: string, seats: number, bot: string): BotRequest[] {
  const entry = gameOf(id);
  const asked: BotRequest[] = [];
  const players = Array.from({ length: seats }, (_, seat) => {
    const greedy = botOf('greedy').make(entry, seat);
    return {
      choose(question: Parameters<typeof greedy.choose>[0]) {
        const { legal, view } = question;
        if (legal.length > 1) asked.push({ game: id, bot, seat, legal, view: view(), seed: asked.length });
        return greedy.choose(question);
      },
    };
  });
  runMatch(entry.game, { seats, options: {}, seed: 'thinking' }, players);
  return Array.from({ length: DECISIONS }, (_, i) => asked[Math.floor((i * asked.length) / DECISIONS)]!);
}

/** Runs in the page: milliseconds until each was answered by a worker. */
async function answered(requests: readonly BotRequest[]): Promise<number[]> {
  const { botWorker } = (globalThis as WiredPage).wired; // put there by `wirePage`
  const times: number[] = [];
  for (const request of requests) {
    const start = performance.now();
    await botWorker.answer(request);
    times.push(performance.now() - start);
  }
  return times;
}

/** Scripts, nets and the compiled code of a first answer are there before it is measured. */
async function measured(browser: Browser, page: Page, requests: readonly BotRequest[]): Promise<string> {
  await page.goto('./');
  await wirePage(page);
  await page.evaluate(answered, requests.slice(0, 3));
  const { done, times } = await slowed(browser, TIMES_SLOWER, () => page.evaluate(answered, requests));
  const sorted = done.toSorted((a, b) => a - b).map(Math.round);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const late = `${sorted.filter((ms) => ms > AIM).length} of ${sorted.length} over ${AIM} ms`;
  return `median ${median} ms, worst ${worst} ms, ${late}; ${times.toFixed(1)} times slower`;
}

const [, , level = 'hard', ...games] = process.argv;
const site = await openSite();
const opened = await openBrowser();
for (const id of games.length > 0 ? games : GAME_IDS)
  for (const seats of [2, 4]) {
    const requests = decisionsOf(id, seats, level);
    const screen = { site: site.address, phone: true };
    const line = await onPage(opened.browser, screen, [], (page) => measured(opened.browser, page, requests));
    console.log(`${level} in ${id}, ${seats} seats: ${line}`);
  }
await opened.close();
await site.close();
