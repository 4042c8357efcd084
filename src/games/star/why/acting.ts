import { capital, nameOf } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import type { Hex } from '../board.ts';
import { SHIP } from '../facts.ts';
import type { Ship } from '../state.ts';
import { maxHull, shipAt } from '../verbs.ts';
import type { Aim } from './aim.ts';
import { buildingOver } from './building.ts';
import { aimlessReason, anyAttack, attackReason, friendlyReason, weaponsReason } from './combat.ts';
import { anyFlight, anyMove, boxedReason, flightReason, stuckReason } from './flight.ts';
import { anyJump, jumpReason, jumpTo } from './jump.ts';
import { because, hexWords, isHole, isRock, type Look, ofKind, ofShip, shipWords } from './look.ts';
import { spentReason } from './readiness.ts';
import { anyRepair, repairReason } from './repair.ts';
import { colonizeReason, decolonizeReason } from './settling.ts';

/** While ships move and act (8.2): why one of them does not do what is wished. */

export function actReason(look: Look, aim: Aim): Reason {
  const [first, second] = aim.hexes;
  if (aim.act === undefined || aim.absent !== undefined) return pointedReason(look, aim);
  switch (aim.act) {
    case 'move':
      return first === undefined ? anyMove(look) : moveReason(look, first, second);
    case 'jump':
      return first === undefined ? anyJump(look) : leapReason(look, first, second);
    case 'attack':
      return shotReason(look, aim);
    case 'repair':
      return mendReason(look, aim);
    case 'colonize':
      return colonizeReason(look, first);
    case 'decolonize':
      return decolonizeReason(look, first);
    case 'choose':
    case 'place':
      return because('Factions are taken and first ships placed before the first turn.', '7', {
        short: 'before the match',
        instead: ofKind(look, 'end'),
      });
    default:
      return buildingOver(look, aim);
  }
}

// ── Places ────────────────────────────────────────────────────────────────────────────────────────

function pointedReason(look: Look, aim: Aim): Reason {
  const [first, second] = aim.hexes;
  if (first !== undefined)
    return second === undefined ? aloneReason(look, first) : pairReason(look, first, second);
  const { absent } = aim;
  if (absent === undefined || absent.owner === look.seat) return missingReason(look, aim);
  const name = `${nameOf(look.names, absent.owner)} has no ${SHIP[absent.type].name} on the mat`;
  return because(`${name} that you could attack.`, '9.4.1');
}

/** A ship of the own that is not on the mat. */
function missingReason(look: Look, aim: Aim): Reason {
  if (aim.absent?.type !== 'mothership' || look.state.options.rebuildMothership)
    return buildingOver(look, aim);
  return because('Your Mothership is lost, and it never comes back.', '9.5.3', { short: 'lost for good' });
}

/** A place while no ship is in the hand. */
function aloneReason(look: Look, hex: Hex): Reason {
  const there = shipAt(look.state, hex);
  if (there !== undefined)
    return there.owner === look.seat ? idleReason(look, there.ship) : anyAttack(look, hex);
  if (isRock(hex)) return rockReason(hex);
  return isHole(look, hex) ? anyJump(look) : anyFlight(look, hex);
}

/** A ship in the hand, and a place. */
function pairReason(look: Look, from: Hex, to: Hex): Reason {
  const ship = shipAt(look.state, from);
  if (ship?.owner !== look.seat) return notYours(look, from);
  const there = shipAt(look.state, to);
  if (there === undefined)
    return isHole(look, to) ? jumpReason(look, ship.ship) : goReason(look, ship.ship, to);
  if (there.owner !== look.seat) return attackReason(look, ship.ship, there.ship, there.owner);
  const mends = ship.ship.type === 'mothership' && there.ship.hull < maxHull(there.ship);
  return mends ? repairReason(look, there.ship) : occupiedReason(look, ship.ship, to);
}

function goReason(look: Look, ship: Ship, to: Hex): Reason {
  return isRock(to) ? rockReason(to) : flightReason(look, ship, to);
}

function rockReason(hex: Hex): Reason {
  return because('Asteroids let no ship in, and no shot goes through them.', '9.3.1', {
    short: 'asteroids',
    more: 'Ships fly round them, and shoot past them.',
    about: [hex],
  });
}

function occupiedReason(look: Look, ship: Ship, to: Hex): Reason {
  if (to === ship.at)
    return because(`${capital(shipWords(look, ship))} is there already.`, '9.3.1', { about: [to] });
  const there = shipAt(look.state, to)!;
  const whose = shipWords(look, there.ship, there.owner);
  return because(
    `${capital(whose)} stands there, and no ship enters or crosses the hex of another.`,
    '9.3.1',
    {
      short: 'hex is taken',
      instead: ofShip(look, ship),
      about: [to],
    },
  );
}

function notYours(look: Look, hex: Hex): Reason {
  const there = shipAt(look.state, hex);
  const text =
    there === undefined
      ? `None of your ships is on ${hexWords(hex)}.`
      : `This is ${shipWords(look, there.ship, there.owner)}; you move and act with your own ships.`;
  return because(text, '8.2', { short: 'no ship of yours', about: [hex] });
}

/** An own ship that nothing can be done with. */
function idleReason(look: Look, ship: Ship): Reason {
  return spentReason(look, ship) ?? (ship.moved ? aimlessReason(look, ship) : stuckReason(look, ship));
}

// ── Kinds of move ─────────────────────────────────────────────────────────────────────────────────

function moveReason(look: Look, from: Hex, to: Hex | undefined): Reason {
  const ship = shipAt(look.state, from);
  if (to === undefined)
    return ship?.owner === look.seat
      ? boxedReason(look, ship.ship)
      : ship === undefined && !isRock(from) && !isHole(look, from)
        ? anyFlight(look, from)
        : notYours(look, from);
  if (ship?.owner !== look.seat) return notYours(look, from);
  if (shipAt(look.state, to) !== undefined) return occupiedReason(look, ship.ship, to);
  return isHole(look, to) ? jumpReason(look, ship.ship) : goReason(look, ship.ship, to);
}

function leapReason(look: Look, from: Hex, to: Hex | undefined): Reason {
  const ship = shipAt(look.state, from);
  if (to === undefined && ship === undefined) return jumpTo(look, undefined, from);
  if (ship?.owner !== look.seat) return notYours(look, from);
  return to === undefined ? jumpReason(look, ship.ship) : jumpTo(look, ship.ship, to);
}

function shotReason(look: Look, { hexes, amount }: Aim): Reason {
  const [first, second] = hexes;
  const ship = first === undefined ? undefined : shipAt(look.state, first);
  const unarmed = amount === undefined ? undefined : weaponsReason(look, amount);
  if (unarmed !== undefined) return unarmed;
  if (first === undefined) return anyAttack(look);
  if (second === undefined) {
    if (ship === undefined) return friendlyReason(look, first);
    return ship.owner === look.seat ? anyAttack(look, undefined, ship.ship) : anyAttack(look, first);
  }
  if (ship?.owner !== look.seat) return notYours(look, first);
  const target = shipAt(look.state, second);
  return target === undefined || target.owner === look.seat
    ? friendlyReason(look, second)
    : attackReason(look, ship.ship, target.ship, target.owner);
}

function mendReason(look: Look, { hexes: [hex], amount }: Aim): Reason {
  if (hex === undefined) return anyRepair(look, amount);
  const there = shipAt(look.state, hex);
  return there?.owner === look.seat ? repairReason(look, there.ship, amount) : notYours(look, hex);
}
