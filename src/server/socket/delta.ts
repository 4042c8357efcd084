import type { Seat } from '../../kernel/game.ts';
import { patchOf } from '../../kernel/data/patch.ts';
import type { MatchView, RoomView, SeatView, ServerMessage } from '../../protocol/online.ts';
import { botToMove } from '../../table/botTurn.ts';
import type { Ledger } from '../../table/ledger.ts';
import { seenBy } from '../../table/position.ts';
import { deltaSince, goesOn, viewOf } from '../../table/view.ts';
import { mayWatch } from '../rooms/access.ts';
import { clocksAt } from '../rooms/clocks.ts';
import { type Heard, isPresent, type Room, runningSeats, tellHere, type Watcher } from '../rooms/room.ts';
import { botAt } from '../rooms/seats.ts';
import { seatOf } from '../rooms/tableRecord.ts';

/** A message to a viewer, and what that viewer has heard then. */
export interface Telling {
  readonly text: string;
  readonly heard: Heard;
}

/** What was made in one go for others: viewers who see the same and heard the same get the same bytes. */
export interface Made {
  /** Who watched then: what was made is void once somebody has come or gone. */
  readonly comings: number;
  readonly tellings: Map<Heard | Seat | undefined, Telling>;
  /** The last patch; where all lies open, all seats share it. */
  patch: { readonly from: object; readonly to: object; readonly text: string | undefined } | undefined;
}

const nothingMade = ({ comings }: Room): Made => ({ comings, tellings: new Map(), patch: undefined });

/**
 * Makes what its watchers will be told when the table is as in `next`. Done before the disk is waited for, it costs
 * far less than after: by then other tables have been at work.
 */
export function foretell(next: Room): Made {
  const made = nothingMade(next);
  for (const watcher of next.watchers) telling(next, watcher, made);
  return made;
}

/** Tells every watcher what it has not heard yet; `made` is used as far as it still holds. */
export function tellAll(room: Room, foretold?: Made): void {
  const made = foretold?.comings === room.comings ? foretold : nothingMade(room);
  for (const watcher of room.watchers) {
    if (mayWatch(room.sheet, watcher.person)) tell(room, watcher, made);
    else showOut(room, watcher);
  }
}

/** Somebody who has lost the right to watch hears nothing more. */
function showOut(room: Room, watcher: Watcher): void {
  room.watchers.delete(watcher);
  room.comings++;
  tellHere(room);
  const message: ServerMessage = { table: room.sheet.id, gone: 'you may no longer watch this table' };
  watcher.send(JSON.stringify(message));
}

export function tell(room: Room, watcher: Watcher, made = nothingMade(room)): void {
  if (!watcher.ready()) return;
  const { text, heard } = telling(room, watcher, made);
  watcher.heard = heard;
  watcher.send(text);
}

function telling(room: Room, watcher: Watcher, made: Made): Telling {
  const eyes = seatOf(room.sheet, watcher.person);
  const heard = watcher.heard?.eyes === eyes ? watcher.heard : undefined;
  const key = heard ?? eyes;
  const known = made.tellings.get(key) ?? tellingFor(room, eyes, heard, made);
  made.tellings.set(key, known);
  return known;
}

/** The table for a seat or a spectator, as a `OnlineDelta`. Nothing in it depends on what those eyes cannot see. */
export function tellingFor(
  room: Room,
  eyes: Seat | undefined,
  heard: Heard | undefined,
  made = nothingMade(room),
): Telling {
  const around = roomText(room);
  const shown = around === heard?.room ? SAME : around;
  const [match, view] = matchTold(room, eyes, heard, made);
  const seq = room.ledger?.entries.length;
  const frame = `{"seq":${seq ?? 0},"room":${shown}${match && `,"match":${match}`}}`;
  return {
    text: `{"table":${JSON.stringify(room.sheet.id)},"frame":${frame}}`,
    heard: { seq: seq ?? -1, eyes, room: around, view },
  };
}

const SAME = '"same"';

/** The match as it is told, if there is one, and the view its viewer has then. */
function matchTold(
  room: Room,
  eyes: Seat | undefined,
  heard: Heard | undefined,
  made: Made,
): [string, object | undefined] {
  const { ledger } = room;
  if (ledger === undefined) return ['', undefined];
  const since = goesOn(ledger, eyes, heard);
  if (since === ledger.entries.length) return [SAME, heard?.view];
  const view = seenBy(ledger.match.game, ledger.match.state, eyes);
  const rest = JSON.stringify(viewParts(room, ledger, eyes, since)).slice(1);
  const known = since === undefined ? undefined : heard?.view;
  if (known === undefined) return [`{"state":${JSON.stringify(view)},${rest}`, view];
  const patch = patchText(known, view, made);
  return [patch === undefined ? `{${rest}` : `{"patch":${patch},${rest}`, view];
}

function patchText(from: object, to: object, made: Made): string | undefined {
  if (made.patch?.from !== from || made.patch.to !== to) {
    const patch = patchOf(from, to);
    made.patch = { from, to, text: patch && JSON.stringify(patch) };
  }
  return made.patch.text;
}

/** All of a view but its state. */
function viewParts(
  { sheet }: Room,
  ledger: Ledger,
  eyes: Seat | undefined,
  since: number | undefined,
): Omit<MatchView, 'state'> {
  const seats = eyes === undefined ? [] : [eyes];
  const { moves, undoable, ...rest } = viewOf(ledger, { eyes, seats }, sheet.stage === 'closed');
  const own = eyes === undefined ? undefined : { moves: moves[eyes], undoable: undoable[eyes] };
  return {
    ...rest,
    moves: own?.moves,
    undoable: own?.undoable ?? 0,
    ...deltaSince(ledger, eyes, since),
  };
}

/** The `RoomView` as JSON, made anew when anything in it may have changed. */
function roomText(room: Room): string {
  const { sheet, ledger, comings } = room;
  const { stage, setup, options, host, chairs, rematch, proposal } = sheet;
  const { resigned, substitutes } = ledger ?? {};
  const sources = [stage, setup, options, host, chairs, rematch, resigned, substitutes, proposal, comings];
  sources.push(thinkingSeat(room));
  // A clock that runs is never as it was.
  if (sheet.clocks) sources.push(sheet.clocks, {});
  const { around } = room;
  if (around && sources.every((source, i) => source === around.sources[i])) return around.text;
  const text = JSON.stringify(roomView(room));
  room.around = { sources, text };
  return text;
}

function thinkingSeat({ sheet, ledger }: Room): Seat | undefined {
  return ledger && sheet.stage === 'playing' ? botToMove(ledger) : undefined;
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
    thinking: thinkingSeat(room),
    clocks: clocks && { left: clocks.left, at: clocks.at, running },
    proposal: sheet.proposal,
    luck: { commitment: room.commitment, secret: isOver(room) ? sheet.secret : undefined },
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

function spectatorsOf({ watchers, elsewhere, sheet }: Room): number {
  const people = new Set([...[...watchers].map(({ person }) => person), ...elsewhere]);
  return [...people].filter((person) => seatOf(sheet, person) === undefined).length;
}

/** Whether the luck of the match may be shown: no move will ever use it again. */
function isOver({ sheet }: Room): boolean {
  return sheet.stage === 'over' || sheet.stage === 'closed';
}
