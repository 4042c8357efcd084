import type { ReactNode } from 'react';
import { POWER, type Power, RESOURCES } from '../../../../games/empire/facts.ts';
import { thronePoints } from '../../../../games/empire/scoring.ts';
import type { Player, State } from '../../../../games/empire/state.ts';
import { coloniesOf } from '../../../../games/empire/actions/landmarks.ts';
import { playerOf, storageOf, totalOf } from '../../../../games/empire/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import { answers } from '../../../board/dark.ts';
import { playerSpot, powerSpot } from '../moves/spots.ts';
import { Icon } from '../art/icons.tsx';
import { CoinIcon } from '../art/tokens.tsx';
import { MatHead, seatStyle } from './mat.tsx';
import { TechChip } from './techs.tsx';
import { coloniesTip, creditsTip, shipsTip, stockTip, supplyTip } from './tips.ts';
import { Sign, ThroneTokens } from './tokens.tsx';

/** Everything that is open about another player. */

interface RivalProps {
  readonly state: State;
  readonly seat: Seat;
  readonly name: string;
  readonly names: readonly string[];
  /** “bot (greedy)”, where it is known. */
  readonly role?: string;
  readonly active: boolean;
}

export function Rival({ state, seat, name, names, role = '', active }: RivalProps): ReactNode {
  const player = playerOf(state, seat);
  return (
    <section
      className={`empire-box empire-rival${active ? ' empire-active' : ''}`}
      style={seatStyle(seat)}
      {...answers(playerSpot(seat))}
      aria-label={name}
    >
      <MatHead state={state} seat={seat} name={name} {...(role === '' ? {} : { line: role })}>
        <Regalia state={state} seat={seat} />
      </MatHead>
      <Stores player={player} colonies={coloniesOf(state, seat).length} />
      <PowerLine player={player} />
      {(player.techs.length > 0 || thronePoints(player.throne) > 0) && (
        <details>
          <summary>
            {count(player.techs.length, 'technology')}, {thronePoints(player.throne)} in the throne
          </summary>
          <ThroneTokens throne={player.throne} who={seat} names={names} />
          <ul className="empire-chips">
            {player.techs.map((tech) => (
              <li key={tech}>
                <TechChip tech={tech} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const REGALIA_TIPS = {
  crown: 'Emperor: scores the edict whenever the scepter comes.',
  scepter: 'Holds the scepter: it is this player’s turn.',
} as const;

/** The crown of the Emperor, and the scepter of the one whose turn it is. */
export function Regalia({ state, seat }: { readonly state: State; readonly seat: Seat }): ReactNode {
  const signs: readonly (readonly [keyof typeof REGALIA_TIPS, string])[] = [
    ...(state.emperor === seat ? ([['crown', 'Emperor']] as const) : []),
    ...(state.scepter === seat && state.turn > 0 && state.players.length > 1
      ? ([['scepter', 'holds the scepter']] as const)
      : []),
  ];
  return signs.map(([icon, words]) => (
    <span key={icon} className="empire-regalia" data-is={icon} data-tip={REGALIA_TIPS[icon]}>
      <Icon name={icon} size={14} />
      <span className="unseen">{words}</span>
    </span>
  ));
}

function Stores({ player, colonies }: { readonly player: Player; readonly colonies: number }): ReactNode {
  return (
    <ul className="empire-stores">
      {RESOURCES.map((resource, i) => (
        <Store
          key={resource}
          icon={<Sign resource={resource} size={12} />}
          value={itemAt(player.stock, i)}
          words={`${player.stock[i]} of ${storageOf(player, i)} ${resource}`}
          tip={stockTip(player, resource)}
        />
      ))}
      <Store
        icon={<CoinIcon size={13} />}
        value={player.credits}
        words={count(player.credits, 'credit')}
        tip={creditsTip(player.credits)}
      />
      <Store
        icon={<Icon name="colony" size={12} />}
        value={colonies}
        words={count(colonies, 'colony')}
        tip={coloniesTip(colonies)}
      />
      <Store
        icon={<Icon name="fighter" size={12} />}
        value={player.ships.length}
        more={totalOf(player.staging)}
        words={`${count(player.ships.length, 'ship')} on the board, ${totalOf(player.staging)} staged`}
        tip={shipsTip(player)}
      />
      <Store
        icon={<Icon name="sector" size={12} />}
        value={player.supply}
        words={`${count(player.supply, 'colony token')} left`}
        tip={supplyTip(player.supply)}
        label="left"
      />
    </ul>
  );
}

interface StoreProps {
  readonly icon: ReactNode;
  readonly value: number;
  readonly more?: number;
  readonly words: string;
  readonly tip: string;
  readonly label?: string;
}

function Store({ icon, value, more = 0, words, tip, label }: StoreProps): ReactNode {
  return (
    <li data-tip={tip}>
      <span className="unseen">{words}</span>
      {icon}
      <span aria-hidden>
        {value}
        {more > 0 && <small>+{more}</small>}
        {label !== undefined && <small> {label}</small>}
      </span>
    </li>
  );
}

/** The power with its text, ready or used. */
export function PowerLine({ player }: { readonly player: Player }): ReactNode {
  const power: Power | undefined = POWER[player.power];
  if (power === undefined) return null;
  return (
    <p
      className="empire-powerline"
      {...answers(powerSpot(power.id))}
      data-used={!player.ready || undefined}
      data-tip={`${power.text} ${player.ready ? 'It is ready.' : 'It has been used.'}`}
    >
      <b>{power.name}</b> <i>{player.ready ? 'ready' : 'used'}</i> <span>{power.text}</span>
    </p>
  );
}
