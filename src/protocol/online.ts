import type { Move, Outcome, Seat } from '../kernel/game.ts';
import type { AbortedDraw } from '../kernel/match/fairness.ts';
import { type Patch, patched } from '../kernel/data/patch.ts';
import { moveText } from '../kernel/text.ts';
import type { PastView } from '../table/past.ts';
import type { Delta } from '../table/view.ts';
import type { Chair, TableView, TableSetup } from './table.ts';

export type { Notice } from '../table/view.ts';

/** The messages between a browser and the server of an online table; docs/protocol.md describes them. */

/** Raised when a change locks out clients of the previous version. */
export const ONLINE_PROTOCOL = 3;

/** Where the socket is opened, below the address of the server. */
export const SOCKET_PATH = '/api/socket';

/** Somebody who plays or watches. The id is public; the cookie is what identifies a person. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether they signed up with a name and password; guests have only a cookie. */
  readonly account: boolean;
}

/** A browser in which somebody is known. */
export interface SessionView {
  readonly id: string;
  readonly created: number;
  /** When it was used last, give or take an hour. */
  readonly seen: number;
  /** In a few words, such as “Firefox on Linux”. */
  readonly browser: string;
  /** Whether it is the one that asks. */
  readonly here: boolean;
}

/** The stage of a table's life. A closed table was ended before its match was over. */
export type Stage = 'gathering' | 'playing' | 'paused' | 'over' | 'closed';

/** Thinking time in seconds: a bank for the match, and the increment added at the end of each turn. */
export interface ClockRules {
  readonly bank: number;
  readonly increment: number;
  readonly atZero: 'bot' | 'resign' | 'nothing';
}

/** Who is to take a seat at a new table. */
export type SeatChoice = 'me' | 'open' | { readonly bot: string };

/**
 * Who may chat at a table: those who play and the host; besides them those who were invited or have an account; or
 * everybody who may watch.
 */
export type ChatCircle = 'players' | 'invited' | 'everybody';

/** The settings of an online table. */
export interface OnlineSetup {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatChoice[];
  /** Not listed in the lobby; only people with an invitation may enter. */
  readonly private: boolean;
  /** Whether others may watch. */
  readonly spectators: boolean;
  /** Who may chat; `invited` where it is missing. */
  readonly chat?: ChatCircle;
  readonly clock?: ClockRules;
  /** Seconds until a bot may take over the seat of somebody who has left. */
  readonly patience: number;
}

/** A seat as everybody at the table sees it. */
export interface SeatView {
  /** Its owner; missing while the seat is open or belongs to a bot. */
  readonly person: Person | undefined;
  /**
   * The bot that plays it now: its owner, or a substitute for somebody who is away or has resigned. Nobody plays it where
   * its person has left by the rules of the game.
   */
  readonly bot: string | undefined;
  readonly present: boolean;
  /** When its person left, in milliseconds since 1970 by the server's clock. */
  readonly leftAt: number | undefined;
  readonly resigned: boolean;
  /** The person it is reserved for, at a rematch. */
  readonly keptFor: string | undefined;
  /** The hash of what this seat's client will contribute to the seed of the match. */
  readonly promise: string | undefined;
  /** What it contributes, once it is shown: when everybody has promised. */
  readonly nonce: string | undefined;
  /** The bot that plays for its person whenever they cannot, where they have chosen one. */
  readonly standIn: string | undefined;
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
  readonly what: { readonly kind: 'undo'; readonly to: number } | { readonly kind: 'pause' | 'close' };
  readonly agreed: readonly Seat[];
}

/** Who ended a table before its match was over, and when. */
export interface Closing {
  readonly by: Person;
  /** In milliseconds since 1970 by the server's clock. */
  readonly at: number;
  /** Whether everybody who was playing had agreed. */
  readonly consent: boolean;
}

