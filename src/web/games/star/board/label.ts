import { AREA, type Hex, hexOf, PLANET_AT, PLANETS } from '../../../../games/star/board.ts';
import { CORNERS, KIT, SHIP } from '../../../../games/star/facts.ts';
import type { State } from '../../../../games/star/state.ts';
import { exactBearing } from '../../../../games/star/texts/where.ts';
import { maxHull, shipAt } from '../../../../games/star/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Place } from '../../view.ts';

/** Who reads, and what everybody is called. */
export interface Reader {
  readonly names: readonly string[];
  readonly eyes: Seat | undefined;
}

/** What a place is called and what is on it, for those who do not see the board. */
export function placeLabel(state: State, place: Place, reader: Reader, steps: number | undefined): string {
  const hex = hexOf(place);
  const things = [shipLabel(state, hex, reader), planetLabel(state, hex, reader)].filter(
    (part) => part !== '',
  );
  if (things.length === 0) things.push(`${isHome(hex) ? 'home' : 'empty'} hex, ${exactBearing(hex)}`);
  if (steps !== undefined) things.push(steps === 1 ? '1 step' : `${steps} steps`);
  return things.join(', ');
}

/** `your Scout`, `Scout of Ann`. */
function owned(thing: string, owner: Seat, { names, eyes }: Reader): string {
  return owner === eyes ? `your ${thing}` : `${thing} of ${names[owner] ?? ''}`;
}

function shipLabel(state: State, hex: Hex, reader: Reader): string {
  const found = shipAt(state, hex);
  if (found === undefined) return '';
  const { ship, owner } = found;
  const kit = ship.kit === '' ? '' : `, ${KIT[ship.kit].name} kit`;
  const whose = owned(SHIP[ship.type].name, owner, reader);
  return `${whose}, ${exactBearing(hex)}, hull ${ship.hull} of ${maxHull(ship)}${kit}`;
}

function planetLabel({ planets }: State, hex: Hex, reader: Reader): string {
  const planet = PLANETS[itemAt(PLANET_AT, hex)];
  if (planet === undefined) return '';
  const owner = itemAt(planets, itemAt(PLANET_AT, hex));
  return owner === 0
    ? `free planet ${planet.name}`
    : `planet ${planet.name}, ${owned('colony', owner - 1, reader)}`;
}

function isHome(hex: Hex): boolean {
  return CORNERS.some((corner) => AREA[corner].includes(hex));
}
