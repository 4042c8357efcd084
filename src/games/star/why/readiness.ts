import { capital } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import type { Ship } from '../state.ts';
import { because, type Look, ofShip, shipWords } from './look.ts';

/** What a ship has left in this turn (2.6, 8.2). */

function freshReason(look: Look, ship: Ship): Reason | undefined {
  if (!ship.fresh) return undefined;
  return because(
    `${capital(shipWords(look, ship))} was built in this turn and is ready in your next one.`,
    '2.6',
    { short: 'built this turn', about: [ship.at] },
  );
}

/** A ship that has no move left. */
export function movedReason(look: Look, ship: Ship): Reason | undefined {
  if (ship.fresh || !ship.moved) return freshReason(look, ship);
  const left = ofShip(look, ship);
  return because(
    `${capital(shipWords(look, ship))} has moved in this turn, and each ship moves once.`,
    '8.2',
    {
      short: 'has moved',
      ...(left.length > 0 && { more: 'It can still attack.' }),
      instead: left,
      about: [ship.at],
    },
  );
}

/** A ship that has no action left. */
export function actedReason(look: Look, ship: Ship): Reason | undefined {
  if (ship.fresh || !ship.acted) return freshReason(look, ship);
  const left = ofShip(look, ship);
  return because(
    `${capital(shipWords(look, ship))} has acted in this turn, and each ship acts once.`,
    '8.2',
    {
      short: 'has acted',
      ...(left.length > 0 && { more: 'It can still move.' }),
      instead: left,
      about: [ship.at],
    },
  );
}

/** A ship that has neither a move nor an action left. */
export function spentReason(look: Look, ship: Ship): Reason | undefined {
  if (ship.fresh || !ship.moved || !ship.acted) return freshReason(look, ship);
  return because(
    `${capital(shipWords(look, ship))} has moved and acted; it is ready again in your next turn.`,
    '8.2',
    { short: 'moved and acted', about: [ship.at] },
  );
}