/** What it takes to verify the luck of a match (docs/protocol.md, section 9). */
interface LuckView {
  /** The hash of the server's secret, shown before anybody draws a nonce. */
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
  /** Some of them by name; only the host and those who sit at the table are told. */
  readonly watching?: readonly Person[];
  /** Whether this viewer may chat. */
  readonly mayChat: boolean;
  /** The seat a bot is thinking for. */
  readonly thinking: Seat | undefined;
  readonly clocks: ClockView | undefined;
  readonly proposal: Proposal | undefined;
  /** Missing where a table was closed before it was kept who did. */
  readonly closing: Closing | undefined;
  readonly luck: LuckView;
  /** The draw of the luck that goes on: the seats are fixed, and every person's client is to show its nonce. */
  readonly draw: { readonly begun: number } | undefined;
  /** Those that ended without a match, in order. */
  readonly abortedDraws: readonly AbortedDraw[];
  /** The table where this match is played again. */
  readonly rematch: string | undefined;
}

/** The match as one viewer sees it now, with what has happened since the previous message to this viewer. */
export interface MatchView extends Delta {
  readonly ply: number;
  readonly eyes: Seat | undefined;
  readonly state: object;
  readonly actors: readonly Seat[];
  /** The moves open to the viewer's own seat; nothing unless it is asked. */
  readonly moves: readonly Move[] | undefined;
  /** The move by which the viewer's seat would leave the match if it resigned; missing where a bot would play on. */
  readonly leaving?: Readonly<Record<Seat, Move>>;
  /** How many of its own moves the viewer's seat may take back without anybody's consent. */
  readonly undoable: number;
  readonly redoable: boolean;
  readonly outcome: Outcome | undefined;
  readonly seed: string | undefined;
}

/** A table as one viewer sees it. */
export interface OnlineView {
  /** The number of the last entry: what a deed names as `seen`. */
  readonly seq: number;
  readonly room: RoomView;
  /** Missing before the match begins; `same` when it has not changed. */
  readonly match: MatchView | 'same' | undefined;
}

/** A match as it is sent: with its whole state, or with a patch to the state sent before. */
export type MatchDelta = Omit<MatchView, 'state'> &
  ({ readonly state: object } | { /** Missing where the state has not changed. */ readonly patch?: Patch });

/** A table as it is sent: without what the viewer has. Positions that look the same to a seat give the same bytes. */
export interface OnlineDelta {
  readonly seq: number;
  /** `same` when it has not changed. */
  readonly room: RoomView | 'same';
  readonly match: MatchDelta | 'same' | undefined;
}

/** The part of a viewer's last view that the next delta builds on. */
export interface PreviousView {
  readonly room: RoomView | undefined;
  readonly match: { readonly ply: number; readonly state: object } | undefined;
}

/** The view after a delta; nothing where the delta builds on something this viewer was never sent. */
export function applyDelta(
  { seq, room, match }: OnlineDelta,
  previous: PreviousView,
): OnlineView | undefined {
  const currentRoom = room === 'same' ? previous.room : room;
  if (currentRoom === undefined) return undefined;
  if (match === undefined || match === 'same' || 'state' in match) return { seq, room: currentRoom, match };
  const { patch, ...rest } = match;
  if (previous.match?.ply !== match.ply - match.news.length) return undefined;
  const { state } = previous.match;
  // a state that was patched is still a record
  const now = patch ? (patched(state, patch) as object) : state;
  return { seq, room: currentRoom, match: { ...rest, state: now } };
}

export interface ChatMessage {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  /** Whether the name is that of an account; missing where it is not. */
  readonly account?: true;
  readonly text: string;
  readonly at: number;
}

/** Why somebody is reported to whoever keeps the server. */
export type ReportReason = 'abuse' | 'spam' | 'cheating' | 'name' | 'other';

/** Somebody one has blocked. */
export interface BlockedPerson {
  readonly id: string;
  /** What they were called then. */
  readonly name: string;
  readonly at: number;
}

/** A table in the lobby or in a person's own list. */
export interface OnlineSummary {
  readonly id: string;
  readonly setup: OnlineSetup;
  readonly stage: Stage;
  readonly host: Person;
  readonly seats: readonly Pick<SeatView, 'person' | 'bot'>[];
  readonly ply: number;
  readonly points: readonly number[];
  /** The seats that are asked; while luck is drawn, those that it waits for. */
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly closing: Closing | undefined;
  readonly created: number;
  readonly touched: number;
}

