import type { Spot } from '../answer.ts';

/** Runs in a table's page: finds something that can be clicked, by chance that always falls the same. */
function hand(): void {
  const LONGEST = 60_000;
  const ASTRAY = /^(Undo|Redo|Cancel|More|Fewer|Next |Coach|Let go|Rule|See the galaxy|Another sector)/;
  const CONFIRMS = /^(Confirm$|Lead |Fly to )/;
  let seed = 1;
  const below = (count: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * count);
  };
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((found) => found.checkVisibility());
  const isOpen = (found: HTMLElement): boolean =>
    !found.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *');
  const glows = (found: HTMLElement, glow: string): boolean =>
    `-${found.dataset['glow'] ?? found.getAttribute('class') ?? ''}`.includes(`-${glow}`);

  /** Where something is hit by a click; nothing where something else lies over it. */
  function spotOf(found: HTMLElement): Spot | undefined {
    found.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = found.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9])
      for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const spot = { x: x + along * width, y: y + down * height };
        if (document.elementFromPoint(spot.x, spot.y)?.closest('[data-place], button') === found) return spot;
      }
    return undefined;
  }

  /** What can be clicked, what leads on first. */
  function offered(): HTMLElement[] {
    const buttons = all('section[aria-label="Decision"] .bar-buttons button').filter(isOpen);
    const first = [
      all('.chooser-choice'),
      buttons.filter(({ textContent }) => CONFIRMS.test(textContent ?? '')),
      all('form[aria-label] button[type=submit]').filter(isOpen),
    ].find(({ length }) => length > 0);
    if (first) return mixed(first);
    const lights = all('[role=button][data-place], button[data-place]').filter(isOpen);
    const targets = lights.filter(
      (light) => !['source', 'picked', 'distant'].some((glow) => glows(light, glow)),
    );
    const sources = lights.filter((light) => glows(light, 'source'));
    const lit = mixed(targets.length > 0 ? targets : sources);
    const ways = mixed(buttons.filter(({ textContent }) => !ASTRAY.test(textContent ?? '')));
    return below(3) === 0 ? [...ways, ...lit] : [...lit, ...ways];
  }

  const mixed = (found: HTMLElement[]): HTMLElement[] => {
    const left = [...found];
    return found.map(() => left.splice(below(left.length), 1)[0] as HTMLElement); // as many as are left
  };

  const bar = (): Element | null => document.querySelector('section[aria-label="Decision"]');
  const isAsked = (): boolean =>
    bar()?.hasAttribute('data-mine') === true && bar()?.getAttribute('aria-busy') !== 'true';
  const isOver = (): boolean => document.querySelector('.end') !== null;

  /** The next thing to click once somebody is asked; nothing once the match is over. */
  async function next(): Promise<Spot | undefined> {
    const end = performance.now() + LONGEST;
    while (!isAsked() && !isOver()) {
      if (performance.now() > end) throw new Error(`nobody is asked: ${bar()?.textContent}`);
      await new Promise(requestAnimationFrame);
    }
    if (isOver()) return undefined;
    for (const found of offered()) {
      const spot = spotOf(found);
      if (spot) return spot;
    }
    throw new Error(`nothing can be clicked: ${bar()?.textContent}`);
  }
  Object.assign(globalThis, { hand: { next } });
}

hand();
