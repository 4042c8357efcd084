import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { tableHost } from '../../host.ts';
import type { Decision } from '../decision/useDecision.ts';
import type { TableActions } from '../decision/useTableActions.ts';
import { namesOf } from '../seats.ts';
import type { Advice, Opinion } from './advice.ts';
import {
  arrowsOf,
  type DrawnPlan,
  type FirstButton,
  firstButton,
  type PlanStep,
  stepsOf,
} from './planSteps.ts';
import type { Wondering } from './useWondering.ts';

/** Somebody to ask for advice. */
export interface Coach {
  /** The advice on the current decision; missing until it is asked for. */
  readonly advice: Advice | undefined;
  /** Missing where there is nothing to be decided, or nobody to ask. */
  readonly ask: (() => void) | undefined;
  readonly close: () => void;
  /** The moves of each plan. */
  readonly steps: readonly (readonly PlanStep[])[];
  /** The plan that is looked at. */
  readonly chosen: number;
  readonly choose: (at: number) => void;
  /** The plan that is pointed at. */
  readonly point: (at: number | undefined) => void;
  /** Plays a plan up to the first thing nobody can know, then asks again if the turn goes on. */
  readonly play: (moves: readonly string[]) => void;
  readonly wondering: Wondering;
  /** What the coach thinks of the move asked about, and how the turn would go with it. */
  readonly opinion: Opinion | undefined;
  readonly wondered: readonly PlanStep[];
  readonly drawn: readonly DrawnPlan[];
  /** How the plan that is drawn begins, where that is a button. */
  readonly begins: FirstButton | undefined;
}

const NOTHING: readonly never[] = [];

/** The coach of the person choosing at this screen. Its advice is dropped with the decision it was about. */
export function useCoach(
  table: TableView,
  game: LoadedGame,
  decision: Decision,
  actions: TableActions,
  wondering: Wondering,
  present: boolean,
): Coach {
  const { id, seq, state } = table;
  const { seat, choices } = decision;
  const [advice, setAdvice] = useState<Advice>();
  const [opinion, setOpinion] = useState<Opinion>();
  const [chosen, choose] = useState(0);
  const [pointed, point] = useState<number>();
  const asked = useRef(0);
  const { stop } = wondering;
  const forget = useCallback(() => {
    asked.current++;
    setAdvice(undefined);
    stop();
  }, [stop]);
  useEffect(forget, [choices, present, forget]);

  const ask = async (chooser: Seat): Promise<void> => {
    const question = ++asked.current;
    const fresh = (said: Advice): void => {
      if (question === asked.current) setAdvice(said);
    };
    choose(0);
    point(undefined);
    stop();
    fresh({ said: 'thinking', share: 0 });
    let thinking = true;
    // What was told on the way may arrive after the answer.
    const told = (share: number): void => {
      if (thinking) fresh({ said: 'thinking', share });
    };
    const said = await tableHost()
      .advise(id, chooser, seq, told)
      .then(
        (found): Advice => ({ said: 'plans', plans: found }),
        (): Advice => ({ said: 'failed' }),
      );
    thinking = false;
    fresh(said);
  };

  const plans = advice?.said === 'plans' ? advice.plans : NOTHING;
  const stepsFor = (moves: readonly string[]): PlanStep[] =>
    seat === undefined ? [] : stepsOf(game, state, seat, moves, namesOf(table));
  const steps = useMemo(() => plans.map(({ moves }) => stepsFor(moves)), [plans]);
  useOpinion(id, seat, seq, plans[0]?.moves, wondering.moves, setOpinion);
  const wondered = useMemo(
    () => (typeof opinion === 'object' ? stepsFor(opinion.plan.moves) : NOTHING),
    [opinion],
  );
  const drawn = useMemo(
    () => drawnPlans(steps, wondered, wondering, pointed ?? chosen),
    [steps, wondered, wondering.open, wondering.moves, pointed, chosen],
  );

  const begins = useMemo(
    () => drawn[0] && firstButton(drawn[0].at, drawn[0].at < 0 ? wondered : (steps[drawn[0].at] ?? [])),
    [drawn, steps, wondered],
  );

  const open = present && seat !== undefined;
  const askNow = open ? () => void ask(seat) : undefined;
  const follow = useFollowing(table, game, decision, actions, askNow);
  return {
    close() {
      // Whoever is silenced already does not mind.
      if (advice !== undefined)
        void tableHost()
          .hush(id)
          .catch(() => undefined);
      forget();
    },
    ...{ advice, ask: askNow, steps, chosen, choose, point, wondering, opinion, wondered, drawn, begins },
    play(moves) {
      if (seat === undefined || actions.sending) return;
      follow(moves.length);
      stop();
      actions.play(seat, moves);
    },
  };
}

function drawnPlans(
  steps: Coach['steps'],
  wondered: readonly PlanStep[],
  { open, moves }: Wondering,
  shown: number,
): DrawnPlan[] {
  if (open) return [];
  if (moves !== undefined) return [{ at: -1, arrows: arrowsOf(wondered) }];
  const plan = steps[shown];
  return plan ? [{ at: shown, arrows: arrowsOf(plan) }] : [];
}

/** Asks what is thought of a move as soon as one was named. */
function useOpinion(
  id: string,
  seat: Seat | undefined,
  seq: number,
  best: readonly string[] | undefined,
  instead: readonly string[] | undefined,
  setOpinion: (opinion: Opinion | undefined) => void,
): void {
  useEffect(() => {
    setOpinion(undefined);
    if (seat === undefined || best === undefined || instead === undefined) return undefined;
    let heard = true;
    setOpinion('thinking');
    const say = (opinion: Opinion): void => {
      if (heard) setOpinion(opinion);
    };
    tableHost()
      .weigh(id, seat, seq, { best, instead })
      .then(say, () => say('failed'));
    return () => {
      heard = false;
    };
  }, [id, seat, seq, best, instead, setOpinion]);
}

/** A plan being played: the turn it belongs to, and the ply by which it is over. */
interface Following {
  readonly seat: Seat;
  readonly turn: unknown;
  readonly until: number;
}

/** Asks again after a plan was played, as long as the turn is the same; returns what begins to follow one. */
function useFollowing(
  table: TableView,
  { entry: { hints, measures } }: LoadedGame,
  { seat }: Decision,
  { sending, fault }: TableActions,
  ask: (() => void) | undefined,
): (moves: number) => void {
  const following = useRef<Following>(undefined);
  const { state, ply } = table;
  const turnOf = (): unknown => hints.turn?.(state) ?? measures.whose(state);
  useEffect(() => {
    const { current } = following;
    if (current === undefined || sending) return;
    const sameTurn = turnOf() === current.turn;
    if (fault !== undefined || !sameTurn) following.current = undefined;
    else if (ply >= current.until && seat === current.seat && ask) {
      following.current = undefined;
      ask();
    }
  });
  return (moves) => {
    if (seat !== undefined) following.current = { seat, turn: turnOf(), until: ply + moves };
  };
}
