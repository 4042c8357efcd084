import { PLANET_AT, PLANETS } from '../board.ts';
import type { Ship } from '../state.ts';
import { shipAt } from '../verbs.ts';
import { type Outlook, owns } from './outlook.ts';
import { TO_PLANET } from './paths.ts';

/** A planet where a ship keeps Motherships off. */
export interface Sentry {
  readonly planet: number;
  /** The own ship that stands there already. */
  readonly holder: Ship | undefined;
  /** What it is worth to have somebody there, and for each turn that it takes to drive it off. */
  readonly worth: number;
  readonly delay: number;
}

/** Own colonies that could be taken and planets somebody needs to win, unless others stand there. */
export function sentriesOf(outlook: Outlook): Sentry[] {
  const { state, player, race } = outlook;
  return PLANETS.flatMap(({ at }, planet) => {
    if (planet === race.target) return [];
    const worth = guardWorth(outlook, planet);
    const delay = blockWorth(outlook, planet);
    if (worth + delay <= 0) return [];
    const holder = shipAt(state, at)?.ship;
    const taken = holder !== undefined && (holder.type === 'mothership' || !player.ships.includes(holder));
    return taken ? [] : [{ planet, holder, worth, delay }];
  });
}

/** The nearer a Mothership that could take the colony. */
function guardWorth(outlook: Outlook, planet: number): number {
  if (!owns(outlook, planet)) return 0;
  const { weights, rivals } = outlook;
  let worth = 0;
  for (const { mother, race } of rivals) {
    if (mother === undefined) continue;
    const turns = TO_PLANET[planet]![mother.at]! / race.pace;
    worth += weights.guard * weights.guardPerTurn ** turns;
  }
  return worth;
}

/** The more somebody counts on the planet. */
function blockWorth({ weights, rivals }: Outlook, planet: number): number {
  let worth = 0;
  for (const { mother, race, delay } of rivals) {
    if (mother === undefined || PLANET_AT[mother.at] === planet) continue;
    if (race.target === planet) worth += weights.block * delay;
    else if (race.later.includes(planet)) worth += weights.blockLater * delay;
  }
  return worth;
}
