import { asking } from '../../../../kernel/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Frame, State } from '../../../../games/star/state.ts';
import type { ColourName } from '../../../seatColours.ts';
import { FACTION_COLOUR } from '../colours.ts';

export function colourAt({ players }: State, seat: Seat): ColourName {
  const faction = players[seat]?.faction ?? '';
  return faction === '' ? 'ivory' : FACTION_COLOUR[faction];
}

/** Whose ships move and act now, if anybody's. */
export function actorOf(state: State): Seat | undefined {
  const frame = asking<Frame>(state);
  return frame?.step === 'act' ? frame.seat : undefined;
}
