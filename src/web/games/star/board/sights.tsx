import type { ReactNode } from 'react';
import { distance, type Hex, hexOf } from '../../../../games/star/board.ts';
import { blocker } from '../../../../games/star/actions/sight.ts';
import type { Ship, State } from '../../../../games/star/state.ts';
import { range, shipAt } from '../../../../games/star/verbs.ts';
import { seatColour } from '../../../seatColours.ts';
import type { Place } from '../../view.ts';
import { colourOf } from '../colours.ts';
import { borderOf, CENTRE, outlineOf, spotOf, toward } from './geometry.ts';
import type { Glow } from './lights.ts';
import { holeEntries, rangeOf, stepsFrom } from './steps.ts';

/** Where ships can go and shoot: of the one in the hand, and of one that is looked at. */

interface HandProps {
  readonly state: State;
  readonly ship: Ship;
  readonly steps: ReadonlyMap<Hex, number>;
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly hovered: Place | undefined;
}

/** The range of the ship in the hand, the line of fire, and lines that asteroids block. */
export function HandSights({ state, ship, steps, glows, hovered }: HandProps): ReactNode {
  const shoots = !ship.acted && !ship.fresh;
  const glow = hovered === undefined ? undefined : glows.get(hovered);
  const jumps = [...glows.values()].includes('landing');
  return (
    <g className="star-sights" aria-hidden>
      {shoots && <path className="star-range" d={borderOf(rangeOf(ship), 0)} />}
      {jumps && <path className="star-entry" d={outlineOf(holeEntries(state, ship, steps), 2.4)} />}
      {jumps && glow === 'landing' && hovered && <Jump from={ship.at} to={hexOf(hovered)} />}
      {shoots &&
        blockedBy(state, ship).map(({ at, rock }) => <Blocked key={at} from={ship.at} at={at} rock={rock} />)}
      {glow === 'attack' && hovered && <Fire from={ship.at} to={hexOf(hovered)} />}
    </g>
  );
}

/** Enemies within range that an asteroid hides, and which one. */
export function blockedBy({ players, options }: State, ship: Ship): readonly { at: Hex; rock: Hex }[] {
  const far = range(ship);
  return players
    .filter(({ ships }) => !ships.includes(ship))
    .flatMap(({ ships }) => ships)
    .filter(({ at }) => distance(ship.at, at) <= far)
    .map(({ at }) => ({ at, rock: blocker(ship.at, at, options) }))
    .filter(({ rock }) => rock >= 0);
}

function Fire({ from, to }: { readonly from: Hex; readonly to: Hex }): ReactNode {
  const [a, b] = [spotOf(from), spotOf(to)];
  const [start, end] = [toward(a, b, 17), toward(b, a, 21)];
  return <path className="star-fire" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />;
}

function Blocked({
  from,
  at,
  rock,
}: {
  readonly from: Hex;
  readonly at: Hex;
  readonly rock: Hex;
}): ReactNode {
  const [a, b, stop] = [spotOf(from), spotOf(at), spotOf(rock)];
  const start = toward(a, b, 17);
  return (
    <>
      <path className="star-blocked" d={`M${start.x} ${start.y}L${stop.x} ${stop.y}`} />
      <path className="star-blocked star-beyond" d={`M${stop.x} ${stop.y}L${b.x} ${b.y}`} />
      <g className="star-cross" transform={`translate(${stop.x.toFixed(2)} ${stop.y.toFixed(2)})`}>
        <circle r={7} />
        <path d="M-3-3 3 3M-3 3 3-3" />
      </g>
    </>
  );
}

/** Into the black hole and home. */
function Jump({ from, to }: { readonly from: Hex; readonly to: Hex }): ReactNode {
  const [a, b] = [spotOf(from), spotOf(to)];
  const [start, goal] = [toward(a, CENTRE, 17), toward(b, CENTRE, 14)];
  const [fall, rise] = [toward(CENTRE, a, 27), toward(CENTRE, b, 40)];
  return (
    <path
      className="star-jump"
      d={`M${start.x} ${start.y}L${fall.x} ${fall.y}M${rise.x} ${rise.y}L${goal.x} ${goal.y}`}
    />
  );
}

/** The reach of a ship that is looked at while none is in the hand. */
export function Threat({ state, place }: { readonly state: State; readonly place: Place }): ReactNode {
  const found = shipAt(state, hexOf(place));
  if (found === undefined) return null;
  const { ship, owner } = found;
  const reach = [ship.at, ...stepsFrom(state, ship).keys()];
  const { light } = seatColour(colourOf(state, owner));
  return (
    <g className="star-sights star-threat" aria-hidden>
      <path d={outlineOf(reach, 1)} fill={light} fillOpacity={0.1} />
      <path
        d={borderOf(reach, 0.6)}
        stroke={light}
        strokeOpacity={0.6}
        strokeWidth={1.4}
        strokeLinecap="round"
      />
      <path className="star-range" d={borderOf(rangeOf(ship), 0)} />
    </g>
  );
}
