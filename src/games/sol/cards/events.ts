import type { Seat } from '../../../kernel/game.ts';
import { NAME, type Space, spaceOf } from '../board.ts';
import { CONVECTIVE, CORE, FEEDERS_PER_ARRIVAL, MOST_DIVERS_PER_SPACE, OUTER } from '../facts.ts';
import type { Asked, StepOf, MoveOf, Player, State } from '../state.ts';
import {
  addDivers,
  boardOf,
  diversAt,
  drawFirst,
  type Events,
  hasStation,
  hurlDiver,
  inTurnOrder,
  playerOf,
  plus,
  sacrifice,
  starve,
} from '../verbs.ts';

/** The trigger events (11). */

export function trigger(state: State, _: StepOf<'event'>, events: Events): void {
  const { event, stack, players } = state;
  if (event === '') return;
  events?.push({ type: 'event', event });
  switch (event) {
    case 'ATTRITION':
      stack.push({ step: 'inTurn', ask: 'attrition', left: players.length });
      break;
    case 'IMPLODE':
      hurlCore(state, events);
      stack.push({ step: 'shift', outward: false, layer: CORE - 1, left: players.length });
      break;
    case 'EXPLODE':
      loseOuter(state, events);
      stack.push({ step: 'shift', outward: true, layer: OUTER + 1, left: players.length });
      break;
    case 'SUNWORM':
      feedSunworm(state, events);
      break;
    case 'WARP':
      stack.push({ step: 'inTurn', ask: 'warp', left: players.length });
      break;
    case 'SINGULARITY':
      stack.push({ step: 'inTurn', ask: 'singularity', left: players.length });
      break;
    case 'GARDEN':
      plantGarden(state, events);
      break;
    case 'FEEDERS':
      stack.push({ step: 'gap', seat: state.turn.seat });
      break;
    case 'PARASITE':
      parasitesArrive(state, events);
      break;
  }
}

/** The seats in turn order, from the active player. */
function turnOrder(state: State): Seat[] {
  return state.players.map((_, steps) => inTurnOrder(state, steps));
}

// ── ATTRITION (11.1) ──────────────────────────────────────────────────────────────────────────────

export function attritionMoves(state: State, { seat }: Asked): MoveOf<'sacrifice'>[] {
  const player = playerOf(state, seat);
  const moves = occupied(state, player).map(
    (space): MoveOf<'sacrifice'> => ({ type: 'sacrifice', from: NAME[space]! }),
  );
  if (player.hold > 0) moves.push({ type: 'sacrifice', from: 'hold' });
  player.guests.forEach((count, host) => {
    if (count > 0) moves.push({ type: 'sacrifice', from: 'guest', host });
  });
  if (player.lost > 0) moves.push({ type: 'sacrifice', from: 'lost' });
  return moves;
}

function occupied(state: State, player: Player): Space[] {
  return boardOf(state).spaces.filter((space) => diversAt(player, space) > 0);
}

export function answerAttrition(
  state: State,
  { seat }: Asked,
  { from, host }: MoveOf<'sacrifice'>,
  events: Events,
): void {
  const player = playerOf(state, seat);
  state.stack.pop();
  if (from !== 'hold' && from !== 'guest' && from !== 'lost') {
    sacrifice(state, seat, spaceOf(from), 1, events);
    return;
  }
  if (from === 'hold') player.hold--;
  else if (from === 'lost') player.lost--;
  else if (host !== undefined) player.guests = plus(player.guests, host, -1);
  player.reserve++;
  events?.push({ type: 'sacrificed', seat, from, count: 1 });
}

// ── IMPLODE and EXPLODE (11.2, 11.3) ──────────────────────────────────────────────────────────────

function hurlCore(state: State, events: Events): void {
  const drawers: Seat[] = [];
  for (const seat of turnOrder(state)) {
    const player = playerOf(state, seat);
    for (const space of boardOf(state).rings[CORE]!) {
      for (let left = diversAt(player, space); left > 0; left--) {
        hurlDiver(state, seat, space, events);
        drawers.push(seat);
      }
    }
  }
  if (state.options.eventHurlDraws) drawFirst(state.turn, drawers, 'hurl');
}

