import { distance, type Hex, PLANET_AT, PLANETS, WORMHOLE } from '../board.ts';
import { FUEL } from '../facts.ts';
import type { Ship } from '../state.ts';
import { cornerOf, maxHull, movement, range, shipAt } from '../verbs.ts';
import { damageAt, type Threat, threatsTo } from './danger.ts';
import type { Outlook } from './outlook.ts';
import { owns, PLANET_NUMBERS } from './outlook.ts';
import { stepsTo, TO_PLANET } from './paths.ts';
import { obstruction } from './race.ts';
import { type Aim, aimsOf } from './shot.ts';
import type { Weights } from './weights.ts';

/** Somewhere a ship is wanted: to stand there, or near enough to shoot. */
interface Task {
  readonly steps: Uint8Array;
  readonly near: number;
  readonly worth: number;
}

/** What a ship other than the Mothership can do, and where. */
export interface Watch {
  readonly ship: Ship;
  readonly aims: readonly Aim[];
  readonly tasks: readonly Task[];
  readonly threats: readonly Threat[];
  readonly pace: number;
  readonly far: number;
}

export function watchOf(outlook: Outlook, ship: Ship, sentries: readonly Sentry[]): Watch {
  const pace = Math.max(1, movement(ship));
  const far = range(ship);
  const aims = aimsOf(outlook, ship);
  const tasks = [...huntsOf(outlook, aims, far), ...standsOf(ship, sentries, outlook.weights)];
  return { ship, aims, tasks, threats: threatsTo(outlook, ship, pace), pace, far };
}

/** What it is worth that a ship stands at a hex at the end of the turn. */
export function postWorth(outlook: Outlook, { ship, tasks, threats, pace }: Watch, hex: Hex): number {
  const { weights, mother, race, state, seat } = outlook;
  let best = 0;
  for (const { steps, near, worth } of tasks) {
    if (worth <= best) continue;
    const rest = Math.max(0, (steps[hex] as number) - near) / pace;
    best = Math.max(best, worth * weights.flight ** rest);
  }
  const planet = PLANET_AT[hex] as number;
  if (planet >= 0 && planet === race.target && !owns(state, seat, planet)) best -= weights.inTheWay;
  if (mother !== undefined) best -= weights.escort * distance(hex, mother.at);
  return best - fearFor(outlook, ship, damageAt(threats, hex));
}

function fearFor({ weights }: Outlook, ship: Ship, damage: number): number {
  const share = Math.min(1, damage / ship.hull);
  return weights.fear * weights.ship[ship.type] * share * share;
}

/** Where the enemies are, and where they would come from if there is none. */
function huntsOf({ weights, rivals }: Outlook, aims: readonly Aim[], far: number): Task[] {
  const hunts = aims.map(({ enemy, safe }) => ({
    steps: stepsTo(enemy.ship.at),
    near: far,
    worth: weights.hunt * Math.max(safe, 0) + weights.prey * (enemy.worth + enemy.prize),
  }));
  for (const { player } of rivals) {
    if (player.ships.length > 0 || player.faction === '') continue;
    hunts.push({ steps: stepsTo(WORMHOLE[cornerOf(player)]), near: far, worth: weights.nest });
  }
  return hunts;
}

// ── Planets to stand on ───────────────────────────────────────────────────────────────────────────

/** A planet where a ship keeps Motherships off. */
export interface Sentry {
  readonly planet: number;
  readonly holder: Ship | undefined;
  /** What it is worth to have somebody there, and for each turn that it takes to drive it off. */
  readonly worth: number;
  readonly delay: number;
}

/** Own colonies that could be taken and planets somebody needs to win, unless somebody stands there already. */
export function sentriesOf(outlook: Outlook): Sentry[] {
  const { state, seat, player, race } = outlook;
  const sentries: Sentry[] = [];
  for (const planet of PLANET_NUMBERS) {
    if (!owns(state, seat, planet) && planet === race.target) continue;
    const worth = guardWorth(outlook, planet);
    const delay = blockWorth(outlook, planet);
    if (worth + delay <= 0) continue;
    const holder = shipAt(state, (PLANETS[planet] as (typeof PLANETS)[number]).at)?.ship;
    if (holder !== undefined && (holder.type === 'mothership' || !player.ships.includes(holder))) continue;
    sentries.push({ planet, holder, worth, delay });
  }
  return sentries;
}

/** The nearer a Mothership that could take the colony. */
function guardWorth({ state, seat, weights, rivals }: Outlook, planet: number): number {
  if (!owns(state, seat, planet)) return 0;
  let worth = 0;
  for (const { mother, race } of rivals) {
    if (mother === undefined) continue;
    const turns = ((TO_PLANET[planet] as Uint8Array)[mother.at] as number) / race.pace;
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

function standsOf(ship: Ship, sentries: readonly Sentry[], weights: Weights): Task[] {
  return sentries
    .filter(({ holder }) => holder === undefined || holder === ship)
    .map(({ planet, worth, delay }) => ({
      steps: TO_PLANET[planet] as Uint8Array,
      near: 0,
      worth: worth + delay * obstruction(ship, false, weights),
    }));
}

/** What a way home through the black hole costs. */
export function tollWorth({ weights }: Outlook): number {
  return weights.stock[FUEL] as number;
}

export function isHurt(ship: Ship): boolean {
  return ship.hull < maxHull(ship);
}
