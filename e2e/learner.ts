import type { Lesson } from '../src/web/games/view.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { chooseTab, tap } from './room.ts';
import { look } from './sight.ts';
import type { Visit } from './visit.ts';

/** Follows the guide: reads each lesson, makes its move from the list of moves, goes on. */
export async function learn(visit: Visit, lessons: readonly Lesson[]): Promise<void> {
  const { page } = visit;
  await chooseTab(visit, TEXTS.moves.title);
  for (const { say, move } of lessons) {
    await page.locator('.lesson-say', { hasText: say }).waitFor();
    await look(page);
    if (move === undefined) await tap(visit, page.getByRole('button', { name: TEXTS.lessons.next }));
    else await makeMove(visit, move);
  }
}

async function makeMove(visit: Visit, move: string): Promise<void> {
  const { page } = visit;
  const filter = page.getByLabel(TEXTS.moves.filter);
  await filter.fill(move);
  await filter.press('Enter');
  const confirm = page.getByRole('button', { name: TEXTS.bar.confirm, exact: true });
  const told = page.locator('.lesson-say', { hasNotText: await page.locator('.lesson-say').innerText() });
  await Promise.race([confirm.waitFor(), told.waitFor()]);
  if (await confirm.isVisible()) await tap(visit, confirm);
}
