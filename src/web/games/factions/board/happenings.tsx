import type { ReactNode } from 'react';
import { PLANETS } from '../../../../games/factions/facts.ts';
import type { Event } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { Beats } from '../../../board/beats.tsx';
import { BOLT } from '../art/icons.tsx';
import { LOOKS } from '../art/planets.tsx';
import { Asteroid } from '../art/tokens.tsx';
import { type Beat, beatsOf } from './beats.ts';
import { centreOf, movedTo, orbitPolar, rounded, type Spot, spotOf } from './geometry.ts';
import type { Scene } from './pieces.ts';

/** What has just happened: tiles, gains, pulses. */

interface HappeningsProps {
  readonly scene: Scene;
  readonly happened: readonly Event[];
  readonly grow: number;
}

export function Happenings({ scene, happened, grow }: HappeningsProps): ReactNode {
  const draw = (beat: Beat): ReactNode => <BeatView beat={beat} scene={scene} grow={grow} />;
  return <Beats beats={beatsOf(happened, scene.state)} draw={draw} />;
}

interface BeatProps {
  readonly beat: Beat;
  readonly scene: Scene;
  readonly grow: number;
}

function BeatView({ beat, scene, grow }: BeatProps): ReactNode {
  switch (beat.kind) {
    case 'mined':
      return <MinedTile {...beat} scene={scene} grow={grow} />;
    case 'gain':
      return (
        <g transform={movedTo(shipSpot(scene, beat.seat))}>
          <Gain what={beat.what} by={beat.by} grow={grow} />
        </g>
      );
    case 'charge':
      return (
        <g transform={movedTo(shipSpot(scene, beat.seat))}>
          <circle className="factions-charge" r={34 * grow} fill="url(#factions-charge)" />
        </g>
      );
    case 'pulse':
      return (
        <g transform={movedTo(spotOf(centreOf(beat.at)))}>
          <circle className={`board-pulse factions-pulse factions-pulse-${beat.tone}`} r={26 * grow} />
        </g>
      );
    case 'used': {
      const orbit = scene.state.planets[PLANETS.indexOf(beat.planet)];
      if (orbit === undefined) return null;
      return (
        <g transform={movedTo(spotOf(orbitPolar(orbit)))}>
          <circle className="board-pulse factions-pulse" r={LOOKS[beat.planet].radius * 1.9} />
        </g>
      );
    }
  }
}

function shipSpot({ pieces }: Scene, seat: Seat): Spot {
  const ship = pieces.find((piece) => piece.seat === seat && !piece.ghost && piece.motion !== 'gone');
  return ship ? spotOf(ship.spot) : { x: 0, y: 0 };
}

type MinedProps = Extract<Beat, { kind: 'mined' }> & Omit<BeatProps, 'beat'>;

/** It turns its face up, is seen for a moment, and flies to the ship. */
function MinedTile({ at, value, seat, scene, grow }: MinedProps): ReactNode {
  const here = spotOf(centreOf(at));
  const there = shipSpot(scene, seat);
  const style = {
    '--dx': `${rounded(there.x - here.x)}px`,
    '--dy': `${rounded(there.y - here.y)}px`,
  };
  return (
    <g transform={movedTo(here)}>
      <g className="factions-mined" style={style}>
        <g transform={`scale(${rounded(grow * 1.25)})`}>
          <g className="factions-face-down">
            <Asteroid seed={at} face="down" value={0} />
          </g>
          <g className="factions-face-up">
            <Asteroid seed={at} face="open" value={value} />
          </g>
        </g>
      </g>
    </g>
  );
}

const CUBE = 'M8 1.6 14 5v6.2L8 14.6 2 11.2V5z';

interface GainProps {
  readonly what: 'energy' | 'resources';
  readonly by: number;
  readonly grow: number;
}

function Gain({ what, by, grow }: GainProps): ReactNode {
  return (
    <g transform={`translate(0 ${-24 * grow}) scale(${rounded(grow)})`}>
      <g className="factions-gain">
        <text className="factions-gain-text" x={-2} textAnchor="end">
          {by > 0 ? `+${by}` : `−${-by}`}
        </text>
        <path
          d={what === 'energy' ? BOLT : CUBE}
          transform="translate(0 -13) scale(.95)"
          fill={what === 'energy' ? '#ffd25e' : '#e2c79b'}
          stroke="#0b1622"
          strokeWidth={2.6}
          paintOrder="stroke"
        />
      </g>
    </g>
  );
}
