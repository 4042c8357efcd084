import type { ReactNode } from 'react';
import { type Card, FACTION, OBJECTIVE, TECH } from '../../../../games/factions/facts.ts';
import { pointsOf } from '../../../../games/factions/scoring.ts';
import type { Player, State } from '../../../../games/factions/state.ts';
import { cardName } from '../../../../games/factions/texts/words.ts';
import { upgradesOf } from '../../../../games/factions/cards/objectives.ts';
import {
  energyCapacity,
  facesOf,
  isSolo,
  playerOf,
  resourceCapacity,
} from '../../../../games/factions/verbs.ts';
import { has } from '../../../../kernel/data/records.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import { seatColour } from '../../../seatColours.ts';
import type { PanelProps } from '../../view.ts';
import { FactionEmblem, Icon, type IconName } from '../art/icons.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { LeaderToken } from '../art/tokens.tsx';
import { paperText } from './cardFaces.tsx';
import { answers } from '../../../board/dark.ts';
import { colourOf } from '../colours.ts';
import { playerSpot, techSpot } from '../moves/spots.ts';
import { Machines, seatStyle } from './mat.tsx';
import {
  energyTip,
  explorersTip,
  LEADER_TIP,
  objectivesTip,
  pointsTip,
  resourcesTip,
  upgradesTip,
  worldsTip,
} from './tips.ts';
import { Worlds } from './worlds.tsx';

/** A player: faction, points and stores; the mat opens below. */

export function Panel(props: PanelProps<State>): ReactNode {
  return props.compact ? <Strip {...props} /> : <FullPanel {...props} />;
}

function FullPanel({ state, seat, name, role, active }: PanelProps<State>): ReactNode {
  const player = playerOf(state, seat);
  const colour = colourOf(state, seat);
  const box = {
    className: `factions-panel${active ? ' factions-active' : ''}`,
    style: seatStyle(seatColour(colour).fill),
    'data-seat': colour,
    'data-passed': player.passed || undefined,
    'aria-label': name,
    ...answers(playerSpot(seat)),
  };
  const head = (
    <>
      <ShipIcon colour={colour} size={40} />
      <div className="factions-who">
        <b>
          <span>{name}</span>
          {player.passed ? <i data-passed>passed</i> : role !== '' && <i>{role}</i>}
          {leads(state, seat) && (
            <span className="factions-token" data-tip={LEADER_TIP}>
              <LeaderToken size={16} />
              <span className="unseen">Leader</span>
            </span>
          )}
        </b>
        <small>
          {player.faction === '' ? (
            'No faction yet'
          ) : (
            <>
              <FactionEmblem faction={player.faction} size={12} />
              <span>{FACTION[player.faction].name}</span>
            </>
          )}
        </small>
      </div>
      <b className="factions-standing" data-tip={pointsTip(state, seat)}>
        {pointsOf(state, seat)}
        <small>VP</small>
      </b>
      {player.faction !== '' && <Stores state={state} seat={seat} player={player} />}
    </>
  );
  if (player.faction === '')
    return (
      <section {...box}>
        <div className="factions-summary">{head}</div>
      </section>
    );
  return (
    <section {...box}>
      <details>
        <summary className="factions-summary">{head}</summary>
        <Mat state={state} seat={seat} player={player} />
      </details>
    </section>
  );
}

interface PlayerProps {
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
}

function leads(state: State, seat: number): boolean {
  return state.leader === seat && state.round > 0 && !isSolo(state);
}

/** What a player has, as signs with numbers. */
function Stores({ state, seat, player }: PlayerProps): ReactNode {
  const explored = player.exoplanets.filter((world) => world.explored).length;
  return (
    <ul className="factions-stores">
      <Store
        icon="energy"
        name="energy"
        of={energyCapacity(state, seat)}
        value={player.energy}
        tip={energyTip(state, seat)}
      />
      <Store
        icon="resource"
        name="resources"
        of={resourceCapacity(state, seat)}
        value={player.resources}
        tip={resourcesTip(state, seat)}
      />
      <Store icon="upgrade" name="upgrades" value={upgradesOf(player)} tip={upgradesTip(state, seat)} />
      <Store
        icon="exoplanet"
        name="explored exoplanets"
        of={player.exoplanets.length}
        value={explored}
        tip={worldsTip(state, seat)}
      />
      <Store
        icon="explorer"
        name="explorers in the hand"
        value={player.explorers.length}
        tip={explorersTip(state, seat)}
      />
      <Store
        icon="objective"
        name="secret objectives in the hand"
        value={player.objectives.length}
        tip={objectivesTip(state, seat)}
      />
    </ul>
  );
}

