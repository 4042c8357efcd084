import { SECTOR_IDS, type Sector, sectorOf } from '../../../../games/empire/board.ts';
import type { Step, State } from '../../../../games/empire/state.ts';
import { orderMoves, ordersMoves, STAGING } from '../../../../games/empire/actions/warlord.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Place } from '../../view.ts';
import { unitSpot } from '../board/spots.ts';
import { stagingSpot } from './spots.ts';

/** Ships that are sent off before a sector has been named: the order is given with the flight. */

interface Flight {
  readonly from: Place;
  readonly to: Place;
  readonly texts: readonly string[];
}

function flights(state: State, seat: Seat): readonly Flight[] {
  const step = asking<Step>(state);
  if (step?.step !== 'orders' || step.seat !== seat) return [];
  return ordersMoves(state, step).flatMap((move) =>
    move.type === 'sector' ? flightsTo(state, seat, sectorOf(move.sector)) : [],
  );
}

function flightsTo(state: State, seat: Seat, sector: Sector): readonly Flight[] {
  const order = { step: 'order', seat, sector, moves: 0, entered: false, engaged: false } as const;
  return orderMoves(state, order).flatMap((move) => {
    if (move.type !== 'fly') return [];
    const { ship, from, to } = move;
    const place = from === STAGING ? stagingSpot(ship) : unitSpot(from, ship, seat);
    return [{ from: place, to, texts: [`sector ${SECTOR_IDS[sector]}`, `fly ${ship} ${from} ${to}`] }];
  });
}

export function starts(state: State, seat: Seat): readonly Place[] {
  return [...new Set(flights(state, seat).map(({ from }) => from))];
}

export function paths(state: State, seat: Seat, from: Place): ReadonlyMap<Place, readonly string[]> {
  return new Map(
    flights(state, seat)
      .filter((flight) => flight.from === from)
      .map(({ to, texts }) => [to, texts]),
  );
}
