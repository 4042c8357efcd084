import type { Lesson } from '../src/web/games/view.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { tap } from './room.ts';
import { aimAt, look, type Sight } from './sight.ts';
import type { Visit } from './visit.ts';

/** Follows the guide by hand: reads each lesson, clicks what it points at or the button it speaks of. */
export async function learn(visit: Visit, lessons: readonly Lesson[]): Promise<void> {
  const { page } = visit;
  for (const lesson of lessons) {
    await page.locator('.lesson-say', { hasText: lesson.say }).waitFor();
    if (lesson.move === undefined) await tap(visit, page.getByRole('button', { name: TEXTS.lessons.next }));
    else await obey(visit, lesson, lesson.move);
  }
}

async function obey(visit: Visit, { say, point = [] }: Lesson, move: string): Promise<void> {
  const { page } = visit;
  for (const place of point) await hit(visit, place);
  if (point.length === 0) await press(visit, move);
  const { choices } = await look(page);
  if (choices.length > 0) await choose(visit, choices, move);
  const confirm = page.getByRole('button', { name: TEXTS.bar.confirm, exact: true });
  const told = page.locator('.lesson-say').filter({ hasNotText: say });
  await confirm.or(told).first().waitFor();
  if (await confirm.isVisible()) await tap(visit, confirm);
}

/** A place that is pointed at but not lit is only talked about. */
async function hit({ page, screen }: Visit, place: string): Promise<void> {
  const { lights } = await look(page);
  if (!lights.some((light) => light.place === place)) return;
  const aim = await aimAt(page, place);
  if (aim === undefined) throw new Error(`the guide points at ${place}, which cannot be hit`);
  if (screen.touch) await page.touchscreen.tap(aim.x, aim.y);
  else await page.mouse.click(aim.x, aim.y);
}

/** The button that begins with the first word of the move, as `Keep Ceremony` for `keep REF`. */
async function press(visit: Visit, move: string): Promise<void> {
  const [word = ''] = move.split(' ');
  const { buttons } = await look(visit.page);
  const at = buttons.findIndex(({ name }) => name.toLowerCase().startsWith(word));
  await tap(visit, visit.page.locator('.bar-buttons button').nth(at));
}

/** Of moves that share a place the one that names a word of the move, such as `tower`. */
async function choose(visit: Visit, choices: Sight['choices'], move: string): Promise<void> {
  const words = move.split(' ');
  const at = choices.findIndex((choice) => words.some((word) => choice.toLowerCase().includes(` ${word}`)));
  await tap(visit, visit.page.locator('.chooser-choice').nth(at));
}
