import { placeSeen } from '../../board/drawnPlaces.ts';
import type { Place } from '../../games/view.ts';

/** What is drawn and not lit, found under a hand or a key. */

const PLACES = '[data-place], [data-look]';
const CONTROLS = 'button, a, input, select, textarea, summary, label, [role=tab], [role=slider]';

/** The dark place that something drawn belongs to; nothing where a control or something lit is meant. */
export function darkUnder(
  target: EventTarget | null,
  isLit: (place: Place) => boolean,
): { readonly place: Place; readonly drawn: Element } | undefined {
  const drawn = target instanceof Element ? target.closest(PLACES) : null;
  if (!(target instanceof Element) || drawn === null) return undefined;
  const control = target.closest(CONTROLS);
  if (control !== null && control !== drawn && drawn.contains(control)) return undefined;
  for (let around: Element | null = drawn; around !== null; around = outside(around)) {
    if (isLit(placeSeen(around) ?? '')) return undefined;
  }
  return { place: placeSeen(drawn) ?? '', drawn };
}

function outside(drawn: Element): Element | null {
  return drawn.parentElement?.closest(PLACES) ?? null;
}

/** Everything drawn within something that belongs to places of some kind. */
export function drawnWhere(root: ParentNode, belongs: (place: Place) => boolean): Element[] {
  return [...root.querySelectorAll(PLACES)].filter((drawn) => belongs(placeSeen(drawn) ?? ''));
}
