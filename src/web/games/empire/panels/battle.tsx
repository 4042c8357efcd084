import type { ReactNode } from 'react';
import { type Region, SECTOR, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import { ANCIENT_CRUISERS, ROLE_CARD, SHIPS } from '../../../../games/empire/facts.ts';
import {
  ANCIENTS,
  type Battle,
  type Belligerent,
  type Event,
  type Step,
  type Move,
  type State,
} from '../../../../games/empire/state.ts';
import { dialBonus } from '../../../../games/empire/cards/techs.ts';
import { texts } from '../../../../games/empire/texts/index.ts';
import { sectorName } from '../../../../games/empire/texts/words.ts';
import { coloniesOf } from '../../../../games/empire/actions/landmarks.ts';
import { enemyOf, playerOf, sideOf } from '../../../../games/empire/verbs.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count } from '../../../../kernel/defaults/words.ts';
import type { FocusProps } from '../../view.ts';
import { nameOf } from '../art/paints.ts';
import { ShipIcon } from '../art/ships.tsx';
import { ShieldIcon } from '../art/tokens.tsx';
import { BattleDial, DialInput, ringOf } from './dial.tsx';
import { dialSpot } from '../moves/spots.ts';
import { Head } from './tokens.tsx';
import { cardTitle } from '../moves/words.ts';

/** The battle being fought, and the last one. */

interface BattleProps {
  readonly state: State;
  readonly names: readonly string[];
  readonly events: readonly Event[];
  readonly eyes: Seat | undefined;
}

/** Pixels; in a smaller one letters could not be read. */
const SMALL_DIAL = 120;

/** The battle that is not over yet. */
export function openBattle({ battles }: State): Battle | undefined {
  const [battle] = battles;
  return battle === undefined || battle.over ? undefined : battle;
}

export function BattleBox(props: FocusProps<State, Move, Event>): ReactNode {
  const { state, names, events, eyes, seat, compact } = props;
  const battle = openBattle(state);
  if (battle === undefined) return null;
  const step = asking<Step>(state);
  const setting = step?.step === 'dial' && seat !== undefined && step.seats.includes(seat) ? seat : undefined;
  return (
    // Where it scrolls, the keys must get there.
    <section
      className="empire-box empire-battle"
      aria-label="Battle"
      tabIndex={setting === undefined ? 0 : undefined}
    >
      <Head title={`Battle of ${sectorName(battle.sector)}`} note={`turn ${battle.turn}`} />
      <Sides state={state} battle={battle} names={names} />
      {setting === undefined ? (
        <div className="empire-dials">
          <BattleDial battle={battle} eyes={eyes} names={names} size={compact ? SMALL_DIAL : 150} />
          <Story state={state} names={names} events={events} eyes={eyes} />
        </div>
      ) : (
        <OwnDial battle={battle} setter={setting} {...props} />
      )}
    </section>
  );
}

type OwnDialProps = FocusProps<State, Move, Event> & { readonly battle: Battle; readonly setter: Seat };

function OwnDial({ battle, setter: seat, state, onPlace }: OwnDialProps): ReactNode {
  const own = sideOf(battle, seat);
  const foe = enemyOf(battle, seat);
  const seen = battle.card !== '' && foe.who === ANCIENTS ? plannedRing(state, battle, foe) : undefined;
  return (
    <DialInput
      who={seat}
      strength={own.strength}
      bonus={dialBonus(playerOf(state, seat))}
      foe={seen ?? (foe.open ? ringOf(foe) : undefined)}
      onSet={(tactics, weapons, shields) => onPlace(dialSpot(tactics, weapons, shields))}
    />
  );
}

/** The plan of the Ancients as it will count, where it is foreseen. */
function plannedRing(state: State, { card, sector }: Battle, foe: Belligerent): ReturnType<typeof ringOf> {
  const missing = ANCIENT_CRUISERS - cruisersIn(state, sector);
  const numbers = (ROLE_CARD[card]?.dial ?? []).map((value) => {
    const counts = Math.max(0, value - missing);
    return { value: counts, change: counts - value };
  });
  return { ...ringOf(foe), numbers };
}

const cruisersIn = ({ ancients }: State, sector: number): number =>
  ancients[0]?.cruisers.filter((at) => SECTOR[at] === sector).length ?? 0;

// ── Sides ─────────────────────────────────────────────────────────────────────────────────────────

interface SidesProps {
  readonly state: State;
  readonly battle: Battle;
  readonly names: readonly string[];
}

function Sides({ state, battle, names }: SidesProps): ReactNode {
  return (
    <ul className="empire-sides">
      {battle.sides.map((side, i) => (
        <li key={i}>
          <small>{i === 0 ? 'attacks' : 'defends'}</small>
          <b>{capital(nameOf(side.who, names))}</b>
          <Units state={state} battle={battle} side={side} />
          <strong>{mightOf(state, battle, side)}</strong>
          <small>{side.dial.length > 0 && side.values.length === 0 ? 'dial is set' : ''}</small>
        </li>
      ))}
    </ul>
  );
}

function mightOf(state: State, { sector, card }: Battle, { who, strength }: Belligerent): string {
  if (who !== ANCIENTS) return `Strength ${strength}`;
  const missing = ANCIENT_CRUISERS - cruisersIn(state, sector);
  const plan = card === '' ? 'Plan hidden' : cardTitle(card);
  return missing > 0 ? `${plan}, each value −${missing}` : plan;
}

/** Ships and colonies of a side in the sector, as they stand now. */
function Units({
  state,
  battle: { sector },
  side: { who },
}: Omit<SidesProps, 'names'> & { readonly side: Belligerent }): ReactNode {
  const within = (region: Region): boolean => SECTOR[region] === sector;
  if (who === ANCIENTS) {
    const cruisers = cruisersIn(state, sector);
    return (
      <span className="empire-units" data-tip={count(cruisers, 'cruiser')}>
        <span className="unseen">{count(cruisers, 'cruiser')}</span>
        {Array.from({ length: cruisers }, (_, i) => (
          <ShipIcon key={i} kind="cruiser" who={ANCIENTS} size={20} />
        ))}
      </span>
    );
  }
  const ships = playerOf(state, who).ships.filter(({ at }) => within(at));
  const colonies = coloniesOf(state, who).filter(within).length;
  const words = `${count(ships.length, 'ship')}, ${count(colonies, 'colony')}`;
  return (
    <span className="empire-units" data-tip={words}>
      <span className="unseen">{words}</span>
      {ships.map(({ kind }, i) => (
        <ShipIcon key={`ship ${i}`} kind={itemAt(SHIPS, kind)} who={who} size={20} />
      ))}
      {Array.from({ length: colonies }, (_, i) => (
        <ShieldIcon key={`colony ${i}`} who={who} size={17} />
      ))}
    </span>
  );
}

// ── How it went ───────────────────────────────────────────────────────────────────────────────────

/** Events that belong to a battle. */
const PARTS: ReadonlySet<Event['type']> = new Set([
  'revealed',
  'tactics',
  'displaced',
  'destroyed',
  'uncolonized',
  'scored',
] as const);

/** What happened in the battle being fought or the last one. */
function battleLines(events: readonly Event[], names: readonly string[]): readonly string[] {
  const from = events.findLastIndex(({ type }) => type === 'battle');
  if (from < 0) return [];
  const lines: string[] = [];
  for (const event of events.slice(from + 1)) {
    if (event.type === 'turn' || event.type === 'queued' || event.type === 'flew') break;
    if (event.type === 'scored' && event.merit !== 'tactics' && event.merit !== 'kill') continue;
    // Where its token goes is told next.
    if (event.type === 'destroyed' && event.unit === 'colony') continue;
    const line = PARTS.has(event.type) ? texts.event(event, names) : undefined;
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

function Story({ names, events }: BattleProps): ReactNode {
  const lines = battleLines(events, names);
  if (lines.length === 0) return null;
  return (
    <ul className="empire-told">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

export function LastBattle({ state, names, events, eyes }: BattleProps): ReactNode {
  const [battle] = state.battles;
  if (battle === undefined || !battle.over) return null;
  return (
    <section className="empire-box empire-last" aria-label="Last battle">
      <Head title="Last battle" note={`turn ${battle.turn}, ${SECTOR_NAMES[battle.sector]}`} />
      <div className="empire-dials">
        <Story state={state} names={names} events={events} eyes={eyes} />
        <BattleDial battle={battle} eyes={eyes} names={names} size={SMALL_DIAL} />
      </div>
    </section>
  );
}
