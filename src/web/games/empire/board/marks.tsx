import type { ReactNode } from 'react';
import type { State } from '../../../../games/empire/state.ts';
import type { Place } from '../../view.ts';
import { ShipGhost } from '../art/ships.tsx';
import { ShieldGhost } from '../art/tokens.tsx';
import { borderOf, movedTo, type Spot, spotOf } from './geometry.ts';
import type { Letters } from '../art/letters.ts';
import { type Glow, type Mark, markAt, placeSpot, stageOf } from './lights.ts';
import type { Group } from './slots.ts';
import { spotAt } from './spots.ts';
import { TileFace } from './tiles.tsx';

/** What a click would bring, drawn over lit places, and the sector things are happening in. */

interface MarksProps {
  readonly state: State;
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly groups: readonly Group[];
  readonly picked: Place | undefined;
  readonly hovered: Place | undefined;
  readonly letters: Letters;
  readonly grow: number;
  readonly close: boolean;
}

export function Marks(props: MarksProps): ReactNode {
  const { state, glows, groups, picked, hovered, grow } = props;
  return [...glows].map(([place, glow]) => {
    const spot = spotAt(place);
    if (spot === undefined || spot.kind === 'sector' || glow === 'picked' || glow === 'source') return null;
    if (spot.kind === 'unit') {
      const at = placeSpot(place, groups);
      return glow === 'strike' && at ? (
        <Reticle key={place} spot={at} grow={grow} hot={place === hovered} />
      ) : null;
    }
    const mark = markAt(state, place, picked);
    if (mark === undefined) return null;
    const bare = state.tiles[spot.region] === '' && !groups.some(({ region }) => region === spot.region);
    return (
      <g key={place} transform={movedTo(spotOf(spot.region))}>
        <MarkView {...props} mark={mark} hot={place === hovered} bare={bare} />
      </g>
    );
  });
}

interface MarkViewProps extends MarksProps {
  readonly mark: Mark;
  readonly hot: boolean;
  /** Nothing lies or stands here. */
  readonly bare: boolean;
}

function MarkView({ mark, hot, bare, state, letters, grow, close }: MarkViewProps): ReactNode {
  switch (mark.kind) {
    case 'tile': {
      if (!hot)
        return (
          <path
            className="empire-plus"
            d="M0-9V9M-9 0H9"
            transform={`translate(0 ${close ? -26 : -20}) scale(${grow * 0.85})`}
          />
        );
      const step = state.stack.at(-1);
      const owner = step !== undefined && 'seat' in step ? step.seat : 0;
      return (
        <g className="empire-ghost">
          <TileFace tile={mark.tile} owner={owner} letters={letters} close={close} />
        </g>
      );
    }
    case 'colony':
      return (
        <g transform={`translate(${close ? '-28 -18' : '-30 -18'}) scale(${grow})`}>
          <ShieldGhost sign={mark.sign} />
        </g>
      );
    case 'ship':
      return (
        <g
          className="empire-ghost"
          transform={`translate(${bare ? '0 -18' : '0 -33'}) scale(${grow * (hot ? 1.1 : 0.9)})`}
        >
          <ShipGhost kind={mark.ship} />
        </g>
      );
  }
}

interface ReticleProps {
  readonly spot: Spot;
  readonly grow: number;
  readonly hot: boolean;
}

function Reticle({ spot, grow, hot }: ReticleProps): ReactNode {
  return (
    <g className="empire-reticle" data-hot={hot || undefined} transform={`${movedTo(spot)} scale(${grow})`}>
      <circle r={18} />
      <circle r={18} />
      <path d="M0-23V-15M0 23V15M-23 0H-15M23 0H15" />
    </g>
  );
}

/** The sector that is fought in or that an order is given in. */
export function Stage({ state }: { readonly state: State }): ReactNode {
  const stage = stageOf(state);
  if (stage === undefined) return null;
  return (
    <g className={`empire-stage empire-stage-${stage.kind}`}>
      <path d={borderOf(stage.sector, 2)} />
      <path d={borderOf(stage.sector, 2)} />
    </g>
  );
}
