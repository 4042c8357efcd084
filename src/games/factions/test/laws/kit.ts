import * as effort from '../../../../testkit/effort.ts';
import { notesOf, type Ply as PlyOf, underLaws } from '../../../../testkit/lawful.ts';
import {
  EVENTS as EVENT_CARDS,
  EXOPLANET,
  EXPLORER,
  MERCURY_CARD,
  OBJECTIVE,
  RESEARCH,
  RIVAL_CARD,
  TECH,
} from '../../facts.ts';
import { game } from '../../index.ts';
import type { Event, Move, State } from '../../state.ts';
import { FLOW } from '../../steps.ts';
import { lively } from '../testkit.ts';
import { EVENTS } from '../../texts/events.ts';
import { MOVES } from '../../texts/moves.ts';

/** Every move, question and event of the game. */
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

export type Ply = PlyOf<State, Move, Event>;

/** Random matches of Factions of Sol under the laws of the kernel, with a note of what happened in them. */
export const playUnderLaws = underLaws(game, {
  players: { lively },
  usual: 'lively',
  every: 40,
  // 40 turns for each seat and round at the most.
  mostMoves: 40_000,
  note,
});

function note(met: Set<string>, { after, events }: Ply): void {
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
