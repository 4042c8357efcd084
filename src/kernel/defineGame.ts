import type { EntryOf, GameEntry, Grid, Hints, Report, Taken, Texts } from './entry.ts';
import type { Game, GameEvent, Move, Outcome, Seat } from './game.ts';
import type { Features } from './hints/features.ts';
import { hintsByPoints } from './hints/hintsByPoints.ts';
import type { AnyOptions, NoOptions, OptionsOf, OptionTable } from './options.ts';
import { clone } from './data/plain.ts';
import { positionFaults } from './checks/positionFaults.ts';
import type { Rng } from './match/rng.ts';
import type { Shape } from './data/shape.ts';
import { measuresByPoints } from './defaults/measuresByPoints.ts';
import { reasonsByMoves } from './defaults/reasonsByMoves.ts';
import { type Played, playedEvent, textsByWords } from './defaults/textsByWords.ts';
import type { Tuning } from './hints/weights.ts';
import type { Measures } from './measures.ts';
import type { Reasons } from './why.ts';

/** What a game is made of. Whatever may be missing follows from the rest. */
export type GameParts<
  State extends object,
  M extends Move,
  E extends GameEvent,
  Table extends AnyOptions,
> = Rules<State, M, E, Table> & Sight<State> & Extras<State, M, E>;

/** As in `Game`; no function of it asks for `this`. */
export interface Rules<State extends object, M extends Move, E extends GameEvent, Table extends AnyOptions> {
  readonly id: string;
  readonly title: string;
  /** 1 unless it is told. */
  readonly rulesVersion?: number;
  /** How many seats there are, or from how many to how many. */
  readonly seats: number | { readonly min: number; readonly max: number };
  /** A state of a game with options holds them as `options`. */
  readonly options?: Table;
  optionsFault?(this: void, options: OptionsOf<Table>, seats: number): string | undefined;
  setup(this: void, seats: number, options: OptionsOf<Table>, rng: Rng): State;
  /** Without it, as many as `players` in a state, unless the number is always the same. */
  seatsOf?(this: void, state: State): number;
  actors(this: void, state: State): readonly Seat[];
  legalMoves(this: void, state: State, seat: Seat): M[];
  /** A move of an open game that pushes no events is told by its words. */
  apply(this: void, state: State, seat: Seat, move: M, rng: Rng, events?: E[]): void;
  /** Without it nobody leaves by the rules: whoever resigns online is played for by a bot. */
  leaving?(this: void, state: State, seat: Seat): M | undefined;
  /** Without it, all of the state is copied. */
  copy?(this: void, state: State): State;
  outcome(this: void, state: State): Outcome | undefined;
  /** What a state looks like; without it, like one that was just set up. */
  readonly shape?: Shape;
  /** What else is wrong with a state whose shape, seats and options are right. */
  stateFault?(this: void, state: State): string | undefined;
}

/** Who sees what: everybody everything, or as the game tells. */
export type Sight<State> =
  | { readonly open: true; readonly redact?: never; readonly determinize?: never }
  | {
      readonly open?: never;
      redact(this: void, state: State, viewer: Seat | undefined): State;
      determinize(this: void, redacted: State, viewer: Seat | undefined, rng: Rng): State;
    };

/** As in `EntryOf`; of hints and texts any part can be given. */
export interface Extras<State extends object, M extends Move, E extends GameEvent> {
  readonly about?: string;
  readonly board?: Grid<State, M>;
  readonly hints?: Partial<Hints<State, M>>;
  readonly skill?: Hints<State, M>;
  readonly tuning?: Tuning;
  readonly features?: () => Promise<Features<State>>;
  readonly texts?: Partial<Texts<State, M, E>>;
  /** Without it, whatever cannot be done is answered with what can. */
  readonly reasons?: Reasons<State, M>;
  /** Without it, the points. */
  readonly measures?: Measures<State>;
  /** Without it the points of the outcome, and none before. */
  score?(this: void, state: State): readonly number[];
  toBeat?(this: void, state: State): number | undefined;
  report?(this: void, state: State): Report;
  taken?(this: void, event: E): Taken | undefined;
  readonly earlier?: readonly GameEntry[];
}

