import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { moveText } from '../../../../kernel/text.ts';
import { NAME } from '../../../../games/sol/board.ts';
import { moveStep, moveSteps } from '../../../../games/sol/actions/flight.ts';
import type { Event, Step, Move, State } from '../../../../games/sol/state.ts';
import { boardOf, diversAt, playerOf, power } from '../../../../games/sol/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';

/**
 * Ways that take several steps: everywhere the picked sundiver can get with the points left, cheapest first.
 * Every step is taken by the engine on a copy, so gates, fees and the limit of five are the game's own.
 */

interface Way {
  readonly state: State;
  readonly place: Place;
  readonly texts: readonly string[];
}

/** For each place beyond one step the texts of the moves that lead there. */
export function paths(state: State, seat: Seat, from: Place): ReadonlyMap<Place, readonly string[]> {
  const start = startOf(state, seat);
  if (start === undefined) return new Map();
  const direct = start.texts.length === 0 ? 1 : 0;
  const found = new Map<Place, readonly string[]>();
  for (const { place, texts } of waysFrom(start, seat, from)) {
    if (texts.length - start.texts.length > direct && !found.has(place)) found.set(place, texts);
  }
  found.delete(from);
  return found;
}

/** What happens on a way, and the match before its first step and after its last; nothing for what is no way now. */
export function alongPath(state: State, seat: Seat, texts: readonly string[]): Walked | undefined {
  const start = startOf(state, seat);
  if (start === undefined) return undefined;
  const events: Event[] = [];
  const after = clone(start.state);
  for (const text of texts.slice(start.texts.length)) {
    const step = moveSteps(after, { seat }).find((move) => moveText(move) === text);
    if (step === undefined) return undefined;
    moveStep(after, { seat }, step, events);
  }
  return { chosen: start.texts.length === 0, before: start.state, after, events };
}

interface Walked {
  /** Whether the Move had been chosen already. */
  readonly chosen: boolean;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** What can be done with the ship or the sundiver that is in the hand. */
export function inHand(_: State, piece: Place): string {
  return piece.startsWith('ship ')
    ? 'Choose a lit space. A launch costs 1 point, and so does every step on.'
    : 'Choose a lit space. A step costs 1 point; gates lead through barriers.';
}

/** Places where something can be picked that moves, also before the Move has been chosen. */
export function starts(state: State, seat: Seat): readonly Place[] {
  if (asking<Step>(state)?.step !== 'action' || state.turn.seat !== seat) return [];
  const player = playerOf(state, seat);
  const spaces = boardOf(state).spaces.filter((space) => diversAt(player, space) > 0);
  return [...(player.hold > 0 ? [`ship ${seat}`] : []), ...spaces.map((space) => itemAt(NAME, space))];
}

/** The Move as it stands; before it has been chosen, with choosing it as the first step. */
function startOf(state: State, seat: Seat): Omit<Way, 'place'> | undefined {
  const step = asking<Step>(state);
  if (step === undefined || !('seat' in step) || step.seat !== seat) return undefined;
  if (step.step === 'move') return { state, texts: [] };
  if (step.step !== 'action') return undefined;
  const moving = clone(state);
  moving.turn.points = power(state, seat);
  return { state: moving, texts: ['move'] };
}

/** All ways in the order of their price: points, then fees to others, then steps. */
function waysFrom(start: Omit<Way, 'place'>, seat: Seat, from: Place): Way[] {
  const open: Way[] = [{ ...start, place: from }];
  const settled = new Map<Place, Way>();
  while (open.length > 0) {
    const way = takeCheapest(open);
    if (settled.has(way.place)) continue;
    settled.set(way.place, way);
    if (way.place !== 'heart') open.push(...stepsFrom(way, seat).filter(({ place }) => !settled.has(place)));
  }
  return [...settled.values()];
}

function takeCheapest(open: Way[]): Way {
  const best = open.reduce((least, way) => (price(way) < price(least) ? way : least));
  open.splice(open.indexOf(best), 1);
  return best;
}

function price({ state: { turn }, texts }: Way): number {
  return -turn.points * 10_000 + turn.paid.length * 100 + texts.length;
}

function stepsFrom({ state, place, texts }: Way, seat: Seat): Way[] {
  return moveSteps(state, { seat }).flatMap((move) => {
    const to = endOf(move, place, seat);
    if (to === undefined) return [];
    const next = clone(state);
    moveStep(next, { seat }, move, undefined);
    return [{ state: next, place: to, texts: [...texts, moveText(move)] }];
  });
}

/** Where a step takes what stands on a place; nothing if it is about something else. */
function endOf(move: Move, place: Place, seat: Seat): Place | undefined {
  switch (move.type) {
    case 'fly':
      return move.from === place ? move.to : undefined;
    case 'hurl':
      return move.from === place ? 'heart' : undefined;
    case 'launch':
      return place === `ship ${seat}` ? move.to : undefined;
    case 'guest':
      return place === `ship ${move.host}` ? move.to : undefined;
    default:
      return undefined;
  }
}
