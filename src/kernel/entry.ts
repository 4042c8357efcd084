import { InputError, shown } from './error.ts';
import type { Features } from './hints/features.ts';
import type { Tuning } from './hints/weights.ts';
import type { Game, GameEvent, Move, Seat } from './game.ts';
import type { Measures } from './measures.ts';
import type { Reasons } from './why.ts';

/** What bots know of a game beyond its rules. */
export interface Hints<State extends object, M extends Move> {
  /** How good a position is for a seat: the higher the better, in points of the game. */
  value(state: State, seat: Seat): number;
  /** How promising a move looks before it is tried, from 0 up; 1 is an ordinary move. */
  weight(state: State, seat: Seat, move: M): number;
  /**
   * How good the position after each of these moves will be, on average over chance, all against the same
   * measure: for games whose moves need not be tried, as they are too many or hang on dice. Nothing where these
   * moves are better tried.
   */
  judge?(state: State, seat: Seat, moves: readonly M[]): readonly number[] | undefined;
  /** The same at a glance, quicker and rougher: for the lines a search plays on. */
  glance?(state: State, seat: Seat, moves: readonly M[]): readonly number[] | undefined;
  /** Whether a move does nothing but take back what its seat has begun: a search would go in circles with it. */
  takesBack?(move: M): boolean;
  /** Rises with every turn of the match: where it has just risen, a position is at rest and can be valued. */
  turn?(state: State): number;
  /** Whether a match is still being set up: nobody finds out by searching what hints know of that. */
  opening?(state: State): boolean;
  /** The chance of each seat to win, as far as a position at rest tells. */
  chances?(state: State): readonly number[];
  readonly foresight?: Foresight;
}

/** How a search looks ahead in a game, found by measuring. */
export interface Foresight {
  /** How many turns a line is played on before its position is valued. */
  readonly turns: number;
  /** How freely a line leaves what the hints like best; 0 follows them. */
  readonly explore: number;
  /** Points by which a move must look worse than another to be a third as promising. */
  readonly doubt: number;
  /** The chance of winning that such a move has to make up for at first: the more, the better the hints know. */
  readonly handicap: number;
  /** Lines that a second of one ordinary core allows. */
  readonly pace: number;
  /** How the levels below `hard` play, set by matches between neighbours. */
  readonly practice: Readonly<Record<Beginner, Practice>>;
  /** How all levels play where nets were fetched, set the same way. */
  readonly tempers?: Tempers;
  /** The same for a game whose levels go by its hints. */
  readonly hintedTempers?: Tempers;
  /** How far chances are stretched before people are told them, so that they fit how matches end. */
  readonly calibration?: Calibration;
}

/** How all levels play, with two seats, and with more or one; whoever plays alone by a net goes by `one` where it is told. */
export type Tempers = Readonly<Record<'two' | 'more', LevelTempers>> & { readonly one?: LevelTempers };

type LevelTempers = Readonly<Record<LevelName, Temper>>;

/** How chances by nets and by hints are stretched, found by self-play: below 1 they were too unsure, above it too sure. */
export interface Calibration {
  readonly nets?: Stretches;
  readonly hints?: Stretches;
}

/** By how many sit at the table; 1 also stands for those who play together. */
export type Stretches = Readonly<Partial<Record<number, number>>>;

/** The levels of play, weakest first. */
export type LevelName = Beginner | 'hard' | 'expert' | 'master';

/** How a level goes by what is known of positions. */
export type Temper = ByMove | ByTurn | ByReplies | ByLines;

/** It values the position after each move, and errs by about so many points. */
interface ByMove {
  readonly thought: 'move';
  readonly noise: number;
}

/** It follows so many of the best ways its turn may go, values where they end, and errs by about so many points. */
interface ByTurn {
  readonly thought: 'turn';
  readonly noise: number;
  readonly width: number;
}

/**
 * It follows so many of the best ways its turn may go, then tries so many of them so often against what the others make of
 * them until it is asked again.
 */
export interface ByReplies {
  readonly thought: 'replies';
  readonly width: number;
  readonly plans: number;
  readonly tries: number;
}

/** It plays so many lines for so many turns ahead, and values their ends. */
interface ByLines {
  readonly thought: 'lines';
  readonly lines: number;
  readonly turns: number;
}

/** The levels below `hard`. */
export type Beginner = 'novice' | 'easy' | 'casual' | 'medium' | 'skilled';

