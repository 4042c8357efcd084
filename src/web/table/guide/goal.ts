import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Seat } from '../../../kernel/game.ts';
import type { TableSummary } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { tableHost } from '../../host.ts';
import { showFault } from '../../parts/toast.tsx';
import type { Playback } from '../playback/playback.ts';
import { ownSeat } from '../seats.ts';
import { movesMade } from './lesson.ts';

/** What the game is about, for somebody who has not finished a match of it here. */
export interface Goal {
  readonly text: string;
  readonly dismiss: () => void;
}

/** So many tables are remembered, the latest of them. */
const MOST = 50;

interface Remembered {
  /** Games of which a match was finished. */
  readonly played: readonly string[];
  /** Tables at which the goal was read and put away. */
  readonly told: readonly string[];
}

/** Stored in this browser. */
const useRemembered = create<Remembered>()(
  persist((): Remembered => ({ played: [], told: [] }), { name: 'orrery goals' }),
);

const add = (list: readonly string[], item: string): string[] => [
  ...list.filter((other) => other !== item),
  item,
];

export function rememberPlayed(game: string): void {
  useRemembered.setState(({ played }) => ({ played: add(played, game) }));
}

export function rememberTold(table: string): void {
  useRemembered.setState(({ told }) => ({ told: add(told, table).slice(-MOST) }));
}

/** What decides whether the goal is told at a table. */
interface Occasion {
  readonly guided: boolean;
  readonly over: boolean;
  readonly told: boolean;
  readonly seat: Seat | undefined;
  /** Moves made by whoever looks. */
  readonly made: number;
}

/** Whether somebody sits before their first decision and has not been told; a guide tells the goal himself. */
export function isDue({ guided, over, told, seat, made }: Occasion): boolean {
  return !guided && !over && !told && seat !== undefined && made === 0;
}

/** Whether one of the tables has a finished match of a game. */
export function hasFinished(tables: readonly TableSummary[], game: string): boolean {
  return tables.some(({ setup, outcome }) => setup.game === game && outcome !== undefined);
}

/** The goal, until the first decision of whoever looks has been made or it was put away. */
export function useGoal(
  { table, news }: Pick<Playback, 'table' | 'news'>,
  { view }: LoadedGame,
  guided: boolean,
): Goal | undefined {
  const { id, setup, state, outcome } = table;
  const seat = ownSeat(table);
  const over = outcome !== undefined;
  useEffect(() => {
    if (over && seat !== undefined) rememberPlayed(setup.game);
  }, [over, seat, setup.game]);
  const told = useRemembered((remembered) => remembered.told.includes(id));
  const due = isDue({ guided, over, told, seat, made: seat === undefined ? 0 : movesMade(news, seat) });
  const isNew = useNewcomer(setup.game, due);
  if (!due || !isNew || view.goal === undefined) return undefined;
  return { text: view.goal(state), dismiss: () => rememberTold(id) };
}

/** Whether nobody has finished a match of a game here, as far as that has been asked. */
function useNewcomer(game: string, asks: boolean): boolean {
  const played = useRemembered((remembered) => remembered.played.includes(game));
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asks || played || asked) return;
    tableHost()
      .list()
      .then((tables) => {
        // Matches from before this was remembered.
        if (hasFinished(tables, game)) rememberPlayed(game);
        setAsked(true);
      })
      .catch(showFault);
  }, [asks, played, asked, game]);
  return asked && !played;
}
