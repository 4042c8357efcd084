import type { ReactNode } from 'react';
import type { Step, Move, State } from '../../../../games/star/state.ts';
import { cardCount } from '../../../../games/star/verbs.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { FocusProps } from '../../view.ts';
import { Blueprints } from './blueprints.tsx';
import { Duel } from './duel.tsx';
import { aimOf, concernOf, shipOn, sightOn } from '../moves/looking.ts';
import { ShipCard } from './shipCard.tsx';
import { SightCard } from './sightCard.tsx';

/** What helps to decide: an attack in the making, the ship that is looked at, blueprints in the hand. */
export function Focus(props: FocusProps<State, Move>): ReactNode {
  const { state, names, eyes, picked, hovered, compact } = props;
  const aim = aimOf(props);
  const seen = aim ? undefined : shipOn(state, hovered);
  const concern = concernOf(props);
  const looked = seen ?? shipOn(state, concern ?? picked);
  const sight = aim ? undefined : sightOn(state, hovered, names);
  const drawn = isBuilding(state) && cardCount(state.drawn) > 0;
  // On a phone there is room for one thing.
  if (compact && aim) return <Duel state={state} names={names} {...aim} />;
  if (compact && drawn && concern === undefined) return <Blueprints state={state} />;
  return (
    <>
      {aim && <Duel state={state} names={names} {...aim} />}
      {sight && !(compact && seen) && <SightCard {...sight} />}
      {drawn && !seen && <Blueprints state={state} />}
      {looked && !(compact && sight && !seen) && (
        <ShipCard
          state={state}
          names={names}
          eyes={eyes}
          {...looked}
          low={compact || drawn || aim !== undefined}
        />
      )}
    </>
  );
}

function isBuilding(state: State): boolean {
  const step = asking<Step>(state)?.step;
  return step === 'ships' || step === 'kits';
}
