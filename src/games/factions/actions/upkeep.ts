import { pick, type Rng } from '../../../kernel/match/rng.ts';
import type { Seat } from '../../../kernel/game.ts';
import {
  EVENT,
  EVENTS,
  EXOPLANET,
  faceOf,
  type Happening,
  type LawId,
  type Op,
  ROUNDS,
  SOLO_ROUNDS,
} from '../facts.ts';
import { emptyMarket, fillMarket, gainExplorers, pushOps } from '../cards/effects.ts';
import { addPlacings, testExploration } from '../cards/exploring.ts';
import { addBurning, playFree } from './free.ts';
import { replaceGates } from './gates.ts';
import { layTiles } from './mining.ts';
import { reshuffle } from './solo.ts';
import { LAWS } from '../cards/modifiers.ts';
import { addCompletions, burnObjective } from '../cards/objectives.ts';
import { finish } from '../ending.ts';
import {
  type Events,
  type Step,
  type StepOf,
  type MoveOf,
  type Player,
  RIVAL,
  type State,
  type Who,
} from '../state.ts';
import {
  cardsIn,
  clockwise,
  discardCard,
  energyCapacity,
  gainEnergy,
  gainResources,
  isSolo,
  playerOf,
  plays,
  rivalOf,
  without,
} from '../verbs.ts';

/** The Upkeep Phase and the start of rounds (5.1, 12), in their exact order. */

export function lastRound(state: State): number {
  return isSolo(state) ? SOLO_ROUNDS : ROUNDS;
}

// ── U1, U3 and the last window ────────────────────────────────────────────────────────────────────

type Window = StepOf<'window'>;

export function startUpkeep(state: State, _frame: Step, events: Events): void {
  state.upkeep = true;
  events?.push({ type: 'upkeep', round: state.round });
  state.stack.push({ step: 'event' });
  openWindows(
    state,
    'round',
    state.players.map((_, seat) => seat),
  );
}

/** Everybody may place explorers and burn resources once the gifts of the event are there. */
export function openGiftWindows(state: State): void {
  openWindows(
    state,
    'event',
    state.players.map((_, seat) => seat),
  );
}

/** Whether a seat is asked follows from what all can see. */
function openWindows(state: State, at: Window['at'], seats: readonly Seat[]): void {
  const asked = clockwise(state, state.leader).filter(
    (seat) => seats.includes(seat) && hasWindow(state, seat, at),
  );
  for (const seat of asked.reverse()) state.stack.push({ step: 'window', seat, at });
}

function hasWindow(state: State, seat: Seat, at: Window['at']): boolean {
  const player = playerOf(state, seat);
  const objectives = at === 'round' && player.objectives.length > 0;
  return (
    objectives || mayPlace(player) || (player.resources > 0 && player.energy < energyCapacity(state, seat))
  );
}

function mayPlace({ explorers, exoplanets }: Player): boolean {
  return explorers.length > 0 && exoplanets.some(({ explored }) => !explored);
}

type InWindow = MoveOf<'complete' | 'place' | 'burn' | 'done'>;

export function windowMoves(state: State, { seat, at }: Window): InWindow[] {
  const moves: InWindow[] = [];
  if (at === 'round') addCompletions(state, seat, 'END_OF_ROUND', moves);
  addPlacings(playerOf(state, seat), moves);
  addBurning(state, seat, moves);
  moves.push({ type: 'done' });
  return moves;
}

export function answerWindow(state: State, { seat }: Window, move: InWindow, events: Events, rng: Rng): void {
  if (!playFree(state, seat, move, events, rng)) state.stack.pop();
}

// ── U2: the event ─────────────────────────────────────────────────────────────────────────────────

/** The old modifiers end; with equal votes, none included, the Leader chooses. */
export function resolveEvent(state: State): void {
  state.law = '';
  state.stack.push({ step: 'produce' });
  if (state.event === '') return;
  const votes = (option: 'A' | 'B') => state.votes.filter((vote) => vote.option === option).length;
  const lead = votes('A') - votes('B');
  if (lead === 0) state.stack.push({ step: 'tie', seat: state.leader });
  else state.stack.push({ step: 'enact', option: lead > 0 ? 'A' : 'B' });
}

export function tieMoves(): MoveOf<'enact'>[] {
  return [
    { type: 'enact', option: 'A' },
    { type: 'enact', option: 'B' },
  ];
}

export function answerTie(state: State, _frame: Step, move: MoveOf<'enact'>): void {
  state.stack.pop();
  state.stack.push({ step: 'enact', option: move.option });
}

/** The event is over; after the first round the one of the second phase is turned up when all is done. */
export function enact(state: State, { option }: StepOf<'enact'>, events: Events): void {
  const card = state.event;
  if (card === '') return;
  const law = `${card}${option}` as const;
  const { effect } = LAWS[law];
  events?.push({ type: 'event', card, option });
  state.votes = [];
  state.event = '';
  if (EVENT[card].phase === 1) state.stack.push({ step: 'turnUp' });
  if (effect.kind === 'endgame') state.bequest = law;
  else if (effect.kind === 'round') enforce(state, law, events);
  else happen(state, effect, events);
}

export function openEvent(state: State, phase: 1 | 2, events: Events, rng: Rng): void {
  state.event = pick(
    rng,
    EVENTS.filter((event) => event.phase === phase),
  ).id;
  events?.push({ type: 'opened', card: state.event });
}

function enforce(state: State, law: LawId, events: Events): void {
  state.law = law;
  state.players.forEach((_, seat) => {
    testExploration(state, seat, events);
  });
}

