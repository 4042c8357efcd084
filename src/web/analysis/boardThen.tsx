import { useMemo, useRef, useState } from 'react';
import type { PastView } from '../../protocol/table.ts';
import { Zoom, type ZoomHandle } from '../board/zoom/zoom.tsx';
import type { LoadedGame, Place } from '../games/view.ts';
import { useStill } from '../settings.ts';
import { PlanArrows } from '../table/coach/planArrows.tsx';
import type { DrawnPlan } from '../table/coach/planSteps.ts';
import type { Eyes } from '../table/replay/useReplay.ts';
import { placesIn } from './moments/drawnMoves.ts';

interface BoardThenProps {
  readonly game: LoadedGame;
  readonly past: PastView;
  readonly eyes: Eyes;
  readonly names: readonly string[];
  /** Moves to be drawn over it. */
  readonly plans: readonly DrawnPlan[];
  readonly compact: boolean;
}

const NOWHERE: ReadonlySet<Place> = new Set();
const NOTHING = [] as const;
/** Nobody decides anything here. */
const nothing = (): void => undefined;

/** The board at a position of the match, with moves drawn over it. */
export function BoardThen({ game, past, eyes, names, plans, compact }: BoardThenProps) {
  const { Board } = game.view;
  const still = useStill();
  const zoom = useRef<ZoomHandle>(null);
  const [hovered, setHovered] = useState<Place>();
  const hinted = useMemo(() => placesIn(plans), [plans]);
  return (
    <Zoom
      ref={zoom}
      focus={compact ? [...hinted] : NOTHING}
      sources={NOWHERE}
      onLift={nothing}
      onDrop={nothing}
    >
      <Board
        state={past.state}
        ply={past.ply}
        happened={NOTHING}
        names={names}
        eyes={eyes === 'all' ? undefined : eyes}
        sources={NOWHERE}
        targets={NOWHERE}
        distant={NOWHERE}
        picked={undefined}
        hovered={hovered}
        hinted={hinted}
        onPlace={nothing}
        onHover={setHovered}
        still={still}
        compact={compact}
      />
      {plans.length > 0 && <PlanArrows plans={plans} still={still} />}
    </Zoom>
  );
}
