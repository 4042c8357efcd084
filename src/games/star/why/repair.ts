import { capital } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { distance, hexOf, NAME, waysIn } from '../board.ts';
import { HULL_PER_METAL, METAL, MOST_METAL } from '../facts.ts';
import type { Ship } from '../state.ts';
import { hexCount } from '../texts/where.ts';
import { maxHull, mothership, shipAt } from '../verbs.ts';
import { because, type Look, ofKind, ofShip, shipWords, some } from './look.ts';
import { actedReason } from './readiness.ts';

/** Why nothing is repaired (9.6). */

const RULE = '9.6.1';

/** A given ship of the own. */
export function repairReason(look: Look, ship: Ship, metal = 1): Reason {
  const own = mothership(look.player);
  return (
    mendless(look, own) ??
    soundReason(look, ship) ??
    busyReason(look, ship) ??
    (own === undefined ? undefined : apartReason(look, ship, own)) ??
    metalReason(look, metal, ship)
  );
}

/** No ship can be repaired: the one that lacks least. */
export function anyRepair(look: Look, metal = 1): Reason {
  const own = mothership(look.player);
  const mendable = mendless(look, own);
  if (mendable !== undefined || own === undefined) return mendable ?? lostReason();
  const damaged = look.player.ships.filter((ship) => ship.hull < maxHull(ship));
  const [nearest] = damaged.toSorted((a, b) => hindrance(a, own) - hindrance(b, own));
  if (nearest !== undefined) return repairReason(look, nearest, metal);
  return because('None of your ships is damaged.', RULE, { short: 'nothing damaged' });
}

/** A ship that has acted is farther away than any other. */
function hindrance({ at, fresh, acted }: Ship, own: Ship): number {
  return distance(at, own.at) + (fresh || acted ? 1000 : 0);
}

/** The Mothership that would repair. */
function mendless(look: Look, own: Ship | undefined): Reason | undefined {
  if (own === undefined) return lostReason();
  if (!own.acted && !own.fresh) return undefined;
  if (own.fresh) return actedReason(look, own);
  return because('Your Mothership has acted in this turn, and a repair is an action of it.', RULE, {
    short: 'Mothership has acted',
    instead: ofShip(look, own),
    about: [own.at],
  });
}

function lostReason(): Reason {
  return because('Only a Mothership repairs, and yours is lost.', RULE, { short: 'no Mothership' });
}

function soundReason(look: Look, ship: Ship): Reason | undefined {
  const most = maxHull(ship);
  if (ship.hull < most) return undefined;
  return because(`${capital(shipWords(look, ship))} is not damaged: its hull is ${most} of ${most}.`, RULE, {
    short: 'not damaged',
    instead: ofKind(look, 'repair'),
    about: [ship.at],
  });
}

function busyReason(look: Look, ship: Ship): Reason | undefined {
  if (ship.fresh) return actedReason(look, ship);
  if (!ship.acted) return undefined;
  return because(
    `${capital(shipWords(look, ship))} has acted, and a repair takes the action of both ships.`,
    RULE,
    { short: 'has acted', instead: ofKind(look, 'repair'), about: [ship.at] },
  );
}

function apartReason(look: Look, ship: Ship, own: Ship): Reason | undefined {
  const far = distance(ship.at, own.at);
  if (far <= 1) return undefined;
  const room = waysIn(look.state.options).steps[own.at]!.some((hex) => shipAt(look.state, hex) === undefined);
  const from = NAME[ship.at]!;
  const nearer = some(
    look,
    (move) => move.type === 'move' && move.from === from && distance(hexOf(move.to), own.at) === 1,
    1,
  );
  return because(
    `${capital(shipWords(look, ship))} is ${hexCount(far)} from your Mothership, which repairs itself and ships beside it.`,
    RULE,
    {
      short: 'not beside it',
      more: nearer.length > 0 ? 'Move it beside the Mothership first.' : undefined,
      ...(room && { lack: { of: 'beside', by: far - 1, at: `${from} ${NAME[own.at]}` } }),
      instead: nearer,
      about: [ship.at, own.at],
      drawings: [{ kind: 'distance', of: 'beside', from, to: NAME[own.at]!, steps: far, reach: 1 }],
    },
  );
}

/** 9.6.2: so much Metal is not in stock, or would mend nothing. */
function metalReason(look: Look, metal: number, ship: Ship): Reason {
  const has = look.player.stock[METAL];
  const more = `Each Metal mends ${HULL_PER_METAL} hull.`;
  if (has >= metal)
    return because(
      `${metal} Metal is more than ${shipWords(look, ship)} needs: none is paid that mends nothing.`,
      '9.6.2',
      { short: 'too much Metal', more, instead: ofKind(look, 'repair'), about: [ship.at] },
    );
  const text =
    has === 0
      ? `A repair costs 1 to ${MOST_METAL} Metal, and you have none.`
      : `You have ${has} Metal, and this repair would cost ${metal}.`;
  return because(text, '9.6.2', {
    short: `${metal - has} Metal short`,
    more,
    lack: { of: 'metal', by: metal - has },
    drawings: [{ kind: 'goods', of: 'metal', have: has, need: metal }],
    instead: ofKind(look, 'repair'),
  });
}
