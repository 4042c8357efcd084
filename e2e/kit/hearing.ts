import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Cue } from '../../src/web/games/view.ts';
import type { Heard } from '../../src/web/sound/hearing.ts';
import type { Visit } from './visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The modules of the page as they are written, without their types. */
export async function serveModules({ page }: Visit): Promise<void> {
  await page.route(/\/src\/.*\.ts$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(ROOT, pathname.slice(pathname.search(/\/src\//)));
    await route.fulfill({
      contentType: 'text/javascript',
      body: stripTypeScriptTypes(await readFile(file, 'utf8')),
    });
  });
}

/** What a theme sounds like. It is asked for in words, as the page is to load it and not this test. */
export function heardOf({ page }: Visit, theme: string, cues: readonly Cue[]): Promise<Heard[]> {
  const address = (file: string): string => JSON.stringify(new URL(file, page.url().split('#')[0]).href);
  return page.evaluate(`(async () => {
    const { heardOf } = await import(${address('src/web/sound/hearing.ts')});
    const { theme } = await import(${address(`src/web/${theme}.ts`)});
    return heardOf(theme, ${JSON.stringify(cues)});
  })()`);
}
