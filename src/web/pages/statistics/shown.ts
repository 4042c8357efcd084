import { create } from 'zustand';
import type { Filter } from './sums/filter.ts';
import type { OwnMatch } from './sums/ownMatch.ts';

/** What a row or a point has opened: the matches behind it. */
export interface Behind {
  readonly what: string;
  readonly matches: readonly OwnMatch[];
}

interface Shown {
  readonly whose: string | undefined;
  readonly filter: Filter;
  readonly behind: Behind | undefined;
}

/** What is asked for on the page; still so for who comes back from a match. */
export const useShown = create<Shown>()(() => ({ whose: undefined, filter: {}, behind: undefined }));

export const changeShown = (changed: Partial<Shown>): void => useShown.setState(changed);

export const changeFilter = (changed: Filter): void =>
  useShown.setState(({ filter }) => ({ filter: { ...filter, ...changed } }));
