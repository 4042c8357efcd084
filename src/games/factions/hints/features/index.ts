import type { Seat } from '../../../../kernel/game.ts';
import type { Features, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { State } from '../../state.ts';
import { noteAccess } from './access.ts';
import { layout } from './blocks.ts';
import { brief, briefOn, roundsLeft } from './brief.ts';
import { noteDecision } from './decision.ts';
import { noteOwn } from './own.ts';
import { noteSeat } from './seats.ts';
import { noteLead, noteMarkets, noteOpponent, noteTable, opponentPoints } from './table.ts';

/** What learned players look at in Factions of Sol. */
export const features: Features<State> = { version: 1, layout, encode };

function encode(state: State, seat: Seat, noted: FeatureSet): void {
  const rounds = roundsLeft(state);
  briefOn(state, seat);
  const { points } = brief;
  noteSeat(state, seat, 0, noted);
  noteOwn(state, seat, rounds, noted);
  noteAccess(state, seat, rounds, noted);
  noteMarkets(state, noted);
  noteRivals(state, seat, rounds, points, noted);
  noteTable(state, seat, rounds, noted);
  noteDecision(state, seat, noted);
}

/** The others by their place after the own seat, or the solo opponent. */
function noteRivals(state: State, seat: Seat, rounds: number, points: number, noted: FeatureSet): void {
  let best = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  for (let place = 1; place < state.players.length; place++) {
    const other = (seat + place) % state.players.length;
    briefOn(state, other);
    noteSeat(state, other, place, noted);
    if (brief.points > best) best = brief.points;
    if (brief.points > points) ahead++;
  }
  for (const mat of state.rival) {
    best = opponentPoints(state, mat);
    if (best > points) ahead++;
    noteOpponent(mat, best, noted);
  }
  noteLead(state, rounds, points - best, ahead, noted);
}
