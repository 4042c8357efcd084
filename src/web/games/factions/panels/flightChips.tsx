import type { ReactNode } from 'react';
import { cellOf } from '../../../../games/factions/board.ts';
import type { State } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { listed } from '../../../../kernel/defaults/words.ts';
import { Spot } from '../../../board/spot.tsx';
import type { PlaceProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { entryPrices } from '../board/actor.ts';
import { cellName, planetsBeside } from '../board/lights/label.ts';
import { rests } from '../moves/gestures.ts';

interface FlightChipsProps {
  readonly state: State;
  readonly seat: Seat;
  readonly places: PlaceProps;
}

/** The sectors that can be entered, as a list: what each costs and what it lies beside. */
export function FlightChips({ state, seat, places }: FlightChipsProps): ReactNode {
  const ship = rests(state, seat);
  if (ship === undefined || places.picked !== ship) return null;
  const open = [...entryPrices(state)].filter(([place]) => places.targets.has(place));
  if (open.length === 0) return null;
  return (
    <ul className="factions-flight" aria-label="Sectors you can enter">
      {open.map(([place, price]) => (
        <li key={place}>
          <Spot {...places} place={place} label={chipLabel(state, place, price)} own={{}}>
            <b>{cellName(cellOf(place))}</b>
            <span>
              <Icon name="energy" size={14} />
              {price}
            </span>
            <small>{thereWords(state, place)}</small>
          </Spot>
        </li>
      ))}
    </ul>
  );
}

/** `Belt 4, 2 energy, beside Jupiter` */
function chipLabel(state: State, place: string, price: number): string {
  return `${cellName(cellOf(place))}, ${price} energy, ${thereWords(state, place)}`;
}

function thereWords(state: State, place: string): string {
  const cell = cellOf(place);
  const near = planetsBeside(state, cell);
  const lies = state.energy[cell] ?? 0;
  if (near.length > 0) return `beside ${listed(near)}`;
  if (state.tiles.some(({ at }) => at === cell)) return 'a tile';
  return lies > 0 ? `${lies} lie there` : 'empty';
}
