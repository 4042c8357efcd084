import { useMemo } from 'react';
import type { Analysis, Sight } from '../../analysis/analysis.ts';
import { type Moment, threeMoments, turningPoints } from '../../analysis/moments.ts';
import type { Seat } from '../../kernel/game.ts';
import type { LoadedGame } from '../games/view.ts';
import { logTurns, type LogTurn } from '../table/log/logTurns.ts';
import type { Playback } from '../table/playback/playback.ts';
import { namesOf, youOf } from '../table/seats.ts';
import { TEXTS as TABLE } from '../table/texts.ts';
import { positionsOf } from './find/findBetter.tsx';
import type { Wording } from './moments/momentWords.ts';
import { type Looked, type Pasts, usePasts } from './usePasts.ts';
import type { Spot } from './moments/useSpot.ts';

/** What an analysis tells of a match, in words. */
export interface Insight {
  readonly wording: Wording;
  readonly turns: readonly LogTurn[];
  readonly turning: readonly Moment[];
  readonly three: readonly Moment[];
}

/** The moments of a match as far as it is known. */
export function useMoments(analysis: Analysis | undefined, focus: Seat): Pick<Insight, 'turning' | 'three'> {
  return useMemo(
    () => ({
      turning: analysis ? turningPoints(analysis) : [],
      three: analysis ? threeMoments(analysis, focus) : [],
    }),
    [analysis, focus],
  );
}

/** The log of the match, with its one person as “you”. */
export function useTurns({ table, news }: Playback, { entry, view }: LoadedGame): readonly LogTurn[] {
  return useMemo(() => {
    const names = namesOf(table);
    return logTurns(news, { texts: entry.texts, view, names, you: youOf(table) });
  }, [news, entry, view, table]);
}

/** How the seats are called: the one person who reads it is “You”. */
export function calledIn(table: Playback['table']): string[] {
  const you = youOf(table);
  return namesOf(table).map((name, seat) => (seat === you ? TABLE.log.you : name));
}

/** The positions that are shown or told of, with the eyes they are looked at with. */
export function usePastsOf(
  id: string,
  analysis: Analysis | undefined,
  moments: readonly Moment[],
  shown: Looked,
  focus: Seat,
  sight: Sight,
): Pasts {
  const wanted = useMemo(() => {
    const decisions = [
      ...moments.flatMap((moment) => (moment.kind === 'choice' ? [moment.decision] : [])),
      ...(analysis ? positionsOf(analysis, focus) : []),
    ];
    return [shown, ...decisions.map(({ ply, seat }) => ({ ply, eyes: eyesFor(sight, seat) }))];
  }, [analysis, moments, shown, focus, sight]);
  return usePasts(id, wanted);
}

/** With everything open, all is looked at as it was; else as the seat saw it. */
export const eyesFor = (sight: Sight, seat: Seat): Looked['eyes'] => (sight === 'open' ? 'all' : seat);

/** What there is to tell at a spot: a choice before draws, unless the draws are meant. */
export function momentAt(analysis: Analysis | undefined, spot: Spot, focus: Seat): Moment | undefined {
  const { ply, kind } = spot;
  const decision = analysis?.decisions.find((one) => one.ply === ply);
  const luck = analysis?.luck.find((one) => one.ply === ply);
  if (decision && kind !== 'luck') return { kind: 'choice', ply, size: decision.cost, decision };
  if (!luck) return undefined;
  const seat = Math.abs(luck.gains[focus] ?? 0) > 0.02 ? focus : largestOf(luck.gains);
  return { kind: 'luck', ply, size: luck.gains[seat] ?? 0, seat, luck };
}

const largestOf = (gains: readonly number[]): Seat =>
  gains.reduce((best, gain, seat) => (Math.abs(gain) > Math.abs(gains[best] ?? 0) ? seat : best), 0);
