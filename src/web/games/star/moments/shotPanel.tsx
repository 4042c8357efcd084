import type { ReactNode } from 'react';
import { COUNTER_DIE, SHIP } from '../../../../games/star/facts.ts';
import { Icon } from '../../../parts/icon.tsx';
import { DieIcon } from '../art/dice.tsx';
import { KitIcon } from '../art/kits.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { Sign } from '../panels/counters.tsx';
import { kitTip, type ShotMoment, type Side, type Volley, weaponsTip } from './shot.ts';

/** Both ships, what the dice, kits, Weapons and shields make of it, the damage and the answer. */
export function ShotPanel({
  title,
  attacker,
  target,
  hit,
  hitHead,
  answer,
  answerHead,
  end,
}: ShotMoment): ReactNode {
  return (
    <div className="star-shot-panel">
      <h2>{title}</h2>
      <div className="star-shot-body">
        <ShotSide side={attacker} turn={90} struck="answer" />
        <div className="star-volleys">
          <p className="star-volley-head">
            <Icon name="right" size={16} />
            {hitHead}
          </p>
          <VolleyRow volley={hit} by={attacker} on={target} />
          <div className="star-answer">
            <p className="star-volley-head star-volley-back">
              <Icon name="left" size={16} />
              {answerHead}
            </p>
            {answer && <VolleyRow volley={answer} by={target} on={attacker} />}
          </div>
        </div>
        <ShotSide side={target} turn={-90} struck="hit" />
      </div>
      <p className="star-shot-end">{end}</p>
    </div>
  );
}

interface ShotSideProps {
  readonly side: Side;
  readonly turn: number;
  /** Which of the two shots takes of its hull. */
  readonly struck: 'hit' | 'answer';
}

function ShotSide({ side, turn, struck }: ShotSideProps): ReactNode {
  const { type, colour, name, hullBefore, hull, mostHull } = side;
  const { die, shield } = SHIP[type];
  const partOf = (points: number): string => `${Math.round((100 * points) / mostHull)}%`;
  return (
    <div className="star-side" data-seat-colour={colour} data-lost={hull === 0 || undefined}>
      <div className="star-side-ship">
        <ShipIcon type={type} colour={colour} size={72} turn={turn} />
      </div>
      <b>{name}</b>
      <small className="star-side-kind">
        d{die}, shield {shield}
      </small>
      <span
        className="star-side-hull"
        data-struck={struck}
        style={{ '--before': partOf(hullBefore), '--left': partOf(hull) }}
        aria-hidden
      >
        <i />
      </span>
      <small>
        hull <b>{hullBefore}</b>
        {hull !== hullBefore && (
          <>
            {' \u2192\u00a0'}
            <b>{hull}</b>
          </>
        )}
        <span className="star-side-most"> of {mostHull}</span>
      </small>
    </div>
  );
}

interface VolleyRowProps {
  readonly volley: Volley;
  readonly by: Side;
  readonly on: Side;
}

function VolleyRow({ volley, by, on }: VolleyRowProps): ReactNode {
  const { sides, roll, kit, weapons, shield, damage } = volley;
  const answers = weapons === undefined;
  const dieTip = answers
    ? `Every answer is rolled with a d${COUNTER_DIE}.`
    : `A ${SHIP[by.type].name} rolls a d${sides}.`;
  return (
    <ul className="star-volley">
      <Term value={String(roll)} label="die" tip={dieTip}>
        <DieIcon sides={sides} face={roll} size={30} />
      </Term>
      {weapons !== undefined && (
        <Term value={`+${2 * weapons}`} label="Weapons" tip={weaponsTip(weapons)} none={weapons === 0}>
          <Sign resource="weapon" size={24} />
        </Term>
      )}
      {(kit !== 0 || answers) && (
        <Term
          value={kit < 0 ? `−${-kit}` : `+${kit}`}
          label={by.kit === '' ? 'no kit' : 'kit'}
          tip={kitTip(by.kit, kit)}
          none={kit === 0}
        >
          {by.kit === '' ? <NoKit /> : <KitIcon kit={by.kit} size={24} />}
        </Term>
      )}
      <Term
        value={`−${shield}`}
        label="shield"
        tip={`The shield of ${articleless(on.name)} takes ${shield} off every hit.`}
        none={shield === 0}
      >
        <ShieldSign />
      </Term>
      <li className="star-term star-term-damage" data-none={damage === 0 || undefined}>
        <b>{damage}</b>
        <small>damage</small>
      </li>
    </ul>
  );
}

/** `Your Scout` within a sentence. */
function articleless(name: string): string {
  return name.replace(/^Your /, 'your ');
}

interface TermProps {
  readonly value: string;
  readonly label: string;
  /** Where it comes from. */
  readonly tip: string;
  readonly none?: boolean;
  readonly children: ReactNode;
}

function Term({ value, label, tip, none = false, children }: TermProps): ReactNode {
  return (
    <li className="star-term" data-tip={tip} data-none={none || undefined}>
      {children}
      <b>{value}</b>
      <small>{label}</small>
    </li>
  );
}

function ShieldSign(): ReactNode {
  return (
    <svg width={24} height={24} viewBox="-8 -9 16 18" aria-hidden>
      <path
        d="M0-7 6-5V.6C6 4 3 6.4 0 7.6-3 6.4-6 4-6 .6V-5Z"
        fill="#10305a"
        stroke="#8fbdff"
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
    </svg>
  );
}

function NoKit(): ReactNode {
  return (
    <svg width={24} height={24} viewBox="-7 -7 14 14" aria-hidden>
      <circle r={5.6} fill="none" stroke="#4a5a7a" strokeWidth={1.1} strokeDasharray="2 2" />
    </svg>
  );
}
