import {
  type ChatMessage,
  type MatchView,
  type Notice,
  type OnlineView,
  type RoomView,
  type ServerMessage,
  tableView,
  applyDelta,
} from '../../../protocol/online.ts';
import type { LoggedMove, TableView } from '../../../protocol/table.ts';
import { extendLog } from '../../../table/view.ts';

/** A table online as far as this page has heard. */
export interface Heard {
  readonly seq: number;
  readonly room: RoomView | undefined;
  /** The match, once it has begun; its news are those of the last frame. */
  readonly frame: TableView | undefined;
  /** All moves told so far. */
  readonly news: readonly LoggedMove[];
  readonly notices: readonly Notice[];
  readonly chat: readonly ChatMessage[];
  /** Why it can no longer be watched. */
  readonly gone: string | undefined;
}

export const NOTHING: Heard = {
  seq: 0,
  room: undefined,
  frame: undefined,
  news: [],
  notices: [],
  chat: [],
  gone: undefined,
};

type Told = Extract<ServerMessage, { readonly table: string }>;

/** What is known after a message; `again` where something in between is missing and all must be told anew. */
export function hearing(id: string, before: Heard, message: Told): Heard | 'again' {
  if ('gone' in message) return { ...before, gone: message.gone };
  if ('chat' in message) return { ...before, chat: withLines(before.chat, message.chat) };
  const frame = applyDelta(message.frame, { room: before.room, match: before.frame });
  return frame ? withFrame(id, before, frame) : 'again';
}

/** Lines come in their order, and each once, however often it is told. */
function withLines(before: readonly ChatMessage[], told: readonly ChatMessage[]): ChatMessage[] {
  const lines = new Map([...before, ...told].map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

function withFrame(id: string, before: Heard, frame: OnlineView): Heard | 'again' {
  const { seq, room, match } = frame;
  const isFresh = match !== undefined && match !== 'same' && match.fresh;
  if (!isFresh && seq < before.seq) return before;
  const told = match === undefined || match === 'same' ? [] : match.notices;
  const notices = withNotices(before.notices, told);
  const now = { ...before, seq, room, gone: undefined, notices };
  if (match === undefined) return now;
  if (before.frame === undefined) {
    if (!isFresh) return 'again';
    return { ...now, frame: tableView(id, frame, undefined), news: match.news };
  }
  if (match === 'same') return { ...now, frame: steady(tableView(id, frame, before.frame), before.frame) };
  const rest = match.fresh ? match : untold(match, before.frame);
  if (rest === undefined) return 'again';
  return {
    ...now,
    frame: steady(tableView(id, { ...frame, match: rest }, before.frame), before.frame),
    news: extendLog(before.news, rest),
  };
}

/** Only what comes after the entries already told; nothing where some in between are missing. */
function untold(match: MatchView, { seq, ply }: TableView): MatchView | undefined {
  const known = match.news.filter((news) => news.seq <= seq).length;
  const news = match.news.slice(known);
  if (ply + news.length !== match.ply) return undefined;
  return { ...match, news, scores: match.scores.slice(known) };
}

function withNotices(before: readonly Notice[], told: readonly Notice[]): readonly Notice[] {
  const last = before.at(-1)?.seq ?? 0;
  const fresh = told.filter(({ seq }) => seq > last);
  return fresh.length > 0 ? [...before, ...fresh] : before;
}

/** Seats that are as they were stay the same object, so that nothing is drawn anew for them. */
function steady(frame: TableView, before: TableView): TableView {
  const same = JSON.stringify(frame.setup) === JSON.stringify(before.setup);
  return same ? { ...frame, setup: before.setup } : frame;
}
