import type { Place } from '../../games/view.ts';

/** What a place of the board is called there, and whether it can be clicked. */
export interface DrawnLabel {
  readonly label: string;
  readonly lit: boolean;
}

const DRAWN = '.table-board :is([data-place], [data-look])[aria-label]';

/** Every place on the board that says what is on it. */
export function drawnLabels(root: ParentNode = document): ReadonlyMap<Place, DrawnLabel> {
  return new Map(
    [...root.querySelectorAll(DRAWN)].map((drawn) => [
      drawn.getAttribute('data-place') ?? drawn.getAttribute('data-look') ?? '',
      { label: drawn.getAttribute('aria-label') ?? '', lit: drawn.hasAttribute('data-glow') },
    ]),
  );
}

/** Brings the keys to a place of the board. */
export function goTo(place: Place): void {
  const name = CSS.escape(place);
  document
    .querySelector<SVGElement>(`.table-board :is([data-place="${name}"], [data-look="${name}"])`)
    ?.focus();
}
