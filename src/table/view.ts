import type { GameEvent, Move, Outcome, Seat } from '../kernel/game.ts';
import { visible } from '../kernel/sight/sight.ts';
import { moveText } from '../kernel/text.ts';
import type { Note, TableDeed } from './entry.ts';
import {
  actorsOf,
  endOf,
  type Ledger,
  personsAsked,
  plyOf,
  redoSeat,
  seqOf,
  type StandingMove,
  standingAt,
  standingOf,
  undoableBy,
} from './ledger.ts';

/** Somebody who looks at a table. */
export interface Viewer {
  /** Whose eyes these are; nobody's for a spectator. */
  readonly eyes: Seat | undefined;
  /** The seats that are played from here: one's own online, those of all persons where they share a screen. */
  readonly seats: readonly Seat[];
}

/** The match as one viewer may know it, without its state. */
export interface View {
  /** How many moves stand. */
  readonly ply: number;
  readonly eyes: Seat | undefined;
  readonly actors: readonly Seat[];
  /** The moves of the viewer's seats that are asked; only those its eyes may know of. */
  readonly moves: Readonly<Record<Seat, readonly Move[]>>;
  /** The moves by which the viewer's seats may leave the match, asked or not; missing where the rules do not say how. */
  readonly leaving?: Readonly<Record<Seat, Move>>;
  /** How many of its latest moves each of the viewer's seats may take back without asking anybody. */
  readonly undoable: Readonly<Record<Seat, number>>;
  /** Whether one of the viewer's seats may play again what it has taken back. */
  readonly redoable: boolean;
  readonly outcome: Outcome | undefined;
  /** The secret seed, once no move will ever use it again. */
  readonly seed: string | undefined;
}

/** Nothing in a view depends on what the viewer cannot see. */
export function viewOf(ledger: Ledger, viewer: Viewer): View {
  const { eyes, seats } = viewer;
  const outcome = endOf(ledger);
  const ended = ledger.closed || outcome !== undefined;
  return {
    ply: plyOf(ledger),
    eyes,
    actors: actorsOf(ledger),
    moves: ledger.paused ? {} : movesFor(ledger, viewer),
    ...(!ended && leavingOf(ledger, seats)),
    undoable: bySeat(seats, (seat) => (ended ? 0 : undoableBy(ledger, seat))),
    redoable: !ended && seats.some((seat) => seat === redoSeat(ledger)),
    outcome,
    seed: ended ? ledger.match.seed : undefined,
  };
}

/**
 * Moves show what a seat holds, so in a game with secrets only those of the viewer's own eyes are sent where
 * something is hidden, or will be because several choose at once.
 */
function movesFor(ledger: Ledger, { eyes, seats }: Viewer): Record<Seat, readonly Move[]> {
  const { position, match } = ledger;
  const asked = personsAsked(ledger).filter((seat) => seats.includes(seat));
  const shared = standingOf(ledger).open && (asked.length === 1 || match.game.secrets !== true);
  const known = asked.filter((seat) => shared || seat === eyes);
  return bySeat(known, (seat) => position.movesOf(seat));
}

function leavingOf({ match: { game, state } }: Ledger, seats: readonly Seat[]): Pick<View, 'leaving'> {
  const leaving: Record<Seat, Move> = {};
  for (const seat of seats) {
    const move: Move | undefined = game.leaving?.(state, seat);
    if (move) leaving[seat] = move;
  }
  return Object.keys(leaving).length > 0 ? { leaving } : {};
}

function bySeat<T>(seats: readonly Seat[], value: (seat: Seat) => T): Record<Seat, T> {
  const values: Record<Seat, T> = {};
  for (const seat of seats) values[seat] = value(seat);
  return values;
}

/** One move and what it caused, as the viewer may know it. */
export interface LoggedMove {
  /** The number of its entry. */
  readonly seq: number;
  /** The number of the move, from 1. */
  readonly ply: number;
  readonly seat: Seat;
  /** Missing where the choice was another seat's and not all lay open: only the events tell of it then. */
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
  readonly note?: Note;
}

/** Something that happened at the table beside the moves; `seq` and `ply` say when. */
export interface Notice {
  readonly seq: number;
  readonly ply: number;
  readonly at: number;
  /** Missing where a host without a seat closed the table. */
  readonly seat: Seat | undefined;
  readonly what: TableDeed;
}