function loseOuter(state: State, events: Events): void {
  for (const seat of turnOrder(state)) {
    const player = playerOf(state, seat);
    for (const space of boardOf(state).rings[OUTER]!) {
      for (let left = diversAt(player, space); left > 0; left--) {
        addDivers(player, space, -1);
        player.lost++;
        events?.push({ type: 'lost', seat, from: NAME[space]! });
      }
    }
  }
}

/** Moves the divers of one layer, player by player, until an owner has to choose or the last layer is done. */
export function shift(state: State, step: StepOf<'shift'>, events: Events): void {
  const { outward, layer, left } = step;
  const seat = inTurnOrder(state, state.players.length - left);
  const from = nextToPush(state, seat, step);
  if (from === undefined) {
    const following = nextShift(state, step);
    if (following) state.stack.push(following);
    return;
  }
  state.stack.push({ step: 'shift', outward, layer, left });
  const goals = pushGoals(state, seat, from, outward);
  if (goals.length > 1) state.stack.push({ step: 'push', seat, from, outward });
  else push(state, seat, from, goals[0]!, events);
}

function nextShift(
  { players }: State,
  { outward, layer, left }: StepOf<'shift'>,
): StepOf<'shift'> | undefined {
  if (left > 1) return { step: 'shift', outward, layer, left: left - 1 };
  const following = outward ? layer + 1 : layer - 1;
  if (following < OUTER || following > CORE) return undefined;
  return { step: 'shift', outward, layer: following, left: players.length };
}

function nextToPush(state: State, seat: Seat, { outward, layer }: StepOf<'shift'>): Space | undefined {
  const player = playerOf(state, seat);
  return boardOf(state).rings[layer]!.find(
    (space) => diversAt(player, space) > 0 && pushGoals(state, seat, space, outward).length > 0,
  );
}

function pushGoals(state: State, seat: Seat, from: Space, outward: boolean): Space[] {
  const player = playerOf(state, seat);
  const board = boardOf(state);
  return (outward ? board.outward : board.inward)
    [from]!.map(({ to }) => to)
    .filter((to) => diversAt(player, to) < MOST_DIVERS_PER_SPACE);
}

export function pushMoves(state: State, { seat, from, outward }: StepOf<'push'>): MoveOf<'push'>[] {
  const name = NAME[from]!;
  return pushGoals(state, seat, from, outward).map(
    (to): MoveOf<'push'> => ({ type: 'push', from: name, to: NAME[to]! }),
  );
}

export function answerPush(
  state: State,
  { seat, from }: StepOf<'push'>,
  { to }: MoveOf<'push'>,
  events: Events,
): void {
  state.stack.pop();
  push(state, seat, from, spaceOf(to), events);
}

function push(state: State, seat: Seat, from: Space, to: Space, events: Events): void {
  const player = playerOf(state, seat);
  addDivers(player, from, -1);
  addDivers(player, to, 1);
  events?.push({ type: 'pushed', seat, from: NAME[from]!, to: NAME[to]! });
}

// ── SUNWORM, WARP, SINGULARITY, GARDEN (11.4 - 11.7) ──────────────────────────────────────────────

function feedSunworm(state: State, events: Events): void {
  for (const seat of turnOrder(state)) {
    const player = playerOf(state, seat);
    for (const space of occupied(state, player)) {
      if (!hasStation(state, space)) sacrifice(state, seat, space, diversAt(player, space), events);
    }
  }
}

export function mayWarp(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return player.hold > 0 || player.divers.some((count) => count > 0);
}

export function warpMoves(state: State, { seat }: Asked): MoveOf<'warp'>[] {
  const player = playerOf(state, seat);
  const moves = occupied(state, player).map(
    (space): MoveOf<'warp'> => ({ type: 'warp', from: NAME[space]! }),
  );
  if (player.hold > 0) moves.push({ type: 'warp', from: 'hold' });
  return moves;
}

