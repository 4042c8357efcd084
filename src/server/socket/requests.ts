import type { RequestResult, ClientRequest } from '../../protocol/online.ts';
import { chooseStandIn, reclaim, substitute } from '../rooms/absence.ts';
import { remove, requireWatching } from '../rooms/access.ts';
import { catchUp } from '../rooms/catchUp.ts';
import { postChat, type Speaker } from '../rooms/chat.ts';
import { close, rematch } from '../rooms/closing.ts';
import { answer, propose, resume } from '../rooms/consent.ts';
import { cancelDraw, reveal, start } from '../luck/draw.ts';
import { freeChair, kick, seatBot, stand } from '../rooms/gathering.ts';
import { playMove, redoMove, resign, undoMove } from '../rooms/moves.ts';
import { lookBack } from '../rooms/past.ts';
import type { Payer } from '../budgets/budgets.ts';
import { requireOpen, type Room } from '../rooms/room.ts';
import { seatOf } from '../rooms/tableRecord.ts';

/** Requests to a table; the connection itself handles `watch` and `unwatch`. */
export type TableRequest = Exclude<ClientRequest, { readonly do: 'watch' | 'unwatch' | 'ping' }>;

/** Handles a request in the room's queue; chat and looking back need not wait for it. Some refusals are thrown at once. */
export function handleRequest(room: Room, speaker: Speaker, request: TableRequest): Promise<RequestResult> {
  const { budgets } = room.services;
  const { payer } = speaker;
  budgets.requireTime(payer);
  if (request.do !== 'look') requireSpace(room, payer, request);
  const job = (): Promise<RequestResult> => {
    requireOpen(room);
    requireWatching(room, speaker.person.id);
    if (seatOf(room.record, payer.person) !== undefined) room.payer = payer;
    return budgets.timed(payer, () => answerTo(room, speaker, request));
  };
  if (request.do === 'chat' || request.do === 'look') return job();
  // Somebody who has seen more than this server has seen it through another.
  const isBehind = (): boolean => 'seen' in request && request.seen > (room.ledger?.entries.length ?? 0);
  return room.inTurn(() => (isBehind() ? catchUp(room).then(job) : job()));
}

/** What a chat message takes on the disk beside its text. */
const CHAT_BYTES = 200;

function requireSpace({ services: { budgets } }: Room, payer: Payer, request: TableRequest): void {
  budgets.requireSpace(payer);
  budgets.wrote(payer);
  if (request.do === 'chat') budgets.stored(payer, Buffer.byteLength(request.text) + CHAT_BYTES);
}

const nothing = (): RequestResult => ({});
const entryOf = (seq: number): RequestResult => ({ seq });

function answerTo(room: Room, speaker: Speaker, request: TableRequest): Promise<RequestResult> {
  const { person } = speaker;
  const { id } = person;
  switch (request.do) {
    case 'play':
      return playMove(room, id, request).then(entryOf);
    case 'undo':
      return undoMove(room, id, request).then(entryOf);
    case 'redo':
      return redoMove(room, id, request).then(entryOf);
    case 'resign':
      return resign(room, id, request).then(entryOf);
    case 'look':
      return Promise.resolve({ past: lookBack(room, id, request.ply, request.eyes) });
    case 'rematch':
      return rematch(room, speaker).then((table) => ({ table }));
    case 'propose':
      return propose(room, id, request).then(nothing);
    case 'answer':
      return answer(room, id, request.proposal, request.agree).then(nothing);
    case 'chat':
      return postChat(room, speaker, request.text, request.key).then(nothing);
    case 'seatBot':
      return seatBot(room, id, request.seat, request.bot).then(nothing);
    case 'substitute':
      return substitute(room, id, request.seat).then(nothing);
    case 'standIn':
      return chooseStandIn(room, id, request.bot).then(nothing);
    case 'kick':
      return kick(room, id, request.seat).then(nothing);
    case 'remove':
      return remove(room, id, request.person).then(nothing);
    case 'free':
      return freeChair(room, id, request.seat).then(nothing);
    case 'resume':
      return resume(room, id).then(nothing);
    case 'reclaim':
      return reclaim(room, id).then(nothing);
    case 'stand':
      return stand(room, id).then(nothing);
    case 'start':
      return start(room, id).then(nothing);
    case 'cancelDraw':
      return cancelDraw(room, id).then(nothing);
    case 'reveal':
      return reveal(room, id, request.nonce).then(nothing);
    case 'close':
      return close(room, id).then(nothing);
  }
}
