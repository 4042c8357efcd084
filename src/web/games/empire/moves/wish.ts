import type { State } from '../../../../games/empire/state.ts';
import type { Wish } from '../../../../kernel/why.ts';
import type { Place } from '../../view.ts';
import { isOnBoard } from '../board/spots.ts';

/** What somebody wishes who points at a place: a ship in the hand is meant only for places on the board. */
export function wishOf(_: State, place: Place, picked: Place | undefined): Wish {
  return { things: picked === undefined || !isOnBoard(place) ? [place] : [picked, place] };
}

/** What acts are called on buttons. */
export const ACT_LABELS: Readonly<Record<string, string>> = {
  sell: 'Sell',
  buy: 'Buy',
  tech: 'Buy a technology',
  use: 'Use it',
  decline: 'Not now',
  pass: 'Buy nothing',
  full: 'Pay in full',
  done: 'No more',
  sector: 'Send ships',
  engage: 'Attack here',
  cancel: 'Another sector',
  end: 'End Warlord',
  target: 'Fight',
  refrain: 'No raid',
  displace: 'Move a ship',
  bribe: 'Buy influence',
  waive: 'Strike one',
};
