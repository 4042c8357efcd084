import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { NAME, PLANET_AT } from '../../../../games/star/board.ts';
import { cardsDue } from '../../../../games/star/cards/drawing.ts';
import {
  COLONIES_TO_WIN,
  FACTION,
  KIT,
  SETUP_DIE,
  SHIP,
  type ShipType,
} from '../../../../games/star/facts.ts';
import type { Player, Ship, State } from '../../../../games/star/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { place } from '../../../../games/star/texts/words.ts';
import { colonies, maxHull, mothership, movement, playerOf, range } from '../../../../games/star/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { fleetThing, playerThing } from '../../../../games/star/why/things.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import { answers } from '../../../board/dark.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type ColourName, seatColour } from '../../../seatColours.ts';
import type { PanelProps } from '../../view.ts';
import { DieIcon } from '../art/dice.tsx';
import { FlagIcon } from '../art/flag.tsx';
import { KitIcon } from '../art/kits.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { colourOf } from '../colours.ts';
import { costWords } from '../moves/prices.ts';
import { Counters } from './counters.tsx';
import { HullBar } from './hullBar.tsx';

/** A player in a corner: faction, colonies, counters and fleet. */

export function Panel(props: PanelProps<State>): ReactNode {
  return props.compact ? <Strip {...props} /> : <FullPanel {...props} />;
}

/** The box in the colour of the seat. */
function boxOf(
  { state, seat, active }: PanelProps<State>,
  kind: string,
): { className: string; style: CSSProperties; 'data-seat': string; 'data-out': true | undefined } {
  const colour = colourOf(state, seat);
  return {
    className: `${kind}${active ? ' star-active' : ''}`,
    'data-seat': colour,
    'data-out': playerOf(state, seat).alive ? undefined : true,
    style: { '--seat': seatColour(colour).fill },
  };
}

function FullPanel(props: PanelProps<State>): ReactNode {
  const { state, seat, name, role } = props;
  const player = playerOf(state, seat);
  const colour = colourOf(state, seat);
  return (
    <section {...boxOf(props, 'star-panel')} {...answers(playerThing(seat))} aria-label={name}>
      <header>
        <Emblem colour={colour} size={32} />
        <div className="star-who">
          <b>{factionName(player)}</b>
          <small>
            {name}
            {role !== '' && `, ${role}`}
          </small>
        </div>
      </header>
      {player.faction === '' ? <Rolls player={player} /> : <Holdings {...props} colour={colour} />}
    </section>
  );
}

function factionName({ faction }: Player): string {
  return faction === '' ? 'No faction yet' : FACTION[faction].name;
}

/** What was rolled for the right to choose first. */
function Rolls({ player: { rolls } }: { readonly player: Player }): ReactNode {
  return (
    <div className="star-line star-rolls">
      <span className="unseen">rolled {rolls.join(', then ')}</span>
      {rolls.map((roll, i) => (
        <DieIcon key={i} sides={SETUP_DIE} face={roll} size={30} />
      ))}
      <em>for the first choice</em>
    </div>
  );
}

function Holdings({ state, seat, colour }: PanelProps<State> & { readonly colour: ColourName }): ReactNode {
  const player = playerOf(state, seat);
  if (!player.alive) return <p className="star-fallen">Out of the match</p>;
  const cards = cardsDue(state, seat);
  return (
    <>
      <Colonies state={state} seat={seat} player={player} colour={colour} />
      <div className="star-line">
        <Counters seat={seat} stock={player.stock} />
        {state.round > 0 && (
          <em data-tip="Cards drawn when the turn begins: one for the Mothership, one for each colony.">
            draws {cards}
            <span className="unseen"> {cards === 1 ? 'card' : 'cards'}</span>
          </em>
        )}
      </div>
      {player.grace > 0 && (
        <p className="star-grace">No ship left: build one within {count(player.grace, 'turn')}.</p>
      )}
      <Fleet player={player} seat={seat} colour={colour} />
    </>
  );
}

interface ColoniesProps {
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  readonly colour: ColourName;
}

function Colonies({ state, seat, player, colour }: ColoniesProps): ReactNode {
  const planted = colonies(state, seat);
  const task = taskOf(state, player);
  return (
    <div className="star-line" data-tip={coloniesTip(planted)}>
      <span className="star-flags" aria-hidden>
        {Array.from({ length: COLONIES_TO_WIN }, (_, i) => (
          <span key={i} className={i === planted && task?.own ? 'star-next' : undefined}>
            <FlagIcon colour={i < planted ? colour : undefined} size={20} />
          </span>
        ))}
      </span>
      <em>
        {task ? (
          <>
            <span className="unseen">
              {planted} of {COLONIES_TO_WIN} planets,{' '}
            </span>
            <span className="star-task">{task.words}</span>
          </>
        ) : (
          `${planted} of ${COLONIES_TO_WIN} planets`
        )}
      </em>
    </div>
  );
}

