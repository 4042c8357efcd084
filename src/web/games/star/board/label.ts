import { AREA, type Hex, hexOf, PLANET_AT, PLANETS } from '../../../../games/star/board.ts';
import { CORNERS, KIT, SHIP } from '../../../../games/star/facts.ts';
import type { State } from '../../../../games/star/state.ts';
import { bearing } from '../../../../games/star/texts/where.ts';
import { maxHull, shipAt } from '../../../../games/star/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';

/** What a place is called and what is on it, for those who do not see the board. */
export function placeLabel(
  state: State,
  place: Place,
  names: readonly string[],
  steps: number | undefined,
): string {
  const hex = hexOf(place);
  const things = [shipLabel(state, hex, names), planetLabel(state, hex, names)].filter((part) => part !== '');
  if (things.length === 0) things.push(`${isHome(hex) ? 'home' : 'empty'} hex, ${bearing(hex)}`);
  if (steps !== undefined) things.push(steps === 1 ? '1 step' : `${steps} steps`);
  return things.join(', ');
}

function shipLabel(state: State, hex: Hex, names: readonly string[]): string {
  const found = shipAt(state, hex);
  if (found === undefined) return '';
  const { ship, owner } = found;
  const kit = ship.kit === '' ? '' : `, ${KIT[ship.kit].name} kit`;
  return `${SHIP[ship.type].name} of ${names[owner] ?? ''}, ${bearing(hex)}, hull ${ship.hull} of ${maxHull(ship)}${kit}`;
}

function planetLabel({ planets }: State, hex: Hex, names: readonly string[]): string {
  const planet = PLANETS[itemAt(PLANET_AT, hex)];
  if (planet === undefined) return '';
  const owner = itemAt(planets, itemAt(PLANET_AT, hex));
  return owner === 0
    ? `free planet ${planet.name}`
    : `planet ${planet.name}, colony of ${names[owner - 1] ?? ''}`;
}

function isHome(hex: Hex): boolean {
  return CORNERS.some((corner) => AREA[corner].includes(hex));
}
