import type { CSSProperties, ReactNode } from 'react';
import { SECTOR, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import { shipPrice } from '../../../../games/empire/actions/engineer.ts';
import { type Resource, RESOURCES, SHIPS } from '../../../../games/empire/facts.ts';
import { pointsOf, thronePoints } from '../../../../games/empire/scoring.ts';
import type { Player, State } from '../../../../games/empire/state.ts';
import { playerOf, storageOf, totalOf } from '../../../../games/empire/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count } from '../../../../kernel/defaults/words.ts';
import type { PlaceProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { paintOf } from '../art/paints.ts';
import { RESOURCE_COLOUR } from '../art/palette.ts';
import { ShipIcon } from '../art/ships.tsx';
import { ShieldIcon } from '../art/tokens.tsx';
import { playerSpot, stagingSpot, stockSpot, yardSpot } from '../moves/spots.ts';
import { counts } from '../../../board/counter.ts';
import { answers } from '../../../board/dark.ts';
import { Spot } from '../../../board/spot.tsx';
import { Owned } from './techs.tsx';
import { creditsTip, stagedTip, stockTip, supplyTip, throneTip } from './tips.ts';
import { Counter, Points, Signs, ThroneTokens } from './tokens.tsx';
import { amountWords } from '../moves/words.ts';

/** A player's own side of the table: stocks, tokens, throne, ships that are not on the board. */

interface MatProps {
  readonly state: State;
  readonly seat: Seat;
  readonly name: string;
  readonly names: readonly string[];
  readonly places: PlaceProps;
  /** Beside the name, such as a crown. */
  readonly signs?: ReactNode;
  /** Below the tracks, such as a power. */
  readonly children?: ReactNode;
}

export function seatStyle(seat: Seat): CSSProperties {
  const { fill, light } = paintOf(seat);
  return { '--side': fill, '--side-light': light };
}

export function Mat({ state, seat, name, names, places, signs, children }: MatProps): ReactNode {
  const player = playerOf(state, seat);
  return (
    <section
      className="empire-box empire-mat"
      style={seatStyle(seat)}
      {...answers(playerSpot(seat))}
      aria-label={`${name}, your side`}
    >
      <MatHead state={state} seat={seat} name={name}>
        {signs}
      </MatHead>
      <Tracks player={player} seat={seat} places={places} />
      <Counters player={player} seat={seat} />
      <ThroneTokens throne={player.throne} who={seat} names={names} />
      <Fleet player={player} seat={seat} places={places} />
      {children}
      <Owned state={state} seat={seat} places={places} />
    </section>
  );
}

type HeadProps = Pick<MatProps, 'state' | 'seat' | 'name'> & {
  /** Beside the name, such as a crown. */
  readonly children?: ReactNode;
  readonly line?: string;
};

export function MatHead({ state, seat, name, children, line }: HeadProps): ReactNode {
  const { home } = playerOf(state, seat);
  return (
    <header className="empire-who">
      <ShieldIcon who={seat} size={30} />
      <div>
        <b>
          <span>{name}</span>
          {children}
        </b>
        <small>{line ?? (home < 0 ? 'No home yet' : `House of ${SECTOR_NAMES[itemAt(SECTOR, home)]}`)}</small>
      </div>
      <Points points={pointsOf(state, seat)} />
    </header>
  );
}

interface OwnProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly places: PlaceProps;
}

export function Tracks(props: OwnProps): ReactNode {
  return (
    <ul className="empire-tracks" aria-label="Resources">
      {RESOURCES.map((resource, i) => (
        <li key={resource} data-tip={stockTip(props.player, resource)} {...counts(props.seat, resource)}>
          <Track {...props} resource={resource} at={i} />
        </li>
      ))}
    </ul>
  );
}

interface TrackProps extends OwnProps {
  readonly resource: Resource;
  readonly at: number;
}

function Track({ player, resource, at, places }: TrackProps): ReactNode {
  const stock = itemAt(player.stock, at);
  const limit = storageOf(player, at);
  return (
    <Spot
      {...places}
      place={stockSpot(resource)}
      label={`${stock} of ${limit} ${resource}`}
      className="empire-track"
      style={{ '--res': RESOURCE_COLOUR[resource].light }}
    >
      <Icon name={resource} size={13} />
      <span>{capital(resource)}</span>
      <span className="empire-cells" aria-hidden>
        {Array.from({ length: limit }, (_, i) => (
          <i key={i} data-full={i < stock || undefined} />
        ))}
      </span>
      <b>
        {stock}
        <small>/{limit}</small>
      </b>
    </Spot>
  );
}

/** So few tokens are a warning: the last one ends the match. */
const FEW = 3;

function Counters({ player, seat }: Omit<OwnProps, 'places'>): ReactNode {
  return (
    <ul className="empire-counters">
      <Counter
        icon="coin"
        value={player.credits}
        name="credits"
        help={creditsTip(player.credits)}
        of={counts(seat, 'credits')}
      />
      <Counter
        icon="colony"
        value={player.supply}
        name="tokens"
        help={supplyTip(player.supply)}
        warn={player.supply <= FEW}
        of={counts(seat, 'tokens')}
      />
      <Counter
        icon="crown"
        value={thronePoints(player.throne)}
        name="throne"
        help={throneTip(thronePoints(player.throne))}
      />
      <Counter icon="fighter" value={totalOf(player.staging)} name="staged" help={stagedTip(player)} />
    </ul>
  );
}

// ── Ships that are not on the board ───────────────────────────────────────────────────────────────

export function Fleet(props: OwnProps): ReactNode {
  return (
    <ul className="empire-fleet" aria-label="Ships off the board">
      {SHIPS.map((ship, kind) => (
        <Berth key={ship} kind={kind} {...props} />
      ))}
    </ul>
  );
}

function Berth({ player, seat, places, kind }: OwnProps & { readonly kind: number }): ReactNode {
  const ship = itemAt(SHIPS, kind);
  const staged = itemAt(player.staging, kind);
  const left = itemAt(player.yard, kind);
  const price = shipPrice(player, kind);
  return (
    <li>
      <Spot
        {...places}
        place={stagingSpot(ship)}
        label={`${count(staged, ship)} staged`}
        className={`empire-staged${staged === 0 ? ' empire-none' : ''}`}
      >
        <ShipIcon kind={ship} who={seat} size={20} />
        <b>{staged}</b>
        <small>staged</small>
      </Spot>
      <Spot
        {...places}
        place={yardSpot(ship)}
        label={`${capital(ship)}: ${left} to build, for ${amountWords(price)} each`}
        className="empire-yard"
      >
        <Signs amounts={price} size={10} words={`a ${ship} costs ${amountWords(price)}`} />
        <small>
          {left}
          <span> to build</span>
        </small>
      </Spot>
    </li>
  );
}
