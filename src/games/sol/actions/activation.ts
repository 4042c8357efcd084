import type { Seat } from '../../../kernel/game.ts';
import { LAYER, NAME, type Space, spaceOf } from '../board.ts';
import { activeEffect, heldEffect, mayPlay, playCard, plays, spendCard } from '../cards/cards.ts';
import { AUGMENT_STEP, STATIONS } from '../facts.ts';
import type { Asked, StepOf, MoveOf, Play, PlayOf, State } from '../state.ts';
import { pulsing } from '../cards/stationCards.ts';
import {
  boardOf,
  canPerform,
  cardsOf,
  destroyStation,
  diversAt,
  drawFirst,
  earnCards,
  type Events,
  hasStation,
  ownsStation,
  perform,
  playerOf,
  plus,
  recall,
  shortage,
  stationName,
  stationOwner,
  stationType,
  yieldOf,
} from '../verbs.ts';

/** The Activate action (6.3), the offers that follow, Scour and the clearing of parasites. */

/** What may be done in an Activate or a Scour action. */
type ActivationMove = Play | MoveOf<'use' | 'clear' | 'end'>;

export function mayActivate(state: State, seat: Seat): boolean {
  return (
    state.turn.start.some((space) => mayUse(state, seat, space, 0)) ||
    mayPlay(state, seat, 'instead') ||
    (state.event === 'PARASITE' && mayClear(state, seat))
  );
}

export function activateSteps(state: State, { seat }: Asked): ActivationMove[] {
  const moves: ActivationMove[] = [];
  const held = heldEffect(state);
  const { turn } = state;
  for (const space of boardOf(state).spaces) {
    if (!mayUse(state, seat, space, 0)) continue;
    const at = NAME[space]!;
    moves.push({ type: 'use', at });
    if (held === 'AUGMENT' && mayAugment(state, seat, space)) moves.push({ type: 'use', at, how: 'augment' });
    if (held === 'SQUEEZE' && ownsStation(state, seat, space))
      moves.push({ type: 'use', at, how: 'squeeze' });
  }
  if (state.event === 'PARASITE' && mayMixClearing(state)) moves.push(...clearings(state, seat));
  if (turn.effect === '') {
    moves.push(...plays(state, seat, 'activate'));
    if (!turn.acted) moves.push(...plays(state, seat, 'instead'));
    moves.push(...plays(state, seat, 'any'));
  }
  if (turn.acted) moves.push({ type: 'end' });
  return moves;
}

function mayUse(state: State, seat: Seat, space: Space, extra: number): boolean {
  return useFault(state, seat, space, extra) === undefined;
}

/** What keeps a player from activating the station of a space. */
type UseFault = 'station' | 'sundiver' | 'start' | 'used' | 'type' | 'cleared' | 'energy' | 'reserve';

/** 6.3.2 */
export function useFault(state: State, seat: Seat, space: Space, extra = 0): UseFault | undefined {
  const { turn } = state;
  if (!hasStation(state, space)) return 'station';
  if (turn.used.includes(space)) return 'used';
  if (diversAt(playerOf(state, seat), space) === 0) return 'sundiver';
  if (!turn.start.includes(space)) return 'start';
  const effect = activeEffect(state);
  const type = stationType(state, space);
  if (!effect?.allTypes && turn.type >= 0 && turn.type !== type) return 'type';
  if (!effect?.allTypes && turn.cleared) return 'cleared';
  return shortage(playerOf(state, seat), type, yieldOf(state, space, extra).base, effect?.buildFactor);
}

/** 10.2: one step for every sundiver on the space but the one that activates. */
export function augmentation(state: State, space: Space): number {
  let others = -1;
  for (const player of state.players) others += diversAt(player, space);
  return others * AUGMENT_STEP[LAYER[space]!]!;
}

function mayAugment(state: State, seat: Seat, space: Space): boolean {
  const extra = augmentation(state, space);
  return extra > 0 && mayUse(state, seat, space, extra);
}

export function activateStep(state: State, { seat }: Asked, move: ActivationMove, events: Events): void {
  state.turn.acted = true;
  switch (move.type) {
    case 'use':
      use(state, seat, move, events);
      break;
    case 'clear':
      clear(state, seat, spaceOf(move.at), events);
      break;
    case 'play':
      playCard(state, seat, move, events);
      break;
    case 'end':
      state.stack.pop();
      break;
  }
}

