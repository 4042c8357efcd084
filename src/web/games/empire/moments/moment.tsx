import type { ReactNode } from 'react';
import { DIAL, TECH } from '../../../../games/empire/facts.ts';
import { ANCIENTS } from '../../../../games/empire/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count } from '../../../../kernel/defaults/words.ts';
import type { MomentProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { paintOf } from '../art/paints.ts';
import { DIAL_COLOUR } from '../art/palette.ts';
import { ShipIcon } from '../art/ships.tsx';
import { ShieldIcon } from '../art/tokens.tsx';
import { CardFace, EdictFace } from '../panels/cards.tsx';
import { categoryStyle, TechFace } from '../panels/techs.tsx';
import type { BattleMoment, CardMoment, CrownMoment, Great, ScoreMoment, Side } from './moments.ts';
import './moment.css';

/** Draws a great moment; how long it lasts and where it stands is the table's business. */
export function Moment({ moment, spotOf }: MomentProps<Great>): ReactNode {
  switch (moment.kind) {
    case 'battle':
      return <BattleShown moment={moment} />;
    case 'card':
      return <CardShown moment={moment} />;
    case 'crown':
      return <CrownShown moment={moment} />;
    case 'score':
      return <ScoreShown moment={moment} at={moment.at === undefined ? undefined : spotOf(moment.at)} />;
  }
}

// ── Battles ───────────────────────────────────────────────────────────────────────────────────────

function BattleShown({ moment: { title, sides, tactics, lines } }: { readonly moment: BattleMoment }) {
  const [attacker, defender] = sides;
  return (
    <div className="empire-fought">
      <h3>{title}</h3>
      <div className="empire-fought-sides">
        <SideShown side={attacker} part="attacks" />
        <div className="empire-fought-dials">
          {DIAL.map((name, part) => (
            <div key={name} className="empire-fought-part" style={{ '--part': DIAL_COLOUR[part] }}>
              <Figure side={attacker} part={part} wins={part === 0 && tactics?.who === attacker.who} />
              <span>
                <Icon name={name} size={16} />
                {capital(name)}
              </span>
              <Figure side={defender} part={part} wins={part === 0 && tactics?.who === defender.who} />
            </div>
          ))}
          <div className="empire-fought-part empire-fought-hits">
            <b data-hurts={attacker.hits > 0 || undefined}>{attacker.hits}</b>
            <span>hits</span>
            <b data-hurts={defender.hits > 0 || undefined}>{defender.hits}</b>
          </div>
        </div>
        <SideShown side={defender} part="defends" />
      </div>
      <ul className="empire-fought-lines">
        {lines.map((line) => (
          <li key={line}>{line} </li>
        ))}
      </ul>
    </div>
  );
}

function SideShown({ side, part }: { readonly side: Side; readonly part: string }) {
  const { who, name, might, ships, colonies } = side;
  const { fill } = paintOf(who);
  return (
    <div className="empire-fought-side" style={{ '--side': fill }}>
      <div className="empire-fought-fleet">
        {ships.map((ship, i) => (
          <ShipIcon key={i} kind={ship} who={who} size={ships.length > 3 ? 26 : 38} />
        ))}
        {Array.from({ length: colonies }, (_, i) => (
          <ShieldIcon key={`colony ${i}`} who={who} size={26} />
        ))}
      </div>
      <b>{name}</b>
      <small>{part}</small>
      <small>{might}</small>
    </div>
  );
}

/** `3`, and where it comes from: `2 +1`. */
function Figure({
  side,
  part,
  wins,
}: {
  readonly side: Side;
  readonly part: number;
  readonly wins: boolean;
}) {
  const { set, change, counts } = itemAt(side.numbers, part);
  const source = side.who === ANCIENTS ? 'missing cruisers' : 'technologies';
  return (
    <b data-wins={wins || undefined}>
      {counts}
      {change !== 0 && (
        <small data-tip={`${set} set, ${change > 0 ? '+' : '−'}${Math.abs(change)} by ${source}`}>
          {set} {change > 0 ? '+' : '−'} {Math.abs(change)}
        </small>
      )}
    </b>
  );
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

function CardShown({ moment: { title, face, lines } }: { readonly moment: CardMoment }) {
  return (
    <div className="empire-shown-card">
      <h3>{title}</h3>
      <Face face={face} />
      {lines.length > 0 && (
        <ul className="empire-fought-lines">
          {lines.map((line) => (
            <li key={line}>{line} </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Face({ face }: Pick<CardMoment, 'face'>): ReactNode {
  switch (face.of) {
    case 'queue':
      return <CardFace card={face.card} />;
    case 'tech':
      return (
        <div className="empire-tech" style={categoryStyle(TECH[face.tech].category)}>
          <TechFace tech={TECH[face.tech]} />
        </div>
      );
    case 'edict':
      return <EdictFace edict={face.edict} />;
  }
}

// ── The crown ─────────────────────────────────────────────────────────────────────────────────────

function CrownShown({ moment: { seat, name, changed, votes } }: { readonly moment: CrownMoment }) {
  const most = Math.max(1, ...votes.map(({ court }) => court));
  return (
    <div className="empire-crowning" style={{ '--side': paintOf(seat).fill }}>
      <span className="empire-crown">
        <Icon name="crown" size={44} />
        <ShieldIcon who={seat} size={34} />
      </span>
      <h3>
        {name === 'You'
          ? changed
            ? 'You are Emperor'
            : 'You stay Emperor'
          : `${name} ${changed ? 'is' : 'stays'} Emperor`}
      </h3>
      <ul>
        {votes.map((vote) => (
          <li key={vote.seat} style={{ '--side': paintOf(vote.seat).fill }}>
            <span>{vote.name}</span>
            <i style={{ width: `${(100 * vote.court) / most}%` }} />
            <b>{count(vote.court, 'vote')}</b>
          </li>
        ))}
      </ul>
      <small>Court influence decides; a tie keeps the old Emperor.</small>
    </div>
  );
}

// ── Scores ────────────────────────────────────────────────────────────────────────────────────────

interface ScoreShownProps {
  readonly moment: ScoreMoment;
  readonly at: { readonly x: number; readonly y: number } | undefined;
}

function ScoreShown({ moment: { gains }, at }: ScoreShownProps) {
  const [first] = gains;
  return (
    <div className="empire-scores">
      {at && first && (
        <b className="empire-plus-points" style={{ left: at.x, top: at.y }}>
          +{first.to - first.from}
        </b>
      )}
      <ul>
        {gains.map(({ who, name, from, to }) => (
          <li key={who} style={{ '--side': paintOf(who).fill }}>
            {who === ANCIENTS ? (
              <ShipIcon kind="cruiser" who={who} size={18} />
            ) : (
              <ShieldIcon who={who} size={18} />
            )}
            <span>{name}</span>
            <b>+{to - from}</b>
            <span>
              {from} → {to}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
