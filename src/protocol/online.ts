import type { Move, Outcome, Seat } from '../kernel/game.ts';
import { type Patch, patched } from '../kernel/patch.ts';
import { moveText } from '../kernel/text.ts';
import type { Past } from '../table/past.ts';
import type { Delta } from '../table/view.ts';
import type { Chair, TableFrame, TableSetup } from './table.ts';

export type { Notice } from '../table/view.ts';

/** What a browser and the server of a table online say to each other. docs/online.md tells it in sentences. */

/** Raised when a client of the version before could no longer play. */
export const ONLINE_PROTOCOL = 2;

/** Where the socket is opened, below the address of the server. */
export const SOCKET_PATH = '/api/socket';

/** Somebody who plays or watches. The id is no secret: who you are is told by your cookie. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether there is a name and password behind it; guests have a cookie only. */
  readonly account: boolean;
}

/** Where a table is in its life. A closed one was ended by its host before the match was over. */
export type Stage = 'gathering' | 'playing' | 'paused' | 'over' | 'closed';

/** Thinking time in seconds: a bank for the match, and what is added to it whenever a turn is passed on. */
export interface ClockRules {
  readonly bank: number;
  readonly increment: number;
  readonly atZero: 'bot' | 'resign' | 'nothing';
}

/** Who is to sit on a chair of a new table. */
export type SeatWish = 'me' | 'open' | { readonly bot: string };

/** What makes a table online. */
export interface OnlineSetup {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatWish[];
  /** Kept out of the lobby and open only to those with an invitation. */
  readonly private: boolean;
  /** Whether others may watch. */
  readonly spectators: boolean;
  readonly clock?: ClockRules;
  /** Seconds after which a bot may take over the seat of somebody who has left. */
  readonly patience: number;
}

/** A chair as everybody at the table sees it. */
export interface SeatView {
  /** Whose seat it is; nobody's while it is open or a bot's own. */
  readonly person: Person | undefined;
  /** The bot that plays it now: its own, for somebody who is away, or for somebody who resigned. */
  readonly bot: string | undefined;
  readonly present: boolean;
  /** When its person left, in milliseconds since 1970 by the server's clock. */
  readonly leftAt: number | undefined;
  readonly resigned: boolean;
  /** Somebody it is kept for, at a rematch. */
  readonly keptFor: string | undefined;
  /** The share of this seat's client in the luck of the match. */
  readonly nonce: string | undefined;
}

