import { memo, type ReactNode } from 'react';
import { CORE, NAME, type Region, SCAN, SECTOR } from '../../../../games/empire/board.ts';
import { HOME, isPlanet, isWormhole, type TileId } from '../../../../games/empire/facts.ts';
import type { State, Who } from '../../../../games/empire/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { Glyph } from '../art/icons.tsx';
import { GOLD, GOLD_LIGHT, NIGHT, SWIRL } from '../art/palette.ts';
import { paintOf } from '../art/paints.ts';
import { shortName, TileArt, YieldPill } from '../art/planets.tsx';
import { ALL_REGIONS, movedTo, type Spot, spotOf } from './geometry.ts';
import { type Letters, narrowed } from '../art/letters.ts';
import { CORE_NAME } from './mat.tsx';

/** What lies on regions, and the names of those that are bare. */

interface TilesProps {
  readonly state: State;
  readonly letters: Letters;
  /** Regions are drawn as large as can be. */
  readonly close: boolean;
  /** Regions with units. */
  readonly taken: ReadonlySet<Region>;
}

export function Tiles({ state, letters, close, taken }: TilesProps): ReactNode {
  const bare = ALL_REGIONS.filter((region) => state.tiles[region] === '');
  const free = bare.filter((region) => !taken.has(region));
  // Close up there is no room for the name of a region with ships.
  const named = close ? free : bare;
  const titled = CORE_NAMED.find((region) => free.includes(region));
  return (
    <>
      <Links tiles={state.tiles} />
      {named.map((region) =>
        region === titled ? (
          <text
            key={region}
            className="empire-core"
            transform={movedTo(spotOf(region))}
            y={4}
            fontSize={letters.region}
            {...narrowed(CORE_NAME, letters.region, NAME_ROOM)}
          >
            {CORE_NAME}
          </text>
        ) : (
          <text
            key={region}
            className="empire-region"
            transform={movedTo(spotOf(region))}
            y={taken.has(region) ? 47 : 4}
            fontSize={letters.region}
          >
            {NAME[region]}
          </text>
        ),
      )}
      {ALL_REGIONS.map((region) => {
        const tile = itemAt(state.tiles, region);
        if (tile === '') return null;
        const owner = tile === HOME ? state.players.findIndex(({ home }) => home === region) : -1;
        return (
          <g key={`${region} ${tile}`} transform={movedTo(spotOf(region))}>
            <g className="board-tile">
              <TileFace tile={tile} owner={owner} letters={letters} close={close} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Regions of the Core that its name may stand in, the best first; the middle is often settled. */
const CORE_NAMED: readonly Region[] = (() => {
  const regions = itemAt(SCAN, CORE).filter((region) => SECTOR[region] === CORE);
  const rank = (region: Region): number => Math.abs(spotOf(region).y) + (spotOf(region).x > 0 ? 1 : 0);
  const bare = regions.filter((region) => spotOf(region).x !== 0 || spotOf(region).y !== 0);
  return bare.toSorted((a, b) => rank(a) - rank(b));
})();

interface TileFaceProps {
  readonly tile: TileId;
  /** Whose home it is. */
  readonly owner: Who;
  readonly letters: Letters;
  readonly close: boolean;
}

/** A tile around 0,0: art, name, and what it yields. */
export const TileFace = memo(function TileFace({ tile, owner, letters, close }: TileFaceProps): ReactNode {
  const home = tile === HOME;
  const world = isPlanet(tile);
  const up = close ? -13 : world ? -11 : -8;
  return (
    <>
      <g transform={`translate(0 ${up})`}>
        {home && <HomeRings owner={owner} />}
        <TileArt tile={tile} />
        {home && (
          <Glyph name="crown" x={0} y={-34} size={close ? 22 : 18} fill={GOLD_LIGHT} outline={NIGHT} />
        )}
      </g>
      <text
        className="empire-name"
        y={close ? 30 : 26.5}
        fontSize={letters.name}
        {...narrowed(shortName(tile), letters.name, NAME_ROOM)}
      >
        {shortName(tile)}
      </text>
      <YieldPill tile={tile} y={close ? 44 : 38.5} size={letters.sign} />
    </>
  );
});

/** A region is a little wider than this. */
const NAME_ROOM = 94;

function HomeRings({ owner }: { readonly owner: Who }): ReactNode {
  const { fill, light } = paintOf(Math.max(0, owner));
  return (
    <g fill="none">
      <circle r={33.5} fill={fill} fillOpacity={0.22} />
      <circle r={30.5} stroke={GOLD} strokeWidth={1.6} />
      <circle r={35} stroke={NIGHT} strokeOpacity={0.7} strokeWidth={5.4} />
      <circle r={35} stroke={fill} strokeWidth={3.4} />
      <circle r={35} stroke={light} strokeWidth={3.4} strokeDasharray="3 6" />
    </g>
  );
}

// ── Wormholes ─────────────────────────────────────────────────────────────────────────────────────

/** Dotted threads from every wormhole to the others. */
const Links = memo(function Links({ tiles }: { readonly tiles: State['tiles'] }): ReactNode {
  const holes = ALL_REGIONS.filter((region) => isWormhole(itemAt(tiles, region))).map(spotOf);
  const threads = holes.flatMap((a, i) => holes.slice(i + 1).map((b) => threadOf(a, b)));
  if (threads.length === 0) return null;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={threads.join('')} stroke={NIGHT} strokeOpacity={0.4} strokeWidth={4.5} />
      <path d={threads.join('')} stroke={SWIRL} strokeOpacity={0.95} strokeWidth={2} strokeDasharray="1 7" />
    </g>
  );
});

/** Bent away from the centre, so that the worlds on the way stay in sight. */
function threadOf(a: Spot, b: Spot): string {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const side = mx * nx + my * ny >= 0 ? 1 : -1;
  const bend = Math.min(70, length * 0.22) * side;
  return `M${a.x} ${a.y - 6}Q${(mx + nx * bend).toFixed(1)} ${(my + ny * bend).toFixed(1)} ${b.x} ${b.y - 6}`;
}
