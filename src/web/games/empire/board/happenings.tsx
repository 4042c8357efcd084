import type { ReactNode } from 'react';
import type { Event } from '../../../../games/empire/state.ts';
import { Beats } from '../../../board/beats.tsx';
import { noise } from '../../../board/noise.ts';
import { paintOf } from '../art/paints.ts';
import { type Beat, beatsOf } from './beats.ts';
import { borderOf, movedTo, spotOf } from './geometry.ts';

/** What has just happened: pulses, bursts and threatened sectors. */
export function Happenings({ happened }: { readonly happened: readonly Event[] }): ReactNode {
  return <Beats beats={beatsOf(happened)} draw={(beat) => <BeatView beat={beat} />} />;
}

function BeatView({ beat }: { readonly beat: Beat }): ReactNode {
  switch (beat.kind) {
    case 'pulse':
      return (
        <g transform={movedTo(spotOf(beat.at))}>
          <circle className={`board-pulse empire-pulse empire-pulse-${beat.tone}`} r={46} />
        </g>
      );
    case 'burst':
      return (
        <g transform={movedTo(spotOf(beat.at))}>
          <Burst seed={beat.at} colour={beat.who < 0 ? '#c9aeff' : paintOf(beat.who).light} />
        </g>
      );
    case 'sector':
      return <path className="empire-alarm" d={borderOf(beat.sector, 3)} />;
  }
}

const SHARDS = 14;

function Burst({ seed, colour }: { readonly seed: number; readonly colour: string }): ReactNode {
  const next = noise(seed + 0.5);
  return (
    <g className="empire-burst">
      <circle className="empire-glare" r={40} fill="url(#empire-blast)" />
      <circle className="board-pulse empire-wave" r={38} />
      {Array.from({ length: SHARDS }, (_, i) => {
        const angle = ((i + next()) / SHARDS) * 360;
        const style = {
          '--turn': `${angle.toFixed(0)}deg`,
          '--far': `${(24 + next() * 30).toFixed(0)}px`,
        };
        return (
          <path
            key={angle}
            className="empire-shard"
            style={style}
            d="M0-4 2.4 2.6-2 3.4Z"
            fill={i % 3 === 0 ? '#ffd9a0' : colour}
          />
        );
      })}
    </g>
  );
}
