import type { ReactNode } from 'react';
import type { State } from '../../../../games/empire/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { useStill } from '../../../settings.ts';
import { useScreenSize } from '../../../table/page/screenSize.ts';
import type { AsideProps } from '../../view.ts';
import { Mat } from './mat.tsx';
import { ownerOf, readBy } from '../moves/owner.ts';
import { PowerLine, Regalia } from './rivals.tsx';
import { Rondel } from '../roles/rondel.tsx';
import { placesIn } from '../../../board/spot.tsx';

/** The ring of roles; beside the board the own side stands under it. */
export function Clock(props: AsideProps<State>): ReactNode {
  const { state, eyes } = props;
  const names = readBy(props.names, eyes);
  const wide = useScreenSize() === 'wide';
  const still = useStill();
  const seat = ownerOf(props);
  const places = placesIn(props);
  return (
    <div className="empire-clock">
      <Rondel {...places} state={state} names={names} still={still} />
      {wide && (
        <Mat
          state={state}
          seat={seat}
          name={names[seat] ?? ''}
          names={names}
          places={places}
          signs={<Regalia state={state} seat={seat} />}
        >
          <PowerLine player={itemAt(state.players, seat)} />
        </Mat>
      )}
    </div>
  );
}
