import type { CSSProperties, ReactNode } from 'react';
import { STATIONS, type StationName, SUITS } from '../../../../games/sol/facts.ts';
import type { Player, State } from '../../../../games/sol/state.ts';
import { cardWords, suitOf } from '../../../../games/sol/texts/words.ts';
import { playerOf, power } from '../../../../games/sol/verbs.ts';
import { playerThing } from '../../../../games/sol/why/things.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { entriesOf } from '../../../../kernel/data/records.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { counts } from '../../../board/counter.ts';
import { answers } from '../../../board/dark.ts';
import type { PanelProps } from '../../view.ts';
import { SuitSign, SUIT_COLOURS } from '../art/icons.tsx';
import { ARK, Cube, Diver, DiverOutline, Gate, Station } from '../art/pieces.tsx';
import { type Paint, paintOf } from '../colours.ts';
import { useLowScreen } from '../moves/lowScreen.ts';
import { bayTip, buildTip, cardTip, energyTip, holdTip, momentumTip, powerTip } from './tips.ts';
import { whereabouts } from './whereabouts.ts';

/** A player beside the board: score, energy, sundivers, what is left to build. */

/** With more players than this, only the one to move is shown at length. */
const MOST_AT_LENGTH = 4;

export function Panel(props: PanelProps<State>): ReactNode {
  return props.compact ? <Strip {...props} /> : <FullPanel {...props} />;
}

/** The box in the colours of the seat. */
function boxOf(
  { seat, active }: PanelProps<State>,
  kind: string,
): { className: string; style: CSSProperties; 'data-seat': string } {
  const { fill, bright, name, outline } = paintOf(seat);
  const edge = name === 'onyx' ? outline : fill;
  return {
    className: `${kind}${active ? ' sol-active' : ''}`,
    'data-seat': name,
    style: { '--seat': fill, '--edge': edge, '--bright': bright },
  };
}

function FullPanel(props: PanelProps<State>): ReactNode {
  const { state, seat, name, role, active } = props;
  const player = playerOf(state, seat);
  const paint = paintOf(seat);
  const low = useLowScreen();
  const dense = !active && (low || state.players.length > MOST_AT_LENGTH);
  return (
    <section
      {...boxOf(props, dense ? 'sol-panel sol-dense' : 'sol-panel')}
      {...answers(playerThing(seat))}
      aria-label={name}
    >
      <header>
        <Emblem colour={paint.name} size={30} />
        <div className="sol-who">
          <b>{name}</b>
          <small>
            {role}
            <Strangers player={player} />
          </small>
        </div>
        <HeldCard state={state} player={player} />
        <Momentum value={player.momentum} tip={momentumTip(state, seat)} />
      </header>
      <div className="sol-details">
        <div className="sol-stats">
          <Stat
            seat={seat}
            value={player.energy}
            label="energy"
            icon={<CubeIcon size={15} />}
            tip={energyTip(player.energy)}
          />
          <Stat
            seat={seat}
            value={player.hold}
            label="hold"
            icon={<DiverIcon paint={paint} size={15} />}
            tip={holdTip(player.hold)}
          />
          <Stat
            seat={seat}
            value={power(state, seat)}
            label="power"
            icon={<PowerIcon paint={paint} />}
            tip={powerTip(state, seat)}
          />
        </div>
        {active && <Bay player={player} seat={seat} paint={paint} />}
        <ToBuild player={player} seat={seat} paint={paint} />
      </div>
    </section>
  );
}

/** The phone's strip: score and energy. */
function Strip(props: PanelProps<State>): ReactNode {
  const { state, seat, name } = props;
  const player = playerOf(state, seat);
  return (
    <section {...boxOf(props, 'sol-strip-panel')} {...answers(playerThing(seat))} aria-label={name}>
      <Emblem colour={paintOf(seat).name} size={26} />
      <div>
        <b className="sol-score" data-tip={momentumTip(state, seat)}>
          {player.momentum}
          <span className="unseen"> momentum</span>
        </b>
        <small data-tip={energyTip(player.energy)} {...counts(seat, 'energy')}>
          <CubeIcon size={12} />
          {player.energy}
          <span className="unseen"> energy</span>
        </small>
      </div>
      {state.players.length < MOST_AT_LENGTH && (
        <small className="sol-strip-hold" data-tip={holdTip(player.hold)} {...counts(seat, 'hold')}>
          <DiverIcon paint={paintOf(seat)} size={14} />
          {player.hold}
          <span className="unseen"> in the hold</span>
        </small>
      )}
    </section>
  );
}

function HeldCard({ state, player }: { state: State; player: Player }): ReactNode {
  const tip = cardTip(state, player);
  if (player.card < 0)
    return <span className="sol-held sol-none" role="img" aria-label="no card held" data-tip={tip} />;
  const suit = suitOf(player.card);
  const label = `holds ${cardWords(state, suit)}`;
  const effect = state.effects[player.card];
  const place = effect ? answers(effect) : { role: 'img' };
  return (
    <span className="sol-held" {...place} aria-label={label} data-tip={tip} style={suitStyle(suit)}>
      <SuitSign suit={suit} size={15} />
    </span>
  );
}

