import type { Rng } from '../../kernel/match/rng.ts';
import { NOWHERE } from './board.ts';
import { finish } from './ending.ts';
import {
  CARD,
  FACE_DOWN_STORY,
  RESOURCES,
  ROLE_COUNT,
  ROLES,
  type RoleCard,
  type StoryCard,
  type StoryId,
} from './facts.ts';
import { ancientRole, moveMonolith, rolesOpen } from './actions/monolith.ts';
import { draw, drawCard, drawSolo, reshuffle } from './cards/piles.ts';
import { askPower, window } from './cards/powers.ts';
import { RESOLVE } from './actions/roles.ts';
import { ANCIENTS, type Events, type Step, type StepOf, type MoveOf, type State } from './state.ts';
import { bonus, has } from './cards/techs.ts';
import { takeGalaxy } from './cards/tokens.ts';
import { changeCredits, gainStock, isSolo, only, playerOf, roomFor } from './verbs.ts';

/** Turns (7): the scepter, the choice of a role, and what follows a turn. */

export function receiveScepter(state: State, _frame: Step, events: Events): void {
  state.turn += 1;
  const emperor = state.scepter === state.emperor;
  events?.push({ type: 'turn', seat: state.scepter, turn: state.turn, emperor });
  state.stack.push(isSolo(state) ? { step: 'draw' } : { step: 'dusk', emperor });
  state.stack.push({ step: 'resolve' }, { step: 'dawn' });
  if (!emperor || state.turn === 1) return;
  if (state.edict !== '') state.stack.push({ step: 'redraw' }, { step: 'decree' });
  state.stack.push({ step: 'tick' });
  if (state.event !== '') state.stack.push({ step: 'strike' });
}

/** 7.2: time takes a galaxy token. */
export function tick(state: State, _frame: Step, events: Events): void {
  if (state.galaxy === 0) return;
  state.ticked += 1;
  events?.push({ type: 'ticked', left: state.galaxy - 1 });
  takeGalaxy(state, events);
}

export function dawn(state: State): void {
  const { scepter, stack, monolith } = state;
  stack.push({ step: 'role', seat: scepter, free: false });
  if (monolith >= 0 && window(state, scepter, 'freeMonolith')) askPower(state, scepter);
  const player = playerOf(state, scepter);
  const room = RESOURCES.some((_, resource) => roomFor(player, resource) > 0);
  if (room && window(state, scepter, 'resources')) askPower(state, scepter);
}

/** Star Miners: two resources of one type. */
export function mineMoves(state: State, { seat }: StepOf<'mine'>): MoveOf<'take'>[] {
  const player = playerOf(state, seat);
  return RESOURCES.filter((_, resource) => roomFor(player, resource) > 0).map((what) => ({
    type: 'take',
    what,
  }));
}

const MINED = 2;

export function answerMine(
  state: State,
  { seat }: StepOf<'mine'>,
  { what }: MoveOf<'take'>,
  events: Events,
): void {
  state.stack.pop();
  gainStock(state, seat, only(RESOURCES.indexOf(what), MINED), 'power', events);
}

// ── Roles ─────────────────────────────────────────────────────────────────────────────────────────

export function roleMoves(state: State, { seat, free }: StepOf<'role'>): MoveOf<'role'>[] {
  return rolesOpen(state, seat, free).map((role) => ({ type: 'role', role: ROLES[role]! }));
}

export function answerRole(
  state: State,
  { seat, free }: StepOf<'role'>,
  { role }: MoveOf<'role'>,
  events: Events,
): void {
  const player = playerOf(state, seat);
  state.stack.pop();
  const exempt = free ? ROLE_COUNT : bonus(player, 'monolithFree');
  const taken = moveMonolith(state, seat, ROLES.indexOf(role), exempt, events);
  if (taken === 0) return;
  if (has(player, 'roleCreditBonus'))
    changeCredits(state, seat, bonus(player, 'roleCreditBonus'), 'tech', events);
  state.players.forEach((_, other) => {
    if (other !== seat && window(state, other, 'toll')) askPower(state, other, NOWHERE, seat);
  });
}

export function resolveRole(state: State, _frame: Step, events: Events): void {
  RESOLVE[state.role]!(state, events);
}

// ── After a turn of several players ───────────────────────────────────────────────────────────────

/** 7.2: the Emperor's turn brings an event; the final seat's turn the end; else the scepter goes left. */
export function endTurn(state: State, { emperor }: StepOf<'dusk'>, events: Events, rng: Rng): void {
  if (emperor && state.options.events) drawEvent(state, events, rng);
  if (state.trigger !== '' && state.scepter === state.finalSeat) {
    finish(state, state.trigger, events);
    return;
  }
  state.scepter = (state.scepter + 1) % state.players.length;
  state.stack.push({ step: 'scepter' });
}

function drawEvent(state: State, events: Events, rng: Rng): void {
  reshuffle(state, state.role, rng);
  const card = drawCard(state, state.role, rng);
  state.event = card;
  events?.push({ type: 'opened', card });
}

// ── After a solo turn ─────────────────────────────────────────────────────────────────────────────

/** 7.3, step 1: a card of the role joins the queue on the left; the last one of a deck ends the match. */
export function drawQueue(state: State, _frame: Step, events: Events, rng: Rng): void {
  const { card, last } = drawSolo(state, state.role, rng);
  state.queue = [card, ...state.queue];
  events?.push({ type: 'queued', card });
  if (last) {
    finish(state, 'deck', events);
    return;
  }
  state.stack.push(
    { step: 'scepter' },
    { step: 'resolve' },
    { step: 'descend' },
    { step: 'turnUp' },
    { step: 'strike' },
  );
}

/** 7.3, step 3: the card that is now on the right is turned up. */
export function turnUpQueue(state: State, _frame: Step, events: Events, rng: Rng): void {
  const right = state.queue.length - 1;
  const turned = state.queue[right]!;
  const card = turned === FACE_DOWN_STORY ? drawStory(state, rng) : turned;
  state.queue = state.queue.with(right, card);
  events?.push({ type: 'opened', card });
}

function drawStory(state: State, rng: Rng): StoryId {
  const [story, left] = draw(rng, state.stories);
  state.stories = left;
  return story;
}

/** 7.3, step 4: the Ancients move the Monolith towards the role on the open card. */
export function descend(state: State, _frame: Step, events: Events): void {
  const { id, role } = openCard(state);
  const reached = ancientRole(state, ROLES.indexOf(role));
  events?.push({ type: 'wanted', card: id, role, reached: ROLES[reached]! });
  moveMonolith(state, ANCIENTS, reached, 0, events);
}

/** What lies open on the right of the queue. */
function openCard({ queue }: State): RoleCard | StoryCard {
  const card = CARD[queue[queue.length - 1]!];
  if (card === undefined) throw new Error('no card of the queue lies open');
  return card;
}
