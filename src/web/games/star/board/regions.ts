import { NAME, PLANETS } from '../../../../games/star/board.ts';
import type { State } from '../../../../games/star/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { nameOf } from '../../../../kernel/defaults/words.ts';
import type { BoardRegion } from '../../view.ts';

/** The planets, then the ships of each player; all else is empty space. */
export function regions({ players }: State, names: readonly string[]): readonly BoardRegion[] {
  return [
    { title: 'Planets', places: PLANETS.map(({ at }) => itemAt(NAME, at)) },
    ...players.map(({ ships }, seat) => ({
      title: `Ships of ${nameOf(names, seat)}`,
      places: ships.map(({ at }) => itemAt(NAME, at)),
    })),
  ];
}
