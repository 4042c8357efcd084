import { type ReactNode, useMemo, useRef } from 'react';
import { waysIn } from '../../../../games/star/board.ts';
import type { Event, State } from '../../../../games/star/state.ts';
import { Layer, Layers } from '../../../board/layers.tsx';
import { useScene } from '../../../board/useScene.ts';
import type { BoardProps } from '../../view.ts';
import { outlineOf, VIEW } from './geometry.ts';
import { Happenings } from './happenings.tsx';
import { lightsOf, shipInHand } from './lights.ts';
import { Lights, Reticles } from './litPlaces.tsx';
import { Mat } from './mat.tsx';
import { type Piece, sceneOf, type ShipScene } from './pieces.ts';
import { Flags, Markers, Names, ownersOf, Rings } from './planets.tsx';
import { actorOf } from './actor.ts';
import { HandSights, Threat } from './sights.tsx';
import { type Lit, ShipGround, ShipView } from './shipView.tsx';
import { stepsFrom } from './steps.ts';
import { useUnit } from '../../../board/unit.ts';
import './board.css';
import './lights.css';
import './motion.css';

const GROWTH = { compact: 1.5, most: 1.3 } as const;
/** Letters, in pixels. */
const LETTERS = { usual: 12.3, compact: 15, most: 18 } as const;

const NO_STEPS: ReadonlyMap<number, number> = new Map();

export function Board(props: BoardProps<State, Event>): ReactNode {
  const { state, compact, still, picked, hovered, ply, happened } = props;
  const box = useRef<HTMLDivElement>(null);
  const unit = useUnit(box, VIEW);
  const grow = compact ? GROWTH.compact : Math.min(GROWTH.most, Math.max(1, unit * 0.95));
  const { pieces } = useScene(
    (scene) => scene.state === state,
    (before: ShipScene | undefined) => sceneOf(before, state, before ? happened : []),
  );
  const hand = shipInHand(props);
  const steps = useMemo(() => (hand ? stepsFrom(state, hand) : NO_STEPS), [state, hand]);
  const glows = useMemo(
    () => lightsOf(props, steps),
    [state, props.sources, props.targets, props.distant, picked, steps],
  );
  const owners = ownersOf(state);
  const { mouths } = waysIn(state.options);
  const letters = compact ? LETTERS.compact : Math.min(LETTERS.most, LETTERS.usual * Math.max(1, unit));
  return (
    <Layers ref={box} className="star-board" still={still} compact={compact}>
      <Layer view={VIEW}>
        <Mat />
      </Layer>
      <Layer view={VIEW} label="The board">
        <Lamps />
        <g className="board-idle">
          {state.options.jumpFromSides && <path className="star-mouths" d={outlineOf(mouths, 3)} />}
          <Rings owners={owners} />
          {hand === undefined && hovered !== undefined && <Threat state={state} place={hovered} />}
        </g>
        <Lights {...props} glows={glows} steps={steps} />
        <g className="board-idle" aria-hidden>
          {hand && <HandSights state={state} ship={hand} steps={steps} glows={glows} hovered={hovered} />}
          <Ships pieces={pieces} state={state} sources={props.sources} picked={picked} grow={grow} />
          <Flags owners={owners} />
          <Names size={letters} />
          <Markers state={state} />
          <Reticles glows={glows} hovered={hovered} grow={compact ? 1.2 : 1} />
          <Happenings key={ply} state={state} happened={happened} grow={grow} />
        </g>
      </Layer>
    </Layers>
  );
}

interface ShipsProps extends Pick<BoardProps<State, Event>, 'state' | 'sources' | 'picked'> {
  readonly pieces: readonly Piece[];
  readonly grow: number;
}

function Ships({ pieces, state, sources, picked, grow }: ShipsProps): ReactNode {
  const actor = actorOf(state);
  const litOf = ({ place, motion }: Piece): Lit => {
    if (motion === 'gone') return 'no';
    if (place === picked) return 'picked';
    return sources.has(place) ? 'pickable' : 'no';
  };
  return (
    <>
      {pieces.map((piece) => (
        <ShipGround key={piece.id} piece={piece} lit={litOf(piece)} grow={grow} />
      ))}
      {pieces.map((piece) => (
        <ShipView key={piece.id} piece={piece} active={piece.seat === actor} grow={grow} />
      ))}
    </>
  );
}

/** Lights and shades without a blur. */
function Lamps(): ReactNode {
  return (
    <defs>
      <Lamp id="star-ice" colour="#a6f1ff" stops={[0.75, 0.5, 0]} />
      <Lamp id="star-shade" colour="#03060e" stops={[0.75, 0.5, 0]} />
      <Lamp id="star-white" colour="#ffffff" stops={[1, 0.85, 0]} />
      <Lamp id="star-blast" colour="#ffb25e" stops={[1, 0.7, 0]} />
    </defs>
  );
}

interface LampProps {
  readonly id: string;
  readonly colour: string;
  readonly stops: readonly number[];
}

function Lamp({ id, colour, stops }: LampProps): ReactNode {
  return (
    <radialGradient id={id}>
      {stops.map((opacity, i) => (
        <stop key={opacity} offset={[0, 0.5, 1][i]} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
}
