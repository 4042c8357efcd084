import type { State } from '../../../../games/sol/state.ts';
import { effectNamed, HEART, segmentNamed, shipThing, spaceNamed } from '../../../../games/sol/why/things.ts';
import type { Wish } from '../../../../kernel/why.ts';
import type { Place } from '../../view.ts';
import { PLAY } from './plays.ts';

/**
 * What somebody wishes who points at a place: what is in the hand is meant to go there, and a card whose button is open
 * to be played there, unless it is off the board.
 */
export function wishOf(state: State, place: Place, picked: Place | undefined, group?: string): Wish {
  if (!isOnBoard(state, place)) return { things: [place] };
  return { things: [playedBy(group) ?? [], picked ?? [], place].flat() };
}

/** The effect that a button such as “Play Hatch” is for. */
function playedBy(group: string | undefined): string | undefined {
  return group?.startsWith(PLAY) ? effectNamed(group.slice(PLAY.length).toUpperCase()) : undefined;
}

function isOnBoard(state: State, place: Place): boolean {
  return (
    place === HEART ||
    spaceNamed(state, place) !== undefined ||
    segmentNamed(state, place) >= 0 ||
    state.players.some((_, seat) => place === shipThing(seat))
  );
}
