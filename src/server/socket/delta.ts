import type { Seat } from '../../kernel/game.ts';
import { patchOf } from '../../kernel/data/patch.ts';
import type { MatchView, RoomView, SeatView, ServerMessage } from '../../protocol/online.ts';
import { botToMove } from '../../table/botTurn.ts';
import type { Ledger } from '../../table/ledger.ts';
import { type Delta, deltaSince, isToldAlike, resumeFrom, viewOf } from '../../table/view.ts';
import { mayWatch } from '../rooms/access.ts';
import { clocksAt } from '../rooms/clocks.ts';
import {
  awaySince,
  type SentView,
  isPresent,
  type Room,
  runningSeats,
  publishPresence,
  type Subscriber,
} from '../rooms/room.ts';
import { nonceAt } from '../luck/luck.ts';
import { botAt } from '../rooms/seats.ts';
import { type Circle, circleOf, spectatorsFor } from '../rooms/spectators.ts';
import { closingOf, hasEnded, seatOf } from '../rooms/tableRecord.ts';

/** A message to a subscriber, and what that subscriber will have been sent with it. */
export interface OutgoingDelta {
  readonly text: string;
  readonly sent: SentView;
}

/** Who looks at a table. */
interface Viewer {
  readonly eyes: Seat | undefined;
  readonly circle: Circle;
}

/** A delta for whoever looks so and was sent this before. */
interface PreparedDelta extends Viewer {
  readonly before: SentView | undefined;
  readonly delta: OutgoingDelta;
}

/** Deltas prepared in one pass: subscribers with the same view and the same history get the same bytes. */
export interface PreparedDeltas {
  /** The room's presence version then; the deltas are void once it has changed. */
  readonly presenceVersion: number;
  readonly deltas: PreparedDelta[];
  /** The `RoomView` as JSON, by circle. */
  readonly around: Map<Circle, string>;
  /** The last patch; where nothing is hidden, all seats share it. */
  patch: { readonly from: object; readonly to: object; readonly text: string | undefined } | undefined;
  /** What has happened since an entry, where everybody is told the same of it. */
  news: { readonly since: number | undefined; readonly text: string } | undefined;
}

const nonePrepared = (room: Room): PreparedDeltas => ({
  presenceVersion: room.presenceVersion,
  deltas: [],
  around: roomViewCache(room).texts,
  patch: undefined,
  news: undefined,
});

/**
 * Prepares what subscribers will be sent once the room is as in `next`. Doing it before waiting for the disk is much
 * cheaper than after, when other tables have evicted this one from the processor's caches.
 */
export function prepareDeltas(next: Room): PreparedDeltas {
  const prepared = nonePrepared(next);
  for (const subscriber of next.subscribers) deltaFor(next, subscriber, prepared);
  return prepared;
}

/** Sends every subscriber what it has not been sent; uses deltas prepared earlier while they still hold. */
export function broadcast(room: Room, earlier?: PreparedDeltas): void {
  const prepared = earlier?.presenceVersion === room.presenceVersion ? earlier : nonePrepared(room);
  for (const subscriber of room.subscribers) {
    if (mayWatch(room.record, subscriber.person)) sendDelta(room, subscriber, prepared);
    else unsubscribe(room, subscriber);
  }
}

/** Ends the subscription of somebody who may no longer watch. */
function unsubscribe(room: Room, subscriber: Subscriber): void {
  room.subscribers.delete(subscriber);
  room.presenceVersion++;
  publishPresence(room);
  const message: ServerMessage = { table: room.record.id, gone: 'you may no longer watch this table' };
  subscriber.send(JSON.stringify(message));
}

export function sendDelta(room: Room, subscriber: Subscriber, prepared = nonePrepared(room)): void {
  if (!subscriber.ready()) return;
  const { text, sent } = deltaFor(room, subscriber, prepared);
  subscriber.sent = sent;
  subscriber.send(text);
}

function deltaFor(room: Room, subscriber: Subscriber, prepared: PreparedDeltas): OutgoingDelta {
  const eyes = seatOf(room.record, subscriber.person);
  const before = subscriber.sent?.eyes === eyes ? subscriber.sent : undefined;
  const circle = circleOf(room, subscriber);
  const known = prepared.deltas.find(
    (one) => one.eyes === eyes && one.circle === circle && wereSentAlike(one.before, before),
  );
  if (known) return known.delta;
  const delta = makeDelta(room, { eyes, circle }, before, prepared);
  prepared.deltas.push({ eyes, circle, before, delta });
  return delta;
}

/** Whether two who look with the same eyes have been sent the same, whenever each of them came. */
function wereSentAlike(one: SentView | undefined, other: SentView | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  return one.seq === other.seq && one.view === other.view && one.room === other.room;
}

/** The table for a seat or a spectator, as a `OnlineDelta`. Nothing in it depends on what those eyes cannot see. */
export function makeDelta(
  room: Room,
  { eyes, circle }: Viewer,
  sent: SentView | undefined,
  prepared = nonePrepared(room),
): OutgoingDelta {
  const around = roomViewText(room, circle, prepared);
  const shown = around === sent?.room ? SAME : around;
  const [match, view] = matchDelta(room, eyes, sent, prepared);
  const seq = room.ledger?.entries.length;
  const frame = `{"seq":${seq ?? 0},"room":${shown}${match && `,"match":${match}`}}`;
  return {
    text: `{"table":${JSON.stringify(room.record.id)},"frame":${frame}}`,
    sent: { seq: seq ?? -1, eyes, room: around, view },
  };
}