function use(state: State, seat: Seat, move: MoveOf<'use'>, events: Events): void {
  const space = spaceOf(move.at);
  const extra = move.how === 'augment' ? augmentation(state, space) : 0;
  if (move.how === 'augment') spendCard(state, seat, 'AUGMENT', events);
  if (move.how === 'squeeze') spendCard(state, seat, 'SQUEEZE', events);
  const reward = yieldOf(state, space, extra);
  const type = begin(state, seat, space, reward.base, events);
  recall(state, seat, space, events);
  activeEffect(state)?.activated?.(state, seat, events);
  if (move.how === 'squeeze') {
    squeeze(state, space, type, reward);
    return;
  }
  const owner = stationOwner(state, space);
  if (owner === seat && heldEffect(state) === 'METAMORPHOSIS') offerMetamorphosis(state, seat, space);
  state.stack.push({ step: 'offer', type, amount: reward.bonus, owner });
  earnCards(state, cardsOf(space), 'activate');
}

/** Marks a station as used and performs its base; returns its type. */
function begin(state: State, seat: Seat, space: Space, base: number, events: Events): number {
  const type = stationType(state, space);
  const owner = stationOwner(state, space);
  state.turn.used = [...state.turn.used, space];
  state.turn.type = type;
  events?.push({ type: 'activated', seat, at: NAME[space]!, owner, station: stationName(type) });
  perform(state, seat, type, base, events, activeEffect(state)?.buildFactor);
  return type;
}

// ── PULSE ─────────────────────────────────────────────────────────────────────────────────────────

export function pulseSteps(state: State, { seat }: Asked): MoveOf<'use' | 'end'>[] {
  const player = playerOf(state, seat);
  const moves = pulsing(state)
    .filter((space) => canPerform(player, stationType(state, space), yieldOf(state, space).base))
    .map((space): MoveOf<'use' | 'end'> => ({ type: 'use', at: NAME[space]! }));
  if (!state.options.pulseMandatory || moves.length === 0) moves.push({ type: 'end' });
  return moves;
}

export function pulseStep(state: State, { seat }: Asked, move: MoveOf<'use' | 'end'>, events: Events): void {
  if (move.type === 'end') {
    state.stack.pop();
    return;
  }
  const space = spaceOf(move.at);
  const { base, bonus } = yieldOf(state, space);
  const type = begin(state, seat, space, base, events);
  state.stack.push({ step: 'offer', type, amount: bonus, owner: stationOwner(state, space) });
}

// ── Bonus (6.3.6) ─────────────────────────────────────────────────────────────────────────────────

/** Asks the owner, else the activator, if they could take the whole bonus. */
export function offerBonus(state: State, { type, amount, owner }: StepOf<'offer'>): void {
  if (amount === 0) return;
  if (mayTake(state, owner, type, amount))
    state.stack.push({ step: 'bonus', seat: owner, type, amount, owner });
  else offerToActivator(state, type, amount, owner);
}

function offerToActivator(state: State, type: number, amount: number, owner: Seat): void {
  const { seat } = state.turn;
  if (seat === owner || !mayTake(state, seat, type, amount)) return;
  state.stack.push({ step: 'bonus', seat, type, amount, owner });
}

function mayTake(state: State, seat: Seat, type: number, amount: number): boolean {
  return canPerform(playerOf(state, seat), type, amount, buildFactorOf(state, seat));
}

/** DUPLICATE works only for the player who has played it. */
function buildFactorOf(state: State, seat: Seat): number | undefined {
  return seat === state.turn.seat ? activeEffect(state)?.buildFactor : undefined;
}

/** Whether to take what is offered. */
export function offerMoves(): MoveOf<'take' | 'decline'>[] {
  return [{ type: 'take' }, { type: 'decline' }];
}

