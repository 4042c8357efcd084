import type { ReactNode } from 'react';
import { ancientPoints, pointsOf } from '../../../../games/empire/scoring.ts';
import { ANCIENTS, type State, type Who } from '../../../../games/empire/state.ts';
import { isSolo, playerOf } from '../../../../games/empire/verbs.ts';
import type { PanelProps } from '../../view.ts';
import { counts } from '../../../board/counter.ts';
import { answers } from '../../../board/dark.ts';
import { playerSpot } from '../moves/spots.ts';
import { AncientsPanel } from './ancients.tsx';
import { Icon } from '../art/icons.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { CoinIcon, ShieldIcon } from '../art/tokens.tsx';
import { seatStyle } from './mat.tsx';
import { Regalia, Rival } from './rivals.tsx';
import { creditsTip, supplyTip } from './tips.ts';

/** A player in a list or in a strip; alone, the Ancients stand beside. */
export function Panel(props: PanelProps<State>): ReactNode {
  const { state, seat, name, role, active, compact } = props;
  if (compact) return <Strips {...props} />;
  return (
    <>
      <Rival state={state} seat={seat} name={name} names={[name]} role={role} active={active} />
      {isSolo(state) && <AncientsPanel state={state} names={[name]} />}
    </>
  );
}

function Strips(props: PanelProps<State>): ReactNode {
  const { state } = props;
  if (!isSolo(state)) return <Strip {...props} />;
  return (
    <div className="empire-strips">
      <Strip {...props} />
      <AncientStrip state={state} />
    </div>
  );
}

function Strip({ state, seat, name, active }: PanelProps<State>): ReactNode {
  const { credits, supply } = playerOf(state, seat);
  return (
    <div
      className={`empire-strip${active ? ' empire-active' : ''}`}
      style={seatStyle(seat)}
      {...answers(playerSpot(seat))}
      aria-label={name}
    >
      <ShieldIcon who={seat} size={26} />
      <b className="empire-score">
        {pointsOf(state, seat)}
        <span className="unseen"> points</span>
      </b>
      <Figures credits={credits} supply={supply} seat={seat} />
      <Regalia state={state} seat={seat} />
    </div>
  );
}

function AncientStrip({ state }: { readonly state: State }): ReactNode {
  const [ancients] = state.ancients;
  if (ancients === undefined) return null;
  return (
    <div className="empire-strip empire-foe" {...answers(playerSpot(ANCIENTS))} aria-label="The Ancients">
      <ShipIcon kind="cruiser" who={ANCIENTS} size={26} />
      <b className="empire-score">
        {ancientPoints(state)}
        <span className="unseen"> points</span>
      </b>
      <Figures credits={ancients.credits} supply={ancients.supply} seat={ANCIENTS} />
    </div>
  );
}

interface FiguresProps {
  readonly credits: number;
  readonly supply: number;
  readonly seat: Who;
}

function Figures({ credits, supply, seat }: FiguresProps): ReactNode {
  return (
    <span className="empire-figures">
      <span data-tip={creditsTip(credits)} {...counts(seat, 'credits')}>
        <CoinIcon size={12} /> {credits}
        <span className="unseen"> credits</span>
      </span>
      <span data-tip={supplyTip(supply)} {...counts(seat, 'tokens')}>
        <Icon name="colony" size={11} /> {supply}
        <span className="unseen"> tokens left</span>
      </span>
    </span>
  );
}
