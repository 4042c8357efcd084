import { memo, type ReactNode } from 'react';
import { NAME, SECTORS } from '../../../../games/factions/board.ts';
import type { State } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { SWIRL } from '../art/palette.ts';
import { Asteroid, type Face, Wormhole } from '../art/tokens.tsx';
import { movedTo, point, rounded, type Spot, spotOf } from './geometry.ts';
import { faceOf } from './lights/label.ts';
import type { Slots } from './layout.ts';

/** Asteroid tiles and wormhole tokens. */

interface TilesProps {
  readonly state: State;
  readonly eyes: Seat | undefined;
  readonly slots: readonly Slots[];
  readonly grow: number;
}

export function Tiles({ state, eyes, slots, grow }: TilesProps): ReactNode {
  return state.tiles.map((tile) => {
    const spot = spotOf(itemAt(slots, tile.at).tile);
    const face = faceOf(tile, eyes);
    return (
      <TileView
        key={NAME[tile.at]}
        seed={tile.at}
        x={spot.x}
        y={spot.y}
        face={face}
        value={face === 'down' ? 0 : tile.value}
        grow={tile.at >= SECTORS ? grow * 0.92 : grow}
      />
    );
  });
}

interface TileViewProps extends Spot {
  readonly seed: number;
  readonly face: Face;
  readonly value: number;
  readonly grow: number;
}

const TileView = memo(function TileView({ seed, x, y, face, value, grow }: TileViewProps): ReactNode {
  return (
    <g className="board-sliding" style={{ transform: `translate(${rounded(x)}px, ${rounded(y)}px)` }}>
      <g transform={`scale(${rounded(grow)})`}>
        <g key={face} className="board-tile">
          <Asteroid seed={seed} face={face} value={value} />
        </g>
      </g>
    </g>
  );
});

/** Where a token lies. */
const gateSpot = (slots: readonly Slots[], at: number): Spot => spotOf(itemAt(slots, at).gate);

interface GatesProps extends Pick<TilesProps, 'state' | 'slots' | 'grow'> {}

/** A faint thread between both tokens; it keeps away from the Sun. */
export function GateLink({ state: { gates }, slots }: Omit<GatesProps, 'grow'>): ReactNode {
  const [a, b] = gates;
  if (a === undefined || b === undefined) return null;
  const [from, to] = [gateSpot(slots, a), gateSpot(slots, b)];
  return <path className="factions-link" d={linkOf(from, to)} stroke={SWIRL} />;
}

/** How far the thread keeps from the Sun. */
const AWAY = 130;

/** A curve that bends to the side on which it already passes the Sun, until it is clear of it. */
export function linkOf(from: Spot, to: Spot): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const past = x * aside.x + y * aside.y;
  const side = Math.abs(past) < 1 ? Math.sign(-aside.y) || 1 : Math.sign(past);
  // The middle of a curve lies half way to its handle.
  const bend = Math.max(length * 0.12, 2 * Math.max(0, AWAY - Math.abs(past)));
  return `M${point(from)}Q${point({ x: x + aside.x * side * bend, y: y + aside.y * side * bend })} ${point(to)}`;
}

export function Gates({ state, slots, grow }: GatesProps): ReactNode {
  return state.gates.map((at) => (
    <g key={NAME[at]} transform={movedTo(gateSpot(slots, at))}>
      <g transform={`scale(${rounded(grow)})`}>
        <g className="factions-gate">
          <Wormhole />
        </g>
      </g>
    </g>
  ));
}
