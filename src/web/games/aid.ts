import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Place } from './view.ts';

/** What a player aid says: turn, patterns, prices, signs and ends of a game, with the figures of a match. */
export interface Aid {
  /** What it is about, in a few words beside its title. */
  readonly about: string;
  /** What the seat has, with the signs the table shows it by. */
  readonly figures: readonly AidFigure[];
  readonly patterns: readonly AidPattern[];
  readonly parts: readonly AidPart[];
  /** How the match ends, and how near that is. */
  readonly ends: readonly string[];
}

export interface AidFigure {
  readonly name: string;
  readonly sign: ReactNode;
  readonly value: string;
  /** What it means, in a sentence or two. */
  readonly tip: string;
}

/** What is built, bought or led, on a card of its own. Sentences may hold **strong** words. */
export interface AidPattern {
  readonly title: string;
  readonly picture: ReactNode;
  /** What it takes. */
  readonly needs: string;
  /** What it brings. */
  readonly gives: string;
  /** What it means for the seat as the match stands. */
  readonly now: string;
  /** Where on the board the seat is nearest to it; nowhere to look if there is no such place. */
  readonly places: readonly Place[];
}

export type AidPart = AidTable | AidList;

export interface AidTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly AidRow[];
  readonly note?: string;
}

interface AidRow {
  /** What it is called is the first cell of the row. */
  readonly name: string;
  readonly sign?: ReactNode;
  readonly cells: readonly string[];
}

export interface AidList {
  readonly title: string;
  readonly lines: readonly AidLine[];
}

export interface AidLine {
  readonly name: string;
  readonly sign?: ReactNode;
  readonly text: string;
}

/** Works out the aid from what a seat may see; whoever only watches sees it with the figures of somebody at the table. */
export type AidOf<State = object> = (state: State, seat: Seat, names: readonly string[]) => Aid;
