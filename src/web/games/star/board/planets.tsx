import { memo, type ReactNode } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { type Hex, PLANET_AT, PLANETS } from '../../../../games/star/board.ts';
import type { State } from '../../../../games/star/state.ts';
import { mothership } from '../../../../games/star/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { COLOUR_NAMES, type ColourName, seatColour } from '../../../seatColours.ts';
import { Flag } from '../art/flag.tsx';
import { PLANET_RADIUS } from '../art/planets.tsx';
import { colourOf } from '../colours.ts';
import { spotOf } from './geometry.ts';

/** Whose the planets are, visible even when a ship stands on the planet. */

const RING = PLANET_RADIUS + 5;

interface OwnersProps {
  /** The colour of each planet’s owner, or nothing, parted by commas. */
  readonly owners: string;
}

export function ownersOf(state: State): string {
  return state.planets.map((owner) => (owner === 0 ? '' : colourOf(state, owner - 1))).join();
}

/** Rings, under the ships. */
export const Rings = memo(function Rings({ owners }: OwnersProps): ReactNode {
  return planetsWith(owners).map(({ id, at, colour }) => (
    <g key={id} transform={placedAt(at)} fill="none">
      {colour === undefined ? (
        <circle r={RING} stroke="#a9bed6" strokeOpacity={0.8} strokeWidth={1.2} strokeDasharray="3 4" />
      ) : (
        <>
          <circle r={RING} stroke="#050a14" strokeWidth={6} />
          <circle
            className="star-ring"
            data-seat={colour}
            r={RING}
            stroke={seatColour(colour).fill}
            strokeWidth={3}
          />
        </>
      )}
    </g>
  ));
});

/** Flags, over the ships. */
export const Flags = memo(function Flags({ owners }: OwnersProps): ReactNode {
  return planetsWith(owners).map(({ id, at, colour }) =>
    colour === undefined ? null : (
      <g key={id} transform={`${placedAt(at)} translate(20.5 -24)`}>
        <g key={colour} className="star-flag">
          <Flag colour={colour} />
        </g>
      </g>
    ),
  );
});

interface NamesProps {
  /** Of the letters. */
  readonly size: number;
}

export const Names = memo(function Names({ size }: NamesProps): ReactNode {
  return (
    <g className="star-names" fontSize={size}>
      {PLANETS.map(({ id, name, at }) => {
        const { x, y } = spotOf(at);
        return (
          <text key={id} x={x} y={y + RING + 3} dy="1em">
            {name}
          </text>
        );
      })}
    </g>
  );
});

function planetsWith(owners: string): readonly { id: string; at: Hex; colour: ColourName | undefined }[] {
  const colours = owners.split(',');
  return PLANETS.map(({ id, at }, i) => ({
    id,
    at,
    colour: COLOUR_NAMES.find((name) => name === colours[i]),
  }));
}

function placedAt(hex: Hex): string {
  const { x, y } = spotOf(hex);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
}

// ── Progress ──────────────────────────────────────────────────────────────────────────────────────

interface Progress {
  readonly seat: Seat;
  readonly at: Hex;
  /** Against the colony of somebody else. */
  readonly hostile: boolean;
}

/** Colonies that are half founded, or half taken away. */
export function progressOf({ players, planets }: State): readonly Progress[] {
  return players.flatMap((player, seat) => {
    const at = mothership(player)?.at;
    if (!player.marker || at === undefined) return [];
    const owner = itemAt(planets, itemAt(PLANET_AT, at));
    return [{ seat, at, hostile: owner !== 0 && owner !== seat + 1 }];
  });
}

/** One of two turns is done. */
export function Markers({ state }: { readonly state: State }): ReactNode {
  return progressOf(state).map(({ seat, at, hostile }) => {
    const colour = hostile ? 'var(--danger)' : 'var(--growth)';
    return (
      <g key={seat} className="star-marker" transform={`${placedAt(at)} translate(0 -41)`}>
        <rect x={-17} y={-9} width={34} height={18} rx={9} fill="#06121f" stroke={colour} strokeWidth={1.3} />
        <circle cx={-7} r={4.2} fill={colour} />
        <circle cx={7} r={3.6} fill="none" stroke={colour} strokeWidth={1.5} />
      </g>
    );
  });
}
