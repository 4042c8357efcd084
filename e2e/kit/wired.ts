import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Comlink from 'comlink';
import type { Page } from 'playwright-core';
import type { BotAnswer } from '../../src/bots/bot.ts';
import type { BotRequest } from '../../src/bots/botRequest.ts';
import type { TableView, TableHost } from '../../src/protocol/table.ts';

/** What scripts in the page find as `wired`: the workers themselves, without the pages around them. */
interface Wired {
  readonly host: Comlink.Remote<TableHost>;
  readonly mind: Comlink.Remote<{ think(question: BotRequest): Promise<BotAnswer> }>;
  /** Watches a table: the latest frame at any time, and how to leave. */
  readonly watch: (
    id: string,
  ) => Promise<{ readonly last: () => TableView; readonly leave: () => Promise<void> }>;
}

export type WiredPage = typeof globalThis & { wired: Wired };

const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('comlink/dist/umd/comlink.min.js'),
  'utf8',
);

/** Lets scripts in the page speak with a host and a mind of their own. */
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
  const mind = wrap<{ think(question: BotRequest): Promise<BotAnswer> }>(
    new Worker(script, { type: 'module', name: 'mind' }),
  );
  const watch: Wired['watch'] = async (id) => {
    const first = Promise.withResolvers<void>();
    let last: TableView | undefined;
    const stop = await host.watch(
      id,
      proxy((frame: TableView) => {
        last = frame;
        first.resolve();
      }),
    );
    await first.promise;
    return { last: () => last as TableView, leave: async () => stop() };
  };
  Object.assign(globalThis, { wired: { host, mind, watch } });
}
