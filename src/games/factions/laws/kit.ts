import * as effort from '../../../testkit/effort.ts';
import { notesOf, type Step as StepOf, underLaws } from '../../../testkit/lawful.ts';
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
import type { Event, Move, State } from '../state.ts';
import { FLOW } from '../steps.ts';
import { lively } from '../testkit.ts';

/** Every move and event of the game; the compiler sees to it that none is missing. */
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
  ...notesOf('move', MOVES),
  ...notesOf('question', FLOW.questions),
  ...notesOf('event', EVENTS),
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

export type Step = StepOf<State, Move, Event>;

/** Random matches of Factions of Sol under the laws of the kernel, with a note of what happened in them. */
export const playUnderLaws = underLaws(game, {
  players: { lively },
  usual: 'lively',
  every: 40,
  // 40 turns for each seat and round at the most.
  mostMoves: 40_000,
  note,
});

function note(met: Set<string>, { after, events }: Step): void {
  for (const event of events) {
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
}

/** The i-th of several matches: the first is looked at closely. */
export function closely(i: number): number {
  return effort.closely(i, 6, 80);
}
