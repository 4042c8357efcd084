import type { ReactNode } from 'react';
import { asking } from '../../../../kernel/flow/flow.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import type { Step, State } from '../../../../games/sol/state.ts';
import { power } from '../../../../games/sol/verbs.ts';
import { POINTS } from '../../../../games/sol/why/things.ts';
import { answers } from '../../../board/dark.ts';
import type { MeterProps } from '../../view.ts';
import { pointsTip } from './tips.ts';

/** Movement points as diamonds, the spent ones hollow. */

const MOST_DRAWN = 10;

export function Meter({ state }: MeterProps<State>): ReactNode {
  if (asking<Step>(state)?.step !== 'move') return null;
  const { points, seat } = state.turn;
  const total = Math.max(points, power(state, seat));
  if (total > MOST_DRAWN) {
    return (
      <span className="sol-points-left" {...answers(POINTS)} data-tip={pointsTip(points, total)}>
        {count(points, 'point')}
      </span>
    );
  }
  return (
    <span
      className="sol-meter"
      {...answers(POINTS)}
      aria-label={`${points} of ${count(total, 'point')} left`}
      data-tip={pointsTip(points, total)}
    >
      {Array.from({ length: total }, (_, i) => (
        <svg
          key={i}
          width="15"
          height="15"
          viewBox="-8 -8 16 16"
          className={i < points ? 'sol-full' : ''}
          aria-hidden
        >
          <path d="M0-7 6 0 0 7-6 0Z" />
        </svg>
      ))}
    </span>
  );
}
