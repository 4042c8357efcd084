import { type Ref, useMemo } from 'react';
import type { TableView } from '../../../protocol/table.ts';
import type { BoardProps, Lesson, LoadedGame, Place } from '../../games/view.ts';
import { useStill } from '../../settings.ts';
import { namesOf } from '../seats.ts';
import { closeTo } from './closeTo.ts';
import { PlanArrows } from '../coach/planArrows.tsx';
import type { DrawnPlan } from '../coach/planSteps.ts';
import type { Stage } from '../moments/momentFrame.tsx';
import type { Decision } from '../decision/useDecision.ts';
import { Drawings } from '../why/drawings.tsx';
import type { WhyNot } from '../why/useWhyNot.ts';
import { Zoom, type ZoomHandle } from '../../board/zoom/zoom.tsx';

interface BoardBoxProps {
  readonly zoomRef: Ref<ZoomHandle>;
  readonly game: LoadedGame;
  readonly table: TableView;
  /** What the board shows: now, or an earlier position. */
  readonly position: Pick<BoardProps, 'state' | 'ply' | 'happened'>;
  readonly decision: Decision;
  /** The places of the log sentence that is pointed at, and of what could be done instead. */
  readonly logPlaces: readonly Place[];
  readonly lesson: Lesson | undefined;
  readonly whyNot: WhyNot;
  readonly compact: boolean;
  /** What a great moment is about, shown close up meanwhile. */
  readonly stage: Stage | undefined;
  /** Plans of the coach to be drawn over the board. */
  readonly plans: readonly DrawnPlan[];
}

/** The board with its lights, and the lens over it. */
export function BoardBox(props: BoardBoxProps) {
  const { zoomRef, game, table, position, decision, logPlaces, lesson, compact, stage } = props;
  const { Board, RoundMap } = game.view;
  const names = useMemo(() => namesOf(table), [table.setup]);
  const { lights, picking, distant } = decision;
  const pointed = decision.confirming ?? decision.pointed;
  const still = useStill();
  const hinted = useMemo(
    () => hintedPlaces(logPlaces, pointed?.gesture, lesson),
    [logPlaces, pointed, lesson],
  );
  const reach = useMemo(() => new Set(distant.keys()), [distant]);
  const nearby = compact && game.view.closeUp !== false;
  const focus = nearby ? (stage?.places ?? closeTo(decision, game.view)) : [];
  return (
    <Zoom
      ref={zoomRef}
      focus={focus}
      covered={stage?.covered}
      sources={lights.sources}
      onLift={decision.lift}
      onDrop={decision.drop}
      map={compact && RoundMap ? <RoundMap state={position.state} /> : undefined}
    >
      <Board
        {...position}
        eyes={table.eyes}
        names={names}
        sources={lights.sources}
        targets={lights.targets}
        distant={reach}
        picked={picking.from}
        marked={decision.way?.to}
        hovered={decision.hovered}
        hinted={hinted}
        onPlace={decision.click}
        onHover={decision.hover}
        still={still}
        compact={compact}
      />
      {props.plans.length > 0 && <PlanArrows plans={props.plans} still={still} />}
      <Reasoned {...props} still={still} />
    </Zoom>
  );
}

/** What shows why the answer refuses, over the board. */
function Reasoned({ game, position, whyNot, still }: BoardBoxProps & { readonly still: boolean }) {
  const { given, seat = 0, wishAt } = whyNot;
  const { view } = game;
  if (!given?.answer.drawings.some(({ kind }) => kind !== 'goods')) return null;
  return (
    <Drawings
      drawings={given.answer.drawings}
      thingAt={(place) => wishAt(place).things.at(-1)}
      ghostOf={(piece, thing) => view.ghost?.(position.state, seat, piece, thing)}
      still={still}
    />
  );
}

/** The places that a log sentence, a hovered move and the guide point at. */
export function hintedPlaces(
  logPlaces: readonly Place[],
  pointed: { readonly from?: Place; readonly to?: Place } | undefined,
  lesson: Lesson | undefined,
): ReadonlySet<Place> {
  const places = [pointed?.from ?? [], pointed?.to ?? []].flat();
  return new Set([...logPlaces, ...places, ...(lesson?.point ?? [])]);
}
