import type { ReactNode } from 'react';
import type { Step, Move, State } from '../../../../games/factions/state.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { FocusProps } from '../../view.ts';
import { ownerOf } from './aside.tsx';
import { Detail } from './detail.tsx';
import { placesIn } from '../../../board/spot.tsx';
import { FlightChips } from './flightChips.tsx';
import { hasTray, Tray } from './tray.tsx';

/** What helps to decide: the things to choose from, and what is pointed at. */
export function Focus(props: FocusProps<State, Move>): ReactNode {
  const { state, names, seat, hovered, compact } = props;
  const step = asking<Step>(state);
  const mine = step !== undefined && 'seat' in step && step.seat === seat;
  return (
    <>
      {mine && <Tray step={step} seat={step.seat} props={props} places={placesIn(props)} />}
      {mine && compact && <FlightChips state={state} seat={step.seat} places={placesIn(props)} />}
      {hovered !== undefined && !(compact && mine && hasTray(step)) && (
        <Detail state={state} names={names} seat={ownerOf(props)} place={hovered} />
      )}
    </>
  );
}
