import { KIT, KITS, SHIP, SHIPS } from '../../../../games/star/facts.ts';
import type { State } from '../../../../games/star/state.ts';
import { hexNamed } from '../../../../games/star/why/things.ts';
import type { Wish } from '../../../../kernel/why.ts';
import type { Place } from '../../view.ts';
import { costWords } from './prices.ts';

/** What somebody wishes who points at a place: a ship in the hand is meant only for places on the mat. */
export function wishOf(_: State, place: Place, picked: Place | undefined): Wish {
  return { things: picked === undefined || hexNamed(place) === undefined ? [place] : [picked, place] };
}

/** What acts are called on buttons, as the buttons of the moves are. */
export const ACT_LABELS: Readonly<Record<string, string>> = {
  done: 'No more',
  end: 'End turn',
  colonize: 'Settle',
  decolonize: 'Besiege',
  ...Object.fromEntries(
    SHIPS.map((type) => [`build ${type}`, `Build ${SHIP[type].name} (${costWords(SHIP[type].cost)})`]),
  ),
  ...Object.fromEntries(
    KITS.map((kit) => [`fit ${kit}`, `Fit ${KIT[kit].name} (${costWords(KIT[kit].cost)})`]),
  ),
};
