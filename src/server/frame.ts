import { commitment } from '../kernel/chance.ts';
import type { Seat } from '../kernel/game.ts';
import { visible } from '../kernel/sight.ts';
import { moveText } from '../kernel/text.ts';
import type {
  MatchView,
  Notice,
  OnlineFrame,
  RoomView,
  SeatView,
  ServerMessage,
} from '../protocol/online.ts';
import type { News } from '../protocol/table.ts';
import { mayWatch } from './access.ts';
import { clocksAt } from './clocks.ts';
import type { MoveDeed } from './entry.ts';
import { undoableBy } from './drafts.ts';
import { actorsOf, botToMove, type Chapter, endOf, type Ledger, personsAsked } from './ledger.ts';
import { type Heard, isPresent, type Room, runningSeats, type Watcher } from './room.ts';
import { botAt } from './seats.ts';
import { seatOf } from './sheet.ts';

/** Tells every watcher what it has not heard yet; viewers who see the same get the same bytes, made once. */
export function tellAll(room: Room): void {
  const made = new Map<string, string>();
  for (const watcher of room.watchers) {
    if (mayWatch(room.sheet, watcher.person)) tell(room, watcher, made);
    else showOut(room, watcher);
  }
}

/** Somebody who has lost the right to watch hears nothing more. */
function showOut(room: Room, watcher: Watcher): void {
  room.watchers.delete(watcher);
  const message: ServerMessage = { table: room.sheet.id, gone: 'you may no longer watch this table' };
  watcher.send(JSON.stringify(message));
}

export function tell(room: Room, watcher: Watcher, made = new Map<string, string>()): void {
  if (!watcher.ready()) return;
  const eyes = seatOf(room.sheet, watcher.person);
  const { heard } = watcher;
  const key = `${eyes} ${heard?.eyes} ${heard?.seq}`;
  const message = made.get(key) ?? messageOf(room, eyes, heard);
  made.set(key, message);
  watcher.heard = { seq: room.ledger?.entries.length ?? -1, eyes };
  watcher.send(message);
}

function messageOf(room: Room, eyes: Seat | undefined, heard: Heard | undefined): string {
  const frame = frameFor(room, eyes, heard);
  return JSON.stringify({ table: room.sheet.id, frame } satisfies ServerMessage);
}

/** The table for a seat or a spectator. Nothing in it depends on what those eyes cannot see. */
export function frameFor(room: Room, eyes: Seat | undefined, heard: Heard | undefined): OnlineFrame {
  const { ledger } = room;
  const since = ledger ? goesOn(ledger, eyes, heard) : undefined;
  const seq = ledger?.entries.length ?? 0;
  return {
    seq,
    room: roomView(room),
    match: ledger && (since === seq ? 'same' : matchView(room, ledger, eyes, since)),
  };
}

/** The entry from which on a viewer is told; nothing when all must be told anew, as moves were taken back. */
function goesOn({ entries }: Ledger, eyes: Seat | undefined, heard: Heard | undefined): number | undefined {
  if (heard === undefined || heard.eyes !== eyes || heard.seq < 0 || heard.seq > entries.length)
    return undefined;
  return entries.slice(heard.seq).some(({ deed }) => deed.kind === 'undo') ? undefined : heard.seq;
}

function matchView(room: Room, ledger: Ledger, eyes: Seat | undefined, since: number | undefined): MatchView {
  const { match, chapters, undone } = ledger;
  const asked = eyes !== undefined && room.sheet.stage === 'playing' && personsAsked(ledger).includes(eyes);
  const from = since === undefined ? 0 : chapters.findLastIndex(({ seq }) => seq <= since);
  return {
    ply: match.plies.length,
    eyes,
    state: match.game.redact(match.state, eyes),
    actors: [...actorsOf(ledger)],
    moves: asked ? match.game.legalMoves(match.state, eyes) : undefined,
    undoable: eyes === undefined ? 0 : undoableBy(ledger, eyes),
    redoable: eyes !== undefined && undone.at(-1)?.seat === eyes,
    news: newsSince(chapters, from, eyes),
    notices: noticesSince(ledger, since ?? 0),
    fresh: since === undefined,
    scores: chapters.slice(since === undefined ? 0 : from + 1).map(({ points }) => points),
    outcome: endOf(ledger),
    seed: isOver(room) ? match.seed : undefined,
  };
}

function newsSince(chapters: readonly Chapter[], from: number, eyes: Seat | undefined): News[] {
  return chapters
    .slice(from + 1)
    .map((chapter, i) => newsOf(chapter, (chapters[from + i] as Chapter).open, from + i + 1, eyes));
}

/** The choice itself is told to those who made it, and to all when neither before nor after anything was hidden. */
function newsOf({ deed, open }: Chapter, openBefore: boolean, ply: number, eyes: Seat | undefined): News {
  const { seat, move, events, note } = deed as MoveDeed;
  const known = seat === eyes || (open && openBefore);
  return {
    ply,
    seat,
    text: known ? moveText(move) : undefined,
    events: visible(events, eyes),
    ...(note && { note }),
  };
}

/** What is the same for all viewers. */
function roomView(room: Room): RoomView {
  const { sheet, house } = room;
  const running = runningSeats(room);
  const clocks = sheet.clocks && clocksAt(sheet.clocks, running, house.now());
  return {
    stage: sheet.stage,
    setup: sheet.setup,
    options: sheet.options,
    host: sheet.host.id,
    seats: sheet.chairs.map((_, seat) => seatView(room, seat)),
    spectators: spectatorsOf(room),
    thinking: room.ledger && sheet.stage === 'playing' ? botToMove(room.ledger) : undefined,
    clocks: clocks && { left: clocks.left, at: clocks.at, running },
    proposal: room.proposal,
    luck: { commitment: commitment(sheet.secret), secret: isOver(room) ? sheet.secret : undefined },
    rematch: sheet.rematch,
  };
}

function seatView(room: Room, seat: Seat): SeatView {
  const { person: id, name = '', account = false, keptFor, nonce } = room.sheet.chairs[seat] ?? {};
  const present = id !== undefined && isPresent(room, id);
  return {
    person: id === undefined ? undefined : { id, name, account },
    bot: botAt(room, seat),
    present,
    leftAt: id === undefined || present ? undefined : room.leftAt.get(id),
    resigned: room.ledger?.resigned.some((one) => one.seat === seat) ?? false,
    keptFor,
    nonce,
  };
}

function spectatorsOf({ watchers, sheet }: Room): number {
  const people = new Set([...watchers].map(({ person }) => person));
  return [...people].filter((person) => seatOf(sheet, person) === undefined).length;
}

function noticesSince({ entries }: Ledger, since: number): Notice[] {
  const notices: Notice[] = [];
  let ply = 0;
  for (const { seq, at, deed } of entries) {
    const { kind, seat } = deed;
    if (kind === 'move') ply++;
    else {
      if (seq > since) notices.push({ seq, ply, at, seat, what: whatOf(deed) });
      if (kind === 'undo') ply = deed.to;
    }
  }
  return notices;
}

function whatOf({ seat: _, ...what }: { readonly seat: Seat } & Notice['what']): Notice['what'] {
  return what;
}

/** Whether the luck of the match may be shown: no move will ever use it again. */
function isOver({ sheet }: Room): boolean {
  return sheet.stage === 'over' || sheet.stage === 'closed';
}
