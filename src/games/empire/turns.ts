import type { Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/rng.ts';
import { NOWHERE } from './board.ts';
import { finish } from './ending.ts';
import {
  FACE_DOWN_STORY,
  RESOURCES,
  ROLE_CARD,
  ROLE_COUNT,
  ROLES,
  type RoleCard,
  STORY,
  type StoryCard,
} from './facts.ts';
import { ancientRole, moveMonolith, rolesOpen } from './monolith.ts';
import { draw, drawCard, drawSolo, reshuffle } from './piles.ts';
import { askPower, window } from './powers.ts';
import { RESOLVE } from './roles.ts';
import { ANCIENTS, type EndCause, type Events, type Frame, type Move, type State } from './state.ts';
import { bonus, has } from './techs.ts';
import { takeGalaxy } from './tokens.ts';
import { changeCredits, gainStock, isSolo, only, playerOf, roomFor } from './verbs.ts';

/** Turns (7): the scepter, the choice of a role, and what follows a turn. */

export function receiveScepter(state: State, events: Events): void {
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
export function tick(state: State, events: Events): void {
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
export function mineMoves(state: State, { seat }: { seat: Seat }): Move[] {
  const player = playerOf(state, seat);
  return RESOURCES.filter((_, resource) => roomFor(player, resource) > 0).map((what) => ({
    type: 'take',
    what,
  }));
}

const MINED = 2;

export function answerMine(state: State, { seat }: { seat: Seat }, move: Move, events: Events): void {
  const { what } = move as Extract<Move, { type: 'take' }>;
  state.stack.pop();
  gainStock(state, seat, only(RESOURCES.indexOf(what), MINED), 'power', events);
}

// ── Roles ─────────────────────────────────────────────────────────────────────────────────────────

type RoleFrame = Extract<Frame, { step: 'role' }>;

export function roleMoves(state: State, { seat, free }: RoleFrame): Move[] {
  return rolesOpen(state, seat, free).map((role) => ({ type: 'role', role: ROLES[role]! }));
}

export function answerRole(state: State, { seat, free }: RoleFrame, move: Move, events: Events): void {
  const { role } = move as Extract<Move, { type: 'role' }>;
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

export function resolveRole(state: State, events: Events): void {
  RESOLVE[state.role]!(state, events);
}

// ── After a turn of several players ───────────────────────────────────────────────────────────────

/** 7.2: the Emperor's turn brings an event; the final seat's turn the end; else the scepter goes left. */
export function endTurn(state: State, emperor: boolean, events: Events, rng: Rng): void {
  if (emperor && state.options.events) drawEvent(state, events, rng);
  if (state.scepter === state.finalSeat) {
    finish(state, state.trigger as EndCause, events);
    return;
  }
  state.scepter = (state.scepter + 1) % state.players.length;
  state.stack.push({ step: 'scepter' });
}

function drawEvent(state: State, events: Events, rng: Rng): void {
  const deck = state.decks[state.role]!;
  reshuffle(deck, rng);
  if (deck.top === '') return;
  state.event = drawCard(deck, rng);
  events?.push({ type: 'opened', card: state.event });
}

// ── After a solo turn ─────────────────────────────────────────────────────────────────────────────

/** 7.3, step 1: a card of the role joins the queue on the left; the last one of a deck ends the match. */
export function drawQueue(state: State, events: Events, rng: Rng): void {
  const { card, last } = drawSolo(state, state.role, rng);
  state.queue.unshift(card);
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
export function turnUpQueue(state: State, events: Events, rng: Rng): void {
  const right = state.queue.length - 1;
  if (state.queue[right] === FACE_DOWN_STORY) state.queue[right] = draw(rng, state.stories);
  events?.push({ type: 'opened', card: state.queue[right]! });
}

/** 7.3, step 4: the Ancients move the Monolith towards the role on the open card. */
export function descend(state: State, events: Events): void {
  const card = state.queue.at(-1) as string;
  const { role } = (ROLE_CARD[card] ?? STORY[card]) as RoleCard | StoryCard;
  const reached = ancientRole(state, ROLES.indexOf(role));
  events?.push({ type: 'wanted', card, role, reached: ROLES[reached]! });
  moveMonolith(state, ANCIENTS, reached, 0, events);
}
