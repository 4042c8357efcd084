import { useEffect, useRef, useState } from 'react';
import type { LoggedMove } from '../../../protocol/table.ts';
import type { LoadedGame, Moment } from '../../games/view.ts';
import { linesOf, type LogSource } from '../log/logTurns.ts';
import { momentsOf } from '../moments/useMoments.ts';
import type { Playback } from './playback.ts';
import { questionAfter } from './questionAfter.ts';
import { dueOf, saidOnce } from './saidOnce.ts';
import type { Narration } from './useNarration.ts';

/** What has happened and is still to be said. */
interface Unsaid {
  readonly moves: LoggedMove[];
  readonly moments: Moment[];
}

/** The sentences for those who do not see the board: one for a step where it is told slowly, else one for a turn. */
export function useSpoken(
  { latest, before, table, waiting }: Playback,
  game: LoadedGame,
  source: LogSource,
  narration: Narration | undefined,
): string {
  const [spoken, setSpoken] = useState('');
  const heard = useRef<{ latest: Playback['latest']; turn: number | undefined }>({
    latest: [],
    turn: undefined,
  });
  const unsaid = useRef<Unsaid>({ moves: [], moments: [] });
  const turn = narration?.step.turn;
  const whole = narration !== undefined && narration.telling !== 'slow';
  useEffect(() => {
    const say = (): void => {
      const { moves, moments } = unsaid.current;
      const question = waiting ? [] : questionAfter(moves, table, source, game.entry.texts);
      const said = [...saidOnce(linesOf(moves, source), moments), ...question];
      if (said.length > 0) setSpoken(said.join(' '));
      unsaid.current = { moves: [], moments: [] };
    };
    const due = dueOf(turn !== heard.current.turn, whole && waiting);
    if (due === 'earlier') say();
    if (latest !== heard.current.latest) {
      unsaid.current.moves.push(...latest);
      if (before !== undefined) unsaid.current.moments.push(...momentsOf(game, before, table));
    }
    heard.current = { latest, turn };
    if (due === 'all') say();
  }, [latest, turn, whole, waiting, source]);
  return spoken;
}
