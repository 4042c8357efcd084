import { asking } from '../../../kernel/flow.ts';
import type { GameEvent, Move as AnyMove, Seat } from '../../../kernel/game.ts';
import { checkLaws } from '../../../kernel/laws.ts';
import { clone } from '../../../kernel/plain.ts';
import { pick, type Rng } from '../../../kernel/rng.ts';
import content from '../fixtures/content.json' with { type: 'json' };
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import type { Event, Frame, Move, State } from '../state.ts';
import { lively } from '../testkit.ts';

/** Random matches of Empire of the Stars under the laws of the kernel, with a note of what happened in them. */

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

const MOST_MOVES = 20_000;

/** Every move, question and event of the game; the compiler sees to it that none is missing. */
const MOVES: Record<Move['type'], true> = {
  start: true,
  cradle: true,
  keep: true,
  edict: true,
  role: true,
  use: true,
  decline: true,
  tile: true,
  place: true,
  tech: true,
  pass: true,
  waive: true,
  full: true,
  market: true,
  take: true,
  give: true,
  sell: true,
  buy: true,
  invest: true,
  build: true,
  sector: true,
  fly: true,
  engage: true,
  commit: true,
  cancel: true,
  end: true,
  target: true,
  refrain: true,
  dial: true,
  reveal: true,
  displace: true,
  hit: true,
  bribe: true,
  colonize: true,
  petition: true,
  court: true,
  subvert: true,
  forfeit: true,
  recall: true,
  forget: true,
  choose: true,
  pay: true,
  deploy: true,
  done: true,
};
type Asking = Extract<Frame, { seat: Seat } | { seats: readonly Seat[] }>['step'];
const QUESTIONS: Record<Asking, true> = {
  start: true,
  cradle: true,
  keep: true,
  edict: true,
  mine: true,
  role: true,
  power: true,
  tile: true,
  place: true,
  tech: true,
  waive: true,
  market: true,
  bonus: true,
  trade: true,
  invest: true,
  build: true,
  trim: true,
  orders: true,
  order: true,
  target: true,
  reveal: true,
  dial: true,
  displace: true,
  hit: true,
  bribe: true,
  influence: true,
  shield: true,
  forfeit: true,
  recall: true,
  forget: true,
  give: true,
  choose: true,
  pay: true,
  deploy: true,
};
const EVENTS: Record<Event['type'], true> = {
  home: true,
  cradle: true,
  frontier: true,
  kept: true,
  turn: true,
  ticked: true,
  edictScored: true,
  edict: true,
  power: true,
  readied: true,
  monolith: true,
  toll: true,
  crowned: true,
  credits: true,
  stock: true,
  scored: true,
  returned: true,
  colonized: true,
  uncolonized: true,
  placed: true,
  discarded: true,
  display: true,
  tech: true,
  techUp: true,
  techsGone: true,
  market: true,
  flipped: true,
  restocked: true,
  invested: true,
  lyingGone: true,
  built: true,
  flew: true,
  engaged: true,
  withdrew: true,
  revealed: true,
  bound: true,
  departed: true,
  razed: true,
  arrived: true,
  queued: true,
  opened: true,
  struck: true,
  shielded: true,
  wanted: true,
  battle: true,
  dialSet: true,
  dials: true,
  tactics: true,
  displaced: true,
  destroyed: true,
  influence: true,
  courted: true,
  subverted: true,
  lastTurns: true,
  ended: true,
};

export const EVERYTHING: readonly string[] = [
  ...Object.keys(MOVES).map((name) => `move ${name}`),
  ...Object.keys(QUESTIONS).map((name) => `question ${name}`),
  ...Object.keys(EVENTS).map((name) => `event ${name}`),
].sort();

const MERITS = [
  'explorer',
  'set',
  'invest',
  'tactics',
  'kill',
  'regent',
  'petition',
  'ascend',
  'edict',
  'power',
  'event',
  'destruction',
];

