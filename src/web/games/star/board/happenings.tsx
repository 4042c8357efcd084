import type { ReactNode } from 'react';
import type { Event, State } from '../../../../games/star/state.ts';
import { Beats } from '../../../board/beats.tsx';
import { noise } from '../../../board/noise.ts';
import { seatColour } from '../../../seatColours.ts';
import { DieFace } from '../art/dice.tsx';
import { colourOf } from '../colours.ts';
import { type Beat, beatsOf } from './beats.ts';
import { CENTRE, type Spot, spotOf, toward, VIEW } from './geometry.ts';

/** What has just happened: dice, shots, hits and bursts. */

interface HappeningsProps {
  readonly state: State;
  readonly happened: readonly Event[];
  readonly grow: number;
}

export function Happenings({ state, happened, grow }: HappeningsProps): ReactNode {
  const draw = (beat: Beat): ReactNode => <BeatView beat={beat} state={state} grow={grow} />;
  return <Beats beats={beatsOf(happened)} draw={draw} />;
}

interface BeatProps {
  readonly beat: Beat;
  readonly state: State;
  readonly grow: number;
}

function BeatView({ beat, state, grow }: BeatProps): ReactNode {
  const here = spotOf(beat.at);
  switch (beat.kind) {
    case 'roll':
      return (
        <g transform={moved(dieSpot(here, spotOf(beat.to), grow))}>
          <Roll sides={beat.sides} face={beat.face} grow={grow} />
        </g>
      );
    case 'shot': {
      const there = spotOf(beat.to);
      const [start, end] = [toward(here, there, 14), toward(there, here, 6)];
      const { light } = seatColour(colourOf(state, beat.seat));
      return (
        <path
          className="star-shot"
          pathLength={1}
          d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
          stroke={light}
        />
      );
    }
    case 'hit':
      return (
        <g transform={moved(here)}>
          <circle className="star-flash" r={22 * grow} fill="url(#star-white)" />
          <g transform={`translate(0 ${-22 * grow}) scale(${grow})`}>
            <Damage words={beat.damage === 0 ? 'no damage' : `−${beat.damage}`} />
          </g>
        </g>
      );
    case 'burst':
      return (
        <g transform={moved(here)}>
          <Burst seed={beat.at} colour={seatColour(colourOf(state, beat.seat)).fill} />
        </g>
      );
    case 'pulse': {
      const spot = beat.tone === 'hole' ? CENTRE : here;
      return (
        <g transform={moved(spot)}>
          <circle
            className={`board-pulse star-pulse star-pulse-${beat.tone}`}
            r={beat.tone === 'hole' ? 46 : 30}
          />
        </g>
      );
    }
  }
}

/** What a hit takes, on a plate that is read over ships and planets. */
function Damage({ words }: { readonly words: string }): ReactNode {
  const width = 16 + 9 * words.length;
  return (
    <g className="star-damage">
      <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
      <text y={6}>{words}</text>
    </g>
  );
}

const moved = ({ x, y }: Spot): string => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;

// ── Dice ──────────────────────────────────────────────────────────────────────────────────────────

/** Dice stay this far inside the board. */
const EDGE = 24;

/** Behind the one who rolls, out of the line of fire. */
export function dieSpot(here: Spot, there: Spot, grow: number): Spot {
  const { x, y } = toward(here, there, -34 * grow);
  const within = (value: number, start: number, length: number): number =>
    Math.min(start + length - EDGE, Math.max(start + EDGE, value));
  return { x: within(x, VIEW.x, VIEW.width), y: within(y, VIEW.y, VIEW.height) };
}

function Roll({
  sides,
  face,
  grow,
}: {
  readonly sides: number;
  readonly face: number;
  readonly grow: number;
}): ReactNode {
  const faces = [((face + 1) % sides) + 1, ((face + sides - 2) % sides) + 1, face];
  return (
    <g className="star-die">
      <g className="star-tumble">
        <g transform={`scale(${1.1 * grow})`}>
          {faces.map((shown, i) => (
            <g key={`${i} ${shown}`} className={`star-face star-face-${i}`}>
              <DieFace sides={sides} face={shown} hot={i === 2} />
            </g>
          ))}
        </g>
      </g>
    </g>
  );
}

// ── Destruction ───────────────────────────────────────────────────────────────────────────────────

const SHARDS = 12;

function Burst({ seed, colour }: { readonly seed: number; readonly colour: string }): ReactNode {
  const next = noise(seed + 0.5);
  return (
    <g className="star-burst">
      <circle className="star-glare" r={34} fill="url(#star-blast)" />
      <circle className="board-pulse star-wave" r={30} />
      {Array.from({ length: SHARDS }, (_, i) => {
        const angle = ((i + next()) / SHARDS) * 360;
        const style = {
          '--turn': `${angle.toFixed(0)}deg`,
          '--far': `${(20 + next() * 26).toFixed(0)}px`,
        };
        return (
          <path
            key={angle}
            className="star-shard"
            style={style}
            d="M0-4 2.4 2.6-2 3.4Z"
            fill={i % 3 === 0 ? '#ffd9a0' : colour}
          />
        );
      })}
    </g>
  );
}
