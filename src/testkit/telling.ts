import { asking } from '../kernel/flow/flow.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { GameEvent, Move } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { readOptions } from '../kernel/options.ts';
import { pick, type Rng, seeded } from '../kernel/match/rng.ts';

/** Random matches that are told from the first to the last sentence. */

/** What came up in them. */
export interface Told {
  readonly questions: Set<string>;
  readonly moves: Set<string>;
  readonly events: Set<string>;
}

/** How a game tells, where that is not as usual. */
export interface Manner {
  readonly prompt?: RegExp;
  readonly move?: RegExp;
  readonly event?: RegExp;
  /** At every so many decisions other eyes read the prompt too, and more moves than the one that is made; 8 unless told. */
  readonly every?: number;
  /** What stands in no sentence. */
  readonly never?: readonly RegExp[];
  /** Moves that are mostly left out, so that more happens. */
  readonly idle?: readonly string[];
}

export interface ToldMatch {
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Eli'];
const EVERY = 8;
/** How many of the moves on offer are put into words then. */
const MOVES = 12;
const SENTENCE = /^[A-Z].*[^.]\.$/;
const PHRASE = /^[A-Z].*[^.]$/;
const NO_WORDS = /undefined|NaN|\[object| {2}|Seat \d/;

/** Plays matches at random and looks at every sentence on the way. */
export function tell(entry: GameEntry, manner: Manner, matches: readonly ToldMatch[]): Told {
  const told: Told = { questions: new Set(), moves: new Set(), events: new Set() };
  for (const match of matches) tellMatch(entry, manner, match, told);
  return told;
}

function tellMatch(
  { game, texts }: GameEntry,
  manner: Manner,
  { seats, options, seed }: ToldMatch,
  told: Told,
): void {
  const rng = seeded(seed);
  const state: object = game.setup(seats, readOptions(game, seats, options), rng);
  const check = (sentence: string, form: RegExp): void => checkSentence(sentence, form, manner.never ?? []);
  for (let ply = 0; game.actors(state).length > 0; ply++) {
    const seat = itemAt(game.actors(state), 0);
    const closely = ply % (manner.every ?? EVERY) === 0;
    told.questions.add(stepOf(state));
    const views = closely ? [game.redact(state, seat), game.redact(state, undefined)] : [];
    for (const seen of [state, ...views]) check(texts.prompt(seen, seat, NAMES), manner.prompt ?? SENTENCE);
    const legal: readonly Move[] = game.legalMoves(state, seat);
    const move = chosen(rng, legal, manner.idle ?? []);
    for (const offer of [move, ...(closely ? legal.slice(0, MOVES) : [])])
      check(texts.move(state, offer, NAMES), manner.move ?? PHRASE);
    told.moves.add(move.type);
    const events: GameEvent[] = [];
    game.apply(state, seat, move, rng, events);
    for (const event of events) {
      told.events.add(event.type);
      const line = texts.event(event, NAMES);
      if (line !== undefined) check(line, manner.event ?? SENTENCE);
    }
  }
  check(texts.ending(state, NAMES), SENTENCE);
}

function stepOf(state: object): string {
  return 'stack' in state && Array.isArray(state.stack) ? (asking({ stack: state.stack })?.step ?? '') : '';
}

/** Mostly something that changes the game. */
function chosen(rng: Rng, legal: readonly Move[], idle: readonly string[]): Move {
  if (idle.length === 0) return pick(rng, legal);
  const busy = legal.filter(({ type }) => !idle.includes(type));
  return pick(rng, busy.length > 0 && rng.int(5) > 0 ? busy : legal);
}

function checkSentence(sentence: string, form: RegExp, never: readonly RegExp[]): void {
  if (!form.test(sentence) || [NO_WORDS, ...never].some((fault) => fault.test(sentence)))
    throw new Error(`not a sentence: ${JSON.stringify(sentence)}`);
}

/** What of a table did not come up. */
export function missing(table: object, met: ReadonlySet<string>): string[] {
  return Object.keys(table).filter((name) => !met.has(name));
}
