import { type ReactNode, useId } from 'react';
import { KIT, SHIP } from '../../../../games/star/facts.ts';
import type { Ship, State } from '../../../../games/star/state.ts';
import { kitDamage, maxHull, movement, range } from '../../../../games/star/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import { type ColourName, seatColour } from '../../../seatColours.ts';
import { KitIcon } from '../art/kits.tsx';
import { ShipIcon, ShipShape } from '../art/ships.tsx';
import { colourOf } from '../colours.ts';
import { HullBar } from './hullBar.tsx';
import { kitWords } from '../moves/prices.ts';

interface ShipCardProps {
  readonly state: State;
  readonly names: Names;
  readonly ship: Ship;
  readonly owner: Seat;
  readonly eyes: Seat | undefined;
  /** Without the large picture. */
  readonly low: boolean;
}

/** A ship with all its figures. */
export function ShipCard({ state, names, ship, owner, eyes, low }: ShipCardProps): ReactNode {
  const { name, shield } = SHIP[ship.type];
  const colour = colourOf(state, owner);
  const whose = owner === eyes ? 'yours' : nameOf(names, owner);
  return (
    <section className={`star-box star-card${low ? ' star-low' : ''}`} aria-label={name}>
      <Portrait ship={ship} colour={colour} />
      <div className="star-card-body">
        <h2>
          <span className="star-card-sign">
            <ShipIcon type={ship.type} colour={colour} size={28} />
          </span>
          {name}
          <small>{ship.kit === '' ? whose : `${KIT[ship.kit].name} kit`}</small>
        </h2>
        <div className="star-card-hull">
          <HullBar ship={ship} />
          <b>
            <span className="unseen">hull </span>
            {ship.hull} of {maxHull(ship)}
          </b>
        </div>
        {ship.kit !== '' && (
          <p className="star-card-kit">
            <KitIcon kit={ship.kit} size={16} />
            {kitWords(ship.kit)}
          </p>
        )}
        {state.current === owner && state.round > 0 && <Left ship={ship} />}
      </div>
      <dl className="star-figures">
        <Figure value={shield} label="shield" />
        <Figure value={`d${SHIP[ship.type].die}${plus(kitDamage(ship))}`} label="damage" />
        <Figure value={movement(ship)} label="move" />
        <Figure value={range(ship)} label="range" />
      </dl>
    </section>
  );
}

const plus = (n: number): string => (n === 0 ? '' : `+${n}`);

function Figure({ value, label }: { readonly value: number | string; readonly label: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What it may still do in this turn. */
function Left({ ship: { fresh, moved, acted } }: { readonly ship: Ship }): ReactNode {
  if (fresh) return <p className="star-left">Built this turn: ready next turn</p>;
  return (
    <p className="star-left">
      <span data-done={moved || undefined}>{moved ? 'has moved' : 'can move'}</span>
      <span data-done={acted || undefined}>{acted ? 'has acted' : 'can act'}</span>
    </p>
  );
}

const STARS = [
  [24, 22, 0.9],
  [52, 78, 0.6],
  [188, 30, 0.8],
  [206, 74, 1.1],
  [150, 88, 0.6],
  [84, 16, 0.7],
  [222, 14, 0.6],
  [12, 60, 0.7],
] as const;

/** The ship under way, as on a recognition card. */
function Portrait({
  ship: { type },
  colour,
}: {
  readonly ship: Ship;
  readonly colour: ColourName;
}): ReactNode {
  const id = useId();
  const { fill, light } = seatColour(colour);
  return (
    <svg className="star-portrait" viewBox="0 0 230 100" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <radialGradient id={`${id}sky`} cx=".5" cy=".55" r=".6">
        <stop offset="0" stopColor={fill} stopOpacity=".34" />
        <stop offset="1" stopColor={fill} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}trail`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor={light} stopOpacity=".55" />
        <stop offset="1" stopColor={light} stopOpacity="0" />
      </linearGradient>
      <rect width="230" height="100" fill={`url(#${id}sky)`} />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff" opacity={0.6} />
      ))}
      <g transform="translate(118 50) rotate(62)">
        <path d="M-7 24H7L2 96H-2Z" fill={`url(#${id}trail)`} />
        <g transform={`scale(${type === 'mothership' ? 2.4 : 2.9})`}>
          <ShipShape type={type} colour={colour} turn={62} />
        </g>
      </g>
    </svg>
  );
}