export function suitStyle(suit: (typeof SUITS)[number]): CSSProperties {
  return { '--suit': SUIT_COLOURS[suit] };
}

function Momentum({ value, tip }: { value: number; tip: string }): ReactNode {
  return (
    <div className="sol-momentum" data-tip={tip}>
      <svg width="14" height="18" viewBox="-11 -14 22 29" aria-hidden>
        <path d={ARK} fill="none" stroke="var(--gold)" strokeWidth="2" />
      </svg>
      <span className="sol-score">
        {value}
        <span className="unseen"> momentum</span>
      </span>
    </div>
  );
}

interface StatProps {
  readonly seat: Seat;
  readonly value: number;
  readonly label: string;
  readonly icon: ReactNode;
  readonly tip: string;
}

function Stat({ seat, value, label, icon, tip }: StatProps): ReactNode {
  return (
    <span className="sol-stat" data-tip={tip} {...counts(seat, label)}>
      {icon}
      <b>{value}</b>
      <i>{label}</i>
    </span>
  );
}

// ── The thirteen sundivers ────────────────────────────────────────────────────────────────────────

interface OwnProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly paint: Paint;
}

function Bay({ player, seat, paint }: OwnProps): ReactNode {
  const where = whereabouts(player);
  const groups = entriesOf(where);
  const shown = groups.filter(([where, n]) => n > 0 || where === 'hold' || where === 'reserve');
  return (
    <div className="sol-bay" data-tip={bayTip(where)}>
      <div className="sol-slots" aria-hidden>
        {groups.flatMap(([where, n]) =>
          Array.from({ length: n }, (_, i) => (
            <span key={`${where} ${i}`} className={`sol-${where}`}>
              {where === 'spent' ? <SpentIcon /> : <DiverIcon paint={paint} size={16} />}
            </span>
          )),
        )}
      </div>
      <div className="sol-bay-words">
        {shown.map(([where, n]) => (
          <span key={where} {...(where === 'reserve' && counts(seat, where))}>
            {n} {where}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Sundivers lost in space or aboard other ships; most matches have none. */
function Strangers({ player }: { player: Player }): ReactNode {
  const guests = player.guests.reduce((sum, n) => sum + n, 0);
  const words = [
    ...(player.lost > 0 ? [`${player.lost} lost`] : []),
    ...(guests > 0 ? [count(guests, 'guest')] : []),
  ];
  return words.map((word) => (
    <span key={word} className="sol-strangers">
      {word}
    </span>
  ));
}

function ToBuild({ player, seat, paint }: OwnProps): ReactNode {
  return (
    <div className="sol-reserve">
      <em>To build</em>
      <Left n={player.gates} noun="gate" seat={seat} of="gates">
        <Gate paint={paint} />
      </Left>
      {STATIONS.map((type: StationName, i) => (
        <Left key={type} n={itemAt(player.stations, i)} noun={type} seat={seat} of={type}>
          <Station paint={paint} type={type} />
        </Left>
      ))}
    </div>
  );
}

interface LeftProps {
  readonly n: number;
  readonly noun: StationName | 'gate';
  readonly seat: Seat;
  readonly of: string;
  readonly children: ReactNode;
}

function Left({ n, noun, seat, of, children }: LeftProps): ReactNode {
  const label = `${count(n, noun)} left to build`;
  return (
    <span
      className={`sol-left${n === 0 ? ' sol-zero' : ''}`}
      data-tip={buildTip(n, noun)}
      {...counts(seat, of)}
    >
      <svg width="18" height="18" viewBox="-19 -20 38 40" role="img" aria-label={label}>
        {children}
      </svg>
      <b aria-hidden>{n}</b>
    </span>
  );
}

// ── Small drawings ────────────────────────────────────────────────────────────────────────────────

function CubeIcon({ size }: { size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-8 -8 16 16" aria-hidden>
      <Cube />
    </svg>
  );
}

function DiverIcon({ paint, size }: { paint: Paint; size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-13 -14 26 27" aria-hidden>
      <Diver paint={paint} />
    </svg>
  );
}

function SpentIcon(): ReactNode {
  return (
    <svg width="16" height="16" viewBox="-13 -14 26 27" aria-hidden>
      <DiverOutline stroke="#4a5a7a" />
    </svg>
  );
}

function PowerIcon({ paint }: { paint: Paint }): ReactNode {
  return (
    <svg width="14" height="14" viewBox="-8 -8 16 16" aria-hidden>
      <path
        d="M-6 5 0-6 6 5 0 2Z"
        fill="none"
        stroke={paint.bright}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
