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

/** Handles a request in the room's queue; chat and looking back need not wait for it. */
export async function handleRequest(
  room: Room,
  speaker: Speaker,
  request: TableRequest,
): Promise<RequestResult> {
  const { budgets } = room.services;
  const { payer } = speaker;
  budgets.requireTime(payer);
  if (request.do !== 'look') requireSpace(room, payer, request);
  const job = async (): Promise<RequestResult> => {
    // Somebody who has seen more than this server has seen it through another.
    if ('seen' in request && request.seen > (room.ledger?.entries.length ?? 0)) await catchUp(room);
    requireOpen(room);
    requireWatching(room, speaker.person.id);
    if (seatOf(room.record, payer.person) !== undefined) room.payer = payer;
    return budgets.timed(payer, () => answerTo(room, speaker, request));
  };
  return request.do === 'chat' || request.do === 'look' ? job() : room.inTurn(job);
}

/** What a chat message takes on the disk beside its text. */
const CHAT_BYTES = 200;

function requireSpace({ services: { budgets } }: Room, payer: Payer, request: TableRequest): void {
  budgets.requireSpace(payer);
  budgets.wrote(payer);
  if (request.do === 'chat') budgets.stored(payer, Buffer.byteLength(request.text) + CHAT_BYTES);
}

async function answerTo(room: Room, speaker: Speaker, request: TableRequest): Promise<RequestResult> {
  const { person } = speaker;
  const { id } = person;
  switch (request.do) {
    case 'play':
      return { seq: await playMove(room, id, request) };
    case 'undo':
      return { seq: await undoMove(room, id, request) };
    case 'redo':
      return { seq: await redoMove(room, id, request) };
    case 'resign':
      return { seq: await resign(room, id, request) };
    case 'look':
      return { past: lookBack(room, id, request.ply, request.eyes) };
    case 'rematch':
      return { table: await rematch(room, speaker) };
    case 'propose':
      await propose(room, id, request);
      return {};
    case 'answer':
      await answer(room, id, request.proposal, request.agree);
      return {};
    case 'chat':
      await postChat(room, speaker, request.text, request.key);
      return {};
    case 'seatBot':
      await seatBot(room, id, request.seat, request.bot);
      return {};
    case 'substitute':
      await substitute(room, id, request.seat);
      return {};
    case 'standIn':
      await chooseStandIn(room, id, request.bot);
      return {};
    case 'kick':
      await kick(room, id, request.seat);
      return {};
    case 'remove':
      await remove(room, id, request.person);
      return {};
    case 'free':
      await freeChair(room, id, request.seat);
      return {};
    case 'resume':
      await resume(room, id);
      return {};
    case 'reclaim':
      await reclaim(room, id);
      return {};
    case 'stand':
      await stand(room, id);
      return {};
    case 'start':
      await start(room, id);
      return {};
    case 'cancelDraw':
      await cancelDraw(room, id);
      return {};
    case 'reveal':
      await reveal(room, id, request.nonce);
      return {};
    case 'close':
      await close(room, id);
      return {};
  }
}