/** -1 stands for the hold in the question that follows. */
export function answerWarp(state: State, { seat }: Asked, { from }: MoveOf<'warp'>): void {
  state.stack.pop();
  state.stack.push({ step: 'land', seat, from: from === 'hold' ? -1 : spaceOf(from), by: 'warp' });
}

export function mustPlace({ hold, guests }: Player): boolean {
  return hold > 0 || guests.some((count) => count > 0);
}

export function placeMoves(state: State, { seat }: Asked): MoveOf<'place'>[] {
  const player = playerOf(state, seat);
  return boardOf(state)
    .rings[CORE]!.filter((space) => diversAt(player, space) < MOST_DIVERS_PER_SPACE)
    .map((space): MoveOf<'place'> => ({ type: 'place', at: NAME[space]! }));
}

export function answerPlace(state: State, { seat }: Asked, { at }: MoveOf<'place'>, events: Events): void {
  const player = playerOf(state, seat);
  if (player.hold > 0) player.hold--;
  else {
    const host = player.guests.findIndex((count) => count > 0);
    player.guests = plus(player.guests, host, -1);
  }
  addDivers(player, spaceOf(at), 1);
  events?.push({ type: 'landed', seat, from: 'hold', to: at });
  if (!mustPlace(player)) state.stack.pop();
}

function plantGarden(state: State, events: Events): void {
  const { rings, prev, next } = boardOf(state);
  const planted: Space[] = [];
  for (const space of rings.slice(CONVECTIVE).flat()) {
    const taken = state.players.some((player) => diversAt(player, space) > 0) || hasStation(state, space);
    const near = [space, prev[space]!, next[space]!].some((other) => state.cubes[other] !== 0);
    if (taken || near) continue;
    state.cubes = state.cubes.with(space, 1);
    planted.push(space);
  }
  events?.push({ type: 'cubes', at: planted.map((space) => NAME[space]!) });
}

// ── FEEDERS and PARASITE (11.8, 11.9) ─────────────────────────────────────────────────────────────

function coreSpaces(state: State): readonly Space[] {
  return boardOf(state).rings[CORE]!;
}

export function gapMoves(state: State): MoveOf<'gap'>[] {
  return coreSpaces(state).map((space): MoveOf<'gap'> => ({ type: 'gap', at: NAME[space]! }));
}

export function answerGap(state: State, _: Asked, { at }: MoveOf<'gap'>, events: Events): void {
  const gap = spaceOf(at);
  state.stack.pop();
  arrive(
    state,
    coreSpaces(state)
      .filter((space) => space !== gap)
      .slice(0, FEEDERS_PER_ARRIVAL),
    events,
  );
}

/** One for each player and one more; where they fill the core evenly there is nothing to choose. */
function parasitesArrive(state: State, events: Events): void {
  const core = coreSpaces(state);
  if (state.players.length + 1 === core.length) arrive(state, core, events);
  else state.stack.push({ step: 'first', seat: state.turn.seat });
}

export function firstMoves(state: State): MoveOf<'first'>[] {
  return coreSpaces(state).map((space): MoveOf<'first'> => ({ type: 'first', at: NAME[space]! }));
}

export function answerFirst(state: State, _: Asked, { at }: MoveOf<'first'>, events: Events): void {
  const core = coreSpaces(state);
  const first = core.indexOf(spaceOf(at));
  state.stack.pop();
  const count = state.players.length + 1;
  arrive(
    state,
    Array.from({ length: count }, (_, i) => core[(first + i) % core.length]!),
    events,
  );
}

function arrive(state: State, spaces: readonly Space[], events: Events): void {
  for (const space of spaces) state.feeders = plus(state.feeders, space, 1);
  events?.push({ type: 'feeders', at: spaces.map((space) => NAME[space]!) });
  for (const space of spaces) starve(state, space, events);
}
