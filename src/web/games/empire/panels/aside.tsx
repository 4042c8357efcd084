import type { ReactNode } from 'react';
import type { Event, State } from '../../../../games/empire/state.ts';
import { isSolo } from '../../../../games/empire/verbs.ts';
import { useScreenSize } from '../../../table/page/screenSize.ts';
import type { AsideProps } from '../../view.ts';
import { AncientsPanel, AncientTurn, Queue } from './ancients.tsx';
import { LastBattle } from './battle.tsx';
import { Mat } from './mat.tsx';
import { ownerOf, readBy } from '../moves/owner.ts';
import { Realm } from './realm.tsx';
import { Rival } from './rivals.tsx';
import { placesIn } from '../../../board/spot.tsx';
import { Sales } from './techs.tsx';
import { Tray } from './tray.tsx';

/** The opponents, what comes, and technologies; on smaller screens the own side as well. */
export function Aside(props: AsideProps<State, Event>): ReactNode {
  const { state, events, eyes } = props;
  const wide = useScreenSize() === 'wide';
  const seat = ownerOf(props);
  const places = placesIn(props);
  const names = readBy(props.names, eyes);
  return (
    <div className="empire-aside">
      {isSolo(state) ? (
        <>
          {wide && <AncientsPanel state={state} names={names} />}
          <AncientTurn events={events} names={names} />
          <Queue state={state} />
        </>
      ) : (
        <>
          {wide && <Rivals {...props} />}
          <Realm state={state} names={names} places={places} />
        </>
      )}
      {!wide && (
        <>
          <Tray {...props} />
          <Mat state={state} seat={seat} name={names[seat] ?? ''} names={names} places={places} />
        </>
      )}
      <Sales state={state} places={places} />
      <LastBattle state={state} names={names} events={events} eyes={eyes} />
    </div>
  );
}

function Rivals(props: AsideProps<State, Event>): ReactNode {
  const { state, names, actors } = props;
  const own = ownerOf(props);
  return state.players.map((_, seat) =>
    seat === own ? null : (
      <Rival
        key={seat}
        state={state}
        seat={seat}
        name={names[seat] ?? ''}
        names={names}
        active={actors.includes(seat)}
      />
    ),
  );
}
