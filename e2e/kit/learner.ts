import type { Lesson } from '../../src/web/games/view.ts';
import { touchWords } from '../../src/web/parts/touchWords.ts';
import { TEXTS } from '../../src/web/table/texts.ts';
import { tap } from './room.ts';
import { aimAt, type Light, look, type Sight } from './sight.ts';
import type { Visit } from './visit.ts';

/** Follows the guide by hand: reads each lesson, clicks what it points at or the button it speaks of. */
export async function learn(visit: Visit, lessons: readonly Lesson[]): Promise<void> {
  const { page } = visit;
  for (const step of lessons) {
    const lesson = visit.screen.touch ? { ...step, say: touchWords(step.say) } : step;
    await page.locator('.lesson-say', { hasText: lesson.say }).waitFor();
    if (lesson.move === undefined) await tap(visit, page.getByRole('button', { name: TEXTS.lessons.next }));
    else await obey(visit, lesson, lesson.move);
  }
}

/** What plays a move that is in doubt, or one whose place is to be pressed twice. */
const CONFIRMS = new RegExp(`^(${TEXTS.bar.confirm}$|Lead )`);

/** As often may the hand slip before a lesson is given up. */
const PATIENCE = 8;

async function obey(visit: Visit, lesson: Lesson, move: string): Promise<void> {
  const { page } = visit;
  const confirm = page.getByRole('button', { name: CONFIRMS });
  for (let clicks = 0; clicks < PATIENCE; clicks++) {
    const sight = await look(page);
    if (sight.lesson?.say !== lesson.say) return;
    if (await confirm.isVisible()) await tap(visit, confirm);
    else await click(visit, sight, lesson, move);
  }
  throw new Error(`the guide is not obeyed: ${lesson.say}`);
}

/** Clicks what comes next: one of several moves, a place that is pointed at, or a button. */
async function click(visit: Visit, sight: Sight, { point = [] }: Lesson, move: string): Promise<void> {
  const lit = (glow: Light['glow']) =>
    sight.lights.find((light) => light.glow === glow && point.includes(light.place));
  const next = lit('target') ?? lit('source');
  if (sight.choices.length > 0) await choose(visit, sight.choices, move);
  else if (sight.form) await submit(visit, move);
  else if (next?.beside)
    await tap(visit, visit.page.locator(`button[data-place="${next.place}"]:visible`).first());
  else if (next) await hit(visit, next.place);
  else await press(visit, sight, move);
}

async function hit({ page, screen }: Visit, place: string): Promise<void> {
  const aim = await aimAt(page, place);
  if (aim === undefined) throw new Error(`the guide points at ${place}, which cannot be hit`);
  if (screen.touch) await page.touchscreen.tap(aim.x, aim.y);
  else await page.mouse.click(aim.x, aim.y);
}

/** The button that begins with the first word of the move, as `Keep Ceremony` for `keep REF`; else the last of all. */
async function press(visit: Visit, { buttons }: Sight, move: string): Promise<void> {
  const [word = ''] = move.split(' ');
  const named = buttons.findIndex(({ name, disabled }) => !disabled && name.toLowerCase().startsWith(word));
  const at = named < 0 ? buttons.findLastIndex(({ disabled }) => !disabled) : named;
  await tap(visit, visit.page.locator('.bar-buttons button').nth(at));
}

/** Sets the figures of a move by their steppers, such as `dial 0 2 2`, and confirms them. */
async function submit(visit: Visit, move: string): Promise<void> {
  const [, ...figures] = move.split(' ');
  // What is taken away is there to be given.
  for (const step of ['Less', 'More'] as const)
    for (const [at, figure] of figures.entries()) await setFigure(visit, at, Number(figure), step);
  await tap(visit, visit.page.locator('form[aria-label] button[type=submit]:visible').first());
}

async function setFigure(visit: Visit, at: number, figure: number, step: 'Less' | 'More'): Promise<void> {
  const row = visit.page.locator('form[aria-label] [role=spinbutton]').nth(at).locator('..');
  const value = Number(await row.locator('[role=spinbutton]').getAttribute('aria-valuenow'));
  const times = step === 'Less' ? value - figure : figure - value;
  const button = row.getByRole('button', { name: step });
  for (let i = 0; i < times; i++) await tap(visit, button);
}

/** Of moves that share a place the one that names a word of the move, such as `tower`. */
async function choose(visit: Visit, choices: Sight['choices'], move: string): Promise<void> {
  const words = move.split(' ');
  const at = choices.findIndex((choice) => words.some((word) => choice.toLowerCase().includes(` ${word}`)));
  await tap(visit, visit.page.locator('.chooser-choice').nth(at));
}
