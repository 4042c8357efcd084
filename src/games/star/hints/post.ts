import { distance, type Hex, PLANET_AT, WORMHOLE } from '../board.ts';
import type { Ship } from '../state.ts';
import { cornerOf, movement, range } from '../verbs.ts';
import { damageAt, type Threat, threatsTo } from './danger.ts';
import { type Fading, fadingFor } from './fading.ts';
import type { Outlook } from './outlook.ts';
import { stepsTo, TO_PLANET } from './paths.ts';
import { obstruction } from './race.ts';
import type { Sentry } from './sentry.ts';
import { type Aim, aimsOf, worthwhile } from './shot.ts';
import type { Weights } from './weights.ts';

/** What a ship other than the Mothership can do, and where. */
export interface Post {
  readonly ship: Ship;
  readonly aims: readonly Aim[];
  /** The most wanted first. */
  readonly tasks: readonly Task[];
  readonly threats: readonly Threat[];
  readonly pace: number;
  readonly far: number;
  readonly fading: Fading;
}

/** Somewhere a ship is wanted: to stand there, or near enough to shoot. */
interface Task {
  readonly steps: Uint8Array;
  readonly near: number;
  readonly worth: number;
}

export function postOf(outlook: Outlook, ship: Ship, sentries: readonly Sentry[]): Post {
  const pace = Math.max(1, movement(ship));
  const far = range(ship);
  const aims = aimsOf(outlook, ship);
  const tasks = [...huntsOf(outlook, aims, far), ...standsOf(ship, sentries, outlook.weights)];
  return {
    ship,
    aims: worthwhile(outlook, aims),
    tasks: tasks.sort((a, b) => b.worth - a.worth),
    threats: threatsTo(outlook, ship, pace),
    pace,
    far,
    fading: fadingFor(outlook.weights, pace),
  };
}

/** The same for another ship of its kind that is new. */
export function postAt(outlook: Outlook, post: Post, ship: Ship): Post {
  return { ...post, ship, threats: threatsTo(outlook, ship, post.pace) };
}

/** What it is worth that the ship stands at a hex at the end of the turn. */
export function postWorth(outlook: Outlook, { ship, tasks, threats, fading }: Post, hex: Hex): number {
  const { weights, mother, race } = outlook;
  let worth = 0;
  for (const task of tasks) {
    if (task.worth <= worth) break;
    const steps = Math.max(0, task.steps[hex]! - task.near);
    worth = Math.max(worth, task.worth * fading[steps]!);
  }
  if (race.target >= 0 && PLANET_AT[hex] === race.target) worth -= weights.inTheWay;
  if (mother !== undefined) worth -= weights.escort * distance(hex, mother.at);
  return worth - fearFor(outlook, ship, damageAt(threats, hex));
}

function fearFor({ weights }: Outlook, ship: Ship, damage: number): number {
  const share = Math.min(1, damage / ship.hull);
  return weights.fear * weights.ship[ship.type] * share * share;
}

/** Where the enemies are, and where those without a ship would come back. */
function huntsOf({ weights, rivals, mother }: Outlook, aims: readonly Aim[], far: number): Task[] {
  const zeal = mother === undefined ? weights.orphan : 1;
  const hunts = aims.map(({ enemy, safe }) => ({
    steps: stepsTo(enemy.ship.at),
    near: far,
    worth: zeal * (weights.hunt * Math.max(safe, 0) + weights.prey * (enemy.worth + enemy.prize)),
  }));
  for (const { player } of rivals) {
    if (player.ships.length > 0 || player.faction === '') continue;
    hunts.push({ steps: stepsTo(WORMHOLE[cornerOf(player)]), near: far, worth: weights.nest });
  }
  return hunts;
}

/** Planets where nobody else of the own ships stands. */
function standsOf(ship: Ship, sentries: readonly Sentry[], weights: Weights): Task[] {
  const patience = obstruction(ship, false, weights);
  return sentries
    .filter(({ holder }) => holder === undefined || holder === ship)
    .map(({ planet, worth, delay }) => ({
      steps: TO_PLANET[planet]!,
      near: 0,
      worth: worth + delay * patience,
    }));
}
