import type { Page } from 'playwright-core';

/** What is too small on a page to be read or to be hit, and what hides something, in a line each. */

/** Pictures that say nothing, and what is not shown. */
const UNREAD = ['.unseen', '.poster-art', '.hero-art', '.new-picture', '[hidden]'];

/** The least size of words, in pixels. */
const LEAST_TYPE = 12;

/** Words set smaller than can be read, as they come out on the screen, outside of what is left out. */
export function smallType(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  return page.evaluate(
    ([limit, unread]) => {
      const sizeOf = (element: Element): number => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
        return matrix === null ? size : size * Math.hypot(matrix.a, matrix.b);
      };
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const words = text.textContent?.trim() ?? '';
        const element = text.parentElement;
        if (words === '' || element === null || element.closest(unread) !== null) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const size = sizeOf(element);
        // Layout rounds a little.
        if (size < limit - 0.1) found.add(`${size.toFixed(1)} px: ${words.slice(0, 24)}`);
      }
      return [...found];
    },
    [LEAST_TYPE, [...UNREAD, ...leftOut].join()] as const,
  );
}

/** Controls a finger cannot hit within this many pixels across; links inside a text are left out. */
export function narrowTargets(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((limit) => {
    const reach = limit / 2 - 1;
    const scrolls = (control: Element): boolean => {
      for (let around = control.parentElement; around; around = around.parentElement)
        if (around.scrollHeight > around.clientHeight && getComputedStyle(around).overflowY !== 'visible')
          return true;
      return false;
    };
    const found = new Set<string>();
    const controls = document.querySelectorAll('button, a[href], input, select, [role="tab"], summary');
    for (const control of controls) {
      if (control.closest('svg, p, article, .skip') !== null || !control.checkVisibility()) continue;
      const box = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hits = (dx: number, dy: number): boolean => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
      };
      // What is scrolled away or covered is hit when it is in sight.
      const inSight = y - reach > 0 && y + reach < innerHeight && x - reach > 0 && x + reach < innerWidth;
      if (!inSight || !hits(0, 0)) continue;
      if (Math.min(box.width, box.height) >= limit && scrolls(control)) continue;
      if (hits(-reach, 0) && hits(reach, 0) && hits(0, -reach) && hits(0, reach)) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName;
      found.add(`${Math.round(box.width)} by ${Math.round(box.height)}: ${name.slice(0, 24)}`);
    }
    return [...found];
  }, least);
}

/** How many pixels a page is wider than its screen. */
export function widerBy(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** What is not to be read whole of these parts of the page, as there is no room for it. */
export function cutWords(page: Page, parts: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent ?? ''),
    parts,
  );
}

/** Which of these parts of the page lie under another. */
export function coveredBy(page: Page, over: string, parts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([top, selectors]) => {
      const boxes = (selector: string): DOMRect[] =>
        [...document.querySelectorAll(selector)]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect());
      const overlap = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const covers = boxes(top);
      if (covers.length === 0) throw new Error(`there is no ${top}`);
      return selectors.filter((selector) =>
        boxes(selector).some((box) => covers.some((c) => overlap(c, box))),
      );
    },
    [over, parts] as const,
  );
}

/** Things that do not lie as a whole on the screen and inside of what scrolls around them. */
export function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    const frames = (thing: Element): DOMRect[] => {
      const found = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let around = thing.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible') found.push(around.getBoundingClientRect());
      return found;
    };
    return [...document.querySelectorAll(wanted)]
      .filter((thing) => !frames(thing).every((frame) => isInside(thing.getBoundingClientRect(), frame)))
      .map((thing) => thing.textContent?.slice(0, 40) ?? '');
  }, selector);
}
