import { useMemo, useState } from 'react';
import type { Analysis, Sight } from '../../analysis/analysis.ts';
import type { Moment } from '../../analysis/moments.ts';
import type { Seat } from '../../kernel/game.ts';
import type { PastView, TableView } from '../../protocol/table.ts';
import type { LoadedGame } from '../games/view.ts';
import type { ColourName } from '../seatColours.ts';
import { winnersOf } from '../table/end/winners.ts';
import type { LogTurn } from '../table/log/logTurns.ts';
import type { Playback } from '../table/playback/playback.ts';
import type { Eyes } from '../table/replay/useReplay.ts';
import { coloursOf, namesOf, youOf } from '../table/seats.ts';
import { betterThan } from './moments/drawnMoves.ts';
import type { Wording } from './moments/momentWords.ts';
import { type SpotWays, useSpot } from './moments/useSpot.ts';
import { endsOf } from './studyWords.ts';
import { seatOf } from './telling.ts';
import { type Thinking, useAnalysis } from './useAnalysis.ts';
import { type Explanation, useExplained } from './useExplained.ts';
import { calledIn, eyesFor, momentAt, useMoments, usePastsOf, useTurns } from './useInsight.ts';

/** A match that is looked at with its analysis: what is known, and what of it is looked at. */
export interface Study {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly thinking: Thinking;
  readonly analysis: Analysis | undefined;
  /** Whether all is known. */
  readonly whole: boolean;
  readonly turns: readonly LogTurn[];
  readonly wording: Wording;
  readonly colours: readonly ColourName[];
  /** How each seat came off. */
  readonly ends: readonly string[];
  readonly sight: Sight;
  readonly setSight: (sight: Sight) => void;
  /** Whether nothing is hidden in the game, so that all is seen. */
  readonly open: boolean;
  /** The seat that is looked at above all. */
  readonly focus: Seat;
  readonly setFocus: (seat: Seat) => void;
  readonly turning: readonly Moment[];
  readonly three: readonly Moment[];
  readonly ways: SpotWays;
  /** What there is to tell at the place that is looked at. */
  readonly moment: Moment | undefined;
  /** The position there, once it is fetched, and with whose eyes it is looked at. */
  readonly past: PastView | undefined;
  readonly eyes: Eyes;
  /** Why the better move was better, once that is known. */
  readonly explanation: Explanation | undefined;
}

/** `start` is the position it begins with; without it, the largest moment. */
export function useStudy(playback: Playback, game: LoadedGame, start: number | undefined): Study {
  const { table } = playback;
  const [sight, setSight] = useState<Sight>('seen');
  const [focus, setFocus] = useState<Seat>(() => youOf(table) ?? winnersOf(table)[0] ?? 0);
  const thinking = useAnalysis(table.id, sight);
  const { news } = thinking;
  const analysis = news?.analysis;
  const whole = news !== undefined && news.done === news.of;
  const turns = useTurns(playback, game);
  const { turning, three } = useMoments(analysis, focus);
  const ways = useSpot(turning, whole, start);
  const { spot } = ways;
  const moment = useMemo(() => momentAt(analysis, spot, focus), [analysis, spot, focus]);
  const eyes = eyesFor(sight, moment ? seatOf(moment) : focus);
  const shown = useMemo(() => ({ ply: spot.ply, eyes }), [spot.ply, eyes]);
  const told = useMemo(() => [...turning, ...three, ...(moment ? [moment] : [])], [turning, three, moment]);
  const pasts = usePastsOf(table.id, analysis, told, shown, focus, sight);
  const seats = useMemo(() => seatsOf(table, game), [table, game]);
  const wording: Wording = {
    ...{ game, names: seats.names, called: seats.called, turns, pasts, sight },
    eyesOf: ({ seat }) => eyesFor(sight, seat),
  };
  const decision = moment?.kind === 'choice' ? moment.decision : undefined;
  const explanation = useExplained(thinking.explain, wording, decision, decision && betterThan(decision));
  return {
    ...{ table, game, thinking, analysis, whole, turns, wording, sight, setSight, focus, setFocus },
    ...{ turning, three, ways, moment, eyes, explanation, colours: seats.colours, ends: seats.ends },
    open: game.entry.game.open === true,
    past: pasts(shown),
  };
}

/** What does not change any more once a match is over. */
function seatsOf(table: TableView, game: LoadedGame) {
  return {
    names: namesOf(table),
    called: calledIn(table),
    colours: coloursOf(table, game, table.state),
    ends: endsOf(table),
  };
}