/** A page of the lobby. */
export interface LobbyPage {
  readonly tables: readonly OnlineSummary[];
  /** Asks for the page that follows; missing on the last. */
  readonly next?: string;
}

/**
 * A request that adds an entry. It names the last entry its person has `seen` and a random `key` that stays the same
 * when the request is sent again, so that it takes effect once however often it arrives.
 */
interface DeedRequest {
  readonly table: string;
  readonly seen: number;
  readonly key: string;
}

interface AtTable {
  readonly table: string;
}

/** What a client may request over the socket. */
export type ClientRequest =
  | (AtTable & { readonly do: 'watch' /** The last entry received. */; readonly since?: number })
  | (AtTable & { readonly do: 'unwatch' })
  | (DeedRequest & { readonly do: 'play'; readonly text: string })
  | (DeedRequest & { readonly do: 'undo' | 'redo' | 'resign' })
  | (AtTable & { readonly do: 'propose'; readonly seen: number; readonly what: Proposal['what'] })
  | (AtTable & { readonly do: 'answer'; readonly proposal: number; readonly agree: boolean })
  | (AtTable & { readonly do: 'resume' | 'reclaim' | 'stand' | 'start' | 'cancelDraw' | 'close' })
  | (AtTable & { readonly do: 'rematch' })
  | (AtTable & { readonly do: 'seatBot'; readonly seat: Seat; readonly bot: string })
  | (AtTable & { readonly do: 'standIn'; readonly bot: string })
  | (AtTable & { readonly do: 'kick' | 'free' | 'substitute'; readonly seat: Seat })
  | (AtTable & { readonly do: 'remove' /** Their id. */; readonly person: string })
  | (AtTable & { readonly do: 'reveal'; readonly nonce: string })
  | (AtTable & { readonly do: 'chat'; readonly text: string; readonly key: string })
  | (AtTable & { readonly do: 'look'; readonly ply: number; readonly eyes: Seat | 'all' | 'nobody' })
  | { readonly do: 'ping' };

/** Every request has a number of its own, which its response repeats as `re`. */
export type ClientMessage = ClientRequest & { readonly id: number };

/** Why a request was refused: a code for programs and a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export interface RequestResult {
  /** The number of the entry the request made. */
  readonly seq?: number;
  /** For `look`. */
  readonly past?: PastView;
  /** For `rematch`. */
  readonly table?: string;
}

/** What the server sends. */
export type ServerMessage =
  | { readonly hello: { readonly protocol: number; readonly you: Person; readonly now: number } }
  | { readonly re: number; readonly ok: RequestResult }
  | { readonly re: number; readonly error: Refusal }
  | { readonly table: string; readonly frame: OnlineDelta }
  | { readonly table: string; readonly chat: readonly ChatMessage[] }
  | { readonly table: string; readonly gone: string };

/** The view a page shows, built from what the server sent and the page's previous view. */
export function tableView(id: string, view: OnlineView, before: TableView | undefined): TableView {
  const { room, match } = view;
  const { game, options } = room.setup;
  const setup = { game, chairs: room.seats.map(chairOf), options };
  if (match === undefined) throw new Error('the match has not begun');
  if (match !== 'same') return { ...tableViewOfMatch(id, room, match, setup, before), seq: view.seq };
  if (before === undefined) throw new Error('there is no view before this one');
  return { ...before, seq: view.seq, setup, thinking: room.thinking, news: [], fresh: false };
}

function tableViewOfMatch(
  id: string,
  room: RoomView,
  { moves, undoable, scores, notices: _, ...match }: MatchView,
  setup: TableSetup,
  before: TableView | undefined,
): Omit<TableView, 'seq'> {
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

/** Somebody who resigned is still shown as a person, although a bot plays on for them. */
function chairOf({ person, bot, resigned }: SeatView, seat: Seat): Chair {
  return {
    name: person?.name ?? (bot === undefined ? `Player ${seat + 1}` : `Bot ${bot}`),
    player: bot === undefined || resigned ? 'person' : { bot },
  };
}
