import type { GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Measure } from '../../kernel/measures.ts';

/** When positions are compared: at the end of this turn, when the own next turn begins, and when it ends. */
export const MOMENTS = ['now', 'soon', 'later'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What was counted at a moment, by measure; and whether the match was over by then. */
export interface Reading {
  readonly counts: readonly number[];
  readonly over: boolean;
}

/** Watches a line go by and counts at each moment. */
export interface Watch {
  readonly see: (state: object) => void;
  /** Whether there is nothing left to wait for. */
  readonly isDone: () => boolean;
  readonly readings: readonly Reading[];
}

export function watchOf(
  { game, hints, measures }: GameEntry,
  measured: readonly Measure<object>[],
  seat: Seat,
  begun: object,
): Watch {
  const turnOf = turns({ hints, measures });
  const readings: Reading[] = [];
  let started = turnOf(begun);

  const read = (state: object, over: boolean): void => {
    readings.push({ counts: measured.map(({ of }) => of(state, seat)), over });
    started = turnOf(state);
  };
  /** Whether the moment that is waited for next has come. */
  const hasCome = (state: object): boolean => {
    if (MOMENTS[readings.length] !== 'soon') return turnOf(state) !== started;
    return measures.whose(state) === seat;
  };
  const isDone = (): boolean => readings.length === MOMENTS.length;
  return {
    see(state) {
      const over = game.actors(state).length === 0;
      while (!isDone() && (over || hasCome(state))) read(state, over);
    },
    isDone,
    readings,
  };
}

/** The number of the turn, or where a game does not count them, whose it is. */
function turns({ hints, measures }: Pick<GameEntry, 'hints' | 'measures'>): (state: object) => number {
  return (state) => hints.turn?.(state) ?? measures.whose(state);
}