/** What the marker under the Mothership stands for. */
function taskOf(state: State, player: Player): { own: boolean; words: string } | undefined {
  const own = mothership(player);
  if (!player.marker || own === undefined) return undefined;
  const planet = place(itemAt(NAME, own.at));
  return state.planets[itemAt(PLANET_AT, own.at)] === 0
    ? { own: true, words: `settles ${planet}` }
    : { own: false, words: `besieges ${planet}` };
}

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

const SLOTS: readonly ShipType[] = (['mothership', 'juggernaut', 'warrior', 'scout'] as const).flatMap(
  (type) => Array.from({ length: SHIP[type].tokens }, () => type),
);

interface FleetProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly colour: ColourName;
}

/** Every token a faction has, those that are not on the mat as outlines. */
function Fleet({ player, seat, colour }: FleetProps): ReactNode {
  const waiting = [...player.ships];
  return (
    <ul className="star-fleet" aria-label="fleet" onKeyDown={goAlong}>
      {SLOTS.map((type, i) => {
        const at = waiting.findIndex((ship) => ship.type === type);
        const ship = at < 0 ? undefined : waiting.splice(at, 1)[0];
        return <Token key={i} type={type} ship={ship} seat={seat} colour={colour} first={i === 0} />;
      })}
    </ul>
  );
}

/** Arrow keys go from one token to the next. */
function goAlong(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const tokens = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')];
  const next = tokens[tokens.findIndex((token) => token === event.target) + step];
  if (step === 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface TokenProps {
  readonly type: ShipType;
  readonly ship: Ship | undefined;
  readonly seat: Seat;
  readonly colour: ColourName;
  /** All tokens are one stop of the tab key. */
  readonly first: boolean;
}

function Token({ type, ship, seat, colour, first }: TokenProps): ReactNode {
  const words = ship ? tokenWords(ship) : `${SHIP[type].name}, not on the mat`;
  return (
    <li data-absent={ship === undefined || undefined}>
      <div
        {...answers(fleetThing(type, seat))}
        tabIndex={first ? 0 : -1}
        aria-label={words}
        data-tip={ship ? shipTip(ship) : `${words}. ${priceTip(type)}`}
      >
        <ShipIcon type={type} colour={ship && colour} size={28} />
        {ship && ship.kit !== '' && <KitIcon kit={ship.kit} size={13} />}
        {ship && <HullBar ship={ship} />}
      </div>
    </li>
  );
}

/** What a ship can do with its kit. */
function shipTip(ship: Ship): string {
  const { shield, die } = SHIP[ship.type];
  return `${tokenWords(ship)}. Shield ${shield}, d${die}, moves ${movement(ship)}, reaches ${range(ship)}.`;
}

function priceTip(type: ShipType): string {
  return type === 'mothership' ? 'It is lost for good.' : `A new one costs ${costWords(SHIP[type].cost)}.`;
}

function coloniesTip(planted: number): string {
  return `Colonies: ${planted} of the ${COLONIES_TO_WIN} that win at once.`;
}

/** `Scout with Cheetah, hull 6 of 8` */
function tokenWords(ship: Ship): string {
  const kit = ship.kit === '' ? '' : ` with ${KIT[ship.kit].name}`;
  return `${SHIP[ship.type].name}${kit}, hull ${ship.hull} of ${maxHull(ship)}`;
}

// ── A strip of the most important figures ─────────────────────────────────────────────────────────

function Strip(props: PanelProps<State>): ReactNode {
  const { state, seat, name } = props;
  const player = playerOf(state, seat);
  const colour = colourOf(state, seat);
  const planted = colonies(state, seat);
  return (
    <div {...boxOf(props, 'star-strip')} {...answers(playerThing(seat))} aria-label={name}>
      <Emblem colour={colour} size={24} />
      <div className="star-strip-body">
        <span className="star-strip-top">
          {player.faction === '' ? (
            <b data-tip="Rolled for the right to choose first.">
              {player.rolls.map((roll, i) => (
                <DieIcon key={i} sides={SETUP_DIE} face={roll} size={22} />
              ))}
              <span className="unseen">rolled {player.rolls.join(', then ')}</span>
            </b>
          ) : (
            <b data-tip={coloniesTip(planted)}>
              <FlagIcon colour={colour} size={15} />
              {planted}
              <small>/{COLONIES_TO_WIN}</small>
              <span className="unseen"> planets</span>
            </b>
          )}
          <i>{name}</i>
        </span>
        {player.alive ? <Counters seat={seat} stock={player.stock} size={12} /> : <small>out</small>}
      </div>
    </div>
  );
}
