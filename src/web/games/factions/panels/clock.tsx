import { count, type Names } from '../../../../kernel/defaults/words.ts';
import type { ReactNode } from 'react';
import { LAST_TURNS, MOST_TURNS } from '../../../../games/factions/facts.ts';
import { replaced } from '../../../../games/factions/cards/modifiers.ts';
import type { State } from '../../../../games/factions/state.ts';
import { cardName, nameOf, researchText } from '../../../../games/factions/texts/words.ts';
import { lastRound } from '../../../../games/factions/actions/upkeep.ts';
import { isSolo } from '../../../../games/factions/verbs.ts';
import type { AsideProps, PlaceProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { InForce, StellarEvent } from './event.tsx';
import { RivalMat } from './rivalMat.tsx';
import { marketSpot, ROUND_SPOT } from '../moves/spots.ts';
import { answers } from '../../../board/dark.ts';
import { placesIn, Spot } from '../../../board/spot.tsx';
import { UpkeepSteps } from './upkeepSteps.tsx';

/** Where the match stands, and what all share: the event, the research market, the solo opponent. */
export function Clock(props: AsideProps<State>): ReactNode {
  const { state, names } = props;
  const places = placesIn(props);
  return (
    <div className="factions-clock">
      <Rounds state={state} names={names} />
      <UpkeepSteps state={state} />
      <InForce state={state} />
      <RivalMat state={state} />
      <StellarEvent state={state} names={names} places={places} />
      {state.research.length > 0 && <Research state={state} places={places} />}
    </div>
  );
}

/** `Round 2 of 3` */
export function progress(state: State): string {
  if (state.over) return 'Final score';
  return state.round === 0 ? 'Setting up' : `Round ${state.round} of ${lastRound(state)}`;
}

function Rounds({ state, names }: { readonly state: State; readonly names: Names }): ReactNode {
  if (state.round === 0) return null;
  return (
    <div className="factions-rounds" {...answers(ROUND_SPOT)} aria-label={progress(state)}>
      <span className="factions-pips" aria-hidden>
        {Array.from({ length: lastRound(state) }, (_, i) => (
          <i
            key={i}
            data-done={i + 1 < state.round || undefined}
            data-now={i + 1 === state.round || undefined}
          />
        ))}
      </span>
      <span>{phaseWords(state, names)}</span>
    </div>
  );
}

/** Main phase with the turns that are left, or Upkeep. */
export function phaseWords(state: State, names: Names): string {
  if (state.over) return 'The match is over';
  if (state.upkeep) return 'Upkeep';
  const open = state.players.flatMap(({ passed }, seat) => (passed ? [] : [seat]));
  const [only] = open;
  if (!isSolo(state) && open.length === 1 && only !== undefined) {
    const most = replaced(state, -1, 'lastPlayerTurns') ?? LAST_TURNS;
    const left = Math.max(0, most - (state.players[only]?.lastTurns ?? 0));
    return `Only ${nameOf(names, only)} is left: ${left === 0 ? 'the last turn' : `${count(left, 'turn')} more`}`;
  }
  if (isSolo(state)) {
    const left = MOST_TURNS - (state.players[0]?.turns ?? 0);
    return left > 10 ? 'Main phase' : `Main phase, ${count(left, 'turn')} left`;
  }
  const passed = state.players.length - open.length;
  const away = passed === 0 ? '' : `, ${passed} passed`;
  return `Main phase, ${nameOf(names, state.leader)} leads${away}`;
}

function Research({ state, places }: { readonly state: State; readonly places: PlaceProps }): ReactNode {
  return (
    <section className="factions-box factions-research" aria-label="Research market">
      <h3>
        <Icon name="research" size={13} />
        <span>Research market</span>
        <small>at Neptune</small>
      </h3>
      <ul>
        {state.research.map((card) => (
          <li key={card}>
            <Spot {...places} place={marketSpot(card)} label={`${cardName(card)}: ${researchText(card)}`}>
              {cardName(card)}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
