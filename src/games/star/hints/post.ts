import { distance, type Hex, PLANET_AT, PLANETS, WORMHOLE } from '../board.ts';
import { FUEL } from '../facts.ts';
import type { Ship } from '../state.ts';
import { cornerOf, maxHull, movement, range, shipAt } from '../verbs.ts';
import { damageAt, type Threat, threatsTo } from './danger.ts';
import type { Outlook } from './outlook.ts';
import { owns, PLANET_NUMBERS } from './outlook.ts';
import { stepsTo, TO_PLANET } from './paths.ts';
import { type Aim, aimsOf } from './shot.ts';

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
  const tasks = [...huntsOf(outlook, aims, far), ...standsOf(ship, sentries)];
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
    hunts.push({ steps: stepsTo(WORMHOLE[cornerOf(player)]), near: far, worth: weights.obstacle });
  }
  return hunts;
}

// ── Planets to stand on ───────────────────────────────────────────────────────────────────────────

/** A planet where a ship keeps Motherships off. */
export interface Sentry {
  readonly planet: number;
  readonly holder: Ship | undefined;
  readonly worth: number;
}

/** Own colonies that could be taken and planets somebody needs to win, unless somebody stands there already. */
export function sentriesOf(outlook: Outlook): Sentry[] {
  const { state, player } = outlook;
  const sentries: Sentry[] = [];
  for (const planet of PLANET_NUMBERS) {
    const worth = sentryWorth(outlook, planet);
    if (worth <= 0) continue;
    const holder = shipAt(state, (PLANETS[planet] as (typeof PLANETS)[number]).at)?.ship;
    if (holder !== undefined && (holder.type === 'mothership' || !player.ships.includes(holder))) continue;
    sentries.push({ planet, holder, worth });
  }
  return sentries;
}

function sentryWorth({ state, seat, weights, rivals, race }: Outlook, planet: number): number {
  if (!owns(state, seat, planet) && planet === race.target) return 0;
  let worth = 0;
  for (const rival of rivals) {
    if (rival.mother === undefined) continue;
    const turns = ((TO_PLANET[planet] as Uint8Array)[rival.mother.at] as number) / rival.race.pace;
    if (owns(state, seat, planet)) worth += weights.guard * weights.guardPerTurn ** turns;
    if (rival.race.target === planet && turns > 0) worth += weights.block * rival.menace;
  }
  return worth;
}

function standsOf(ship: Ship, sentries: readonly Sentry[]): Task[] {
  return sentries
    .filter(({ holder }) => holder === undefined || holder === ship)
    .map(({ planet, worth }) => ({ steps: TO_PLANET[planet] as Uint8Array, near: 0, worth }));
}

/** What a way home through the black hole costs. */
export function tollWorth({ weights }: Outlook): number {
  return weights.stock[FUEL] as number;
}

export function isHurt(ship: Ship): boolean {
  return ship.hull < maxHull(ship);
}