const SAME = '"same"';

/** The match as JSON, if it has begun, and the state its subscriber has after it. */
function matchDelta(
  room: Room,
  eyes: Seat | undefined,
  sent: SentView | undefined,
  prepared: PreparedDeltas,
): [string, object | undefined] {
  const { ledger } = room;
  if (ledger === undefined) return ['', undefined];
  const since = resumeFrom(ledger, eyes, sent);
  if (since === ledger.entries.length) return [SAME, sent?.view];
  const view = ledger.position.seenBy(eyes);
  const rest = `${viewText(ledger, eyes).slice(1, -1)},${newsText(ledger, eyes, since, prepared).slice(1)}`;
  const known = since === undefined ? undefined : sent?.view;
  if (known === undefined) return [`{"state":${JSON.stringify(view)},${rest}`, view];
  const patch = patchText(known, view, prepared);
  return [patch === undefined ? `{${rest}` : `{"patch":${patch},${rest}`, view];
}

function patchText(from: object, to: object, prepared: PreparedDeltas): string | undefined {
  if (prepared.patch?.from !== from || prepared.patch.to !== to) {
    const patch = patchOf(from, to);
    prepared.patch = { from, to, text: patch && JSON.stringify(patch) };
  }
  return prepared.patch.text;
}

/** All of a view as JSON but its state and what has happened. */
function viewText(ledger: Ledger, eyes: Seat | undefined): string {
  const seats = eyes === undefined ? [] : [eyes];
  const seen = viewOf(ledger, { eyes, seats });
  const view: Omit<MatchView, 'state' | keyof Delta> = {
    ...seen,
    moves: eyes === undefined ? undefined : seen.moves[eyes],
    undoable: (eyes === undefined ? undefined : seen.undoable[eyes]) ?? 0,
  };
  return JSON.stringify(view);
}

/** What has happened since an entry as JSON, put in words once where everybody is told the same. */
function newsText(
  ledger: Ledger,
  eyes: Seat | undefined,
  since: number | undefined,
  prepared: PreparedDeltas,
): string {
  if (prepared.news && prepared.news.since === since) return prepared.news.text;
  const text = JSON.stringify(deltaSince(ledger, eyes, since));
  if (isToldAlike(ledger, since)) prepared.news = { since, text };
  return text;
}

function roomViewText(room: Room, circle: Circle, { around }: PreparedDeltas): string {
  const text = around.get(circle) ?? JSON.stringify(roomView(room, circle));
  around.set(circle, text);
  return text;
}

/** Texts that stand until something in them may have changed. */
function roomViewCache(room: Room): NonNullable<Room['roomViewCache']> {
  const { record, ledger, presenceVersion } = room;
  const { stage, setup, options, host, chairs, rematch, proposal, draw, abortedDraws } = record;
  const { resigned, substitutes } = ledger ?? {};
  const sources = [
    stage,
    setup,
    options,
    host,
    chairs,
    rematch,
    resigned,
    substitutes,
    proposal,
    draw,
    abortedDraws,
    presenceVersion,
  ];
  sources.push(thinkingSeat(room));
  // A running clock changes all the time.
  if (record.clocks) sources.push(record.clocks, {});
  const { roomViewCache: around } = room;
  if (around && sources.every((source, i) => source === around.sources[i])) return around;
  room.roomViewCache = { sources, texts: new Map() };
  return room.roomViewCache;
}

function thinkingSeat({ record, ledger }: Room): Seat | undefined {
  return ledger && record.stage === 'playing' ? botToMove(ledger) : undefined;
}

/** What is the same for all viewers of a circle. */
function roomView(room: Room, circle: Circle): RoomView {
  const { record, services } = room;
  const running = runningSeats(room);
  const clocks = record.clocks && clocksAt(record.clocks, running, services.clock());
  return {
    stage: record.stage,
    setup: record.setup,
    options: record.options,
    host: record.host.id,
    seats: record.chairs.map((_, seat) => seatView(room, seat)),
    ...spectatorsFor(room, circle),
    mayChat: circle !== 'silent',
    thinking: thinkingSeat(room),
    clocks: clocks && { left: clocks.left, at: services.now(), running },
    proposal: record.proposal,
    closing: closingOf(record),
    luck: { commitment: room.commitment, secret: hasEnded(record) ? record.secret : undefined },
    draw: record.draw,
    abortedDraws: record.abortedDraws ?? [],
    rematch: record.rematch,
  };
}

function seatView(room: Room, seat: Seat): SeatView {
  const { person: id, name = '', account = false, ...chair } = room.record.chairs[seat] ?? {};
  const { keptFor, promise, standIn } = chair;
  const present = id !== undefined && isPresent(room, id);
  return {
    person: id === undefined ? undefined : { id, name, account },
    bot: botAt(room, seat),
    present,
    leftAt: id === undefined ? undefined : awaySince(room, id),
    resigned: room.ledger?.resigned.some((one) => one.seat === seat) ?? false,
    keptFor,
    promise,
    nonce: nonceAt(room.record, seat),
    standIn,
  };
}
