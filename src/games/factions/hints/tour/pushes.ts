import type { Sector } from '../../board.ts';
import { around, TICKS, tickStep } from '../../board.ts';
import type { Planet } from '../../facts.ts';
import type { State } from '../../state.ts';
import type { Outlook } from '../outlook.ts';
import { outlookOf } from '../survey.ts';
import { planOf } from './tour.ts';
import { WEIGHTS } from '../weights.ts';

/** What it brings that a planet makes a step, with the ship riding along if that is better. */
export function pushGain(outlook: Outlook, planet: Planet): number {
  const { state, player } = outlook;
  const before = state.planets[planet]!;
  const after = { ring: before.ring, tick: (before.tick + tickStep(before.ring)) % TICKS };
  const then = { ...state, planets: state.planets.with(planet, after) };
  const rides = player.ships.some((ship) => around(before).includes(ship)) ? around(after) : [];
  const worths = [player.ships[0]!, ...rides].map((ship) => standing(then, outlook, ship));
  return Math.max(...worths) - standing(state, outlook, player.ships[0]!) - WEIGHTS.pull / 5;
}

function standing(state: State, { seat, player }: Outlook, ship: Sector): number {
  const players = state.players.with(seat, { ...player, ships: player.ships.with(0, ship) });
  return planOf(outlookOf({ ...state, players }, seat), 'fresh', WEIGHTS.glance).worth;
}
