import { equal } from '../../../kernel/data/plain.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type Segment, SPACES, type Space } from '../board.ts';
import { OUTER } from '../facts.ts';
import type { Player, State } from '../state.ts';
import { playerOf } from '../verbs.ts';
import { type Crew, crewOf, type Mission, HOME, cheapestAt } from './crew.ts';
import { FAR, openDistances } from './distances.ts';
import type { Outlook } from './outlook.ts';
import { TOO_FAR } from './project.ts';
import { fly, nearestTo, resultOf, run, type TrialMove, startTrial } from './trialMove.ts';
import { type Stance, totalWorth } from './stance.ts';

/** What a Move with some points would change: plans are tried out and their results judged. */
export function sortieGain(stance: Stance, points: number): number {
  const { seat, weights } = stance.outlook;
  let best: number | undefined;
  let last: Plan;
  for (const plan of plansOf(stance, points)) {
    if (plan === undefined || (last !== undefined && endAlike(plan, last, seat))) continue;
    last = plan;
    const gain = totalWorth(plan, seat, weights) - stance.total;
    if (best === undefined || gain > best) best = gain;
  }
  return best ?? 0;
}

type Plan = State | undefined;

/** Whether two plans come to the same: they differ in the own player, the cards owed and the gates, or in nothing. */
function endAlike(a: State, b: State, seat: Seat): boolean {
  return (
    a.gates === b.gates && equal(a.turn.queue, b.turn.queue) && equal(playerOf(a, seat), playerOf(b, seat))
  );
}

function plansOf(stance: Stance, points: number): Plan[] {
  const { state } = stance.outlook;
  switch (state.turn.effect) {
    case 'HYPERDRIVE':
      return alone(stance, points);
    case 'TRANSCEND':
      return ordinary(withoutBarriers(stance), points);
    case 'CEREMONY':
      return [...ordinary(stance, points), ceremony(stance, points)];
    case 'FUEL':
      return [...ordinary(stance, points), ...fuelled(stance, points)];
    case 'PUNCTURE':
      return [...ordinary(stance, points), puncture(stance, points)];
    case 'TELEPORT':
      return [...ordinary(stance, points), teleport(stance, points)];
    default:
      return ordinary(stance, points);
  }
}

function ordinary(stance: Stance, points: number): Plan[] {
  return [onMissions(stance, points), toProject(stance, points)];
}

/** Everybody on the mission it has, the best for its points first. */
function onMissions({ outlook, crew }: Stance, points: number): Plan {
  const missions = openMissions(crew);
  if (missions.length === 0) return undefined;
  const trial = startTrial(outlook, points);
  for (const mission of missions) run(trial, mission);
  return resultOf(trial);
}

function openMissions({ missions }: Crew): Mission[] {
  return missions
    .filter(({ points }) => points > 0 && points < FAR)
    .sort((a, b) => (b.done - b.worth) / b.points - (a.done - a.worth) / a.points);
}

/** Those who are nearest to where the project needs them; the others on their missions. */
function toProject({ outlook, crew, project }: Stance, points: number): Plan {
  if (project.points === 0 || project.points >= TOO_FAR) return undefined;
  const trial = startTrial(outlook, points);
  for (const to of project.spaces) {
    const from = nearestTo(trial, to);
    if (from === undefined) return undefined;
    fly(trial, from, to);
  }
  for (const mission of openMissions(crew)) run(trial, mission);
  return resultOf(trial);
}

// ── Effects ───────────────────────────────────────────────────────────────────────────────────────

const FUEL_POINTS = 3;
const TELEPORT_POINTS = 3;
/** HYPERDRIVE: how many sundivers are thought of. */
const CANDIDATES = 3;

/** One sundiver only, and the one that has begun. */
function alone({ outlook, crew }: Stance, points: number): Plan[] {
  const { marked } = outlook.state.turn;
  return openMissions(crew)
    .filter(({ from }) => marked === -1 || marked === from)
    .slice(0, CANDIDATES)
    .map((mission) => {
      const trial = startTrial(outlook, points);
      run(trial, mission);
      return resultOf(trial);
    });
}

function withoutBarriers({ outlook, ...stance }: Stance): Stance {
  const open: Outlook = { ...outlook, distances: openDistances(outlook.state) };
  return { ...stance, outlook: open, crew: crewOf(open) };
}

/** One energy more for the way. */
function fuelled({ outlook, ...stance }: Stance, points: number): Plan[] {
  const { player, state } = outlook;
  if (player.energy === 0 || state.turn.uses === 0) return [];
  const poorer = { ...player, energy: player.energy - 1 };
  return ordinary({ ...stance, outlook: { ...outlook, player: poorer } }, points + FUEL_POINTS);
}

/** Everybody out into outer orbit. */
function ceremony({ outlook }: Stance, points: number): Plan {
  const { board, eye, player } = outlook;
  const trial: TrialMove = startTrial(outlook, points);
  const spaces = board.atEye[eye]!.filter((space) => board.rings[OUTER]?.includes(space));
  for (let i = 0; i < player.hold; i++) fly(trial, HOME, spaces[i % spaces.length]!);
  return resultOf(trial);
}

/** A gate, for the sundiver that is missed least, where it brings most nearer. */
function puncture({ outlook, crew }: Stance, points: number): Plan {
  const { state, seat, player } = outlook;
  if (points === 0 || state.turn.uses === 0) return undefined;
  const site = bestSite(outlook, crew);
  if (site === undefined) return undefined;
  const left = { ...moved(player, site.from, -1), reserve: player.reserve + 1, gates: player.gates - 1 };
  const gates = state.gates.with(site.segment, 1 + seat);
  return { ...resultOf({ ...startTrial(outlook, 0), player: left }), gates };
}

interface Site {
  readonly from: Space;
  readonly segment: Segment;
}

function bestSite({ state, player, board }: Outlook, crew: Crew): Site | undefined {
  const prices = cheapestAt(crew);
  let best = Number.NEGATIVE_INFINITY;
  let site: Site | undefined;
  for (const from of board.spaces) {
    if (player.divers[from] === 0) continue;
    for (const { to, segment } of board.borders[from]!) {
      if (segment < 0 || state.gates[segment] !== 0) continue;
      const nearer = Math.abs(crew.lure[to]! - crew.lure[from]!);
      if (nearer - prices[from]! <= best) continue;
      best = nearer - prices[from]!;
      site = { from, segment };
    }
  }
  return site;
}

/** The sundiver that is missed least, to where one more is worth most. */
function teleport({ outlook, crew }: Stance, points: number): Plan {
  if (points < TELEPORT_POINTS) return undefined;
  const landing = bestLanding(crew);
  const onBoard = crew.missions.filter(({ from }) => from !== HOME);
  if (onBoard.length === 0) return undefined;
  const { from } = onBoard.reduce((a, b) => (b.worth < a.worth ? b : a));
  const player = moved(moved(outlook.player, from, -1), landing, 1);
  return resultOf({ ...startTrial(outlook, 0), player });
}

/** Where one more sundiver would be worth most. */
export function bestLanding({ lure }: Crew): Space {
  let best = 0;
  for (let space = 1; space < SPACES; space++) if (lure[space]! > lure[best]!) best = space;
  return best;
}

function moved(player: Player, space: Space, by: number): Player {
  return { ...player, divers: player.divers.with(space, player.divers[space]! + by) };
}