export function answerBonus(
  state: State,
  step: StepOf<'bonus'>,
  move: MoveOf<'take' | 'decline'>,
  events: Events,
): void {
  const { seat, type, amount, owner } = step;
  state.stack.pop();
  if (move.type === 'take') {
    events?.push({ type: 'bonus', seat, station: STATIONS[type]!, amount });
    perform(state, seat, type, amount, events, buildFactorOf(state, seat));
  } else if (seat === owner) {
    offerToActivator(state, type, amount, owner);
  }
}

// ── SQUEEZE (10.26) ───────────────────────────────────────────────────────────────────────────────

function squeeze(state: State, at: Space, type: number, reward: { base: number; bonus: number }): void {
  const { turn, stack } = state;
  const left = turn.queue.length;
  turn.flared = false;
  turn.earned ||= cardsOf(at) > 0;
  stack.push({ step: 'squeezed', at, type, ...reward });
  drawFirst(turn, new Array<Seat>(cardsOf(at)).fill(turn.seat), 'squeeze');
  stack.push({ step: 'draw', left });
}

/** Once its cards are drawn: a flare has destroyed the station, otherwise its reward comes a second time. */
export function afterSqueeze(state: State, step: StepOf<'squeezed'>, events: Events): void {
  const { seat, flared } = state.turn;
  const { at, type, base, bonus } = step;
  if (flared) {
    if (ownsStation(state, seat, at)) destroyStation(state, at, events);
    return;
  }
  state.stack.push({ step: 'offer', type, amount: 2 * bonus, owner: seat });
  if (canPerform(playerOf(state, seat), type, base))
    state.stack.push({ step: 'double', seat, type, amount: base });
}

export function answerDouble(
  state: State,
  step: StepOf<'double'>,
  move: MoveOf<'take' | 'decline'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type === 'take') perform(state, step.seat, step.type, step.amount, events);
}

// ── METAMORPHOSIS (10.17) ─────────────────────────────────────────────────────────────────────────

function offerMetamorphosis(state: State, seat: Seat, at: Space): void {
  if (formsOf(state, seat, at).length > 0) state.stack.push({ step: 'metamorphosis', seat, at });
}

function formsOf(state: State, seat: Seat, at: Space): PlayOf<'METAMORPHOSIS'>[] {
  const { stations } = playerOf(state, seat);
  return STATIONS.filter((_, type) => type !== stationType(state, at) && stations[type] !== 0).map(
    (into): PlayOf<'METAMORPHOSIS'> => ({ type: 'play', effect: 'METAMORPHOSIS', into }),
  );
}

export function metamorphoses(
  state: State,
  { seat, at }: StepOf<'metamorphosis'>,
): (Play | MoveOf<'decline'>)[] {
  return [...formsOf(state, seat, at), { type: 'decline' }];
}

export function answerMetamorphosis(
  state: State,
  { seat }: Asked,
  move: Play | MoveOf<'decline'>,
  events: Events,
): void {
  if (move.type === 'play') playCard(state, seat, move, events);
  state.stack.pop();
}

// ── Feeders and parasites ─────────────────────────────────────────────────────────────────────────

/** 11.8, 11.9: the spaces where an own sundiver could take a feeder away. */
function clearings(state: State, seat: Seat): MoveOf<'clear'>[] {
  const player = playerOf(state, seat);
  return boardOf(state)
    .spaces.filter((space) => state.feeders[space] !== 0 && diversAt(player, space) > 0)
    .map((space): MoveOf<'clear'> => ({ type: 'clear', at: NAME[space]! }));
}

export function mayClear(state: State, seat: Seat): boolean {
  return clearings(state, seat).length > 0;
}

/** 11.9: clearing goes with stations only under FESTIVAL. */
function mayMixClearing(state: State): boolean {
  return state.turn.type < 0 || activeEffect(state)?.allTypes === true;
}

function clear(state: State, seat: Seat, space: Space, events: Events): void {
  state.turn.cleared = true;
  state.feeders = plus(state.feeders, space, -1);
  events?.push({ type: 'cleared', seat, at: NAME[space]! });
  recall(state, seat, space, events);
}

export function scourSteps(state: State, { seat }: Asked): ActivationMove[] {
  const moves: ActivationMove[] = [...clearings(state, seat), ...plays(state, seat, 'any')];
  if (state.turn.acted) moves.push({ type: 'end' });
  return moves;
}