function happen(state: State, { mod, value }: Happening, events: Events): void {
  switch (mod) {
    case 'skipUpkeepOrbit':
      state.brake = true;
      return;
    case 'extraOrbit':
      state.stack.push({ step: 'wheel', ring: 0 });
      return;
    case 'eachPlayer':
      return giveEverybody(state, value);
    case 'eachPlayerMay':
      return offerAmnesty(state, value.gain);
    case 'leaderPlacesWormholes':
      return replaceGates(state, state.leader, events);
  }
}

/** Everybody in turn; whoever was given something may use it before production. */
function giveEverybody(state: State, ops: readonly Op[]): void {
  state.stack.push({ step: 'afterGifts' });
  for (const who of everyone(state).reverse()) pushOps(state, who, ops);
}

/** Seats from the Leader clockwise, then the solo opponent. */
function everyone(state: State): Who[] {
  return [...clockwise(state, state.leader), ...(isSolo(state) ? [RIVAL] : [])];
}

/** R58, 19.3: one incomplete objective may be given for an upgrade. */
function offerAmnesty(state: State, gain: readonly Op[]): void {
  for (const who of everyone(state).reverse()) {
    const hand = who < 0 ? rivalOf(state).objectives : playerOf(state, who).objectives;
    if (hand.length > 0) state.stack.push({ step: 'amnesty', seat: Math.max(0, who), who, gain });
  }
}

type Amnesty = StepOf<'amnesty'>;

/** Nobody has seen the opponent's objectives, so the human only says whether it burns one. */
export function amnestyMoves(state: State, { who }: Amnesty): MoveOf<'amnesty' | 'decline'>[] {
  const unseen = state.rival.some(({ objectives }) => objectives.length > 0) ? (['any'] as const) : [];
  const cards = who < 0 ? unseen : cardsIn(playerOf(state, who).objectives);
  return [
    ...cards.map((card): MoveOf<'amnesty' | 'decline'> => ({ type: 'amnesty', card })),
    { type: 'decline' },
  ];
}

export function answerAmnesty(
  state: State,
  { who, gain }: Amnesty,
  move: MoveOf<'amnesty' | 'decline'>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  if (move.type !== 'amnesty') return;
  if (who < 0) burnUnseen(state, events, rng);
  else if (move.card !== 'any') burnObjective(state, who, move.card, events);
  pushOps(state, who, gain);
}

function burnUnseen(state: State, events: Events, rng: Rng): void {
  const rival = rivalOf(state);
  const held = pick(rng, rival.objectives);
  rival.objectives = without(rival.objectives, held);
  const card = faceOf(held.card);
  discardCard(state, card);
  events?.push({ type: 'burned', seat: RIVAL, card });
}

// ── U3: production ────────────────────────────────────────────────────────────────────────────────

export function produce(state: State, _frame: Step, events: Events): void {
  for (const seat of clockwise(state, state.leader)) {
    const all = plays(state, seat, 'sop');
    const yielding = playerOf(state, seat).exoplanets.filter(({ explored }) => explored || all);
    let [energy, resources] = [0, 0];
    for (const { card } of yielding) {
      const { production } = EXOPLANET[card];
      energy += production.energy;
      resources += production.resources;
    }
    if (energy + resources > 0) events?.push({ type: 'produced', seat, energy, resources });
    gainEnergy(state, seat, energy, 'production', events);
    gainResources(state, seat, resources, 'production', events);
  }
  state.stack.push(state.round >= lastRound(state) ? { step: 'last' } : { step: 'renew' });
}

export function openLastWindows(state: State): void {
  state.stack.push({ step: 'score' });
  openWindows(
    state,
    'last',
    state.players.map((_, seat) => seat),
  );
}

export function score(state: State, _frame: Step, events: Events): void {
  finish(state, events);
}

// ── U4 to U8 and the next round ───────────────────────────────────────────────────────────────────

/** U4, U5: sectors are cleared, planets move on. */
export function renew(state: State, _frame: Step, events: Events): void {
  state.energy = state.energy.map(() => 0);
  for (const player of state.players) player.orbits = 0;
  events?.push({ type: 'swept' });
  state.stack.push({ step: 'restock' });
  if (!state.brake) state.stack.push({ step: 'wheel', ring: 0 });
  state.brake = false;
}

/** U6 to U8: tiles, Leader, markets. */
export function restock(state: State, _frame: Step, events: Events, rng: Rng): void {
  layTiles(state, events, rng);
  if (!state.claimed && !isSolo(state)) {
    state.leader = (state.leader + 1) % state.players.length;
    events?.push({ type: 'leader', seat: state.leader });
  }
  emptyMarket(state, 'exoplanets');
  fillMarket(state, 'exoplanets', events, rng);
  if (!state.options.firstTime) {
    emptyMarket(state, 'research');
    fillMarket(state, 'research', events, rng);
  }
  state.stack.push({ step: 'round' });
}

export function startRound(state: State, _frame: Step, events: Events, rng: Rng): void {
  state.round += 1;
  state.upkeep = false;
  state.claimed = false;
  state.current = state.leader;
  events?.push({ type: 'round', round: state.round, leader: state.leader });
  state.players.forEach((player, seat) => {
    resetRound(player);
    if (plays(state, seat, 'deepstate')) gainExplorers(state, seat, 1, events, rng);
  });
  state.rival.forEach(reshuffle);
  state.stack.push({ step: 'slot' });
}

function resetRound(player: Player): void {
  Object.assign(player, { passed: false, passIndex: 0, turns: 0, lastTurns: 0, mined: 0 });
  Object.assign(player, { used: [], traded: [], once: [] });
}
