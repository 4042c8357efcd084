import { type ReactNode, useMemo, useRef } from 'react';
import type { Event, State } from '../../../../games/empire/state.ts';
import { Layer, Layers } from '../../../board/layers.tsx';
import { useScene } from '../../../board/useScene.ts';
import type { BoardProps, Place } from '../../view.ts';
import { CLOSE_VIEW, VIEW } from './geometry.ts';
import { Happenings } from './happenings.tsx';
import { lightsOf } from './lights.ts';
import { Lights } from './litPlaces.tsx';
import { Marks, Stage } from './marks.tsx';
import { Mat } from './mat.tsx';
import { sceneOf, type UnitScene } from './pieces.ts';
import { Pieces } from './pieceViews.tsx';
import type { Group } from './slots.ts';
import { isOnBoard } from './spots.ts';
import { lettersFor } from '../art/letters.ts';
import { Tiles } from './tiles.tsx';
import { useUnit } from '../../../board/unit.ts';
import '../panels/board.css';

/** How much larger pieces are close up, and at most on another small board. */
const GROWTH = { close: 1.3, most: 1.2 } as const;
/** Where more units than this make a pixel, the ring around the galaxy gives way to larger regions. */
const SMALL = 1.4;
/** More lights than this are gentler. */
const MANY = 9;
/** Half of what a hand needs, in pixels and at most in units. */
const TOUCH = { pixels: 12.5, least: 17, most: 23 } as const;

/** The galaxy: tiles, colonies and ships, with everything that may be clicked lit. */
export function Board(props: BoardProps<State, Event>): ReactNode {
  const { state, compact, still, ply, happened } = props;
  const picked = onBoard(props.picked);
  const hovered = onBoard(props.hovered);
  const box = useRef<HTMLDivElement>(null);
  const close = useUnit(box, VIEW) > SMALL || compact;
  const view = close ? CLOSE_VIEW : VIEW;
  const unit = useUnit(box, view);
  const grow = close ? GROWTH.close : Math.min(GROWTH.most, Math.max(1, unit));
  const letters = useMemo(() => lettersFor(unit), [unit]);
  const touch = Math.max(TOUCH.least, Math.min(TOUCH.most, TOUCH.pixels * unit));
  const { pieces, groups } = useScene(
    (scene) => scene.state === state && scene.close === close,
    (before: UnitScene | undefined) =>
      sceneOf(before, state, before && before.state !== state ? happened : [], close),
  );
  const glows = useMemo(
    () => lightsOf(props),
    [state, props.sources, props.targets, props.distant, props.picked],
  );
  const taken = useMemo(() => new Set(groups.map(({ region }) => region)), [groups]);
  const classes = glows.size > MANY ? 'empire-board empire-many' : 'empire-board';
  return (
    <Layers ref={box} className={classes} still={still} compact={compact}>
      <Layer view={view}>
        <Mat close={close} letters={letters} />
      </Layer>
      <Layer view={view} label="The galaxy">
        <Lamps />
        <g className="board-idle" aria-hidden>
          <Stage state={state} />
        </g>
        <Lights {...props} glows={glows} groups={groups} touch={touch} />
        <g className="board-idle" aria-hidden>
          <Tiles state={state} letters={letters} close={close} taken={taken} />
          <Pieces pieces={pieces} groups={groups} grow={grow} letters={letters} />
          <Marks
            state={state}
            glows={glows}
            groups={groups}
            picked={props.picked}
            hovered={hovered}
            letters={letters}
            grow={grow}
            close={close}
          />
          <PickedRing picked={picked} groups={groups} grow={grow} />
          <Happenings key={ply} happened={happened} />
        </g>
      </Layer>
    </Layers>
  );
}

function onBoard(place: Place | undefined): Place | undefined {
  return place !== undefined && isOnBoard(place) ? place : undefined;
}

interface PickedRingProps {
  readonly picked: Place | undefined;
  readonly groups: readonly Group[];
  readonly grow: number;
}

/** Around the unit in the hand. */
function PickedRing({ picked, groups, grow }: PickedRingProps): ReactNode {
  const group = groups.find(({ place }) => place === picked);
  return group ? <circle className="empire-hand" cx={group.spot.x} cy={group.spot.y} r={20 * grow} /> : null;
}

/** Lights without a blur. */
function Lamps(): ReactNode {
  return (
    <defs>
      <radialGradient id="empire-blast">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".4" stopColor="#ffb25e" stopOpacity=".8" />
        <stop offset="1" stopColor="#ff5a4d" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
