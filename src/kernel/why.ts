import { listed, nameOf } from './defaults/words.ts';
import type { Game, Move, Seat } from './game.ts';
import { moveText } from './text.ts';

/**
 * What somebody would like to do, as far as they have said: a kind of move, and the places, pieces, cards or players
 * it should be about, in the words and in the order of a move. `fly C3 R2` is one, `fly` alone and `R2` alone are others.
 */
export interface Wish {
  /** The type of a move. */
  readonly act?: string;
  readonly things: readonly string[];
}

/** Something of which there is too little for a wish, as the state counts it. */
export interface Lack {
  /** What is missing, such as `energy`, `distance` or `sundiver`. */
  readonly of: string;
  /** How much more would do. */
  readonly by: number;
  /** Where it is missing. */
  readonly at?: string;
}

/**
 * How a reason is shown on the table, in things as wishes name them: a way that is too long, a pattern that is not
 * complete, or goods of which there are too few.
 */
export type Drawing = Distance | Pattern | Goods;

/** A way of so many steps, of which `reach` can be gone. */
export interface Distance {
  readonly kind: 'distance';
  readonly from: string;
  readonly to: string;
  readonly steps: number;
  readonly reach: number;
  /** What the steps cost, as a lack calls it; `distance` unless told. */
  readonly of?: string;
  /** Where each step leads, the last of them to `to`; without it the line is straight. */
  readonly path?: readonly string[];
}

/** Places that each need a piece for something to be possible: those that have one, and those that do not. */
export interface Pattern {
  readonly kind: 'pattern';
  /** The kind of piece that is missing, such as `sundiver`. */
  readonly piece: string;
  readonly there: readonly string[];
  readonly missing: readonly string[];
  /** What the pattern would bring and where, such as a `gate` on `I4|C4`. */
  readonly makes?: { readonly piece: string; readonly at: string };
}

/** Something the one who asks has too little of, as its counter in their panel is called, such as `energy`. */
export interface Goods {
  readonly kind: 'goods';
  readonly of: string;
  readonly have: number;
  readonly need: number;
}

/** Why no legal move fulfils a wish. */
export interface Reason {
  /** One sentence that says what stands in the way, with the figures that matter. */
  readonly text: string;
  /** The number of the rule in RULES.md; nothing where it is no matter of rules, as when it is another's turn. */
  readonly rule?: string;
  /** The same in at most four words, for what is shown although it is not possible: “no pattern yet”. */
  readonly short?: string;
  /** What helps to understand it or to get there: one or two sentences more. */
  readonly more?: string;
  readonly lack?: Lack;
  /** Legal moves that come nearest to the wish, as texts, the best first. */
  readonly instead?: readonly string[];
  /** The things the reason is about, as wishes name them: they are marked where they are drawn. */
  readonly about?: readonly string[];
  /** What shows the reason at a glance. */
  readonly drawings?: readonly Drawing[];
}

/** What a reason may have beside its sentence and the number of its rule. */
export type ReasonParts = { readonly [P in keyof Omit<Reason, 'text' | 'rule'>]?: Reason[P] | undefined };

/** A reason without the parts it does not have. */
export function because(text: string, rule: string, parts: ReasonParts = {}): Reason {
  const { short, more, lack, instead = [], about = [], drawings = [] } = parts;
  return {
    text,
    rule,
    ...(short !== undefined && { short }),
    ...(more !== undefined && { more }),
    ...(lack !== undefined && { lack }),
    ...(instead.length > 0 && { instead }),
    ...(about.length > 0 && { about: [...new Set(about)] }),
    ...(drawings.length > 0 && { drawings }),
  };
}

/** How a game says why something cannot be done. It sees what the seat sees, and never decides what is legal. */
export interface Reasons<State extends object, M extends Move> {
  /** Everything a person can point at now: acts of the turn, places, pieces, cards, players, and pairs of them. */
  wishes(this: void, state: State, seat: Seat): readonly Wish[];
  /** The kinds of move this decision has in principle, possible or not, always in the same order. */
  acts(this: void, state: State, seat: Seat): readonly string[];
  /** Whether a move does what is wished. */
  fulfils(this: void, state: State, move: M, wish: Wish): boolean;
  /** Asked only where the seat has a choice and none of its moves fulfils the wish. */
  reason(this: void, state: State, seat: Seat, wish: Wish, names: readonly string[]): Reason;
  /** A copy with just enough of what was lacking and nothing else changed; nothing where that cannot be made. */
  supplied(this: void, state: State, seat: Seat, lack: Lack): State | undefined;
}

