import { clone } from '../../../kernel/data/plain.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Lack } from '../../../kernel/why.ts';
import { canShoot } from '../actions/sight.ts';
import { distance, type Hex, hexOf, NAME, waysIn } from '../board.ts';
import { type Cost, KITS, kitCard, type Resource, RESOURCES, SHIPS, shipCard } from '../facts.ts';
import type { Ship, State } from '../state.ts';
import { ownShipAt, playerOf, range, replaceShip, shipAt, sumOf, withCard } from '../verbs.ts';
import { wayTo } from './ways.ts';

/** A copy in which just what was lacking is there, from wherever it may come. */
export function supplied(state: State, seat: Seat, { of, by, at = '' }: Lack): State | undefined {
  const copy = clone(state);
  const player = playerOf(copy, seat);
  if (RESOURCES.some((name) => name === of)) player.stock = sumOf(player.stock, countersOf(of, by));
  else if (of === 'blueprint') copy.drawn = withCard(copy.drawn, cardOf(at));
  else {
    // Between two hexes something is missing: the ship on the first is put nearer to the second.
    const [from = '', to = ''] = at.split(' ');
    const ship = ownShipAt(player, hexOf(from));
    const nearer = nearerHex(copy, ship, hexOf(to), of, by);
    if (nearer === undefined) return undefined;
    replaceShip(player, ship, { ...ship, at: nearer });
  }
  return copy;
}

function countersOf(of: string, by: number): Cost {
  const count = (name: Resource): number => (name === of ? by : 0);
  return [count('metal'), count('fuel'), count('weapon')];
}

function cardOf(blueprint: string): number {
  const ship = SHIPS.find((type) => type === blueprint);
  const kit = KITS.find((type) => type === blueprint);
  return ship === undefined ? kitCard(kit ?? 'survivor') : shipCard(ship);
}

function nearerHex(state: State, ship: Ship, to: Hex, of: string, by: number): Hex | undefined {
  if (of === 'distance') return wayTo(state, ship, [to])?.hexes[by - 1];
  const { open } = waysIn(state.options);
  const fits = (hex: Hex): boolean =>
    of === 'beside' ? distance(hex, to) === 1 : canShoot(hex, to, range(ship), state.options);
  return NAME.map((_, hex) => hex)
    .filter((hex) => open[hex] === 1 && shipAt(state, hex) === undefined && fits(hex))
    .toSorted((a, b) => distance(a, ship.at) - distance(b, ship.at))[0];
}