/** Every card, location and way to the end. */
export const EVERY_CARD: readonly string[] = [
  ...content.technologies.flatMap(({ id }) => [`bought ${id}`]),
  ...content.edicts.map(({ id }) => `edict ${id}`),
  ...content.powers.map(({ id }) => `power ${id}`),
  ...content.roleCards.flatMap(({ id }) => [`struck ${id} alone`, `struck ${id} together`, `revealed ${id}`]),
  ...content.storyCards.map(({ id }) => `opened ${id}`),
  ...content.explorerTiles.map(({ id }) => `placed ${id}`),
  ...[...content.farSpace.locations, ...content.farSpace.galaxySlots].flatMap(({ id }) => [
    `invested ${id} player`,
    `invested ${id} Ancients`,
  ]),
  ...MERITS.map((merit) => `merit ${merit}`),
  ...['tokensYou', 'tokensAncients', 'deck', 'tiles', 'home'].map((cause) => `alone ${cause}`),
  ...['tokens', 'galaxy', 'tiles'].map((cause) => `together ${cause}`),
].sort();

/** One step of a match. */
export interface Step {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
}

export type Players = 'any' | 'lively' | 'explorers' | 'merchants' | 'courtiers';

export interface Match {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Partial<Options>;
  readonly players?: Players;
  /** The laws are checked at every n-th decision. */
  readonly every?: number;
  /** The position it begins with, where that is not the game's own setup. */
  readonly start?: () => State;
}

/** What players of a kind like to choose as a role. */
const LIKED: Partial<Record<Players, readonly string[]>> = {
  explorers: ['explorer', 'scientist'],
  merchants: ['merchant', 'steward'],
  courtiers: ['regent', 'merchant'],
};

function chooser(players: Players): (rng: Rng, state: State, seat: Seat) => Move {
  const liked = LIKED[players];
  return (rng, state, seat) => {
    if (liked !== undefined && asking(state)?.step === 'role') {
      const moves = game.legalMoves(state, seat);
      const wanted = moves.filter((move) => move.type === 'role' && liked.includes(move.role));
      if (wanted.length > 0 && rng.int(100) < 90) return pick(rng, wanted);
    }
    return lively(rng, state, seat);
  };
}

/** Plays a match to its end under the laws, adds what happened to `met` and shows every step. */
export function playUnderLaws(
  met: Set<string>,
  { players = 'lively', start, ...match }: Match,
  see?: (step: Step) => void,
): number {
  const choose = chooser(players);
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
    ...(players !== 'any' && {
      choose: (rng: Rng, state: object, seat: Seat): AnyMove => choose(rng, state as State, seat),
    }),
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
  const company = after.players.length === 1 ? 'alone' : 'together';
  for (const event of events) {
    met.add(`event ${event.type}`);
    switch (event.type) {
      case 'tech':
        if (event.who < 4) met.add(`bought ${event.tech}`);
        break;
      case 'edictScored':
        if (event.met) met.add(`edict ${event.edict}`);
        break;
      case 'power':
        met.add(`power ${event.power}`);
        break;
      case 'struck':
        met.add(`struck ${event.card} ${company}`);
        break;
      case 'revealed':
      case 'opened':
        met.add(`${event.type} ${event.card}`);
        break;
      case 'placed':
        met.add(`placed ${event.tile}`);
        break;
      case 'invested':
        met.add(`invested ${event.at} ${event.who === 4 ? 'Ancients' : 'player'}`);
        break;
      case 'scored':
        met.add(`merit ${event.merit}`);
        break;
      case 'ended':
        met.add(`${company} ${event.cause}`);
        break;
      default:
    }
  }
  const next = asking(after);
  if (next) met.add(`question ${next.step}`);
}

/** The i-th of several matches: the first is looked at closely. */
export function closely(i: number): number {
  return i === 0 && !MUTATING ? 6 : 80;
}
