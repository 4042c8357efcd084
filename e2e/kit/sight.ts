import type { Page } from 'playwright-core';

/** What a person at the table sees that can be acted on. */
export interface Sight {
  /** Whether the end screen is up. */
  readonly over: boolean;
  /** Where the match stands, such as “Round 2”. */
  readonly progress: string;
  /** Who must choose what. */
  readonly sentence: string;
  /** The buttons of the bar in their order, with those that cannot be pressed. */
  readonly buttons: readonly { readonly name: string; readonly open: boolean; readonly disabled: boolean }[];
  /** Moves to choose among by name. */
  readonly choices: readonly string[];
  readonly lights: readonly Light[];
  /** What the guide says, and whether it waits for a click. */
  readonly lesson: { readonly say: string; readonly waits: boolean } | undefined;
  /** Whether the screen has to be handed to the next person first. */
  readonly privacyScreen: boolean;
  /** Whether something set beside the board waits to be confirmed there, such as a dial. */
  readonly form: boolean;
}

export interface Light {
  readonly place: string;
  readonly glow: 'source' | 'target' | 'distant' | 'picked';
  /** What is read out to those who do not see the board. */
  readonly label: string;
  /** Whether it lies beside the board, as cards do. */
  readonly beside: boolean;
}

/** Waits until a person is asked or the match is over, and looks. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate(lookAround);
}

/** Runs in the page. */
export async function lookAround(): Promise<Sight> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const bar = (): Element | null => document.querySelector('section[aria-label="Decision"]');
  const ended = (): boolean => document.querySelector('.end') !== null;
  const drawn = (): boolean => document.querySelector('.privacy-screen') !== null;
  const asked = (): boolean =>
    bar()?.hasAttribute('data-mine') === true && bar()?.getAttribute('aria-busy') !== 'true';
  const start = performance.now();
  while (!ended() && !asked() && !drawn()) {
    if (performance.now() - start > 300_000) throw new Error(`nobody is asked: ${bar()?.textContent}`);
    await frame();
  }
  await frame();

  const text = (selector: string, root: ParentNode | null = document): string =>
    root?.querySelector(selector)?.textContent ?? '';
  const all = <E extends Element = HTMLElement>(
    selector: string,
    root: ParentNode | null = document,
  ): E[] => [...(root?.querySelectorAll<E>(selector) ?? [])];
  const glowOf = (classes: string): 'source' | 'target' | 'distant' | 'picked' =>
    (['source', 'distant', 'picked'] as const).find((glow) => classes.includes(`-${glow}`)) ?? 'target';
  const lesson = document.querySelector('.lesson');
  return {
    over: ended(),
    progress: text('.brand p'),
    sentence: text('.bar-head', bar()),
    buttons: all<HTMLButtonElement>('.bar-buttons button', bar()).map((button) => ({
      name: button.textContent ?? '',
      open: button.getAttribute('aria-pressed') === 'true',
      disabled: button.disabled || button.ariaDisabled === 'true',
    })),
    choices: all('.chooser-choice').map((choice) => choice.textContent ?? ''),
    lights: all('[role=button][data-place], button[data-place]')
      .filter((light) => light.checkVisibility())
      .map((light) => ({
        place: light.dataset['place'] ?? '',
        glow: glowOf(`-${light.dataset['glow'] ?? light.getAttribute('class') ?? ''}`),
        label: light.getAttribute('aria-label') ?? '',
        beside: light.tagName === 'BUTTON',
      })),
    lesson: lesson
      ? { say: text('.lesson-say', lesson), waits: all('footer button', lesson).length > 0 }
      : undefined,
    privacyScreen: drawn(),
    form: all<HTMLButtonElement>('form[aria-label] button[type=submit]').some(
      (button) => button.checkVisibility() && !button.disabled,
    ),
  };
}

/** Where a lit place is best hit, and how large the round spot is that can be hit there. */
export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The middle of what can be hit of a place once the board stands still. */
export function aimAt(page: Page, place: string): Promise<Aim | undefined> {
  return page.evaluate(aim, place);
}

/** Runs in the page. */
export async function aim(wanted: string): Promise<Aim | undefined> {
  const GRID = 17;
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const light = document.querySelector(`[role=button][data-place="${CSS.escape(wanted)}"]`);
  if (!light) return undefined;
  const rectNow = (): DOMRect => light.getBoundingClientRect();
  let rect = rectNow();
  for (let still = 0, frames = 0; still < 2 && frames < 90; frames++) {
    await frame();
    const next = rectNow();
    still = next.x === rect.x && next.y === rect.y && next.width === rect.width ? still + 1 : 0;
    rect = next;
  }
  const step = Math.max(rect.width, rect.height) / GRID;
  const points: { x: number; y: number; hit: boolean }[] = [];
  for (let i = -1; i <= rect.width / step; i++) {
    for (let j = -1; j <= rect.height / step; j++) {
      const x = rect.x + (i + 0.5) * step;
      const y = rect.y + (j + 0.5) * step;
      points.push({ x, y, hit: document.elementFromPoint(x, y)?.closest('[data-place]') === light });
    }
  }
  const misses = points.filter(({ hit }) => !hit);
  let best: { x: number; y: number; size: number } | undefined;
  for (const { x, y, hit } of points) {
    if (!hit) continue;
    const size = 2 * Math.min(rect.width, ...misses.map((miss) => Math.hypot(miss.x - x, miss.y - y)));
    if (best === undefined || size > best.size) best = { x, y, size };
  }
  return best;
}
