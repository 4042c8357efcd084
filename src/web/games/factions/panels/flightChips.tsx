import type { ReactNode } from 'react';
import { cellOf, NAME } from '../../../../games/factions/board.ts';
import { cheapestPaths } from '../../../../games/factions/actions/ways.ts';
import type { State } from '../../../../games/factions/state.ts';
import { place as placeName } from '../../../../games/factions/texts/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { listed } from '../../../../kernel/defaults/words.ts';
import { Spot } from '../../../board/spot.tsx';
import type { Place, PlaceProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { PlanetIcon } from '../art/planets.tsx';
import { AsteroidIcon } from '../art/tokens.tsx';
import { entryPrices, strands } from '../board/actor.ts';
import { planetsBeside } from '../board/lights/label.ts';
import { rests } from '../moves/gestures.ts';
import { stopAfter } from '../moves/stops.ts';

interface FlightChipsProps {
  readonly state: State;
  readonly seat: Seat;
  readonly places: PlaceProps;
}

/** So many chips have room to say what lies in their sectors. */
const ROOMY = 3;

/** The sectors that can be entered, as a list, and what stopping in the one that is marked allows. */
export function FlightChips({ state, seat, places }: FlightChipsProps): ReactNode {
  const ship = rests(state, seat);
  if (ship === undefined || !places.sources.has(ship)) return null;
  const open = [...entryPrices(state)].filter(([place]) => places.targets.has(place));
  if (open.length === 0) return null;
  return (
    <>
      <ul
        className="factions-flight"
        data-many={open.length > ROOMY || undefined}
        aria-label="Sectors you can enter"
      >
        {open.map(([place, price]) => (
          <li key={place}>
            <Spot {...places} place={place} label={chipLabel(state, place, price)} own={{}}>
              <b>{placeName(place)}</b>
              <span>
                <Icon name="energy" size={14} />
                {price}
              </span>
              <small>{thereWords(state, place)}</small>
            </Spot>
          </li>
        ))}
      </ul>
      <StopNote state={state} seat={seat} from={ship} to={places.picked} />
    </>
  );
}

interface StopNoteProps extends Pick<FlightChipsProps, 'state' | 'seat'> {
  readonly from: Place;
  readonly to: Place | undefined;
}

/** What could be done in the marked sector. */
function StopNote({ state, seat, from, to }: StopNoteProps): ReactNode {
  if (to === undefined || to === from || !NAME.includes(to)) return null;
  const path = cheapestPaths(state, seat, cellOf(from)).get(cellOf(to));
  if (path === undefined) return null;
  const { planets, mines, words } = stopAfter(state, seat, path);
  const [planet] = planets;
  const stuck = strands(state, cellOf(to), path.total);
  return (
    <p className="factions-stop" role="status">
      {planet === undefined ? mines && <AsteroidIcon size={34} /> : <PlanetIcon planet={planet} size={34} />}
      <span>
        {words === '' ? (
          <>
            <b>{placeName(to)}</b> has nothing to use or mine.
          </>
        ) : (
          <>
            <b>Stop in {placeName(to)}</b> and you can {words}.
          </>
        )}
        {stuck && <em> You could not fly on from there.</em>}
      </span>
    </p>
  );
}

/** `Belt 4, 2 energy, beside Jupiter` */
function chipLabel(state: State, place: Place, price: number): string {
  return `${placeName(place)}, ${price} energy, ${thereWords(state, place)}`;
}

function thereWords(state: State, place: Place): string {
  const cell = cellOf(place);
  const near = planetsBeside(state, cell);
  const lies = state.energy[cell] ?? 0;
  if (near.length > 0) return `beside ${listed(near)}`;
  if (state.tiles.some(({ at }) => at === cell)) return 'a tile';
  return lies > 0 ? `${lies} lie there` : 'empty';
}
