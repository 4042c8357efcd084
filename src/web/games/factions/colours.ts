import type { FactionId } from '../../../games/factions/facts.ts';
import type { State } from '../../../games/factions/state.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ColourName } from '../../seatColours.ts';

/** The colours of a match; each has a ship of its own shape. */
export const SEAT_COLOURS = ['azure', 'jade', 'orchid', 'amber'] as const satisfies readonly ColourName[];
export type SeatColourName = (typeof SEAT_COLOURS)[number];

export function isSeatColour(colour: ColourName | undefined): colour is SeatColourName {
  return SEAT_COLOURS.some((one) => one === colour);
}

/** The colour a faction flies under wherever it is free. */
export const FACTION_COLOURS: Readonly<Record<FactionId, SeatColourName>> = {
  megacore: 'azure',
  deepstate: 'azure',
  einstein: 'jade',
  sop: 'jade',
  zealots: 'orchid',
  androids: 'orchid',
  tunnelers: 'amber',
  council: 'amber',
};

/** Colours follow the factions; of two that share one, whoever chose first has it. */
export function colourOf({ players }: Pick<State, 'players'>, seat: Seat): SeatColourName {
  const taken = new Map<Seat, SeatColourName>();
  const free = (): SeatColourName[] => SEAT_COLOURS.filter((colour) => ![...taken.values()].includes(colour));
  // The last seat chooses first.
  const chosen = players.flatMap(({ faction }, at) => (faction === '' ? [] : [{ at, faction }])).reverse();
  for (const { at, faction } of chosen) {
    const own = FACTION_COLOURS[faction];
    taken.set(at, free().includes(own) ? own : (free()[0] ?? own));
  }
  for (const at of players.keys()) if (!taken.has(at)) taken.set(at, free()[0] ?? 'azure');
  return taken.get(seat) ?? 'azure';
}
