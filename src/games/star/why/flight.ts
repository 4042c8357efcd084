import { capital } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { distance, type Hex, NAME, PLANET_AT } from '../board.ts';
import type { Ship } from '../state.ts';
import { hexCount } from '../texts/where.ts';
import { mothership, movement } from '../verbs.ts';
import { because, hexWords, type Look, ofKind, ofShip, shipWords } from './look.ts';
import { movedReason } from './readiness.ts';
import { beyond, nearestWay, type Way, wayTo } from './ways.ts';

/** Why a ship does not get somewhere (9.3.1). */

/** The ships that have a move left. */
export function movers({ player: { ships } }: Look): Ship[] {
  return ships.filter(({ fresh, moved }) => !fresh && !moved);
}

/** A ship and an open hex without a ship. */
export function flightReason(look: Look, ship: Ship, to: Hex): Reason {
  const rest = movedReason(look, ship);
  if (rest !== undefined) return rest;
  const way = wayTo(look.state, ship, [to]);
  return way === undefined ? closedReason(look, ship, to) : farReason(look, way, to);
}

/** An open hex without a ship, for whichever ship comes nearest; planets are asked about for the Mothership. */
export function anyFlight(look: Look, to: Hex): Reason {
  const own = mothership(look.player);
  const ready = movers(look);
  if (PLANET_AT[to]! >= 0 && own !== undefined && ready.includes(own)) return flightReason(look, own, to);
  const way = nearestWay(look.state, ready, [to]);
  if (way !== undefined) return farReason(look, way, to);
  const [first] = ready;
  return first === undefined ? anyMove(look) : closedReason(look, first, to);
}

export function closedReason(look: Look, ship: Ship, to: Hex): Reason {
  return because(
    `Ships and asteroids close every way from ${shipWords(look, ship)} to ${hexWords(to)}.`,
    '9.3.1',
    { short: 'no way there', instead: ofShip(look, ship), about: [ship.at, to] },
  );
}

/** A way that is too long; the lack is counted in the steps of the way. */
export function farReason(look: Look, way: Way, to: Hex, rule = '9.3.1'): Reason {
  const { ship } = way;
  const moves = movement(ship);
  const far = distance(ship.at, to);
  const steps = way.hexes.length;
  const name = shipWords(look, ship);
  const text =
    far > moves
      ? `${capital(hexWords(to))} is ${hexCount(far)} from ${name}, which moves ${moves}.`
      : `The way to ${hexWords(to)} round asteroids and ships is ${hexCount(steps)} long; ${name} moves ${moves}.`;
  return because(text, rule, {
    short: `${hexCount(far > moves ? far : steps)}, moves ${moves}`,
    more: turnsWords(way, far),
    lack: { of: 'distance', by: beyond(way), at: `${NAME[ship.at]} ${NAME[to]}` },
    instead: [`move ${NAME[ship.at]} ${NAME[way.hexes[moves - 1]!]}`],
    about: [ship.at, to],
    drawings: [
      {
        ...{ kind: 'distance', from: NAME[ship.at]!, to: NAME[to]!, steps, reach: moves },
        path: way.hexes.map((hex) => NAME[hex]!),
      },
    ],
  });
}

/** `Fly 2 hexes towards it now, and it is there in your next turn.` */
function turnsWords({ ship, hexes: way }: Way, far: number): string {
  const moves = movement(ship);
  const turns = Math.ceil(way.length / moves);
  if (turns > 2) return `The way of ${hexCount(way.length)} takes it ${turns} turns.`;
  const round = way.length > far && far > moves ? `The way round is ${hexCount(way.length)} long. ` : '';
  return `${round}Fly ${hexCount(moves)} towards it now, and it can be there in your next turn.`;
}

// ── Moving at all ─────────────────────────────────────────────────────────────────────────────────

/** No ship can move. */
export function anyMove(look: Look): Reason {
  const [ready] = movers(look);
  if (ready !== undefined) return boxedReason(look, ready);
  return because('None of your ships has a move left in this turn.', '8.2', {
    short: 'no move left',
    instead: ofKind(look, 'attack', 'end'),
  });
}

/** A ship that cannot move. */
export function boxedReason(look: Look, ship: Ship): Reason {
  return (
    movedReason(look, ship) ??
    because(`Ships and asteroids on all sides leave ${shipWords(look, ship)} no way.`, '9.3.1', {
      short: 'no way out',
      instead: ofShip(look, ship),
      about: [ship.at],
    })
  );
}

/** A ship that has not moved and can neither move nor act. */
export function stuckReason(look: Look, ship: Ship): Reason {
  const name = shipWords(look, ship);
  const text = ship.acted
    ? `${capital(name)} has acted, and ships and asteroids on all sides leave it no way.`
    : `Ships and asteroids on all sides leave ${name} no way, and it has nothing to attack.`;
  return because(text, '9.3.1', { short: 'no way out', about: [ship.at] });
}