/** Clocks by seat in milliseconds, as they stood at `at`; those of `running` seats go on from there. */
export interface ClockView {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

/** Something that needs everybody's consent. */
export interface Proposal {
  readonly id: number;
  readonly by: Seat;
  /** `undo` goes back to the position after `to` moves. */
  readonly what: { readonly kind: 'undo'; readonly to: number } | { readonly kind: 'pause' };
  readonly agreed: readonly Seat[];
}

/** How the luck of a match comes about, for those who want to check it (docs/online.md, "Fair luck"). */
interface LuckView {
  /** The hash of the server's secret, shown before anybody sits down. */
  readonly commitment: string;
  /** The secret itself, once the match is over. */
  readonly secret: string | undefined;
}

/** The people at a table and what they have agreed on. */
export interface RoomView {
  readonly stage: Stage;
  readonly setup: OnlineSetup;
  /** Options as completed with their defaults. */
  readonly options: object;
  readonly host: string;
  readonly seats: readonly SeatView[];
  readonly spectators: number;
  /** The seat a bot is thinking for. */
  readonly thinking: Seat | undefined;
  readonly clocks: ClockView | undefined;
  readonly proposal: Proposal | undefined;
  readonly luck: LuckView;
  /** The table where this match is played again. */
  readonly rematch: string | undefined;
}

/** The match as one viewer sees it now: what a `TableFrame` holds, without what was sent before. */
export interface MatchView extends Delta {
  readonly ply: number;
  readonly eyes: Seat | undefined;
  readonly state: object;
  readonly actors: readonly Seat[];
  /** The moves open to the viewer's own seat; nothing unless it is asked. */
  readonly moves: readonly Move[] | undefined;
  /** How many of its own moves the viewer's seat may take back without asking anybody. */
  readonly undoable: number;
  readonly redoable: boolean;
  readonly outcome: Outcome | undefined;
  readonly seed: string | undefined;
}

/** A table as one viewer sees it. */
export interface OnlineFrame {
  /** How many things have been done at this table: what a deed names as `seen`. */
  readonly seq: number;
  readonly room: RoomView;
  /** Missing before the match begins; `same` when it is as in the frame before. */
  readonly match: MatchView | 'same' | undefined;
}

/** A match as it is told: its state whole, or how it comes from the one told before. */
export type ToldMatch = Omit<MatchView, 'state'> &
  ({ readonly state: object } | { /** Missing where nothing has changed. */ readonly patch?: Patch });

/** A frame as it is told: without what its viewer knows. What looks the same to a seat is told in the same bytes. */
export interface ToldFrame {
  readonly seq: number;
  /** `same` when it is as in the frame before. */
  readonly room: RoomView | 'same';
  readonly match: ToldMatch | 'same' | undefined;
}

/** What a viewer knows from the frames before. */
export interface Known {
  readonly room: RoomView | undefined;
  readonly match: { readonly ply: number; readonly state: object } | undefined;
}

/** The whole frame; nothing where it builds on what this viewer was not told. */
export function wholeFrame({ seq, room, match }: ToldFrame, known: Known): OnlineFrame | undefined {
  const around = room === 'same' ? known.room : room;
  if (around === undefined) return undefined;
  if (match === undefined || match === 'same' || 'state' in match) return { seq, room: around, match };
  const { patch, ...rest } = match;
  if (known.match?.ply !== match.ply - match.news.length) return undefined;
  const { state } = known.match;
  // a state that was patched is still a record
  const now = patch ? (patched(state, patch) as object) : state;
  return { seq, room: around, match: { ...rest, state: now } };
}

export interface ChatLine {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A table in the lobby or in the list of one's own. */
export interface OnlineSummary {
  readonly id: string;
  readonly setup: OnlineSetup;
  readonly stage: Stage;
  readonly host: Person;
  readonly seats: readonly Pick<SeatView, 'person' | 'bot'>[];
  readonly ply: number;
  readonly points: readonly number[];
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly created: number;
  readonly touched: number;
}

/**
 * A deed names the sequence number its person has `seen`, and a `key` of its own, drawn at random and kept
 * when it is sent again: done once, however often it arrives.
 */
interface Deed {
  readonly table: string;
  readonly seen: number;
  readonly key: string;
}

interface AtTable {
  readonly table: string;
}

/** What a client asks over the socket. */
export type Ask =
  | (AtTable & { readonly do: 'watch' /** The last sequence number heard. */; readonly since?: number })
  | (AtTable & { readonly do: 'unwatch' })
  | (Deed & { readonly do: 'play'; readonly text: string })
  | (Deed & { readonly do: 'undo' | 'redo' | 'resign' })
  | (AtTable & { readonly do: 'propose'; readonly seen: number; readonly what: Proposal['what'] })
  | (AtTable & { readonly do: 'answer'; readonly proposal: number; readonly agree: boolean })
  | (AtTable & { readonly do: 'resume' | 'reclaim' | 'stand' | 'start' | 'close' })
  | (AtTable & { readonly do: 'seatBot' | 'substitute'; readonly seat: Seat; readonly bot: string })
  | (AtTable & { readonly do: 'kick' | 'free'; readonly seat: Seat })
  | (AtTable & { readonly do: 'rematch'; readonly nonce: string })
  | (AtTable & { readonly do: 'chat'; readonly text: string; readonly key: string })
  | (AtTable & { readonly do: 'look'; readonly ply: number; readonly eyes: Seat | 'all' | 'nobody' })
  | { readonly do: 'ping' };

/** Every question has a number of its own, which the answer repeats. */
export type ClientMessage = Ask & { readonly id: number };

/** What went wrong, in a word for programs and a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export interface Answers {
  /** The sequence number after a deed. */
  readonly seq?: number;
  /** For `look`. */
  readonly past?: Past;
  /** For `rematch`. */
  readonly table?: string;
}

/** What the server sends. */
export type ServerMessage =
  | { readonly hello: { readonly protocol: number; readonly you: Person; readonly now: number } }
  | { readonly re: number; readonly ok: Answers }
  | { readonly re: number; readonly error: Refusal }
  | { readonly table: string; readonly frame: ToldFrame }
  | { readonly table: string; readonly chat: readonly ChatLine[] }
  | { readonly table: string; readonly gone: string };

/** A frame as the table in the browser wants it, put together from a view and the frame before. */
export function tableFrame(id: string, frame: OnlineFrame, before: TableFrame | undefined): TableFrame {
  const { room, match } = frame;
  const { game, options } = room.setup;
  const setup = { game, chairs: room.seats.map(chairOf), options };
  if (match === undefined) throw new Error('the match has not begun');
  if (match !== 'same') return { ...matchFrame(id, room, match, setup, before), seq: frame.seq };
  if (before === undefined) throw new Error('there is no frame before this one');
  return { ...before, seq: frame.seq, setup, thinking: room.thinking, news: [], fresh: false };
}

function matchFrame(
  id: string,
  room: RoomView,
  { moves, undoable, scores, notices: _, ...match }: MatchView,
  setup: TableSetup,
  before: TableFrame | undefined,
): Omit<TableFrame, 'seq'> {
  const { eyes, fresh } = match;
  const offers = moves?.map((move) => ({ text: moveText(move), move }));
  return {
    ...match,
    id,
    setup,
    options: room.options,
    offers: offers && eyes !== undefined ? { [eyes]: offers } : {},
    undoable: room.seats.map((_, seat) => (seat === eyes ? undoable : 0)),
    scores: fresh ? scores : [...(before?.scores ?? []), ...scores],
    thinking: room.thinking,
    fault: undefined,
    commitment: room.luck.commitment,
  };
}

/** Whoever resigned has not become a bot, whatever plays on for them. */
function chairOf({ person, bot, resigned }: SeatView, seat: Seat): Chair {
  return {
    name: person?.name ?? (bot === undefined ? `Player ${seat + 1}` : `Bot ${bot}`),
    player: bot === undefined || resigned ? 'person' : { bot },
  };
}
