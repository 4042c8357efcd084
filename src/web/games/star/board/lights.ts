import { type Hex, hexOf, NAME, PLANETS } from '../../../../games/star/board.ts';
import type { Ship, State } from '../../../../games/star/state.ts';
import { shipAt } from '../../../../games/star/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { BoardProps, Place } from '../../view.ts';
import { type Spot, spotOf } from './geometry.ts';

/** Which places are lit, and how. */

export type Glow =
  /** The hex of the ship in the hand. */
  | 'picked'
  /** The hex of a ship that can do something. */
  | 'source'
  /** A hex one, two, or more steps away; where a new ship comes, all are in the middle. */
  | 'near'
  | 'middle'
  | 'far'
  /** A free hex where a jump of the ship in the hand ends. */
  | 'landing'
  /** The hex of an enemy in range. */
  | 'attack'
  /** The hex of an own ship that something is done to. */
  | 'aid';

type Lit = Pick<BoardProps<State>, 'state' | 'sources' | 'targets' | 'distant' | 'picked'>;

/** Every place that can be clicked, with its light. */
export function lightsOf(lit: Lit, steps: ReadonlyMap<Hex, number>): ReadonlyMap<Place, Glow> {
  const { state, sources, targets, distant, picked } = lit;
  const glows = new Map<Place, Glow>();
  const owner = picked === undefined ? undefined : shipAt(state, hexOf(picked))?.owner;
  for (const place of sources) glows.set(place, 'source');
  for (const place of [...distant, ...targets]) {
    const there = shipAt(state, hexOf(place));
    if (there === undefined)
      glows.set(place, owner === undefined ? 'middle' : reachGlow(steps.get(hexOf(place))));
    else glows.set(place, owner !== undefined && there.owner !== owner ? 'attack' : 'aid');
  }
  if (picked !== undefined) glows.set(picked, 'picked');
  return glows;
}

function reachGlow(steps: number | undefined): Glow {
  if (steps === undefined) return 'landing';
  return steps === 1 ? 'near' : steps === 2 ? 'middle' : 'far';
}

/** The ship in the hand. */
export function shipInHand({ state, picked }: Pick<Lit, 'state' | 'picked'>): Ship | undefined {
  return picked === undefined ? undefined : shipAt(state, hexOf(picked))?.ship;
}

/** Hexes that are not lit: those with ships or planets, and all others. */
export function darkHexes(
  { players }: State,
  lit: ReadonlyMap<Place, Glow>,
): Record<'notable' | 'space', readonly Hex[]> {
  const ships = players.flatMap((player) => player.ships.map(({ at }) => at));
  const things = new Set([...ships, ...PLANETS.map(({ at }) => at)]);
  const isDark = (hex: Hex): boolean => !lit.has(itemAt(NAME, hex));
  return {
    notable: [...things].filter(isDark),
    space: NAME.map((_, hex) => hex).filter((hex) => !things.has(hex) && isDark(hex)),
  };
}

/** How far a spot of the drawing is from the middle of a place. */
export function farFrom(place: Place, { x, y }: Spot): number {
  const middle = spotOf(hexOf(place));
  return Math.hypot(middle.x - x, middle.y - y);
}