/** A game as one value, ready to be listed. */
export function defineGame<
  State extends object,
  M extends Move,
  E extends GameEvent = Played,
  const Table extends AnyOptions = NoOptions,
>(parts: GameParts<State, M, E, Table>): EntryOf<State, M, E, OptionsOf<Table>> {
  const game = gameOf(parts);
  const {
    score = scoreOf(game),
    hints,
    texts,
    about,
    board,
    skill,
    tuning,
    features,
    toBeat,
    report,
    taken,
    earlier,
  } = parts;
  return {
    game,
    score,
    hints: { ...hintsByPoints(game, score), ...hints },
    texts: { ...textsByWords(game), ...texts },
    reasons: parts.reasons ?? reasonsByMoves(game, board),
    measures: parts.measures ?? measuresByPoints(game, score),
    ...(about !== undefined && { about }),
    ...(board && { board }),
    ...(skill && { skill }),
    ...(tuning && { tuning }),
    ...(features && { features }),
    ...(toBeat && { toBeat }),
    ...(report && { report }),
    ...(taken && { taken }),
    ...(earlier && { earlier }),
  };
}

function gameOf<State extends object, M extends Move, E extends GameEvent, Table extends AnyOptions>(
  parts: GameParts<State, M, E, Table>,
): Game<State, M, E, OptionsOf<Table>> {
  const { id, title, rulesVersion = 1, optionsFault, setup, actors, legalMoves, outcome } = parts;
  const { copy = clone, leaving } = parts;
  const seats = typeof parts.seats === 'number' ? { min: parts.seats, max: parts.seats } : parts.seats;
  // A table describes the options that are read from it; only a game without options leaves it out.
  const options = (parts.options ?? {}) as Table & OptionTable<OptionsOf<Table>>;
  const seatsOf = parts.seatsOf ?? playersIn(title, seats);
  const rules = {
    id,
    title,
    rulesVersion,
    seats,
    options,
    setup,
    seatsOf,
    actors,
    legalMoves,
    copy,
    outcome,
  };
  const known = { ...rules, ...(optionsFault && { optionsFault }), ...(leaving && { leaving }) };
  const checked = { ...known, stateFault: positionFaults(known, parts) };
  if (parts.open !== true) {
    const { apply, redact, determinize } = parts;
    return { ...checked, secrets: true, apply, redact, determinize };
  }
  const apply = parts.texts?.event === undefined ? told(parts) : parts.apply;
  return { ...checked, open: true, apply, redact: copy, determinize: copy };
}

/** The seats of a state that says nothing else: always the same number, or its `players`. */
function playersIn(title: string, { min, max }: { min: number; max: number }): (state: object) => number {
  return (state) => {
    if (min === max) return max;
    if ('players' in state && Array.isArray(state.players)) return state.players.length;
    throw new Error(`a state of ${title} has no list of players, so the game must tell seatsOf`);
  };
}

/** The same, but a move that tells nothing of itself is told by its words: in an open game everybody sees it. */
function told<State extends object, M extends Move, E extends GameEvent>({
  apply,
}: Pick<Game<State, M, E>, 'apply'>): Game<State, M, E>['apply'] {
  return (state, seat, move, rng, events) => {
    const before = events?.length;
    apply(state, seat, move, rng, events);
    // A game whose events are put in words for it is not asked about this one.
    if (events?.length === before) events?.push(playedEvent(seat, move) as GameEvent as E);
  };
}

function scoreOf<State extends object, M extends Move, E extends GameEvent, Table extends AnyOptions>(
  game: Game<State, M, E, OptionsOf<Table>>,
): (state: State) => readonly number[] {
  return (state) => game.outcome(state)?.points ?? Array<number>(game.seatsOf(state)).fill(0);
}
