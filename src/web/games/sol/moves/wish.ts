import type { State } from '../../../../games/sol/state.ts';
import { HEART, segmentNamed, shipThing, spaceNamed } from '../../../../games/sol/why/things.ts';
import type { Wish } from '../../../../kernel/why.ts';
import type { Place } from '../../view.ts';

/** What somebody wishes who points at a place: a piece in the hand is meant to go there, unless it is off the board. */
export function wishOf(state: State, place: Place, picked: Place | undefined): Wish {
  return { things: picked !== undefined && isOnBoard(state, place) ? [picked, place] : [place] };
}

function isOnBoard(state: State, place: Place): boolean {
  return (
    place === HEART ||
    spaceNamed(state, place) !== undefined ||
    segmentNamed(state, place) >= 0 ||
    state.players.some((_, seat) => place === shipThing(seat))
  );
}
