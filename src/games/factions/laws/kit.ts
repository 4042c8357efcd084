import { asking } from '../../../kernel/flow.ts';
import type { GameEvent, Move as AnyMove, Seat } from '../../../kernel/game.ts';
import { checkLaws } from '../../../kernel/laws.ts';
import { clone } from '../../../kernel/plain.ts';
import type { Rng } from '../../../kernel/rng.ts';
import {
  EVENTS as EVENT_CARDS,
  EXOPLANET,
  EXPLORER,
  MERCURY_CARD,
  OBJECTIVE,
  RESEARCH,
  RIVAL_CARD,
  TECH,
} from '../facts.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import type { Event, Frame, Move, State } from '../state.ts';
import { lively } from '../testkit.ts';

/** Random matches of Factions of Sol under the laws of the kernel, with a note of what happened in them. */

const { env } = (globalThis as unknown as { process: { env: Readonly<Record<string, string | undefined>> } })
  .process;

/** While rules are mutated every test is repeated for every mutant: one short match each must do. */
const MUTATING = env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** How many matches to play where `usual` are enough; ORRERY_MATCHES=n plays n times as many. */
export function matches(usual: number): number {
  return MUTATING ? 1 : usual * Number(env['ORRERY_MATCHES'] ?? 1);
}

/** What a few matches need not meet is asked for only in a full run. */
export const inFullRun = !MUTATING;

/** More than any match needs: 40 turns for each seat and round at the most. */
const MOST_MOVES = 40_000;

/** Every move, question and event of the game; the compiler sees to it that none is missing. */
const MOVES: Record<Move['type'], true> = {
  faction: true,
  rival: true,
  berth: true,
  offer: true,
  charge: true,
  keepShip: true,
  alcubierre: true,
  shiftGate: true,
  extract: true,
  scoop: true,
  tether: true,
  caster: true,
  step: true,
  phase: true,
  stop: true,
  proceed: true,
  mine: true,
  use: true,
  photosynthesis: true,
  mapping: true,
  beacon: true,
  pass: true,
  none: true,
  end: true,
  burn: true,
  place: true,
  rescue: true,
  complete: true,
  spy: true,
  invert: true,
  tug: true,
  give: true,
  ask: true,
  propose: true,
  cancel: true,
  accept: true,
  reject: true,
  counter: true,
  hand: true,
  amount: true,
  recruit: true,
  vote: true,
  engineer: true,
  install: true,
  take: true,
  refresh: true,
  boon: true,
  keep: true,
  tech: true,
  return: true,
  convert: true,
  sweep: true,
  band: true,
  shove: true,
  teleport: true,
  ungate: true,
  gate: true,
  dig: true,
  rob: true,
  peek: true,
  scrap: true,
  map: true,
  push: true,
  react: true,
  trim: true,
  orbit: true,
  stay: true,
  decline: true,
  done: true,
  enact: true,
  amnesty: true,
  drain: true,
};
const QUESTIONS: Record<Extract<Frame, { seat: Seat }>['step'], true> = {
  faction: true,
  rival: true,
  berth: true,
  turn: true,
  begin: true,
  fly: true,
  landed: true,
  action: true,
  finish: true,
  draft: true,
  answer: true,
  hand: true,
  push: true,
  react: true,
  trim: true,
  amount: true,
  recruit: true,
  vote: true,
  engineer: true,
  market: true,
  install: true,
  boon: true,
  keep: true,
  tech: true,
  return: true,
  research: true,
  claim: true,
  convert: true,
  sweep: true,
  band: true,
  shove: true,
  teleport: true,
  gate: true,
  dig: true,
  rob: true,
  peek: true,
  scrap: true,
  map: true,
  orbit: true,
  window: true,
  tie: true,
  amnesty: true,
  rivalVote: true,
  drain: true,
};
const EVENTS: Record<Event['type'], true> = {
  chose: true,
  berthed: true,
  round: true,
  turn: true,
  passed: true,
  energy: true,
  resources: true,
  entered: true,
  teleported: true,
  rescued: true,
  vanished: true,
  used: true,
  charged: true,
  recruited: true,
  explorers: true,
  robbed: true,
  loot: true,
  voted: true,
  leader: true,
  installed: true,
  machine: true,
  exoplanet: true,
  boon: true,
  market: true,
  drew: true,
  drawn: true,
  kept: true,
  burned: true,
  objective: true,
  tech: true,
  returned: true,
  research: true,
  researched: true,
  mined: true,
  peeked: true,
  saw: true,
  placed: true,
  explored: true,
  scrapped: true,
  cleared: true,
  flooded: true,
  gate: true,
  ungate: true,
  glided: true,
  rode: true,
  inverted: true,
  offered: true,
  proposal: true,
  refused: true,
  traded: true,
  upkeep: true,
  event: true,
  opened: true,
  produced: true,
  swept: true,
  tiles: true,
  rivalCard: true,
  ended: true,
};

