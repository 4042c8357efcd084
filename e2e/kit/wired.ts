import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Comlink from 'comlink';
import type { Page } from 'playwright-core';
import type { BotAnswer } from '../../src/bots/bot.ts';
import type { BotRequest } from '../../src/bots/botRequest.ts';
import type { TableView, TableHost } from '../../src/protocol/table.ts';

/** What scripts in the page find as `wired`: the workers themselves, without the pages. */
interface Wired {
  readonly host: Comlink.Remote<TableHost>;
  readonly botWorker: Comlink.Remote<{ answer(request: BotRequest): Promise<BotAnswer> }>;
  /** Watches a table: the latest view at any time, and how to leave. */
  readonly watch: (
    id: string,
  ) => Promise<{ readonly last: () => TableView; readonly leave: () => Promise<void> }>;
}

export type WiredPage = typeof globalThis & { wired: Wired };

const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('comlink/dist/umd/comlink.min.js'),
  'utf8',
);

/** Lets scripts in the page call a host and a bot worker of their own. */
export async function wirePage(page: Page): Promise<void> {
  // As a text, because the policy of the page lets no script in.
  await page.evaluate(SOURCE);
  const [worker = await page.waitForEvent('worker')] = page.workers();
  await page.evaluate(wire, worker.url());
}

/** Runs in the page. */
function wire(script: string): void {
  const { wrap, proxy } = (globalThis as unknown as { Comlink: typeof Comlink }).Comlink;
  const host = wrap<TableHost>(new Worker(script, { type: 'module' }));
  const botWorker = wrap<{ answer(request: BotRequest): Promise<BotAnswer> }>(
    new Worker(script, { type: 'module', name: 'bot' }),
  );
  const watch: Wired['watch'] = async (id) => {
    const first = Promise.withResolvers<void>();
    let last: TableView | undefined;
    const stop = await host.watch(
      id,
      proxy((view: TableView) => {
        last = view;
        first.resolve();
      }),
    );
    await first.promise;
    return { last: () => last as TableView, leave: async () => stop() };
  };
  Object.assign(globalThis, { wired: { host, botWorker, watch } });
}
