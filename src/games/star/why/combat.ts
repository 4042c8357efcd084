import { capital, count } from '../../../kernel/defaults/words.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Reason } from '../../../kernel/why.ts';
import { blocker, canShoot } from '../actions/sight.ts';
import { distance, type Hex, hexOf, NAME, PLANET_AT } from '../board.ts';
import { WEAPON } from '../facts.ts';
import type { Ship } from '../state.ts';
import { hexCount } from '../texts/where.ts';
import { mothership, range, shipAt } from '../verbs.ts';
import { because, hexWords, type Look, ofKind, shipWords } from './look.ts';
import { actedReason } from './readiness.ts';

/** Why a ship does not attack another (9.4). */

export function attackReason(look: Look, ship: Ship, target: Ship, owner: Seat): Reason {
  const spent = actedReason(look, ship);
  if (spent !== undefined) return spent;
  return distance(ship.at, target.at) > range(ship)
    ? rangeReason(look, ship, target, owner)
    : sightReason(look, ship, target, owner);
}

function rangeReason(look: Look, ship: Ship, target: Ship, owner: Seat): Reason {
  const far = distance(ship.at, target.at);
  const reach = range(ship);
  const nearer = ship.moved ? [] : nearerMoves(look, ship, target.at);
  return because(
    `${capital(shipWords(look, target, owner))} is ${hexCount(far)} from ${shipWords(look, ship)}, whose range is ${reach}.`,
    '9.4.1',
    {
      short: `${hexCount(far)}, range ${reach}`,
      more: nearer.length > 0 ? 'Move it nearer first: then it can attack in this turn.' : undefined,
      lack: { of: 'range', by: far - reach, at: `${NAME[ship.at]} ${NAME[target.at]}` },
      instead: nearer,
      about: [ship.at, target.at],
      drawings: [
        {
          ...{ kind: 'distance', of: 'range', steps: far, reach },
          ...{ from: NAME[ship.at]!, to: NAME[target.at]! },
        },
      ],
    },
  );
}

/** Moves after which a ship could attack what stands on a hex. */
function nearerMoves({ state: { options }, legal }: Look, ship: Ship, at: Hex): string[] {
  const from = NAME[ship.at]!;
  const move = legal.find(
    (one) => one.type === 'move' && one.from === from && canShoot(hexOf(one.to), at, range(ship), options),
  );
  return move?.type === 'move' ? [`move ${from} ${move.to}`] : [];
}

/** 9.3.3, 11.3: within range, but not in sight. */
function sightReason(look: Look, ship: Ship, target: Ship, owner: Seat): Reason {
  const rock = blocker(ship.at, target.at, look.state.options);
  const twins = blocker(ship.at, target.at, { twinEdgeBlocks: false }) < 0;
  const what = twins ? 'Two asteroids side by side block' : 'An asteroid blocks';
  const line = `the line from ${shipWords(look, ship)} to ${shipWords(look, target, owner)}`;
  const aside = ship.moved ? [] : nearerMoves(look, ship, target.at);
  return because(`${what} ${line}.`, twins ? '11.3' : '9.3.3', {
    short: 'asteroid between',
    more: aside.length > 0 ? 'From another hex it can attack in this turn.' : undefined,
    instead: aside,
    about: [ship.at, target.at, ...(rock < 0 ? [] : [rock])],
  });
}

// ── Any attack ────────────────────────────────────────────────────────────────────────────────────

interface Duel {
  readonly ship: Ship;
  readonly target: Ship;
  readonly owner: Seat;
}

/** The attack that lacks least: on a hex, by a ship, or any at all. */
export function anyAttack(look: Look, at?: Hex, by?: Ship): Reason {
  if (by !== undefined) {
    const spent = actedReason(look, by);
    if (spent !== undefined) return spent;
  }
  const able = look.player.ships.filter((ship) => !ship.fresh && !ship.acted && (by ?? ship) === ship);
  const duels = able.flatMap((ship) =>
    rivals(look)
      .filter(({ target }) => at === undefined || target.at === at)
      .map((rival): Duel => ({ ship, ...rival })),
  );
  const [nearest] = duels.toSorted((a, b) => shortBy(a) - shortBy(b));
  if (nearest !== undefined) return attackReason(look, nearest.ship, nearest.target, nearest.owner);
  if (able.length > 0)
    return because('No other faction has a ship on the mat.', '9.4.1', { short: 'no target' });
  const there = at === undefined ? undefined : shipAt(look.state, at);
  const whom = there === undefined ? '' : ` for an attack on ${shipWords(look, there.ship, there.owner)}`;
  return because(`None of your ships has an action left in this turn${whom}.`, '8.2', {
    short: 'no action left',
    instead: ofKind(look, 'end'),
    ...(at !== undefined && { about: [at] }),
  });
}

function rivals({ state: { players }, seat }: Look): { target: Ship; owner: Seat }[] {
  return players.flatMap(({ ships }, owner) =>
    owner === seat ? [] : ships.map((target) => ({ target, owner })),
  );
}

/** How many hexes are missing; an asteroid between is less than one. */
function shortBy({ ship, target }: Duel): number {
  return Math.max(0, distance(ship.at, target.at) - range(ship));
}

// ── What is no target ─────────────────────────────────────────────────────────────────────────────

/** 9.4.7: an own ship, a planet, or nothing at all. */
export function friendlyReason(look: Look, hex: Hex): Reason {
  const there = shipAt(look.state, hex);
  const planet = PLANET_AT[hex]! >= 0;
  const text =
    there !== undefined
      ? `${capital(shipWords(look, there.ship, there.owner))} is your own, and you attack others only.`
      : planet
        ? `${hexWords(hex)} cannot be attacked: only ships can.`
        : 'Only ships of others can be attacked, and none is there.';
  return because(text, '9.4.7', { short: 'no target', instead: ofKind(look, 'attack'), about: [hex] });
}

/** 9.4.2: Weapons that are not in stock. */
export function weaponsReason({ player: { stock } }: Look, weapons: number): Reason | undefined {
  const has = stock[WEAPON];
  if (has >= weapons) return undefined;
  return because(
    `You have ${has === 0 ? 'no Weapons' : count(has, 'Weapon')}, and this attack would spend ${weapons}.`,
    '9.4.2',
    {
      short: `${count(weapons - has, 'Weapon')} short`,
      lack: { of: 'weapon', by: weapons - has },
      drawings: [{ kind: 'goods', of: 'weapon', have: has, need: weapons }],
    },
  );
}

/** A ship that has moved, has its action left and nothing to use it for. */
export function aimlessReason(look: Look, ship: Ship): Reason {
  const deeds = ship === mothership(look.player) ? 'attack, repair or settle' : 'attack';
  return because(
    `${capital(shipWords(look, ship))} has moved, and from here it has nothing to ${deeds}.`,
    '8.2',
    { short: 'has moved', instead: ofKind(look, 'end'), about: [ship.at] },
  );
}
