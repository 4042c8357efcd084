import { capital } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { type Hex, NAME } from '../board.ts';
import { FUEL, JUMP_FUEL } from '../facts.ts';
import type { Ship } from '../state.ts';
import { freeHome } from '../verbs.ts';
import { anyMove, closedReason, farReason, movers } from './flight.ts';
import { homeReason, takenReason } from './home.ts';
import { because, type Look, mouthsOf, ofShip, shipWords, some } from './look.ts';
import { movedReason } from './readiness.ts';
import { beyond, nearestWay, wayTo } from './ways.ts';

/** Why a ship does not jump through the black hole (9.3.2). */

const RULE = '9.3.2';

/** No ship can jump, or none has been picked for it. */
export function anyJump(look: Look): Reason {
  const ready = movers(look);
  const [first] = ready;
  const way = nearestWay(look.state, ready, mouthsOf(look));
  if (first === undefined) return anyMove(look);
  return jumpReason(look, way?.ship ?? first);
}

export function jumpReason(look: Look, ship: Ship): Reason {
  const rest = movedReason(look, ship);
  if (rest !== undefined) return rest;
  const mouths = mouthsOf(look);
  const way = wayTo(look.state, ship, mouths);
  if (way === undefined) return closedReason(look, ship, mouths[0]!);
  if (beyond(way) > 0) return farReason(look, way, way.hexes.at(-1)!, RULE);
  return fuelReason(look, ship) ?? roomReason(look, ship) ?? landingReason(look, ship);
}

function fuelReason(look: Look, ship: Ship): Reason | undefined {
  if (look.player.stock[FUEL] >= JUMP_FUEL) return undefined;
  return because(`A jump through the black hole costs ${JUMP_FUEL} Fuel, and you have none.`, RULE, {
    short: `${JUMP_FUEL} Fuel short`,
    lack: { of: 'fuel', by: JUMP_FUEL },
    drawings: [{ kind: 'goods', of: 'fuel', have: 0, need: JUMP_FUEL }],
    instead: ofShip(look, ship),
    about: [ship.at, ...mouthsOf(look)],
  });
}

function roomReason(look: Look, ship: Ship): Reason | undefined {
  if (freeHome(look.state, look.seat).length > 0) return undefined;
  return because('A jump ends in your own corner, and no hex of it is empty.', RULE, {
    short: 'your corner is full',
    instead: ofShip(look, ship),
  });
}

/** It can jump, but not stay in the hole. */
function landingReason(look: Look, ship: Ship): Reason {
  const from = NAME[ship.at]!;
  return because('No ship stays in the black hole: choose the hex of your corner where it comes out.', RULE, {
    short: 'choose where it lands',
    more: `${capital(shipWords(look, ship))} can jump for ${JUMP_FUEL} Fuel.`,
    instead: some(look, (move) => move.type === 'jump' && move.from === from),
    about: [ship.at, ...mouthsOf(look)],
  });
}

/** A jump to a hex. */
export function jumpTo(look: Look, ship: Ship | undefined, to: Hex): Reason {
  const home = freeHome(look.state, look.seat);
  if (home.includes(to)) return ship === undefined ? anyJump(look) : jumpReason(look, ship);
  return takenReason(look, to, RULE) ?? homeReason(look, to, 'A jump ends', RULE);
}
