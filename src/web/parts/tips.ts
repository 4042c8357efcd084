import type { Anchor } from './tooltipPlace.ts';

/** What tells something about itself, found in the page. */

/** A tip that is being told. */
export interface Shown {
  readonly target: Element;
  readonly text: string;
  readonly anchor: Anchor;
  readonly by: 'mouse' | 'finger' | 'focus';
}

const TIPS = '[data-tip]';

/** So many tips of what lies within something are told together when it has the focus. */
const MOST_TOGETHER = 12;

/** What bears a tip at a place that is pointed at. */
export function tipUnder(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest(TIPS) ?? undefined) : undefined;
}

/** The words of a tip; nothing where there are none. */
export function tipOf(element: Element): string | undefined {
  return element.getAttribute('data-tip') || undefined;
}

/** What gathers figures that cannot have the focus themselves. */
const GATHERS = '[role=group], [data-place], summary, li';

/** What is told of something that has the focus: its own tip, or those of the figures it gathers. */
export function tipInFocus(element: Element): string | undefined {
  const own = tipOf(element);
  if (own !== undefined || !element.matches(GATHERS)) return own;
  const within = [...element.querySelectorAll(TIPS)].flatMap((inner) => tipOf(inner) ?? []);
  const words = [...new Set(within)];
  return words.length > 0 && words.length <= MOST_TOGETHER ? words.join('\n') : undefined;
}

/** Lets the tooltip describe an element until it is taken back; what the element says already is neither repeated nor replaced. */
export function describe(element: Element, text: string, id: string): () => void {
  if (element.getAttribute('aria-label') === text || element.hasAttribute('aria-description'))
    return () => undefined;
  const before = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
  return () => {
    if (before === null) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', before);
  };
}