/** Why a seat cannot have its wish; nothing exactly where one of its legal moves fulfils it. */
export function why<State extends object, M extends Move>(
  game: Pick<Game<State, M>, 'actors' | 'legalMoves' | 'outcome'>,
  reasons: Reasons<State, M>,
  state: State,
  seat: Seat,
  wish: Wish,
  names: readonly string[],
): Reason | undefined {
  const actors = game.actors(state);
  if (actors.length === 0) return { text: 'The match is over.' };
  if (!actors.includes(seat)) return { text: waiting(actors.map((actor) => nameOf(names, actor))) };
  if (game.legalMoves(state, seat).some((move) => reasons.fulfils(state, move, wish))) return undefined;
  return reasons.reason(state, seat, wish, names);
}

function waiting(names: readonly string[]): string {
  return `Wait for ${listed(names)}, who ${names.length === 1 ? 'is' : 'are'} to choose now.`;
}

/** Whether a move is of the kind wished for and names all the things, in their order. */
export function namesAll(move: Move, { act, things }: Wish): boolean {
  const [type, ...words] = moveText(move).split(' ');
  if (act !== undefined && act !== type) return false;
  let from = 0;
  for (const thing of things) {
    const at = words.indexOf(thing, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** A wish in words, such as `fly C3 R2`. */
export function wishText({ act, things }: Wish): string {
  return [...(act === undefined ? [] : [act]), ...things].join(' ');
}

/** The same wishes, each of them once. */
export function distinct(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [wishText(wish), wish])).values()];
}

/** The wish that words from outside mean, by what can be pointed at; nothing where they name anything else. */
export function readWish(text: string, known: readonly Wish[]): Wish | undefined {
  const typed = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const found = known.find((wish) => wishText(wish).toLowerCase() === typed);
  if (found) return found;
  const act = known.find((wish) => wish.act !== undefined && startsWith(typed, wish.act))?.act;
  const things = readThings(act === undefined ? typed : typed.slice(act.length).trim(), known);
  if (things === undefined || (act === undefined && things.length === 0)) return undefined;
  return act === undefined ? { things } : { act, things };
}

/** The things a text is made of, the longest name first where one begins like another. */
function readThings(text: string, known: readonly Wish[]): string[] | undefined {
  const names = [...new Set(known.flatMap(({ things }) => things))].sort((a, b) => b.length - a.length);
  const things: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const next = names.find((name) => startsWith(rest, name));
    if (next === undefined) return undefined;
    things.push(next);
    rest = rest.slice(next.length).trim();
  }
  return things;
}

/** Whether a text in small letters begins with a word or several. */
function startsWith(text: string, words: string): boolean {
  return `${text} `.startsWith(`${words.toLowerCase()} `);
}

/** A game and a position, and the seat that asks. */
interface Asking<State extends object, M extends Move> {
  readonly entry: { readonly game: Game<State, M>; readonly reasons: Reasons<State, M> };
  readonly state: State;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** What becomes of a wish in words: the reason against it, or nothing where a legal move fulfils it. */
export interface Answer {
  readonly reason: Reason | undefined;
}

/** Answers words from outside from what the seat sees; nothing where they name what cannot be pointed at. */
export function answerWish<State extends object, M extends Move>(
  { entry: { game, reasons }, state, seat, names }: Asking<State, M>,
  text: string,
): Answer | undefined {
  const view = game.redact(state, seat);
  const hasChoice = game.actors(state).includes(seat);
  const wish = hasChoice ? readWish(text, reasons.wishes(view, seat)) : { things: [] };
  return wish && { reason: why(game, reasons, view, seat, wish, names) };
}

/** A reason as one line, with the number of its rule: “You need 2 more energy (6.3.4).” */
export function reasonLine({ text, rule }: Reason): string {
  return rule === undefined ? text : text.replace(/\.$/, ` (${rule}).`);
}
