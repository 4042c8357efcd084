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

/** An online table as received by this page so far. */
export interface ReceivedTable {
  readonly seq: number;
  readonly room: RoomView | undefined;
  /** The match, once it has begun; its `news` are those of the last message. */
  readonly view: TableView | undefined;
  /** All moves received so far. */
  readonly news: readonly LoggedMove[];
  readonly notices: readonly Notice[];
  readonly chat: readonly ChatMessage[];
  /** Why it can no longer be watched. */
  readonly gone: string | undefined;
}

export const NOTHING_RECEIVED: ReceivedTable = {
  seq: 0,
  room: undefined,
  view: undefined,
  news: [],
  notices: [],
  chat: [],
  gone: undefined,
};

type TableMessage = Extract<ServerMessage, { readonly table: string }>;

/** The table after a message; `resync` where messages are missing in between and everything must be sent again. */
export function applyMessage(
  id: string,
  before: ReceivedTable,
  message: TableMessage,
): ReceivedTable | 'resync' {
  if ('gone' in message) return { ...before, gone: message.gone };
  if ('chat' in message) return { ...before, chat: withChat(before.chat, message.chat) };
  const view = applyDelta(message.frame, { room: before.room, match: before.view });
  return view ? withView(id, before, view) : 'resync';
}

/** In order, and each once, however often it was sent. */
function withChat(before: readonly ChatMessage[], received: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map([...before, ...received].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

function withView(id: string, before: ReceivedTable, view: OnlineView): ReceivedTable | 'resync' {
  const { seq, room, match } = view;
  const isFresh = match !== undefined && match !== 'same' && match.fresh;
  if (!isFresh && seq < before.seq) return before;
  const received = match === undefined || match === 'same' ? [] : match.notices;
  const notices = withNotices(before.notices, received);
  const now = { ...before, seq, room, gone: undefined, notices };
  if (match === undefined) return now;
  if (before.view === undefined) {
    if (!isFresh) return 'resync';
    return { ...now, view: tableView(id, view, undefined), news: match.news };
  }
  if (match === 'same') return { ...now, view: keepingSetup(tableView(id, view, before.view), before.view) };
  const rest = match.fresh ? match : newPart(match, before.view);
  if (rest === undefined) return 'resync';
  return {
    ...now,
    view: keepingSetup(tableView(id, { ...view, match: rest }, before.view), before.view),
    news: extendLog(before.news, rest),
  };
}

/** The part after the entries already received; nothing where some in between are missing. */
function newPart(match: MatchView, { seq, ply }: TableView): MatchView | undefined {
  const known = match.news.filter((news) => news.seq <= seq).length;
  const news = match.news.slice(known);
  if (ply + news.length !== match.ply) return undefined;
  return { ...match, news, scores: match.scores.slice(known) };
}

function withNotices(before: readonly Notice[], received: readonly Notice[]): readonly Notice[] {
  const last = before.at(-1)?.seq ?? 0;
  const fresh = received.filter(({ seq }) => seq > last);
  return fresh.length > 0 ? [...before, ...fresh] : before;
}

/** Keeps the same object for an unchanged setup, so that nothing is drawn again for it. */
function keepingSetup(view: TableView, before: TableView): TableView {
  const same = JSON.stringify(view.setup) === JSON.stringify(before.setup);
  return same ? { ...view, setup: before.setup } : view;
}