/** What has happened since an entry. */
export interface Delta {
  /** Whether it replaces everything sent before. */
  readonly fresh: boolean;
  readonly news: readonly LoggedMove[];
  readonly notices: readonly Notice[];
  /** Points by seat after each of the moves; a fresh list begins with those of the setup. */
  readonly scores: readonly (readonly number[])[];
}

/** What these eyes have not been sent since entry `seq`; everything where it is undefined. */
export function deltaSince(ledger: Ledger, eyes: Seat | undefined, seq: number | undefined): Delta {
  const ply = seq === undefined ? 0 : plyAt(ledger, seq);
  const moves = ledger.moves.slice(ply);
  const points = moves.map(({ deed }) => deed.points);
  return {
    fresh: seq === undefined,
    news: moves.map((entry, i) => loggedMove(ledger, entry, ply + i + 1, eyes)),
    notices: noticesSince(ledger, seq ?? 0),
    scores: seq === undefined ? [ledger.setup.points, ...points] : points,
  };
}

/** Whether everybody is told the same of what has happened since an entry, or of everything. */
export function isToldAlike(ledger: Ledger, seq: number | undefined): boolean {
  const ply = seq === undefined ? 0 : plyAt(ledger, seq);
  const isPublic = ({ deed }: StandingMove): boolean =>
    deed.open && deed.events.every(({ only }) => only === undefined);
  return standingAt(ledger, ply).open && ledger.moves.slice(ply).every(isPublic);
}

/** The last entry a viewer was sent, and whose view it was. */
export interface Since {
  readonly seq: number;
  readonly eyes: Seat | undefined;
}

/** The entry a delta can start from; undefined where what was sent before no longer holds. */
export function resumeFrom(
  ledger: Ledger,
  eyes: Seat | undefined,
  since: Since | undefined,
): number | undefined {
  if (since === undefined || since.seq < 0 || since.seq > seqOf(ledger)) return undefined;
  const isUndone = ledger.entries.slice(since.seq).some(({ deed }) => deed.kind === 'undo');
  return !isUndone && (since.eyes === eyes || wasOpen(ledger, since.seq)) ? since.seq : undefined;
}

/** Whether nothing was hidden up to an entry, so that all viewers were sent the same. */
function wasOpen(ledger: Ledger, seq: number): boolean {
  const { setup, moves } = ledger;
  return setup.open && moves.slice(0, plyAt(ledger, seq)).every(({ deed }) => deed.open);
}

/** How many of the moves that stand were played up to an entry. */
function plyAt({ moves }: Ledger, seq: number): number {
  let ply = moves.length;
  while (ply > 0 && (moves.at(ply - 1)?.seq ?? 0) > seq) ply--;
  return ply;
}

/** The choice itself is sent to its own seat, and to all where nothing was hidden before or after it. */
function loggedMove(
  ledger: Ledger,
  { seq, deed }: StandingMove,
  ply: number,
  eyes: Seat | undefined,
): LoggedMove {
  const { seat, move, events, open, note } = deed;
  const known = seat === eyes || (open && standingAt(ledger, ply - 1).open);
  return {
    seq,
    ply,
    seat,
    text: known ? moveText(move) : undefined,
    events: visible(events, eyes),
    ...(note && { note }),
  };
}

function noticesSince({ entries }: Ledger, since: number): Notice[] {
  const notices: Notice[] = [];
  if (entries.slice(since).every(({ deed }) => deed.kind === 'move' && !deed.leaves)) return notices;
  let ply = 0;
  for (const { seq, at, deed } of entries.slice()) {
    if (deed.kind === 'move') {
      ply++;
      const { seat, leaves } = deed;
      if (leaves && seq > since) notices.push({ seq, ply, at, seat, what: { kind: 'resign', why: leaves } });
    } else {
      const { seat, ...what } = deed;
      if (seq > since) notices.push({ seq, ply, at, seat, what });
      if (deed.kind === 'undo') ply = deed.to;
    }
  }
  return notices;
}

/** The log of a match with what is new: an entry that is there already adds nothing. */
export function extendLog(
  before: readonly LoggedMove[],
  { fresh, news }: Pick<Delta, 'fresh' | 'news'>,
): readonly LoggedMove[] {
  const log = fresh ? [] : [...before];
  for (const one of news) if (one.seq > (log.at(-1)?.seq ?? 0)) log.push(one);
  return log;
}
