import type { ReactNode } from 'react';
import { buildMoves } from '../../../../games/empire/actions/engineer.ts';
import { influenceMoves } from '../../../../games/empire/actions/regent.ts';
import { techMoves } from '../../../../games/empire/actions/scientist.ts';
import { yieldOf } from '../../../../games/empire/actions/steward.ts';
import {
  ENGINEER_DISCOUNT,
  INFLUENCE,
  INFLUENCE_COST,
  type Role,
  ROLE_COUNT,
  ROLE_NAMES,
  ROLES,
  SCIENTIST_DISCOUNT,
} from '../../../../games/empire/facts.ts';
import type { Step, State } from '../../../../games/empire/state.ts';
import { playerOf, totalOf } from '../../../../games/empire/verbs.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, listed } from '../../../../kernel/defaults/words.ts';
import { Spot } from '../../../board/spot.tsx';
import type { PlaceProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { CoinIcon } from '../art/tokens.tsx';
import { choiceOf } from '../board/choices.ts';
import { roleSpot } from '../board/spots.ts';
import { leadWords, shareWords } from '../moves/prices.ts';
import { amountWords, credits, tileName } from '../moves/words.ts';
import './roleCards.css';

/** The roles where one of them is chosen: what each costs, what its leader does and what the others do. */

interface RoleCardsProps {
  readonly state: State;
  readonly places: PlaceProps;
}

/** Who is asked for a role at this screen. */
export function roleChooser(state: State, { targets }: PlaceProps): Seat | undefined {
  const step = asking<Step>(state);
  const here = ROLES.some((role) => targets.has(roleSpot(role)));
  return step?.step === 'role' && here ? step.seat : undefined;
}

/** In the order of the ring, from the one after the Monolith. */
export function RoleCards({ state, places }: RoleCardsProps): ReactNode {
  const seat = roleChooser(state, places);
  if (seat === undefined) return null;
  return (
    <ol className="empire-roles" aria-label="Roles to lead">
      {ringFrom(state.monolith + 1).map((role) => (
        <li key={role}>
          <RoleCard state={state} seat={seat} role={role} places={places} />
        </li>
      ))}
    </ol>
  );
}

function ringFrom(first: number): readonly number[] {
  return ROLES.map((_, i) => (first + i) % ROLE_COUNT);
}

interface RoleCardProps extends RoleCardsProps {
  readonly seat: Seat;
  readonly role: number;
}

function RoleCard({ state, seat, role, places }: RoleCardProps): ReactNode {
  const id = itemAt(ROLES, role);
  const place = roleSpot(id);
  const open = places.targets.has(place);
  const name = itemAt(ROLE_NAMES, role);
  const label = `${name}, ${priceWords(state, seat, role)}. You: ${leadWords(state, id)} ${shareWords(state, id)}`;
  return (
    <Spot {...places} place={place} label={label} className={`empire-role${open ? '' : ' empire-shut'}`}>
      <span className="empire-role-head">
        <Icon name={id} size={17} />
        <b>{name}</b>
      </span>
      <RolePrice state={state} seat={seat} role={role} open={open} />
      <small className="empire-role-who">You</small>
      <span>{leadWords(state, id)}</span>
      <span className="empire-role-others">{shareWords(state, id)}</span>
      <small className="empire-role-now">now: {nowWords(state, seat, id)}</small>
    </Spot>
  );
}

/** `pay 2 credits, take 3`, or what keeps it shut. */
function priceWords(state: State, seat: Seat, role: number): string {
  if (role === state.monolith) return 'the Monolith is here';
  const { cost, gain } = choiceOf(state, role);
  const held = playerOf(state, seat).credits;
  if (cost > held) return `pay ${cost}, you have ${held}`;
  const pay = cost === 0 ? 'free' : `pay ${credits(cost)}`;
  return gain === 0 ? pay : `${pay}, take ${gain}`;
}

function RolePrice({ state, seat, role, open }: Omit<RoleCardProps, 'places'> & { readonly open: boolean }) {
  const { cost, gain } = choiceOf(state, role);
  if (!open) {
    return <span className="empire-role-price">{priceWords(state, seat, role)}</span>;
  }
  return (
    <span className="empire-role-price">
      <span>
        {cost === 0 ? 'free' : `pay ${cost}`} {cost > 0 && <CoinIcon size={12} />}
      </span>
      {gain > 0 && (
        <i>
          take {gain} <CoinIcon size={12} />
        </i>
      )}
    </span>
  );
}

/** What the role would bring as things stand, in a few words. */
function nowWords(state: State, seat: Seat, role: Role): string {
  const player = playerOf(state, seat);
  switch (role) {
    case 'explorer':
      return listed(state.display.map(tileName), 'or');
    case 'scientist': {
      const payable = techMoves(state, { seat, discount: SCIENTIST_DISCOUNT }).length - 1;
      return payable === 0 ? 'you can pay none' : `${payable} you can pay`;
    }
    case 'steward':
      return `your worlds yield ${amountWords(yieldOf(state, seat))}`;
    case 'merchant':
      return `you have ${credits(player.credits)}`;
    case 'engineer': {
      const ships = buildMoves(state, { step: 'build', seat, discount: ENGINEER_DISCOUNT }).flatMap((move) =>
        move.type === 'build' ? [move.ship] : [],
      );
      return ships.length === 0 ? 'you can pay no ship' : `a ${listed(ships, 'or')}`;
    }
    case 'warlord':
      return `${count(player.ships.length, 'ship')} out, ${totalOf(player.staging)} staged`;
    case 'regent': {
      const worlds = influenceMoves(state, {
        ...{ step: 'influence', seat, left: INFLUENCE.base, ascended: false, event: false },
        petitions: INFLUENCE_COST.petitionScoresPerTurn,
      }).filter(({ type }) => type === 'colonize');
      return `${count(worlds.length, 'world')} in reach`;
    }
  }
}
