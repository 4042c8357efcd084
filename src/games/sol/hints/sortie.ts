import { type Border, LAYER, SPACES, type Space } from '../board.ts';
import { CORE } from '../facts.ts';
import type { Player, State } from '../state.ts';
import { type Crew, type Errand, HOME } from './crew.ts';
import { FAR } from './distances.ts';
import type { Outlook } from './outlook.ts';
import { type Stance, stanceOf } from './stance.ts';

/** What a Move with some points would bring: its best plans are carried out in thought and the result is judged. */
export function sortieGain(stance: Stance, points: number): number {
  const { total, outlook } = stance;
  const { seat, weights } = outlook;
  const plans = [onErrands(stance, points), toProject(stance, points)];
  let best = 0;
  for (const plan of plans) {
    if (plan !== undefined) best = Math.max(best, stanceOf(plan, seat, weights).total - total);
  }
  return best;
}

/** Everybody on the errand it has, the best for its points first. */
function onErrands({ outlook, crew }: Stance, points: number): State | undefined {
  const errands = openErrands(crew);
  if (errands.length === 0) return undefined;
  const flight = new Flight(outlook, points);
  for (const errand of errands) flight.run(errand);
  return flight.result();
}

function openErrands({ errands }: Crew): Errand[] {
  return errands
    .filter(({ points }) => points > 0 && points < FAR)
    .sort((a, b) => (b.done - b.worth) / b.points - (a.done - a.worth) / a.points);
}

/** Those who are nearest to where the project needs them; the others on their errands. */
function toProject({ outlook, crew, project }: Stance, points: number): State | undefined {
  if (project.points === 0 || project.points >= FAR) return undefined;
  const flight = new Flight(outlook, points);
  for (const to of project.spaces) {
    const from = flight.nearest(to);
    if (from === undefined) return undefined;
    flight.fly(from, to);
  }
  for (const errand of openErrands(crew)) flight.run(errand);
  return flight.result();
}

/** A copy of the player whose sundivers fly in thought, each at most once. */
class Flight {
  private left: number;
  private readonly outlook: Outlook;
  private readonly player: Player;
  /** Sundivers that have not flown yet, by place. */
  private readonly waiting: number[];

  constructor(outlook: Outlook, points: number) {
    this.outlook = outlook;
    this.left = points;
    this.player = { ...outlook.player, divers: outlook.player.divers.slice() };
    this.waiting = [...outlook.player.divers, outlook.player.hold];
  }

  run({ from, to, layer, hurl }: Errand): void {
    const { player, outlook } = this;
    if (this.left === 0 || this.waiting[from] === 0) return;
    const end = this.fly(from, to >= 0 ? to : this.nearestOf(layer, from));
    if (!hurl || this.left === 0 || LAYER[end] !== CORE) return;
    this.left--;
    player.divers[end] = (player.divers[end] as number) - 1;
    player.vaporized++;
    player.momentum += 2 + outlook.clock.flare;
  }

  /** Flies one sundiver as far as the points allow, and returns where it is then. */
  fly(from: Space, to: Space): Space {
    this.waiting[from] = (this.waiting[from] as number) - 1;
    if (this.left === 0 || from === to) return from;
    const { divers } = this.player;
    let at = from;
    if (from === HOME) {
      at = this.launchFor(to);
      this.player.hold--;
      this.left--;
    } else divers[from] = (divers[from] as number) - 1;
    for (; this.left > 0 && at !== to; this.left--) at = this.nearer(at, to);
    divers[at] = (divers[at] as number) + 1;
    return at;
  }

  /** Where the nearest sundiver is that has not flown yet. */
  nearest(to: Space): Space | undefined {
    let best: Space | undefined;
    let least: number = FAR;
    for (const from of this.outlook.board.spaces) {
      if (this.waiting[from] === 0 || this.distance(from, to) >= least) continue;
      least = this.distance(from, to);
      best = from;
    }
    if (this.waiting[HOME] === 0) return best;
    return 1 + this.distance(this.launchFor(to), to) < least ? HOME : best;
  }

  private distance(from: Space, to: Space): number {
    return this.outlook.distances.spaces[from * SPACES + to] as number;
  }

  private launchFor(to: Space): Space {
    const { board, eye } = this.outlook;
    const spaces = board.atEye[eye] as readonly Space[];
    return spaces.reduce((a, b) => (this.distance(b, to) < this.distance(a, to) ? b : a));
  }

  private nearestOf(layer: number, from: Space): Space {
    const { board, eye } = this.outlook;
    const start = from === HOME ? ((board.atEye[eye] as readonly Space[])[0] as Space) : from;
    const ring = board.rings[layer] as readonly Space[];
    return ring.reduce((a, b) => (this.distance(start, b) < this.distance(start, a) ? b : a));
  }

  private nearer(at: Space, to: Space): Space {
    const here = this.distance(at, to);
    const { board, state } = this.outlook;
    for (const border of board.borders[at] as readonly Border[]) {
      const open = border.segment < 0 || state.gates[border.segment] !== 0;
      if (open && this.distance(border.to, to) < here) return border.to;
    }
    return to;
  }

  /** The position once the Move is over. */
  result(): State {
    const { state, seat } = this.outlook;
    const players = state.players.slice();
    players[seat] = this.player;
    return { ...state, players, stack: state.stack.slice(0, -1) };
  }
}
