import type { Features } from '../../../../kernel/hints/features.ts';
import { clockOf } from '../clock.ts';
import type { State } from '../../state.ts';
import { boardOf } from '../../verbs.ts';
import { noteAccess } from './access.ts';
import { noteChart } from './chart.ts';
import { passagesOf } from './gates.ts';
import { layout, stageOf } from './layout.ts';
import { noteMatch } from './match.ts';
import { noteSeats } from './seats.ts';
import { surveyBoard } from './survey.ts';
import { noteTurn } from './turn.ts';

/** What learned players look at in Sol. Everything lies open, so nothing has to be left out. */
export const features: Features<State> = {
  version: 1,
  layout,
  encode(state, seat, noted) {
    const board = boardOf(state);
    const clock = clockOf(state);
    const stage = stageOf(clock.turns);
    const passages = passagesOf(state);
    surveyBoard(state, seat);
    noteSeats(state, seat, passages, stage, noted);
    noteAccess(state, seat, board, passages, noted);
    noteChart(state, seat, board, passages, noted);
    noteTurn(state, seat, noted);
    noteMatch(state, seat, clock, stage, noted);
  },
};
