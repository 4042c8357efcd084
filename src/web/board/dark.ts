import type { Place } from '../games/view.ts';

/** What is drawn for a place that is not lit: the table answers there why nothing can be done with it. */

interface DarkPlace {
  readonly 'data-place': Place;
  readonly role: 'group';
  readonly tabIndex: 0;
}

/** Makes whatever is drawn a place that is never lit, such as the panel of a player; keys reach it too. It is not told to be disabled, as what is lit inside it would be too. */
export function answers(place: Place): DarkPlace {
  return { 'data-place': place, role: 'group', tabIndex: 0 };
}
