import type { KeyboardEvent, ReactNode } from 'react';
import { ROLE_COUNT, ROLE_NAMES, ROLES } from '../../../../games/empire/facts.ts';
import type { Step, State } from '../../../../games/empire/state.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { Spot } from '../../../board/spot.tsx';
import type { Place, PlaceProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { CoinIcon } from '../art/tokens.tsx';
import { choiceOf } from '../board/choices.ts';
import { roleSpot } from '../board/spots.ts';
import { costWords, leadWords, nowWords, othersName, shareWords, wholeWords } from './words.ts';
import './roleCards.css';

/** The roles where one of them is chosen: what each costs, what its leader does and what the others do. */

interface RoleCardsProps {
  readonly state: State;
  readonly places: PlaceProps;
}

/** Who is asked for a role at this screen. */
export function roleChooser(state: State, { targets }: Pick<PlaceProps, 'targets'>): Seat | undefined {
  const step = asking<Step>(state);
  const here = ROLES.some((role) => targets.has(roleSpot(role)));
  return step?.step === 'role' && here ? step.seat : undefined;
}

/** In the order of the ring, from the one after the Monolith. */
function ringOf({ monolith }: State): readonly number[] {
  return ROLES.map((_, i) => (monolith + 1 + i) % ROLE_COUNT);
}

/** The number keys stand for the cards in their order. */
export function numbered(state: State): readonly Place[] {
  if (asking<Step>(state)?.step !== 'role') return [];
  return ringOf(state).map((role) => roleSpot(itemAt(ROLES, role)));
}

export function RoleCards({ state, places }: RoleCardsProps): ReactNode {
  const seat = roleChooser(state, places);
  if (seat === undefined) return null;
  const ring = ringOf(state);
  const stop = stopOf(ring, places);
  return (
    <div className="empire-roles" role="radiogroup" aria-label="Roles to lead" onKeyDown={goOn}>
      {ring.map((role, i) => (
        <RoleCard key={role} {...{ state, places, seat, role }} number={i + 1} stop={role === stop} />
      ))}
    </div>
  );
}

/** The card that the tab key comes to: the marked one, else the first that is open. */
function stopOf(ring: readonly number[], { picked, targets }: PlaceProps): number | undefined {
  const placeOf = (role: number): Place => roleSpot(itemAt(ROLES, role));
  return ring.find((role) => placeOf(role) === picked) ?? ring.find((role) => targets.has(placeOf(role)));
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys go from card to card and mark what is open; the space bar is for a look at the galaxy. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key];
  if (way === undefined) return;
  event.preventDefault();
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = cards.at((at + way) % cards.length);
  next?.focus();
  if (next instanceof HTMLButtonElement && next.ariaChecked !== 'true') next.click();
}

interface RoleCardProps extends RoleCardsProps {
  readonly seat: Seat;
  readonly role: number;
  /** The key that marks it. */
  readonly number: number;
  /** Whether the tab key comes here. */
  readonly stop: boolean;
}

function RoleCard({ state, seat, role, places, number, stop }: RoleCardProps): ReactNode {
  const id = itemAt(ROLES, role);
  const place = roleSpot(id);
  const open = places.targets.has(place);
  return (
    <Spot
      {...places}
      place={place}
      label={wholeWords(state, seat, role)}
      className={`empire-role${open ? '' : ' empire-shut'}`}
      own={{
        role: 'radio',
        'aria-checked': places.picked === place,
        'aria-disabled': !open || undefined,
        'aria-keyshortcuts': `${number}`,
        tabIndex: stop ? 0 : -1,
      }}
    >
      <span className="empire-role-head">
        <Icon name={id} size={18} />
        <b>{ROLE_NAMES[role]}</b>
        <kbd aria-hidden>{number}</kbd>
      </span>
      <RolePrice state={state} seat={seat} role={role} open={open} />
      <small className="empire-role-who">You</small>
      <span>{leadWords(state, id)}</span>
      <small className="empire-role-who empire-role-others">{othersName(state)}</small>
      <span>{shareWords(state, id)}</span>
      <small className="empire-role-now">{nowWords(state, seat, id)}</small>
    </Spot>
  );
}

type RolePriceProps = Pick<RoleCardProps, 'state' | 'seat' | 'role'> & { readonly open: boolean };

function RolePrice({ state, seat, role, open }: RolePriceProps): ReactNode {
  const { cost, gain } = choiceOf(state, role);
  if (!open) {
    return (
      <span className="empire-role-price">
        <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden>
          <path d="M2.5 5.5h7v5h-7zM4 5.5V4a2 2 0 0 1 4 0v1.5" />
        </svg>
        {costWords(state, seat, role)}
      </span>
    );
  }
  return (
    <span className="empire-role-price">
      <span>
        {cost === 0 ? 'free' : `pay ${cost}`} {cost > 0 && <CoinIcon size={13} />}
      </span>
      {gain > 0 && (
        <i>
          take {gain} <CoinIcon size={13} />
        </i>
      )}
    </span>
  );
}
