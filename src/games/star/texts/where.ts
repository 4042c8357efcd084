import { present } from '../../../kernel/data/present.ts';
import {
  AREA,
  BRINK,
  distance,
  type Hex,
  type Planet,
  PLANET_AT,
  PLANETS,
  ROW,
  WORMHOLE,
  X,
} from '../board.ts';
import { CORNERS, FACTION, FACTIONS } from '../facts.ts';

/** Where hexes are, in names that stand on the board: planets, the black hole and the coloured corners. */

/** `1 hex`, `3 hexes`. */
export function hexCount(n: number): string {
  return n === 1 ? '1 hex' : `${n} hexes`;
}

/** The planet on a hex, by its name. */
export function planetOn(hex: Hex): string | undefined {
  return PLANETS[PLANET_AT[hex]!]?.name;
}

/** `the blue corner`, where a hex lies in one. */
export function cornerWords(hex: Hex): string | undefined {
  const corner = CORNERS.find((one) => AREA[one].includes(hex));
  const faction = FACTIONS.find((id) => FACTION[id].corner === corner);
  return faction === undefined ? undefined : `the ${FACTION[faction].colour} corner`;
}

/** `on Hollin`, `beside Hollin`, `in the blue corner`, `beside the black hole`, `3 hexes north of Quartz`. */
export function whereabouts(hex: Hex): string {
  const corner = cornerWords(hex);
  if (corner === undefined) return bearing(hex);
  return Object.values(WORMHOLE).includes(hex) ? `on the wormhole of ${corner}` : `in ${corner}`;
}

/** So near to a planet a hex is simply called near it. */
const NEAR = 3;

/** The same roughly: `near Hollin` for whatever is a few hexes away. */
export function near(hex: Hex): string {
  const { at, name } = nearestPlanet(hex);
  const far = distance(hex, at);
  return far > 1 && far <= NEAR ? `near ${name}` : whereabouts(hex);
}

/** The same by planets and the black hole alone, so that hexes of a corner can be told apart. */
export function bearing(hex: Hex): string {
  const { at, name } = nearestPlanet(hex);
  const far = distance(hex, at);
  if (far === 0) return `on ${name}`;
  if (far === 1) return `beside ${name}`;
  if (BRINK[hex] === 1) return 'beside the black hole';
  return `${hexCount(far)} ${direction(at, hex)} of ${name}`;
}

/** The same with the side of a planet, so that the hexes beside it can be told apart too. */
export function exactBearing(hex: Hex): string {
  const { at, name } = nearestPlanet(hex);
  return distance(hex, at) === 1 ? `beside ${name}, ${direction(at, hex)} of it` : bearing(hex);
}

/** `6 hexes from Hollin` */
export function farFromPlanet(hex: Hex): string {
  const { at, name } = nearestPlanet(hex);
  return `${hexCount(distance(at, hex))} from ${name}`;
}

function nearestPlanet(hex: Hex): Planet {
  return present(PLANETS.toSorted((a, b) => distance(a.at, hex) - distance(b.at, hex))[0]);
}

// ── Ways ──────────────────────────────────────────────────────────────────────────────────────────

/** Where a flight leads: `to Hollin`, `beside Hollin`, `3 hexes east, towards Oriel`, `2 hexes north`. */
export function course(from: Hex, to: Hex): string {
  const planet = planetOn(to);
  if (planet !== undefined) return `to ${planet}`;
  const { at, name } = nearestPlanet(to);
  if (distance(at, to) === 1 && at !== from) return `beside ${name}`;
  const goal = goalOf(from, to);
  const way = `${hexCount(distance(from, to))} ${direction(from, to)}`;
  return goal === undefined ? way : `${way}, ${goal}`;
}

/** What a flight tends to: `into the blue corner`, `towards Oriel`; nothing where it only leads away. */
export function goalOf(from: Hex, to: Hex): string | undefined {
  const corner = cornerWords(to);
  if (corner !== undefined && corner !== cornerWords(from)) return `into ${corner}`;
  const nearer = ({ at }: Planet): number => distance(from, at) - distance(to, at);
  const [goal] = PLANETS.filter((planet) => nearer(planet) > 0).toSorted(
    (a, b) => distance(to, a.at) - distance(to, b.at) || nearer(b) - nearer(a),
  );
  return goal === undefined ? undefined : `towards ${goal.name}`;
}

const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** Rows are farther apart than half columns: 1.5 to half the root of 3. */
const COLUMN = Math.sqrt(3) / 2;
const LINE = 1.5;

/** The way from one hex to another as one of eight winds. */
export function direction(from: Hex, to: Hex): string {
  const east = (X[to]! - X[from]!) * COLUMN;
  const south = (ROW[to]! - ROW[from]!) * LINE;
  const eighth = Math.round(Math.atan2(east, -south) / (Math.PI / 4));
  return WINDS[(eighth + WINDS.length) % WINDS.length]!;
}