/** How often a level below `hard` thinks, and how often it slips. */
export interface Practice {
  /** The share of decisions that are thought about; the others go by the hints. */
  readonly attention: number;
  /** The share of slips among those others: then any move is taken, the more likely the better it looks. */
  readonly slips: number;
}

/** The sentences of a game. Seats are told by the names given. */
export interface Texts<State extends object, M extends Move, E extends GameEvent> {
  /** Who must choose what and why, in one sentence. */
  prompt(state: State, seat: Seat, names: readonly string[]): string;
  /** What a move does, in a few words. */
  move(state: State, move: M, names: readonly string[]): string;
  /** A line of the log; nothing for what needs no telling. */
  event(event: E, names: readonly string[]): string | undefined;
  /** How the match ended, in one sentence. */
  ending(state: State, names: readonly string[]): string;
}

/** What reports sort finished matches by. */
export interface Report {
  /** Of the match: words, such as how it ended, and numbers, such as its rounds. */
  readonly match: Readonly<Record<string, string | number>>;
  /** Of each seat, such as its place in turn order or its faction. */
  readonly seats: readonly Readonly<Record<string, string>>[];
}

/** Something a seat has come by: a card, a technology, an effect, a machine, a faction, by the name people know it by. */
export interface Taken {
  readonly seat: Seat;
  /** What it is one of, such as `technology`. */
  readonly kind: string;
  readonly name: string;
}

/** Rows and columns of cells, for whoever draws a game without knowing more of it. */
export interface Grid<State extends object, M extends Move> {
  readonly rows: number;
  readonly columns: number;
  /** The cell a move is made on, from 0 and row by row; nothing for a move that is a button. */
  cellOf(move: M): number | undefined;
  /** The cell a piece is taken from, where moves move pieces. */
  from?(move: M): number | undefined;
  /** What lies on a cell: the piece of a seat, a word, or nothing. */
  shown(state: State, cell: number): Seat | string | undefined;
}

/** Everything about one game that does not belong to a screen. */
export interface EntryOf<State extends object, M extends Move, E extends GameEvent, Options extends object> {
  readonly game: Game<State, M, E, Options>;
  /** What it is about and how it is won, in Markdown: the rules page of a game without RULES.md. */
  readonly about?: string;
  /** The board, where it is one of cells; a game without a view of its own is drawn by it. */
  readonly board?: Grid<State, M>;
  readonly hints: Hints<State, M>;
  /** What the levels of play know, where it is more than `hints`, by which the others are measured. */
  readonly skill?: Hints<State, M>;
  readonly texts: Texts<State, M, E>;
  /** Why something cannot be done. */
  readonly reasons: Reasons<State, M>;
  /** What the coach compares positions by. */
  readonly measures: Measures<State>;
  /** How the hints can be improved by self-play, where they go by weights. */
  readonly tuning?: Tuning;
  /** What learned players look at, fetched when one of them plays. */
  readonly features?: () => Promise<Features<State>>;
  /** What the nets that a host has fetched make of the hints, at a table of so many seats. */
  readonly learned?: (seats: number) => Hints<State, M> | undefined;
  /** Points by seat so far, as far as they lie open. */
  score(state: State): readonly number[];
  /** The points that whoever plays alone has to beat so far: those of the game's own opponent, or what a scenario asks for. */
  toBeat?(state: State): number | undefined;
  /** What a series of matches is sorted by. */
  report?(state: State): Report;
  /** What an event tells that a seat has taken, where reports compare those with it and those without. */
  taken?(event: E): Taken | undefined;
  /** Earlier versions of the rules, by which matches that began with them go on. */
  readonly earlier?: readonly GameEntry[];
}

/** An entry whose own types do not matter to the caller: what lists, servers and commands hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- lists of games forget their types, like AnyGame
export type GameEntry = EntryOf<any, any, any, any>;

/** The game of an id from outside. */
export function findGame(games: readonly GameEntry[], id: unknown): GameEntry {
  const entry = games.find((candidate) => candidate.game.id === id);
  if (entry === undefined) {
    throw unknownGame(
      id,
      games.map((candidate) => candidate.game.id),
    );
  }
  return entry;
}

export function unknownGame(id: unknown, ids: readonly string[]): InputError {
  return new InputError('unknown_game', `there is no game ${shown(id)}; there is ${ids.join(', ')}`);
}

/** Brings the game of an id from outside, or refuses it. */
export type GameSource = (id: unknown) => Promise<GameEntry>;
