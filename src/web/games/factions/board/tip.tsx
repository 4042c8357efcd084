import type { ReactNode } from 'react';
import { around, type Cell, cellOf } from '../../../../games/factions/board.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { BoardProps, Place } from '../../view.ts';
import { KUIPER_RADIUS, orbitPolar, point, rounded, type Spot, spotOf, VIEW } from './geometry.ts';
import { cellName, faceOf, planetAt, planetsBeside, seatsAt } from './lights/label.ts';
import type { Slots } from './layout.ts';
import type { Path } from '../../../../games/factions/actions/ways.ts';

/** A note on what is pointed at, in the corner of the square beyond the round board. */

interface TipProps extends Pick<BoardProps<State>, 'state' | 'names' | 'eyes'> {
  readonly place: Place;
  readonly price: number | undefined;
  readonly ahead: Path | undefined;
  readonly slots: readonly Slots[];
  /** Units that make a pixel. */
  readonly unit: number;
}

const LINE = 17;
const LETTER = 6.9;

export function Tip({ place, price, ahead, slots, unit, ...rest }: TipProps): ReactNode {
  const words = wordsOf(place, price, ahead, rest);
  const spot = tipSpot(rest.state, place, slots);
  if (words === undefined || spot === undefined) return null;
  const scale = Math.min(1.5, Math.max(1, unit));
  const [title, ...lines] = words;
  const width = Math.max(118, ...words.map((line) => line.length * LETTER + 24));
  const height = 34 + lines.length * LINE;
  const [right, low] = [spot.x > 0, spot.y > 0];
  // Above the buttons of the lens.
  const edge = low && right ? 96 : 2;
  const x = right ? VIEW.x + VIEW.width - width * scale - 2 : VIEW.x + 2;
  const y = low ? VIEW.y + VIEW.height - height * scale - edge : VIEW.y + edge;
  const anchor = { x: x + (right ? 0.3 : 0.7) * width * scale, y: low ? y : y + height * scale };
  return (
    <g className="factions-tip">
      <path className="factions-leader-line" d={`M${point(spot)}L${point(anchor)}`} />
      <circle className="factions-leader-line-end" r={3} cx={rounded(spot.x)} cy={rounded(spot.y)} />
      <g transform={`translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})`}>
        <rect width={width} height={height} rx={8} />
        <text className="factions-tip-title" x={12} y={21}>
          {title}
        </text>
        {lines.map((line, i) => (
          <text key={line} x={12} y={40 + i * LINE}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** Where the line to the note begins: on the edge of a sector that is nearest to the rim. */
function tipSpot({ planets }: State, place: Place, slots: readonly Slots[]): Spot | undefined {
  const orbit = planets[planetAt(place)];
  if (planetAt(place) >= 0) return orbit && spotOf(orbitPolar(orbit));
  const { tick, r } = itemAt(slots, cellOf(place)).label;
  return spotOf({ tick, r: Math.min(KUIPER_RADIUS, r + 14) });
}

type Words = readonly [string, ...string[]];

export function wordsOf(
  place: Place,
  price: number | undefined,
  ahead: Path | undefined,
  { state, names, eyes }: Pick<TipProps, 'state' | 'names' | 'eyes'>,
): Words | undefined {
  const planet = planetAt(place);
  if (planet >= 0) {
    const orbit = state.planets[planet];
    return orbit && [place.slice('planet '.length), `Beside ${around(orbit).map(cellName).join(', ')}`];
  }
  const cell = cellOf(place);
  return [cellName(cell), ...energyWords(state, cell, price, ahead), ...thingWords(state, cell, names, eyes)];
}

function energyWords(state: State, cell: Cell, price: number | undefined, ahead: Path | undefined): string[] {
  const energy = state.energy[cell];
  if (ahead) return [`${ahead.sectors.length} steps for ${ahead.total} energy`];
  if (price !== undefined)
    return [energy ? `${energy} energy here: price ${price}` : `Empty: price ${price}`];
  return energy ? [`${energy} energy here`] : [];
}

function thingWords(state: State, cell: Cell, names: readonly string[], eyes: BoardProps['eyes']): string[] {
  const tile = state.tiles.find(({ at }) => at === cell);
  const face = tile && faceOf(tile, eyes);
  const things = [
    ...(tile && face ? [face === 'down' ? 'asteroid, face down' : `asteroid of ${tile.value}`] : []),
    ...(state.gates.includes(cell) ? ['wormhole'] : []),
    ...seatsAt(state, cell).map((seat) => names[seat] ?? ''),
  ];
  const near = planetsBeside(state, cell);
  return [
    ...(near.length > 0 ? [`Beside ${near.join(' and ')}`] : []),
    ...(things.length > 0 ? [`Here: ${things.join(', ')}`] : []),
  ];
}
