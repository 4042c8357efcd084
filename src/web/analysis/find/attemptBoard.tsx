import { useMemo, useRef } from 'react';
import type { TableView } from '../../../protocol/table.ts';
import { Zoom, type ZoomHandle } from '../../board/zoom/zoom.tsx';
import type { LoadedGame, Place } from '../../games/view.ts';
import { useStill } from '../../settings.ts';
import { PlanArrows } from '../../table/coach/planArrows.tsx';
import type { DrawnPlan } from '../../table/coach/planSteps.ts';
import type { Decision } from '../../table/decision/useDecision.ts';
import { hintedPlaces } from '../../table/page/boardBox.tsx';
import { closeTo } from '../../table/page/closeTo.ts';
import { namesOf } from '../../table/seats.ts';
import { placesIn } from '../moments/drawnMoves.ts';

interface AttemptBoardProps {
  readonly asked: TableView;
  readonly game: LoadedGame;
  readonly decision: Decision;
  readonly plans: readonly DrawnPlan[];
  /** Places that hints have lit. */
  readonly hinted: readonly Place[];
  readonly compact: boolean;
}

const NOTHING = [] as const;

/** The board of a puzzle, with a hand over it. */
export function AttemptBoard({ asked, game, decision, plans, hinted, compact }: AttemptBoardProps) {
  const { Board } = game.view;
  const zoom = useRef<ZoomHandle>(null);
  const still = useStill();
  const { lights, picking, distant } = decision;
  const lit = useMemo(
    () => hintedPlaces([...hinted, ...placesIn(plans)], decision.pointed?.gesture, undefined),
    [hinted, plans, decision.pointed],
  );
  const reach = useMemo(() => new Set(distant.keys()), [distant]);
  const nearby = compact && game.view.closeUp !== false;
  return (
    <Zoom
      ref={zoom}
      focus={nearby ? closeTo(decision, game.view) : NOTHING}
      sources={lights.sources}
      onLift={decision.lift}
      onDrop={decision.drop}
    >
      <Board
        state={asked.state}
        ply={asked.ply}
        happened={NOTHING}
        names={namesOf(asked)}
        eyes={asked.eyes}
        sources={lights.sources}
        targets={lights.targets}
        distant={reach}
        picked={picking.from}
        marked={decision.marked}
        hovered={decision.hovered}
        hinted={lit}
        onPlace={decision.click}
        onHover={decision.hover}
        still={still}
        compact={compact}
      />
      {plans.length > 0 && <PlanArrows plans={plans} still={still} />}
    </Zoom>
  );
}
