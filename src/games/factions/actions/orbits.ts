import type { Seat } from '../../../kernel/game.ts';
import { around, cellOf, NAME, planetOn, TICKS, tickStep } from '../board.ts';
import { PLANETS, type Planet, type PlanetName } from '../facts.ts';
import type { Events, StepOf, MoveOf, State } from '../state.ts';
import { clockwise, firstAsked, playerOf } from '../verbs.ts';

/** Planets that move, and ships that ride along (15.1). */

type Glide = StepOf<'glide'>;
type Orbiting = StepOf<'orbit'>;

/** All planets from a ring outward make one step each. */
export function turnWheel(state: State, { ring }: StepOf<'wheel'>): void {
  const last = Math.max(...state.planets.map((orbit) => orbit.ring));
  if (ring > last) return;
  state.stack.push({ step: 'wheel', ring: ring + 1 });
  const planet = planetOn(state.planets, ring);
  if (planet >= 0) state.stack.push({ step: 'glide', planet, left: 1, back: false });
}

/** One step of a planet; everybody who was beside it may follow, one ship after the other. */
export function glide(state: State, { planet, left, back }: Glide, events: Events): void {
  const orbit = state.planets[planet]!;
  const before = around(orbit);
  const { ring, tick: from } = orbit;
  const step = tickStep(ring);
  const to = (from + (back ? TICKS - step : step)) % TICKS;
  state.planets = state.planets.with(planet, { ring, tick: to });
  events?.push({ type: 'glided', planet: nameOf(planet), ring, from, to });
  if (left > 1) state.stack.push({ step: 'glide', planet, left: left - 1, back });
  const riders = clockwise(state, firstAsked(state)).flatMap((seat) =>
    playerOf(state, seat).ships.flatMap((at, ship): Orbiting[] =>
      before.includes(at) ? [{ step: 'orbit', seat, ship, planet }] : [],
    ),
  );
  state.stack.push(...riders.reverse());
}

export function orbitMoves(state: State, { seat, ship, planet }: Orbiting): MoveOf<'orbit' | 'stay'>[] {
  const at = playerOf(state, seat).ships[ship]!;
  const next = around(state.planets[planet]!).filter((sector) => sector !== at);
  return [
    { type: 'stay' },
    ...next.map((to): MoveOf<'orbit' | 'stay'> => ({ type: 'orbit', to: NAME[to]! })),
  ];
}

export function answerOrbit(
  state: State,
  { seat, ship }: Orbiting,
  move: MoveOf<'orbit' | 'stay'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type !== 'orbit') return;
  const player = playerOf(state, seat);
  const from = player.ships[ship]!;
  player.ships = player.ships.with(ship, cellOf(move.to));
  player.orbits += 1;
  events?.push({ type: 'rode', seat, from: NAME[from]!, to: move.to });
}

export function nameOf(planet: Planet): PlanetName {
  return PLANETS[planet]!;
}

/** A planet by a name the game itself has given. */
export function planetOf(name: PlanetName): Planet {
  return PLANETS.indexOf(name);
}

/** 9: two planets trade places; nobody follows. */
export function invert(state: State, seat: Seat, a: PlanetName, b: PlanetName, events: Events): void {
  const first = state.planets[planetOf(a)]!;
  const second = state.planets[planetOf(b)]!;
  state.planets = state.planets.with(planetOf(a), second).with(planetOf(b), first);
  events?.push({ type: 'inverted', seat, a, b });
}

// ── Choosing a planet to move ─────────────────────────────────────────────────────────────────────

type Shove = StepOf<'shove'>;

export function shoveMoves({ planets }: State, { least, most }: Shove): MoveOf<'shove'>[] {
  return planets.flatMap((_, planet) =>
    Array.from(
      { length: most - least + 1 },
      (__, i): MoveOf<'shove'> => ({ type: 'shove', planet: nameOf(planet), steps: least + i }),
    ),
  );
}

export function answerShove(state: State, _frame: Shove, { planet, steps }: MoveOf<'shove'>): void {
  state.stack.pop();
  state.stack.push({ step: 'glide', planet: planetOf(planet), left: steps, back: false });
}