export const EVERYTHING: readonly string[] = [
  ...Object.keys(MOVES).map((name) => `move ${name}`),
  ...Object.keys(QUESTIONS).map((name) => `question ${name}`),
  ...Object.keys(EVENTS).map((name) => `event ${name}`),
].sort();

/** Every card, drawn, used and scored. */
export const EVERY_CARD: readonly string[] = [
  ...Object.keys(MERCURY_CARD).map((card) => `charged ${card}`),
  ...Object.keys(EXPLORER).flatMap((card) => [`held ${card}`, `placed ${card}`]),
  ...EVENT_CARDS.flatMap(({ id }) => ['A', 'B'].map((option) => `enacted ${id}${option}`)),
  ...Object.keys(EXOPLANET).flatMap((card) => [`boon ${card}A`, `boon ${card}B`, `explored ${card}`]),
  ...Object.keys(OBJECTIVE).flatMap((card) => [`held ${card}`, `completed ${card}`]),
  ...Object.keys(TECH).map((card) => `tech ${card}`),
  ...Object.keys(RESEARCH).map((card) => `research ${card}`),
  ...Object.keys(RIVAL_CARD).map((card) => `opponent ${card}`),
].sort();

/** One step of a match. */
export interface Step {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
}

export interface Match {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Partial<Options>;
  /** Players take any move, or have a plan, as unless said. */
  readonly players?: 'any' | 'lively';
  /** The laws are checked at every n-th decision. */
  readonly every?: number;
  /** The position it begins with, where that is not the game's own setup. */
  readonly start?: () => State;
}

/** Plays a match to its end under the laws, adds what happened to `met` and shows every step. */
export function playUnderLaws(
  met: Set<string>,
  { players = 'lively', start, ...match }: Match,
  see?: (step: Step) => void,
): number {
  const choose = (rng: Rng, state: object, seat: Seat): AnyMove => lively(rng, state as State, seat);
  let before: State;
  const watched = {
    ...game,
    setup: (...given: Parameters<typeof game.setup>): State => {
      const state = start ? start() : game.setup(...given);
      before = clone(state);
      met.add(`question ${asking(state)?.step}`);
      return state;
    },
  };
  return checkLaws(watched, {
    every: 40,
    ...match,
    mostMoves: MOST_MOVES,
    ...(players === 'lively' && { choose }),
    seen: (state: object, seat: Seat, move: AnyMove, events: readonly GameEvent[]) => {
      const step = { before, after: state as State, seat, move: move as Move, events: events as Event[] };
      note(met, step);
      see?.(step);
      before = step.after;
    },
  });
}

function note(met: Set<string>, { after, move, events }: Step): void {
  met.add(`move ${move.type}`);
  for (const event of events) {
    met.add(`event ${event.type}`);
    switch (event.type) {
      case 'charged':
      case 'placed':
      case 'explored':
      case 'research':
      case 'tech':
        met.add(`${event.type} ${event.card}`);
        break;
      case 'objective':
        met.add(`completed ${event.card}`);
        break;
      case 'boon':
        met.add(`boon ${event.card}${event.choice}`);
        break;
      case 'event':
        met.add(`enacted ${event.card}${event.option}`);
        break;
      case 'rivalCard':
        met.add(`opponent ${event.card}`);
        break;
      default:
    }
  }
  for (const { explorers, objectives } of after.players)
    for (const { card } of [...explorers, ...objectives]) met.add(`held ${card}`);
  const next = asking(after);
  if (next) met.add(`question ${next.step}`);
}

/** The i-th of several matches: the first is looked at closely. */
export function closely(i: number): number {
  return i === 0 && !MUTATING ? 6 : 80;
}