interface StoreProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: number;
  readonly of?: number;
  readonly tip: string;
}

function Store({ icon, name, value, of, tip }: StoreProps): ReactNode {
  const words = of === undefined ? `${value} ${name}` : `${value} of ${of} ${name}`;
  return (
    <li data-kind={icon} data-tip={tip}>
      <span className="unseen">{words}</span>
      <Icon name={icon} size={12} />
      <span aria-hidden>
        {value}
        {of !== undefined && <small>/{of}</small>}
      </span>
    </li>
  );
}

// ── The mat below ─────────────────────────────────────────────────────────────────────────────────

function Mat({ state, seat, player }: PlayerProps): ReactNode {
  return (
    <div className="factions-under">
      {player.faction !== '' && <p className="factions-ability">{FACTION[player.faction].ability}</p>}
      <Machines state={state} seat={seat} />
      {player.exoplanets.length > 0 && <Worlds state={state} seat={seat} />}
      <Owned state={state} seat={seat} player={player} />
    </div>
  );
}

/** Techs, completed objectives and what is known of the hand. */
function Owned({ player }: PlayerProps): ReactNode {
  const lines: readonly (readonly [string, readonly Card[]])[] = [
    ['Techs', player.techs],
    ['Completed', player.completed],
    ['Known in the hand', [...facesOf(player.explorers), ...facesOf(player.objectives)]],
  ];
  const shown = lines.filter(([, cards]) => cards.length > 0);
  return (
    <>
      {shown.map(([title, cards]) => (
        <p key={title} className="factions-owned">
          <span className="factions-label">{title}</span>
          {cards.map((card, i) => (
            <i
              key={`${card} ${i}`}
              data-tip={tipOf(card)}
              {...(has(TECH, card) && { ...answers(techSpot(card)), 'aria-label': cardName(card) })}
            >
              {cardName(card)}
              {has(OBJECTIVE, card) && title === 'Completed' && <b> {OBJECTIVE[card].vp}</b>}
            </i>
          ))}
        </p>
      ))}
      {player.penalty > 0 && (
        <p className="factions-owned">
          <span className="factions-label">{count(player.rescues, 'rescue')}</span>
          <i>−{player.penalty} points</i>
        </p>
      )}
    </>
  );
}

function tipOf(card: Card): string {
  if (has(OBJECTIVE, card)) return OBJECTIVE[card].text;
  return has(TECH, card) ? paperText(card) : '';
}

// ── A strip of the most important figures ─────────────────────────────────────────────────────────

function Strip({ state, seat, name, role, active }: PanelProps<State>): ReactNode {
  const player = playerOf(state, seat);
  const colour = colourOf(state, seat);
  return (
    <div
      className={`factions-strip${active ? ' factions-active' : ''}`}
      style={seatStyle(seatColour(colour).fill)}
      data-seat={colour}
      data-passed={player.passed || undefined}
      {...answers(playerSpot(seat))}
      aria-label={name}
    >
      <p>
        <ShipIcon colour={colour} size={16} />
        <b data-tip={pointsTip(state, seat)}>
          {pointsOf(state, seat)}
          <span className="unseen"> points</span>
        </b>
        <i>{role === 'you' ? 'You' : name}</i>
      </p>
      <p>
        <small data-tip={`${energyTip(state, seat)}\n${resourcesTip(state, seat)}`}>
          {player.passed ? (
            'passed'
          ) : (
            <>
              <Icon name="energy" size={12} />
              {player.energy}
              <Icon name="resource" size={11} />
              {player.resources}
            </>
          )}
        </small>
        {leads(state, seat) && <LeaderToken size={13} />}
      </p>
    </div>
  );
}
